import type { Core, Move } from '../engine/machine.ts';
import { applyInPlace } from '../engine/machine.ts';
import type { AnyRuleset } from '../engine/ruleset.ts';

/** One thing that changed the game: an action, or faces laid down for the next dice. */
export interface Entry {
  command: string;
  action?: Move;
  faces?: readonly number[];
  /** It was chosen by a bot, for this hero. */
  fellow?: Fellow;
}

/** A hero whom a bot steers, and the spoken name. */
export interface Fellow {
  who: string;
  name: string;
}

/** Why nothing before this can be taken back. */
export type Barrier = 'begun' | 'rolled' | 'laid' | 'seen' | 'peeked';

/** Entries from one copy of the state to the next: undo replays at most so many. */
const APART = 16;

/** What was done so far, with copies of the state here and there, so that undo costs little and so does playing on. */
export interface History {
  /** The state at the first entry; never changed. */
  origin: Core;
  entries: Entry[];
  undone: Entry[];
  marks: { at: number; state: Core }[];
  /** Entries that cannot be taken back, counted from the first. */
  floor: number;
  barrier: Barrier;
}

export function historyOf(rules: AnyRuleset, state: Core): History {
  const origin = rules.copy(state);
  return { origin, entries: [], undone: [], marks: [{ at: 0, state: origin }], floor: 0, barrier: 'begun' };
}

/** Keeps a copy of the state before the next entry, when the last copy is far enough behind. */
export function keepMark(h: History, rules: AnyRuleset, state: Core): void {
  const at = h.entries.length;
  if (at - h.marks[h.marks.length - 1].at >= APART) h.marks.push({ at, state: rules.copy(state) });
}

/** From here nothing goes back: copies before the last one are not needed any more. */
export function closeBehind(h: History, barrier: Barrier): void {
  h.floor = h.entries.length;
  h.barrier = barrier;
  if (h.marks.length > 1) h.marks = [h.marks[h.marks.length - 1]];
}

export function perform(rules: AnyRuleset, state: Core, entry: Entry, tell?: (e: { type: string }) => void): void {
  if (entry.action) applyInPlace(rules, state, entry.action, tell);
  else rules.layDice(state, entry.faces ?? []);
}

/** Commands of people that can be taken back. */
export const openToPeople = (h: History): number => h.entries.slice(h.floor).filter((e) => !e.fellow).length;

/** Entries that go back with the last `n` commands of people: what fellows did after each of them goes with it. */
export function reachBack(h: History, n: number): number {
  let left = n;
  let at = h.entries.length;
  while (at > h.floor && left > 0) if (!h.entries[--at].fellow) left -= 1;
  return h.entries.length - at;
}

/** Takes the last `n` entries back and gives the state before them; the caller has looked at the floor. */
export function goBack(h: History, rules: AnyRuleset, n: number): Core {
  const target = h.entries.length - n;
  while (h.marks[h.marks.length - 1].at > target) h.marks.pop();
  const mark = h.marks[h.marks.length - 1];
  const state = rules.copy(mark.state);
  for (let i = mark.at; i < target; i++) perform(rules, state, h.entries[i]);
  for (const entry of h.entries.splice(target).reverse()) h.undone.push(entry);
  return state;
}

/** What may change while something is tried, to be put back when it fails. */
export function bookmark(h: History): () => void {
  const { undone, marks, floor, barrier } = h;
  const length = h.entries.length;
  h.undone = undone.slice();
  h.marks = marks.slice();
  return () => {
    h.entries.length = length;
    Object.assign(h, { undone, marks, floor, barrier });
  };
}

/** Tells which of the things that stop undo changed between two looks at a state; numbers only, since it runs often. */
export class Watch {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  private faces = '';
  private seen = 0;

  look(rules: AnyRuleset, g: Core): void {
    [this.a, this.b, this.c, this.d] = g.rng.words;
    this.faces = g.rng.faces.length === 0 ? '' : g.rng.faces.join();
    this.seen = rules.seen(g);
  }

  changed(rules: AnyRuleset, g: Core): Barrier | undefined {
    const w = g.rng.words;
    if (w[0] !== this.a || w[1] !== this.b || w[2] !== this.c || w[3] !== this.d) return 'rolled';
    if (this.faces !== (g.rng.faces.length === 0 ? '' : g.rng.faces.join())) return 'rolled';
    return rules.seen(g) === this.seen ? undefined : 'seen';
  }
}
