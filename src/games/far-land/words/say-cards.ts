import { type Line, line, words } from '../../../engine/line.ts';
import { FOES } from '../content/creatures.ts';
import { EVENTS_EN } from '../content/events/prose.en.ts';
import { proseOf } from '../content/legends/index.ts';
import { TOWER_EN } from '../content/tower/prose.en.ts';
import type { CreatureKind, Event, Figure, Space, State } from '../types.ts';
import { askedBy } from './cards.ts';
import { bad, count, FoeName, good, heroName, itemName, number, placeName } from './names.ts';
import { FOG_WORDS } from './say-things.ts';

type EventOf<T extends Event['type']> = Event & { type: T };
type Said =
  | 'answered'
  | 'card-rolled'
  | 'event-card'
  | 'event-ignored'
  | 'tower-card'
  | 'warded'
  | 'told'
  | 'picked'
  | 'nobody'
  | 'removed'
  | 'shifted'
  | 'shields'
  | 'lost-hours'
  | 'put'
  | 'rooster'
  | 'wells'
  | 'fog-laid'
  | 'fog-shown'
  | 'stock'
  | 'for-sale'
  | 'people'
  | 'people-stay'
  | 'people-tired'
  | 'figure'
  | 'cleared'
  | 'dice-space'
  | 'ring'
  | 'spore'
  | 'spore-gone';

const FIGURE_NAMES: Record<Figure, string> = {
  merchant: 'The Travelling Merchant',
  knight: 'A Black Knight',
  ghost: 'A ghost',
  flaps: 'Flaps, the flying fox,',
  mother: 'The Mother Spore',
  nest: 'A spore nest',
  log: 'A log',
  herb: 'A herb',
  mushroom: 'A mushroom',
  'hope-stone': 'A hope stone',
  rock: 'A rock',
  azturia: 'An Azturia stone',
  'red-x': 'A red X',
  quake: 'A quake token',
  'tower-card': 'A tower card',
  'takota-card': 'A Takota card',
  orweyn: 'Orweyn',
  catapult: 'The catapult',
  star: 'A star',
  captive: 'The captive',
};

/** "Gor", "Black Knight", "log". */
export const figureWord = (what: CreatureKind | Figure): string =>
  what in FIGURE_NAMES
    ? FIGURE_NAMES[what as Figure].replace(/^(An?|The) /, '').replace(/,$/, '')
    : FOES[what as CreatureKind].name;

function places(g: State, spaces: readonly Space[]): Line {
  return spaces.flatMap((space, i): Line => {
    const between = i === 0 ? '' : i === spaces.length - 1 ? ' and ' : '; ';
    return between === '' ? [placeName(g, space)] : [{ text: between }, placeName(g, space)];
  });
}

const DICE = { red: 'red', hero: "heroes'", grey: 'grey' } as const;

/** Sentences for what cards do. */
export const SAY_CARDS: { [T in Said]: (g: State, e: EventOf<T>) => readonly Line[] } = {
  answered: (g, e) => [line`Chosen: ${askedBy(g, e.card, e.ask)?.options[e.option] ?? e.option}.`],
  'card-rolled': (_g, e) => [line`The ${DICE[e.die]} die shows ${number(e.face)}.`],
  'event-card': (g, e) => {
    const prose = EVENTS_EN[e.card];
    const text = g.board === 'lake' ? (prose?.lake ?? prose?.text) : prose?.text;
    return [
      line`${heroName(g, e.who)} draws an event: ${words(`${prose?.title}.`, 'title')}`,
      words(text ?? '', 'story'),
    ];
  },
  'event-ignored': () => [words('The Mother Spore is in play: events with spores are passed over.')],
  'tower-card': (g, e) => [
    line`${e.who === null ? 'The tower card' : line`${heroName(g, e.who)} finds the tower card`}: ${words(`${TOWER_EN[e.card].title}.`, 'title')}`,
    words(TOWER_EN[e.card].text, 'story'),
  ],
  warded: (g, e) => [line`${heroName(g, e.who)} holds up a hope stone. ${good('The event does not happen.')}`],
  told: (g, e) => [words(g.legend === null ? '' : (proseOf(g.legend).told?.[e.key] ?? ''), 'story')],
  picked: (g, e) => [line`It is ${heroName(g, e.who)}.`],
  nobody: () => [words('It does nothing for any hero.')],
  removed: (g, e) => [line`${FoeName(g, e.what, e.tag)} is gone from ${placeName(g, e.space)}.`],
  shifted: (g, e) => [line`${FoeName(g, e.what, e.tag)} has strength ${number(e.sp)} now.`],
  shields: (_g, e) =>
    e.by > 0
      ? [line`${good(count(e.by, 'shield'))} ${e.by === 1 ? 'is' : 'are'} free again. Shields free: ${number(e.free)}.`]
      : [line`${bad(count(-e.by, 'shield'))} ${e.by === -1 ? 'is' : 'are'} covered. Shields free: ${number(e.free)}.`],
  'lost-hours': (g, e) => [
    line`${heroName(g, e.who)} loses ${bad(count(e.hours, 'hour'))}${e.morning ? ' of the coming day' : ''}.`,
  ],
  put: (g, e) => [line`${heroName(g, e.who)} is now at ${placeName(g, e.to)}.`],
  rooster: (g, e) => [line`${heroName(g, e.who)} begins the next day.`],
  wells: (g, e) => [line`${e.full ? good('Full again') : bad('Empty now')}: the well at ${places(g, e.spaces)}.`],
  'fog-laid': (_g, e) => [line`Fog lies on ${count(e.spaces.length, 'space')}: ${e.spaces.join(', ')}.`],
  'fog-shown': (g, e) => [line`The fog at ${placeName(g, e.space)}, hides ${FOG_WORDS[e.holds]}.`],
  stock: (_g, e) => [
    line`The equipment board has ${number(Math.abs(e.many))} ${itemName(e.what)} ${e.many < 0 ? 'less' : 'more'}.`,
  ],
  'for-sale': (_g, e) => [
    words(e.trade ? 'Merchants sell the equipment from now on.' : 'Merchants sell strength only from now on.'),
  ],
  people: (g, e) => [
    e.space === null ? words('The steppe people are gone.') : line`The steppe people are at ${placeName(g, e.space)}.`,
  ],
  'people-tired': (g, e) => [
    line`The steppe people have gone ${count(e.gone, 'space')} since sunrise. They rest at ${placeName(g, e.space)}, until the next one.`,
  ],
  'people-stay': (_g, e) => [
    words(e.stay ? 'The steppe people stay where they are: nobody leads them now.' : 'The steppe people can be led.'),
  ],
  figure: (g, e) => [
    e.space === null
      ? line`${FIGURE_NAMES[e.what]} is taken off the board.`
      : line`${FIGURE_NAMES[e.what]}${e.value === undefined ? '' : ` of ${e.value}`} is now at ${placeName(g, e.space)}.`,
  ],
  cleared: (g, e) => [line`${count(e.n, e.what)} at ${placeName(g, e.space)}: used up.`],
  'dice-space': (g, e) => [
    line`${e.what === undefined ? '' : `${FIGURE_NAMES[e.what]}. `}Red die ${number(e.red)}, heroes' die ${number(e.hero)}: ${placeName(g, e.space)}.`,
  ],
  ring: (_g, e) => [
    words(
      e.on
        ? 'The ring lies on the narrator: the Black Knights move whenever the narrator does.'
        : 'The ring is taken off the narrator: the Black Knights stand still.',
    ),
  ],
  spore: (g, e) => {
    const there = g.tokens.filter((one) => one.kind === 'spore' && one.space === e.space).length;
    const now = there > 1 ? `: ${there} now` : '';
    return [line`${there > 1 ? 'Another' : 'A'} spore takes root at ${placeName(g, e.space)}${now}.`];
  },
  'spore-gone': (g, e) => [line`The spore at ${placeName(g, e.space)}, is gone.`],
};
