import { push } from '../../../../engine/machine.ts';
import { die } from '../../../../engine/rng.ts';
import { FACES } from '../../content/creatures.ts';
import { holds } from '../conditions.ts';
import { finish, lose } from '../ending.ts';
import { byKey, condition, isObject, lines, maybe, named, names, oneOf, type Shape, whole } from './shapes.ts';
import { type Effects, enter } from './table.ts';
import { whomOf } from './whom.ts';
import { option, whom } from './words.ts';

/** Which key of a roll's branches holds this face: "1-2", "3", "4,6". */
export function branchOf(on: { [faces: string]: unknown }, face: number): string | undefined {
  return Object.keys(on).find((key) => facesOf(key).includes(face));
}

/** The faces that a branch names; none when its key is no list of faces. */
export function facesOf(key: string): number[] {
  if (!/^\d(-\d)?(,\d(-\d)?)*$/.test(key)) return [];
  return key.split(',').flatMap((part) => {
    const [low, high = low] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
  });
}

/** Every face of 1 to 6 stands in exactly one branch. */
const branches: Shape = {
  says: 'branches by faces, such as "1-3" and "4-6"',
  look(value, path, l) {
    byKey('branches by faces, such as "1-3" and "4-6"', () => lines).look(value, path, l);
    const all = Object.keys(value ?? {})
      .flatMap(facesOf)
      .sort();
    if (all.join('') !== '123456') l.wrong(path, 'Each face from 1 to 6 must stand in exactly one branch.');
  },
};

const answers: Shape = {
  says: 'answers by name',
  look(value, path, l) {
    byKey('answers by name', () => option).look(value, path, l);
    const open = Object.values(value ?? {}).some(
      (one) => Array.isArray(one) || (isObject(one) && !('cost' in one || 'when' in one)),
    );
    if (!open) l.wrong(path, 'One answer at least must have neither "cost" nor "when", so that nobody is stuck.');
  },
};

/** Effects that tell the story and choose among lines. */
export const STORY: Effects<
  'goal' | 'fact' | 'read' | 'when' | 'roll' | 'ask' | 'for' | 'tell' | 'narrator' | 'win' | 'lose'
> = {
  goal: {
    about: 'Sets the goal that holds from now on.',
    fields: { goal: named('goal') },
    carryOut(g, _f, line) {
      g.goal = line.goal;
      g.tell?.({ type: 'goal', goal: line.goal });
    },
  },
  fact: {
    about: 'Keeps a number in mind by a name: adds to it (1 if nothing is said), or sets it.',
    fields: { fact: names('fact'), add: maybe(whole(-99, 99)), set: maybe(whole(-99, 99)) },
    carryOut(g, _f, line) {
      g.facts[line.fact] = line.set ?? (g.facts[line.fact] ?? 0) + (line.add ?? 1);
    },
  },
  read: {
    about: 'Reads another card and carries it out, then goes on here.',
    fields: { read: named('card') },
    carryOut(g, f, line) {
      push(g, { kind: 'card', step: 'read', card: line.read, at: [], next: 0, who: f.who });
    },
  },
  when: {
    about: 'Carries out the lines of "do" if the condition holds, else those of "else".',
    fields: { when: condition, do: lines, else: maybe(lines) },
    carryOut(g, f, line, at) {
      if (holds(g, line.when)) push(g, enter(f, at, 'do'));
      else if (line.else) push(g, enter(f, at, 'else'));
    },
  },
  roll: {
    about: 'Rolls a die and carries out the branch that names the face.',
    fields: { roll: oneOf('red', 'hero', 'grey'), on: branches },
    carryOut(g, f, line, at) {
      const face = die(g.rng, FACES[line.roll]);
      g.tell?.({ type: 'card-rolled', die: line.roll, face });
      const branch = branchOf(line.on, face);
      if (branch !== undefined) push(g, enter(f, at, 'on', branch));
    },
  },
  ask: {
    about: 'Asks the players; an answer may have a "cost" and a "when", and is offered only if both can be met.',
    fields: { ask: named('question'), options: answers },
    carryOut() {}, // asked by the card's own steps
  },
  for: {
    about: 'Carries out the lines of "do" once for each of these heroes, who is "you" in them.',
    fields: { for: whom, do: lines },
    carryOut(g, f, line, at) {
      const [first, ...rest] = whomOf(g, f, line.for).map((hero) => hero.id);
      if (first !== undefined) push(g, { ...enter(f, at, 'do'), who: first, rest });
    },
  },
  tell: {
    about: 'Says a sentence of the prose.',
    fields: { tell: named('sentence') },
    carryOut(g, _f, line) {
      g.tell?.({ type: 'told', key: line.tell });
    },
  },
  narrator: {
    about: 'Moves the narrator so many letters, one at a time.',
    fields: { narrator: whole(1, 13) },
    carryOut(g, _f, line) {
      push(g, { kind: 'track', step: 'move', left: line.narrator });
    },
  },
  win: {
    about: 'Ends the legend: won, for this reason.',
    fields: { win: named('ending') },
    carryOut(g, _f, line) {
      finish(g, 'won', line.win);
    },
  },
  lose: {
    about: 'Ends the legend: lost, for this reason.',
    fields: { lose: named('ending') },
    carryOut(g, _f, line) {
      lose(g, line.lose);
    },
  },
};
