import type { Refusal } from '../../../engine/ruleset.ts';
import { boardOf, spaceOf } from '../map.ts';
import type { No } from '../rules/refusal.ts';
import { heroOf } from '../state.ts';
import type { State } from '../types.ts';

type Sentence = (g: State, no: No) => string;

const name = (g: State, no: No): string => (no.who === undefined ? 'The hero' : heroOf(g, no.who).name);
const other = (g: State, no: No): string => (no.other === undefined ? 'the other' : heroOf(g, no.other).name);
const place = (g: State, space: number | undefined): string =>
  space === undefined ? 'there' : `${space}, ${spaceOf(boardOf(g.board), space)?.name ?? 'no space'}`;

/** What stands against it, with the numbers. One rule, one sentence: no two rules share one (a test holds this). */
export const SENTENCES: { [rule: string]: Sentence } = {
  'DAY-1': (g, no) => `All 10 hours of the day are spent: ${name(g, no)} has used ${no.has}.`,
  'DAY-3': (g, no) => `An overtime hour needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'DAY-4': (g, no) => `One action a turn: ${name(g, no)} is at one already.`,
  'DAY-8': (g, no) => `It is not the turn of ${other(g, no)}: ${name(g, no)} is asked.`,
  'WALK-1': (g, no) =>
    `The way to ${place(g, no.space)} takes hours ${no.need}, ${name(g, no)} has ${no.has} without overtime.`,
  'WALK-2': (g, no) =>
    `No way leads from ${place(g, heroOf(g, no.who ?? g.heroes[0].id).space)} ${no.space === undefined ? 'in that direction' : `to ${place(g, no.space)}`}.`,
  'FIGHT-1': (g, no) =>
    no.has === undefined
      ? `${name(g, no)} came to ${place(g, no.space)} on this very turn and fights there on the next one.`
      : `There is nothing like that to fight within reach of ${name(g, no)}, on ${place(g, no.space)}.`,
  'FIGHT-8': (g, no) => `The round of ${name(g, no)} has begun: first all dice, then go on or leave.`,
  'JOINT-1': (g, no) =>
    no.space === undefined
      ? `${other(g, no)} has ended the day and cannot be invited.`
      : `${other(g, no)} stands on ${place(g, no.space)} and cannot reach this fight.`,
  'DEC-2': (g, no) => `Not in the middle of this: ${name(g, no)} does that before or after it, or between two rounds.`,
  'DEC-5': (g, no) => `${name(g, no)} cannot hold more than ${no.has}.`,
  'DEC-9': (g, no) =>
    `${other(g, no)} can join only before the first round, not once out, and not on the turn of arriving.`,
  'FREE-1': (g, no) => `${name(g, no)} has nothing to hand to an awake hero on the same space.`,
  'FREE-2': (g, no) => `${name(g, no)} has ended the day and does nothing until the new one.`,
  'FREE-3': (g, no) => `${name(g, no)} is only passing ${place(g, no.space)}: stop there first.`,
  'FREE-4': (g, no) =>
    `Buying takes a merchant on the space and gold ${no.need}; ${name(g, no)} has ${no.has}, on ${place(g, no.space)}.`,
  'FREE-5': (g, no) =>
    no.has === undefined
      ? `There is no well on ${place(g, no.space)}.`
      : `The well on ${place(g, no.space)} is empty until a sunrise.`,
  'GRENT-2': (g, no) => `Only a 2 on the die of the Mountain Warrior is rolled again; ${name(g, no)} has none now.`,
  'RAASH-1': (g, no) => `Only dice rolled one at a time are stopped; ${name(g, no)} rolls them all at once.`,
  'RAASH-2': (g, no) => `Only the Steppe Rider takes others along, from the space of ${name(g, no)} on.`,
  'RAASH-4': (g, no) => `Crossing the lake needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'ROCK-1': (g, no) => `The jump onto the rocks needs willpower ${no.need}, ${name(g, no)} has ${no.has}.`,
  'SPORE-2': (g, no) => `A spore lies on ${place(g, no.space)}: ${name(g, no)} cannot walk until it is beaten.`,
  'AVIDA-2': (g, no) =>
    `Only willpower from dice that do not fight is given out now, and ${name(g, no)} has none to give.`,
  'JOINT-4': (g, no) => `There is no such reward to share now; ${name(g, no)} is asked for something else.`,
};

/** The refusal that a player reads: the rule's id and its sentence. */
export function refusalOf(g: State, no: No): Refusal {
  const sentence = SENTENCES[no.rule];
  return { rule: no.rule, text: sentence === undefined ? `Rule ${no.rule} stands against it.` : sentence(g, no) };
}
