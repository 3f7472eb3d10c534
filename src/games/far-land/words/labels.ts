import { type Line, line, words } from '../../../engine/line.ts';
import { HEROES } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import { proseOf } from '../content/legends/index.ts';
import { boardOf, ways } from '../map.ts';
import { counts } from '../rules/dice.ts';
import { whyNoHour } from '../rules/hours.ts';
import { creatureAt, creatureOf, heroOf, onTurn } from '../state.ts';
import type { Action, ActionOf, Back, BoardId, Frame, Hero, Hope, ItemId, Mark, State, Thing, Verb } from '../types.ts';
import { DAY_HOURS, OVERTIME_WP } from '../verbs.ts';
import { askedNow } from './cards.ts';
import {
  count,
  foeName,
  heroName,
  itemName,
  number,
  placeName,
  placeNumber,
  someFoe,
  thingName,
  whichWords,
} from './names.ts';
import { MARK_WORDS } from './say-things.ts';

type Label = { [V in Verb]: (g: State, a: ActionOf<V>) => Line };

const WAY_WORDS = {
  e: 'east',
  w: 'west',
  ne: 'north-east',
  nw: 'north-west',
  se: 'south-east',
  sw: 'south-west',
} as const;

/** "south-east", or undefined for a jump. */
export function wayWord(g: State, from: number, to: number): string | undefined {
  const out = ways(boardOf(g.board), from);
  for (const way in WAY_WORDS)
    if (out[way as keyof typeof WAY_WORDS] === to) return WAY_WORDS[way as keyof typeof WAY_WORDS];
  return undefined;
}

/** What the next hour costs this hero beyond the hour. */
export const overtimeWords = (hero: Hero): string =>
  hero.hours >= DAY_HOURS ? `, overtime, willpower ${hero.wp - OVERTIME_WP} left` : '';

/** "Walk west to 424, Red Scree", by where from and where to: said more often than anything else. */
const STEPS: { readonly [board in BoardId]: Map<number, Line> } = { lake: new Map(), river: new Map() };
const SPACES_MOST = 1000;
/** Steps that lead no compass way. */
const JUMPS: { readonly [board in BoardId]: string } = { lake: 'Walk over the lake to', river: 'Jump to' };

function stepWords(g: State, from: number, to: number): Line {
  const known = STEPS[g.board].get(from * SPACES_MOST + to);
  if (known !== undefined) return known;
  const way = wayWord(g, from, to);
  const walk = way === undefined ? JUMPS[g.board] : `Walk ${way} to`;
  const made = line`${walk} ${placeName(g, to)}`;
  STEPS[g.board].set(from * SPACES_MOST + to, made);
  return made;
}

/** Steps for which the hero who walks now has opened a wineskin: they cost no hour, and so no overtime (WINE-1). */
export function freeSteps(g: State): number {
  const top = g.stack[g.stack.length - 1];
  return top.kind === 'walk' ? top.free : 0;
}

function walkLabel(g: State, a: ActionOf<'walk'>): Line {
  const hero = onTurn(g);
  const step = stepWords(g, hero.space, a.to);
  const foe = creatureAt(g, a.to);
  const overtime = freeSteps(g) > 0 ? '' : overtimeWords(hero);
  if (foe === undefined && overtime === '') return step;
  return line`${step}${foe ? line`, ${someFoe(g, foe.kind, foe.tag)} there` : []}${overtime}`;
}

/** A round costs every fighter an hour, and after hour 7 willpower (FIGHT-2, DAY-2). */
function rollLabel(g: State): Line {
  const top = g.stack[g.stack.length - 1];
  if (top.kind !== 'fight' || (top.step !== 'gather' && top.step !== 'round')) return words('Roll');
  const late = top.fighters.map((id) => heroOf(g, id)).filter((hero) => hero.hours >= DAY_HOURS && !whyNoHour(hero));
  if (late.length === 0) return words('Roll');
  if (top.fighters.length === 1) return words(`Roll${overtimeWords(late[0])}`);
  return words(
    `Roll, overtime: ${late.map((hero) => `${hero.name} willpower ${hero.wp - OVERTIME_WP} left`).join(', ')}`,
  );
}

const plain = (text: string) => () => words(text);

/** Who has heard enough lets something happen, closes an exchange, goes on, or stops rolling. */
function enoughWords(top: Frame): string {
  if (top.kind === 'card') return 'Let it happen';
  if (top.kind === 'trade') return 'That is all';
  return top.kind === 'fight' && top.step === 'foe-rolled' ? 'Go on, add nothing' : 'Enough: let it count';
}

/** ", as 4": what a face counts where that is not what it shows (GRENT-1). */
function doubled(g: State, face: number): string {
  const top = g.stack[g.stack.length - 1];
  const value = top.kind === 'fight' ? counts(top.rolls[top.next], face) : face;
  return value === face ? '' : `, as ${value}`;
}

const LABEL: Label = {
  walk: walkLabel,
  stop: (g) => line`Stop here, on ${placeNumber(onTurn(g).space)}`,
  pass: (g) => line`Pass an hour${overtimeWords(onTurn(g))}`,
  end: (g) =>
    line`End the day${onTurn(g).hours < DAY_HOURS ? `, ${count(DAY_HOURS - onTurn(g).hours, 'hour')} unused` : ''}`,
  alone: plain('Fight alone'),
  roll: rollLabel,
  enough: (g) => words(enoughWords(g.stack[g.stack.length - 1])),
  again: plain('Roll that die again'),
  leave: (g) =>
    words(g.stack[g.stack.length - 1].kind === 'fog' ? 'Leave the new thing lying here' : 'Leave the fight'),
  decline: plain('Stay out of the fight'),
  spell: plain('Fire spell: take 2 from the enemy'),
  lead: plain('Lead the steppe people'),
  unlead: plain('Let the steppe people stay here'),
  offer: plain('Give something to a fellow'),
  back: plain('Never mind'),
  drink: plain('Drink from the well: willpower 3'),
  fight: (g, a) =>
    line`Fight ${foeName(g, a.foe, creatureOf(g, a.id)?.tag)}${a.space === onTurn(g).space ? '' : line` on ${placeName(g, a.space)}`}${overtimeWords(onTurn(g))}`,
  with: (g, a) => line`Invite ${heroName(g, a.hero)}${overtimeWords(heroOf(g, a.hero))}`,
  choose: (g, a) => line`Let ${number(a.die)} count${doubled(g, a.die)}`,
  carry: (g, a) => line`Take ${heroName(g, a.hero)} along`,
  'set-down': (g, a) => line`Leave ${heroName(g, a.hero)} here`,
  take: (_g, a) => line`Pick up ${thingName(a.what, a.n, a.which)}`,
  drop: (_g, a) => line`Lay down ${thingName(a.what, a.n, a.which)}`,
  give: (g, a) => line`Give ${heroName(g, a.to)} ${thingName(a.what, a.n, a.which)}`,
  use: useLabel,

  buy: (_g, a) =>
    line`Buy ${a.what === 'strength' ? words('a point of strength') : line`a ${itemName(a.what)}`} for gold 2`,
  eat: (_g, a) => line`Eat ${a.n === 2 ? 'two herbs: willpower 5' : 'a herb: willpower 1'}`,
  reveal: (_g, a) => line`Reveal the ${a.what}${whichWords(a.what, a.which)}`,
  send: plain('Send Flaps somewhere'),
  spy: (g, a) => line`Let Flaps turn over ${backWords(a.what)} on ${placeNumber(g.flaps as number)}`,
  flaps: (g, a) => line`Send Flaps to ${placeName(g, a.to)}`,
  beacon: (g, a) => line`Beacon fire, 1 spell: call ${heroName(g, a.hero)}`,
  gift: (g, a) => line`Willpower ${number(a.n)} for ${heroName(g, a.to)}`,
  reward: (g, a) => line`${heroName(g, a.to)} takes ${a.as === 'gold' ? 'gold' : 'willpower'} ${number(a.n)}`,
  do: (g, a) => words(proseOf(g.legend as string).deeds[a.deed].label),
  answer: (g, a) => answerLabel(g, a.option),
  who: (g, a) => line`${heroName(g, a.hero)}`,
};

const backWords = (back: Back): string => {
  if (back === 'fog') return 'the fog token';
  return back in MARK_WORDS ? MARK_WORDS[back as Mark] : `a ${itemName(back as Thing).text}`;
};

const HOPE_WORDS: Record<Hope, string> = {
  strength: 'a point of strength',
  willpower: 'willpower 3 for all on the space',
  marker: 'the enemy is as strong as the kind below it',
  ward: 'ward the event off',
};

const turned = (g: State, item: ItemId): boolean =>
  g.heroes.some((hero) => hero.items.some((one) => one.id === item && one.turned));

/** What comes of using an item for which nothing more is named. */
const USED: { readonly [item in ItemId]?: (g: State) => string } = {
  wineskin: () => 'the next step costs no hour',
  // SHAD-1, SHAD-3: there is one blade, and it works twice.
  blade: (g) => `your dice are added, no reward, ${turned(g, 'blade') ? 'willpower 7' : 'strength 1'} less`,
};

/** What using an item does here, by what the action names. */
function useLabel(g: State, a: ActionOf<'use'>): Line {
  const item = itemName(a.item);
  if (a.hope !== undefined) return line`Use the ${item}: ${HOPE_WORDS[a.hope]}`;
  if (a.at !== undefined)
    return line`Look with the ${item} at ${placeName(g, a.at)}${a.die === undefined ? '' : `, token ${a.die}`}`;
  if (a.die !== undefined && a.hero !== undefined)
    return line`Turn the ${number(a.die)} of ${heroName(g, a.hero)} to ${number(7 - a.die)} with the ${item}`;
  if (a.die !== undefined) return line`Roll the ${number(a.die)} again with the ${item}`;
  if (a.hero !== undefined) return line`Send the ${item} to ${heroName(g, a.hero)}`;
  return line`Use the ${item}: ${USED[a.item]?.(g) ?? ITEMS[a.item].about}`;
}

function answerLabel(g: State, option: string): Line {
  const top = g.stack[g.stack.length - 1];
  const asked = top.kind === 'card' ? askedNow(g, top) : undefined;
  return words(asked?.options[option] ?? option);
}

/** Words of a choice; what another hero does out of turn begins with that hero's name. */
export function label(g: State, a: Action): Line {
  const words = (LABEL[a.verb] as (g: State, a: Action) => Line)(g, a);
  return a.by === undefined ? words : line`${heroName(g, a.by)}: ${words}`;
}

export const letterOf = (hero: Hero): string => HEROES[hero.id].letter;
