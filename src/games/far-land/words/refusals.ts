import type { Refusal } from '../../../engine/ruleset.ts';
import { boardOf, spaceOf } from '../map.ts';
import { hoursLeft } from '../rules/hours.ts';
import type { No } from '../rules/refusal.ts';
import { tradesAt } from '../rules/shop.ts';
import { heroOf } from '../state.ts';
import type { State } from '../types.ts';
import { letterName } from './letters.ts';
import { count, itemName } from './names.ts';

type Sentence = (g: State, no: No) => string;

const name = (g: State, no: No): string => (no.who === undefined ? 'The hero' : heroOf(g, no.who).name);
const other = (g: State, no: No): string => (no.other === undefined ? 'the other' : heroOf(g, no.other).name);
const place = (g: State, space: number | undefined): string =>
  space === undefined ? 'there' : `${space}, ${spaceOf(boardOf(g.board), space)?.name ?? 'no space'}`;

const withOvertime = (g: State, no: No): string =>
  no.who === undefined ? '' : `, ${hoursLeft(heroOf(g, no.who))} with it`;

const thing = (no: No): string => (no.what === undefined ? 'such thing' : itemName(no.what).text);

/** Jumps make no distance for a beacon: on the steep rocks nobody is near. */
const beaconWay = (g: State, no: No): string =>
  Number.isFinite(no.has)
    ? `${other(g, no)} is ${no.has} away`
    : `only a jump joins ${name(g, no)} and ${other(g, no)}`;

/** What stands against it, with the numbers. One rule, one sentence: no two rules share one (a test holds this). */
export const SENTENCES: { [rule: string]: Sentence } = {
  'DAY-1': (g, no) => `All 10 hours of the day are spent: ${name(g, no)} has used ${no.has}.`,
  'DAY-3': (g, no) => `An overtime hour needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'DAY-4': (g, no) => {
    const top = g.stack[g.stack.length - 1].kind;
    if (top === 'card') return 'The card asks something, and its answer comes first.';
    return top === 'walk'
      ? `One action a turn, and ${name(g, no)} is walking: stop ends the walk and the turn.`
      : top === 'fight'
        ? `One action a turn, and ${name(g, no)} is in a fight: leave ends it, after a round.`
        : `One action a turn: ${name(g, no)} is at one already.`;
  },
  'DAY-8': (g, no) => `It is not the turn of ${other(g, no)}: ${name(g, no)} is asked.`,
  'WALK-1': (g, no) =>
    `The way to ${place(g, no.space)}, takes hours ${no.need}, ${name(g, no)} has ${no.has} without overtime${withOvertime(g, no)}.`,
  'WALK-2': (g, no) =>
    `No way leads from ${place(g, heroOf(g, no.who ?? g.heroes[0].id).space)}, ${no.space === undefined ? 'in that direction' : `to ${place(g, no.space)}`}.`,
  'FIGHT-1': (g, no) =>
    no.has === undefined
      ? `${name(g, no)} came to ${place(g, no.space)}, on this very turn and fights there on the next one.`
      : `There is nothing like that to fight within reach of ${name(g, no)}, on ${place(g, no.space)}.`,
  'FIGHT-8': (g, no) => `The round of ${name(g, no)} has begun: first all dice, then go on or leave.`,
  'JOINT-1': (g, no) =>
    no.space === undefined
      ? `${other(g, no)} has ended the day and cannot be invited.`
      : `${other(g, no)} stands on ${place(g, no.space)}, and cannot reach this fight.`,
  'DEC-2': (g, no) => `Not in the middle of this: ${name(g, no)} does that before or after it, or between two rounds.`,
  'DEC-5': (g, no) => `${name(g, no)} cannot hold more than ${no.has}.`,
  'DEC-9': (g, no) => {
    if (no.other === undefined)
      return `${name(g, no)} is in this fight by invitation or not at all, and nobody asks now.`;
    const top = g.stack[g.stack.length - 1];
    const fight = top.kind === 'fight' ? top : undefined;
    if (fight?.fighters.includes(no.other)) return `${other(g, no)} is in this fight already.`;
    if (fight?.declined.includes(no.other))
      return `${other(g, no)} is out of this fight, and does not come back into it.`;
    return fight?.step === 'gather'
      ? `${other(g, no)} came here on this very turn, and joins a fight on the next one.`
      : `Nobody joins once the first round has begun, and ${other(g, no)} is not in this fight.`;
  },
  'FREE-1': (g, no) => {
    if (no.other !== undefined)
      return `${name(g, no)} hands things to awake heroes on the same space, and ${other(g, no)} is none.`;
    if (no.has === 0) return `${name(g, no)} has no ${thing(no)}.`;
    if (no.need !== undefined) return `There is ${thing(no)} ${no.has} to be had, not ${no.need}.`;
    if (no.space !== undefined) return `No ${thing(no)} lies on ${place(g, no.space)}, to be picked up.`;
    return `${name(g, no)} has nothing to hand to an awake hero on the same space.`;
  },
  'FREE-2': (g, no) => `${name(g, no)} has ended the day and does nothing until the new one.`,
  'FREE-3': (g, no) => `${name(g, no)} is only passing ${place(g, no.space)}: stop there first.`,
  'FREE-4': (g, no) =>
    no.need === undefined
      ? `In this legend merchants sell strength only, and ${name(g, no)} asks for an item.`
      : tradesAt(g, no.space ?? 0)
        ? `Everything costs gold ${no.need}, and ${name(g, no)} has ${no.has}.`
        : `No merchant is on ${place(g, no.space)}, where ${name(g, no)} stands with gold ${no.has}; buying takes gold ${no.need}.`,
  'FREE-5': (g, no) =>
    no.has === undefined
      ? `There is no well on ${place(g, no.space)}.`
      : `The well on ${place(g, no.space)}, is empty until a sunrise.`,
  'GRENT-2': (g, no) => `Only a 2 on the die of the Mountain Warrior is rolled again; ${name(g, no)} has none now.`,
  'RAASH-1': (g, no) =>
    `There is nothing to be content with: no roll of ${name(g, no)} stops halfway now, and nothing waits to be added.`,
  'RAASH-2': (g, no) =>
    no.space === undefined
      ? `Only the Steppe Rider takes others along, and ${name(g, no)} is none.`
      : `${name(g, no)} takes along fellows met on the way, and ${other(g, no)} is on ${place(g, no.space)}.`,
  'RAASH-4': (g, no) => `Crossing the lake needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'ROCK-1': (g, no) => `The jump onto the rocks needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'SET-8': (_g, no) => `None of these lies on the equipment board any more; there were ${no.has}.`,
  'SET-14': (g, no) =>
    no.has === 0
      ? `${name(g, no)} holds no ${thing(no)}.`
      : `${name(g, no)} has no free storage space for the ${thing(no)}: ${no.has} of that size, all filled.`,
  'LOG-1': (g, no) => `Carrying that log takes strength ${no.need}, ${name(g, no)} has ${no.has}.`,
  'WINE-1': (g, no) => `A wineskin is for the steps of a walk, for the hero who walks, not for ${name(g, no)} now.`,
  'TELE-1': (g, no) => `${place(g, no.space)}, is not next door to ${name(g, no)}: the telescope looks no further.`,
  'TELE-2': (g, no) =>
    `Nothing on ${place(g, no.space)}, lies face down that a telescope shows: no spores, mushrooms, rocks or Azturia.`,
  'TELE-4': (g, no) => `The telescope shows spaces next door, not ${place(g, no.space)}, where ${name(g, no)} stands.`,
  'FALC-1': (g, no) => `The falcon of ${name(g, no)} has flown today and is back at sunrise.`,
  'FALC-2': (_g, no) => `The falcon carries small things only; the ${thing(no)} is too large for it.`,
  'FALC-3': (g, no) => `The falcon of ${name(g, no)} flies to an awake hero, and never during a round.`,
  'KNIFE-1': (g, no) => `A throwing knife is for a die that ${name(g, no)} has just rolled, once a round each.`,
  'CROWN-1': (g, no) => `The crown of ${name(g, no)} turns a fighter's die right after its roll, once a round.`,
  'SHAD-1': (g, no) => `The shadow blade asks for strength ${no.need} the first time, ${name(g, no)} has ${no.has}.`,
  'SHAD-3': (g, no) => `The shadow blade asks for willpower ${no.need} the second time, ${name(g, no)} has ${no.has}.`,
  'HERB-1': (g, no) => `${name(g, no)} has herbs ${no.has}, not ${no.need}.`,
  'RUIN-1': (g, no) => `A ruin spirit stays with ${name(g, no)} until the legend ends.`,
  'MUSH-1': (g, no) => `${name(g, no)} carries no mushroom.`,
  'TENAYA-1': (g, no) => `All fire spells of ${name(g, no)} are spent until sunrise, or there never were any.`,
  'TENAYA-2': (g, no) =>
    no.need === undefined
      ? `Only the Fire Wielder lights beacon fires, and ${name(g, no)} is none.`
      : `The beacon reaches fellows 1 to ${no.need} spaces away who stand on no spore; ${beaconWay(g, no)}.`,
  'FOLK-1': (g, no) => {
    if (no.has === 0) return `The steppe people stay where they are for now, whatever ${name(g, no)} says.`;
    if (no.other !== undefined) return `${name(g, no)} leads the steppe people already.`;
    const where = no.space === undefined ? 'are not here' : `stand on ${place(g, no.space)}`;
    return `The steppe people ${where}; ${name(g, no)} cannot take them up.`;
  },
  'FOLK-3': (g, no) =>
    no.space === undefined
      ? `The steppe people have gone ${count(no.has ?? 0, 'space')} since sunrise. They rest until the next one.`
      : `The way to ${place(g, no.space)}, has ${no.need} spaces. The steppe people go ${no.has} more before sunrise.`,
  'DEC-7': (g, no) =>
    `${name(g, no)} has spent ${no.has} hours: without an hour left no new walk begins, not even by wineskin.`,
  'DEC-14': (g, no) => `${name(g, no)} has no die to choose at this moment; the highest counts by itself.`,
  'DEC-15': (g, no) =>
    `The shadow blade is drawn before the first round, by a fighter; ${name(g, no)} is too late, or not in the fight.`,
  'DEC-17': (g, no) => `A fire spell works right after the enemy's roll, once a round, while ${name(g, no)} fights.`,
  'DEC-18': (g, no) =>
    `A beacon fire is lit on the turn of ${name(g, no)}, with no fight going on, for a fellow who is awake.`,
  'DEC-19': (g, no) => `Whom ${name(g, no)} takes along stays with the ride to its end.`,
  'DEC-20': (g, no) => `No fog token waits for ${name(g, no)} and company.`,
  'DEC-29': (g, no) =>
    no.space === undefined
      ? `${name(g, no)} does not lead the steppe people.`
      : `The steppe people do not come over rocks or lake to ${place(g, no.space)}: let them stay behind first.`,
  'GHOST-1': (g, no) => `A ghost is near ${place(g, no.space)}: ${name(g, no)} cannot use the special ability.`,
  'GHOST-2': (g, no) => `A ghost is near ${place(g, no.space)}: ${name(g, no)} takes nobody along.`,
  'SPORE-2': (g, no) => `A spore lies on ${place(g, no.space)}: ${name(g, no)} cannot walk until it is beaten.`,
  'MOTHER-1': (g, no) => `The Mother Spore cannot be fought, by ${name(g, no)} or anybody else.`,
  'DEC-8': (g, no) => `Ghosts are no enemies: ${name(g, no)} cannot fight them.`,
  'FLAP-1': (g, no) => `Flaps is not in this game: ${name(g, no)} has no flying fox to send.`,
  'FLAP-2': (g, no) => `Nothing that Flaps could turn over lies face down on ${place(g, no.space)}.`,
  'KNIGHT-5': (g, no) => `${name(g, no)} is laid down until the narrator reaches ${letterName(no.need ?? 0)}.`,
  'DEC-26': (g, no) => `${other(g, no)} is laid down: nobody invites, moves or trades with a hero on the ground.`,
  'HOPE-2': (g, no) =>
    `This stone is used in a fight against a normal Gorlot, Skral, Chalk Skral or Troll, by a fighter, and not by ${name(g, no)} now.`,
  'HOPE-4': (g, no) => `This stone of ${name(g, no)} wards off a bad event card just drawn, and none is drawn now.`,
  'AVIDA-2': (g, no) =>
    `Only willpower from dice that do not fight is given out now, and ${name(g, no)} has none to give.`,
  'JOINT-4': (g, no) => `There is no such reward to share now; ${name(g, no)} is asked for something else.`,
};

/** The refusal that a player reads: the rule's id and its sentence. */
export function refusalOf(g: State, no: No): Refusal {
  const sentence = SENTENCES[no.rule];
  return { rule: no.rule, text: sentence === undefined ? `Rule ${no.rule} stands against it.` : sentence(g, no) };
}
