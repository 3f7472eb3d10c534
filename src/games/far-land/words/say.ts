import { type Line, line, words } from '../../../engine/line.ts';
import { FOES } from '../content/creatures.ts';
import { diceOf, HEROES } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import { proseOf } from '../content/legends/index.ts';
import { shieldsFree } from '../rules/creatures.ts';
import { topEvent } from '../rules/events.ts';
import { heroOf } from '../state.ts';
import type { Event, HeroId, State, Why } from '../types.ts';
import { ALL_HOURS } from '../verbs.ts';
import { letterName } from './letters.ts';
import {
  bad,
  count,
  diceList,
  FoeName,
  foeName,
  good,
  heroList,
  heroName,
  itemName,
  legendName,
  number,
  placeName,
  placeNumber,
  someFoe,
  thingName,
} from './names.ts';
import { figureWord, SAY_CARDS } from './say-cards.ts';
import { SAY_RIVER } from './say-river.ts';
import { SAY_THINGS } from './say-things.ts';

type EventOf<T extends Event['type']> = Event & { type: T };
type Say = { [T in Event['type']]: (g: State, e: EventOf<T>) => readonly Line[] };

const NOTHING: readonly Line[] = [];

/** Reasons that are told by another sentence already, or need none. */
const BECAUSE: Record<Why, string> = {
  overtime: ' for overtime, hour ',
  fight: '',
  fallen: ' after the fall',
  well: ' from the well',
  heal: ' from the dice that did not fight',
  gift: '',
  reward: ' as reward',
  card: '',
  merchant: ' at the merchant',
  give: '',
  fog: ' from the fog',
  item: '',
  knight: ' to the Black Knight',
};

/** "Raash: willpower 9, 2 more." */
function points(g: State, name: string, e: EventOf<'wp' | 'sp' | 'gold' | 'herbs'>): readonly Line[] {
  const by = e.by > 0 ? good(`${e.by} more`) : bad(`${-e.by} less`);
  const hour = e.why === 'overtime' ? `${heroOf(g, e.who).hours} of ${ALL_HOURS}` : '';
  return [line`${heroName(g, e.who)}: ${name} ${number(e.now)}, ${by}${BECAUSE[e.why]}${hour}.`];
}

const OUT = {
  hours: 'has no hour left',
  reach: 'no longer reaches the enemy',
  wp: 'was down to willpower 0',
} as const;

const over = (spaces: readonly number[]): Line =>
  spaces.length === 0 ? [] : line`, pushed on from ${spaces.map(String).join(' and ')}`;

/** Words for every event; a missing one does not compile. */
/** Which of several dice counts (FIGHT-4, RAASH-1, DEC-15). */
const WHICH = { highest: ', the highest', last: ', the last', sum: ', the dice together' } as const;

/** Who somebody is at the start: class, points, what nobody else can do. */
function heroLine(g: State, id: HeroId): Line {
  const { sp, wp, space } = heroOf(g, id);
  const dice = diceOf(id, wp);
  return line`${heroName(g, id)}, ${HEROES[id].title}, on ${placeName(g, space)}: strength ${number(sp)}, willpower ${number(wp)}, ${count(dice, 'die', 'dice')}. ${HEROES[id].ability}`;
}

/** A creature with a name of its own has its own strength: ", strength 16". */
function ownStrength(g: State, tag: string | undefined): Line {
  const creature = tag === undefined ? undefined : g.creatures.find((one) => one.tag === tag);
  return creature === undefined ? [] : line`, with strength ${number(FOES[creature.kind].sp + creature.spShift)}`;
}

export const SAY: Say = {
  ...SAY_THINGS,
  ...SAY_RIVER,
  ...SAY_CARDS,
  began: (g, e) => [
    line`${heroList(g, e.heroes)} set out. ${e.legend === null ? words('A scenario.') : words(`Legend ${legendName(e.legend)}: ${proseOf(e.legend).title}.`, 'title')}`,
    ...e.heroes.map((id) => heroLine(g, id)),
    line`The order is clockwise. Shields free: ${number(shieldsFree(g))}.`,
  ],
  day: (g, e) => [
    line`Day ${number(e.day)} begins. ${e.first === null ? 'All heroes lie on the ground' : line`${heroName(g, e.first)} is first`}.`,
  ],
  turn: (g, e) => [line`${heroName(g, e.who)} is on turn.`],
  hour: () => NOTHING, // overtime is told with its willpower
  walked: (g, e) => [
    line`${heroName(g, e.who)}${e.with.length > 0 ? line`, with ${heroList(g, e.with)},` : ''} walks to ${placeName(g, e.to)}${e.led ? '. The steppe people come along' : ''}.`,
  ],
  carried: (g, e) => [line`${heroName(g, e.who)} takes ${heroName(g, e.hero)} along.`],
  'set-down': (g, e) => [line`${heroName(g, e.who)} leaves ${heroName(g, e.hero)} behind.`],
  stopped: (g, e) => {
    if (e.why === 'chose') return [line`${heroName(g, e.who)} stops at ${placeName(g, e.at)}.`];
    const what = e.why === 'swamp' ? 'The swamp' : 'A spore';
    return [line`${what} stops ${heroName(g, e.who)} at ${placeName(g, e.at)}.`];
  },
  passed: (g, e) => [line`${heroName(g, e.who)} passes an hour.`],
  ended: (g, e) => [
    line`${heroName(g, e.who)} ends the day${e.rooster ? ' and takes the rooster: first tomorrow' : ''}.`,
  ],
  wp: (g, e) => points(g, 'willpower', e),
  sp: (g, e) => points(g, 'strength', e),
  gold: (g, e) => points(g, 'gold', e),
  herbs: (g, e) => points(g, 'herbs', e),
  fight: (g, e) => [
    line`${heroName(g, e.who)} attacks ${foeName(g, e.foe, e.tag)} on ${placeNumber(e.space)}. ${FoeName(g, e.foe, e.tag)} has strength ${number(e.sp)}${e.foe === 'spore' ? '' : line`, willpower ${number(e.wp)}`}, ${number(e.dice)} ${FOES[e.foe].die} ${e.dice === 1 ? 'die' : 'dice'}${e.foe === 'spore' ? '' : line`, reward ${number(e.reward)}`}.`,
  ],
  joined: (g, e) => [line`${heroName(g, e.who)} joins the fight.`],
  declined: (g, e) => [line`${heroName(g, e.who)} stays out of this fight.`],
  left: (g, e) => [line`${heroName(g, e.who)} leaves the fight.`],
  'dropped-out': (g, e) => [
    line`${heroName(g, e.who)} ${e.why === 'wp' ? bad(OUT.wp) : words(OUT[e.why])} and drops out of the fight.`,
  ],
  round: (g, e) => [
    e.fighters.length === 1
      ? line`Round ${number(e.n)}: ${heroList(g, e.fighters)} fights for an hour.`
      : line`Round ${number(e.n)}: ${heroList(g, e.fighters)} fight, an hour each.`,
  ],
  rolled: (g, e) =>
    e.dice.length === 1
      ? [line`${heroName(g, e.who)} rolls ${number(e.die)}.`]
      : [line`${heroName(g, e.who)} rolls ${number(e.die)}; the dice show ${diceList(e.dice)}.`],
  counts: (g, e) => [
    line`${heroName(g, e.who)}: the ${number(e.die)} counts${e.die === e.value || e.rule === 'sum' ? '' : line` ${number(e.value)}, doubled`}${e.dice.length === 1 ? '' : WHICH[e.rule]}.`,
  ],
  'foe-rolled': (g, e) => {
    const counts = line`: ${number(e.counts)} counts${e.counts > Math.max(...e.dice) ? ', equal dice added' : ''}`;
    const rolls = line`${FoeName(g, e.foe, e.tag)} rolls ${diceList(e.dice)}${e.dice.length > 1 ? counts : []}`;
    return [line`${rolls}. With strength ${number(e.value - e.counts)} that makes ${number(e.value)}.`];
  },
  compared: (g, e) => {
    const sides = line`Heroes ${number(e.heroes)}, ${foeName(g, e.kind, e.tag)} ${number(e.foe)}`;
    if (e.winner === 'none') return [line`${sides}: a tie. Nothing happens.`];
    if (e.winner === 'foe') return [line`${sides}: ${bad(`the heroes lose the round by ${e.by}`)}.`];
    const left: Line = e.foeWp === 0 ? [] : line` ${FoeName(g, e.kind, e.tag)} has willpower ${number(e.foeWp)} left.`;
    return [line`${sides}: ${good(`the heroes win the round by ${e.by}`)}.${left}`];
  },
  recovered: (g, e) => [line`The fight is over. ${FoeName(g, e.foe, e.tag)} recovers.`],
  beaten: (g, e) => [
    line`${heroList(g, e.by)} ${e.by.length === 1 ? 'has' : 'have'} ${good('beaten')} ${foeName(g, e.foe, e.tag)}.`,
  ],
  'reward-lost': (_g, e) => [line`Nobody can hold the rest of the reward: ${count(e.points, 'point')} lost.`],
  gave: (g, e) => [line`${heroName(g, e.who)} gives ${heroName(g, e.to)} ${thingName(e.what, e.n, e.which)}.`],
  bought: (g, e) =>
    e.what === 'strength' ? NOTHING : [line`${heroName(g, e.who)} buys a ${itemName(e.what)}. ${ITEMS[e.what].about}`],
  drank: (g, e) => [line`${heroName(g, e.who)} empties the well at ${placeName(g, e.space)}.`],
  placed: (g, e) => [
    line`${cap(someFoe(g, e.what, e.tag))} appears at ${placeName(g, e.space)}${over(e.over)}${ownStrength(g, e.tag)}.`,
  ],
  'none-left': (_g, e) => [line`There is no ${figureWord(e.what)} left to place.`],
  'no-room': (g, e) => [line`No space is free for a ${FOES[e.what].name} from ${placeName(g, e.space)} on.`],
  moved: (g, e) => [
    line`${FoeName(g, e.what, e.tag)} moves from ${placeNumber(e.from)} to ${placeName(g, e.to)}${over(e.over)}.`,
  ],
  shield: (g, e) => [
    line`${bad(FoeName(g, e.what, e.tag).text)} ${e.where === 'caves' ? 'enters the caves' : 'reaches the steppe people'}${e.where !== 'caves' && e.from === g.people?.space ? '' : line` from ${placeNumber(e.from)}`}${over(e.over)}${e.over.length > 0 ? ',' : ''} and takes a shield. Shields free: ${number(e.free)}.`,
  ],
  'no-shield': (g, e) => [
    line`${bad(FoeName(g, e.what, e.tag).text)} ${e.where === 'caves' ? 'enters the caves' : 'reaches the steppe people'}, and no shield is free.`,
  ],
  sunrise: (g, e) => {
    const kinds = g.board === 'river' ? topEvent(g)?.kinds : undefined;
    const names = kinds?.map((kind) => FOES[kind].plural).join(', then ');
    return [line`Day ${number(e.day)} is over. The sun rises.${names ? ` The event card moves ${names}.` : ''}`];
  },
  'well-full': (g, e) => [line`The well at ${placeName(g, e.space)}, fills again.`],
  'well-kept': (g, e) => [line`The well at ${placeName(g, e.space)}, stays empty: ${heroName(g, e.who)} stands there.`],
  narrator: (_g, e) => [line`The narrator moves to ${number0(letterName(e.letter))}.`],
  card: (g, e) => cardWords(g, e.card),
  goal: (g, e) => [line`Goal: ${words(goalWords(g, e.goal), 'story')}`],
  deed: (g, e) => {
    const { label, done } = proseOf(g.legend as string).deeds[e.deed];
    return [line`Done by ${heroName(g, e.who)}: ${label.split(' (')[0]}. ${words(done, 'story')}`];
  },
  over: (g, e) => [
    ...(g.legend === null ? [] : [words(proseOf(g.legend).ends[e.why] ?? '', 'story')]),
    e.result === 'won' ? line`${good('The legend is won.')}` : line`${bad('The legend is lost.')}`,
  ],
};

const cap = (piece: { text: string; as?: Line[number]['as'] }): Line[number] => ({
  ...piece,
  text: piece.text[0].toUpperCase() + piece.text.slice(1),
});
const number0 = (text: string): Line[number] => ({ text, as: 'number' });

export const goalWords = (g: State, goal: string): string =>
  g.legend === null ? goal : (proseOf(g.legend).goals[goal] ?? goal);

/** A letter of the track, and which of its cards. */
const LETTERED = /^[A-N]\d*$/;

/** A legend card as it is read aloud: its title, with its letter where it has one, then its text. */
export function cardWords(g: State, card: string): readonly Line[] {
  const prose = g.legend === null ? undefined : proseOf(g.legend).cards[card];
  if (prose === undefined) return NOTHING;
  const name = LETTERED.test(card) ? `Card ${card}. ` : 'A card: ';
  return [words(`${name}${prose.title}.`, 'title'), words(prose.text, 'story')];
}

/** The sentences of an event, in the state right after it. */
export function say(g: State, e: Event): readonly Line[] {
  return (SAY[e.type] as (g: State, e: Event) => readonly Line[])(g, e);
}
