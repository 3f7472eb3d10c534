import { type Line, line, words } from '../../../engine/line.ts';
import type { Event, Hope, Seen, SporeBack, State } from '../types.ts';
import { letterName } from './letters.ts';
import { bad, foeName, good, heroName, number, placeName, placeNumber } from './names.ts';
import { SHOWN } from './say-things.ts';

type EventOf<T extends Event['type']> = Event & { type: T };
type River =
  | 'spore-back'
  | 'spores-left'
  | 'mother'
  | 'mother-walks'
  | 'no-spore'
  | 'knight-moves'
  | 'knight-strikes'
  | 'laid-down'
  | 'rises'
  | 'log-dropped'
  | 'flaps-sent'
  | 'flaps-helps'
  | 'flaps-sees'
  | 'stone'
  | 'noise'
  | 'guard-moves'
  | 'hope'
  | 'marker';

const BACK_WORDS: Record<SporeBack, string> = {
  gold: 'gold 1',
  wp2: 'willpower 2',
  nothing: 'nothing',
  sp: 'a point of strength',
};

const HOPE_WORDS: Record<Hope, string> = {
  strength: 'it gives strength',
  willpower: 'it gives willpower to all on the space',
  marker: 'the enemy grows weaker',
  ward: 'the event is warded off',
};

const seenWords = (what: Seen): string =>
  typeof what === 'number' ? `a mushroom, ${what > 0 ? 'plus' : 'minus'} ${Math.abs(what)}` : SHOWN[what];

/** Words for what lives on the river side. */
export const SAY_RIVER: { [T in River]: (g: State, e: EventOf<T>) => readonly Line[] } = {
  'spore-back': (g, e) => [line`On the back of the spore, for ${heroName(g, e.who)}: ${BACK_WORDS[e.back]}.`],
  'spores-left': (g, e) => [line`Spores left at ${placeName(g, e.space)}: ${number(e.n)}.`],
  mother: (g, e) => [
    line`${bad('The Mother Spore rises')} from the nest at ${placeName(g, e.space)}.`,
    words(
      'Nobody can beat her. At each sunrise she goes 3 spaces toward the steppe people, and when she reaches them, the legend is lost. Spores grow no more.',
    ),
  ],
  'mother-walks': (g, e) => [line`The Mother Spore goes from ${placeNumber(e.from)} to ${placeName(g, e.to)}.`],
  'no-spore': () => [words('No spore grows while the Mother Spore is about.')],
  'knight-moves': (g, e) => [
    line`A Black Knight rides from ${placeNumber(e.from)} to ${placeName(g, e.to)}, after ${heroName(g, e.sought)}.`,
  ],
  'knight-strikes': (g, e) => [
    line`${bad('The Black Knight strikes')} ${heroName(g, e.who)} at ${placeName(g, e.space)}.`,
  ],
  'laid-down': (g, e) => [
    line`${heroName(g, e.who)} is ${bad('laid down')} until the narrator reaches ${letterName(e.letter)}.`,
  ],
  rises: (g, e) => [line`${heroName(g, e.who)} ${good('stands up again')} and takes the rooster.`],
  'log-dropped': (g, e) => [
    line`${heroName(g, e.who)} lays the log of ${number(e.value)} down at ${placeName(g, e.space)}.`,
  ],
  'flaps-sent': (g, e) => [line`${heroName(g, e.who)} sends Flaps to ${placeName(g, e.space)}.`],
  'flaps-helps': (g, e) => [line`Flaps snatches a die from ${foeName(g, e.foe, e.tag)}.`],
  'flaps-sees': (g, e) => [
    line`Flaps turns over what lies on ${placeName(g, e.space)}: ${seenWords(e.what)}${e.gone ? ', and it is gone' : ''}.`,
  ],
  stone: (_g, e) => [line`It is ${SHOWN[e.hope]}.`],
  noise: (g, e) => [
    line`${heroName(g, e.who)} rolls ${number(e.face)} for noise: ${e.woken ? bad('the guard trolls wake') : 'the guard trolls sleep on'}.`,
  ],
  'guard-moves': (g, e) => [
    line`A Guard Troll goes from ${placeNumber(e.from)} to ${placeName(g, e.to)}, toward ${heroName(g, e.toward)}.`,
  ],
  hope: (g, e) => [line`${heroName(g, e.who)} uses a hope stone: ${HOPE_WORDS[e.hope]}.`],
  marker: (_g, e) => [
    line`In this fight the enemy has strength ${number(e.sp)}, and its reward is ${number(e.reward)}.`,
  ],
};
