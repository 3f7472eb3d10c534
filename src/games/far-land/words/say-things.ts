import { type Line, line } from '../../../engine/line.ts';
import { ITEMS } from '../content/items.ts';
import { SPELL_CUT } from '../rules/fire.ts';
import type { Event, FogKind, Hope, Mark, State, Thing } from '../types.ts';
import { gatherAt, gatheredWords } from './gathered.ts';
import { bad, count, good, HOPE_FOR, heroName, itemName, number, placeName, thingName } from './names.ts';

type EventOf<T extends Event['type']> = Event & { type: T };
type Things =
  | 'used'
  | 'revealed'
  | 'mushroom'
  | 'took'
  | 'dropped'
  | 'got'
  | 'no-item'
  | 'fog'
  | 'fog-left'
  | 'ate'
  | 'blade'
  | 'spell'
  | 'beacon'
  | 'turned-die'
  | 'spells-back'
  | 'falcon-back'
  | 'led'
  | 'unled';

/** What a fog token shows, as it is spoken. */
export const FOG_WORDS: Record<FogKind, string> = {
  sp: 'a point of strength',
  wp: 'willpower 2',
  gold: 'gold 1',
  herb: 'a herb',
  wineskin: 'a wineskin',
  knife: 'a throwing knife',
  'ruin-spirit': 'a ruin spirit',
  event: 'an event',
  spore: 'a spore',
};

export const MARK_WORDS: Record<Mark, string> = {
  rock: 'a rock',
  azturia: 'an Azturia token',
  'red-x': 'a red X',
  quake: 'the quake card',
  'tower-card': 'a tower card',
  'takota-card': 'a Takota card',
  orweyn: 'Orweyn',
  catapult: 'the catapult',
  star: 'a star',
  captive: 'the captive',
};

const stoneWords = (hope: Hope): string => `a hope stone ${HOPE_FOR[hope]}`;

const STONE_WORDS: Record<Hope, string> = {
  strength: stoneWords('strength'),
  marker: stoneWords('marker'),
  willpower: stoneWords('willpower'),
  ward: stoneWords('ward'),
};

const LEFT: Record<'half' | 'gone' | 'turned' | 'kept', string> = {
  half: 'half full now',
  gone: 'used up',
  turned: 'away until sunrise',
  kept: 'still of use',
};

export const SHOWN: Record<FogKind | Mark | Hope, string> = { ...FOG_WORDS, ...MARK_WORDS, ...STONE_WORDS };

const noneLeft = (what: Thing): Line => line`There is no ${itemName(what)} left to find.`;

/** Words for items, fog and the special abilities. */
export const SAY_THINGS: { [T in Things]: (g: State, e: EventOf<T>) => readonly Line[] } = {
  used: (g, e) => [
    line`The ${itemName(e.item)} of ${heroName(g, e.who)} is ${LEFT[e.left]}${ITEMS[e.item].half ? ', and the next step costs no hour' : ''}.`,
  ],
  revealed: (g, e) => [line`${heroName(g, e.who)} sees ${SHOWN[e.what]} on ${placeName(g, e.space)}.`],
  mushroom: (g, e) => [
    line`${heroName(g, e.who)} turns the mushroom over: ${e.holds > 0 ? good(`willpower ${e.holds} more`) : bad(`willpower ${-e.holds} less`)}.`,
  ],
  took: (g, e) => [line`${heroName(g, e.who)} picks up ${thingName(e.what, e.n, e.which)}.`],
  dropped: (g, e) => [
    line`${heroName(g, e.who)} lays ${thingName(e.what, e.n, e.which)} down on ${placeName(g, e.space)}.`,
    ...(gatherAt(g, e.what)?.space === e.space ? gatheredWords(g, e.what) : []),
  ],
  got: (g, e) => [line`${heroName(g, e.who)} has a ${itemName(e.what)} now. ${ITEMS[e.what].about}`],
  'no-item': (_g, e) => [noneLeft(e.what)],
  fog: (g, e) => [line`The fog at ${placeName(g, e.space)}, lifts before ${heroName(g, e.who)}: ${SHOWN[e.holds]}.`],
  'fog-left': (g, e) => [line`The ${itemName(e.what)} stays at ${placeName(g, e.space)}.`],
  ate: (g, e) => [line`${heroName(g, e.who)} eats ${count(e.n, 'herb')}.`],
  blade: (g, e) => [
    line`${heroName(g, e.who)} draws the ${itemName('blade')}${e.last ? ' for the last time' : ''}: ${e.dice === 1 ? 'with one die it adds nothing' : 'the dice are added'}. No reward, and the narrator stays.`,
  ],
  spell: (g, e) => [
    line`${heroName(g, e.who)} casts a fire spell: ${number(SPELL_CUT)} off the enemy's value. Spells left: ${number(e.left)}.`,
  ],
  beacon: (g, e) => [
    line`A beacon fire brings ${heroName(g, e.hero)} to ${placeName(g, e.space)}. Spells left: ${number(e.left)}.`,
  ],
  'turned-die': (g, e) => [
    line`${heroName(g, e.who)} turns the die of ${heroName(g, e.hero)} with the crown: ${e.from} becomes ${number(e.to)}.`,
  ],
  'spells-back': (g, e) => [line`The fire spells of ${heroName(g, e.who)} are ready again.`],
  'falcon-back': (g, e) => [line`The falcon of ${heroName(g, e.who)} is back.`],
  led: (g, e) => [line`The steppe people at ${placeName(g, e.space)}, follow ${heroName(g, e.who)} from now on.`],
  unled: (g, e) => [line`${heroName(g, e.who)} lets the steppe people rest at ${placeName(g, e.space)}.`],
};
