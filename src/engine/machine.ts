import type { Rng } from './rng.ts';

/** One decision in progress: which rule it belongs to and at which of its steps it stands. Plain data, ids only. */
export interface Frame {
  kind: string;
  step: string;
}

/** How a game ended. `why` is a key for the words. */
export interface Over {
  result: 'won' | 'lost';
  why: string;
}

/** What every game state holds, whatever the game. */
export interface Core {
  rng: Rng;
  stack: Frame[];
  over: Over | null;
}

/** A choice as data; `by` is a hero who acts out of turn. */
export interface Move {
  verb: string;
  by?: string;
}

/** A step of a rule either asks, or runs at once. A step pushes at most one frame; what comes after is the next step. */
export type Step<G, F, A> = Ask<G, F, A> | Run<G, F>;
export interface Ask<G, F, A> {
  choices(g: G, f: F): A[];
  take: { [verb: string]: (g: G, f: F, a: A) => void };
}
export interface Run<G, F> {
  run(g: G, f: F): void;
}

/** What the machine needs to know of a game. */
export interface Flow<G, A> {
  // biome-ignore lint/suspicious/noExplicitAny: the frames of a game are typed where its flows are written
  flows: { [kind: string]: { [step: string]: Step<G, any, A> } };
  copy(g: G): G;
  /** Looked at after each step: ends the game when something that was watched for has come about. */
  watch?(g: G): void;
}

export type Listener<E> = (event: E) => void;

/** A state being worked on. `tell` hears each event; a simulation leaves it out and pays nothing for words. */
export type Told<E> = { tell?: Listener<E> };

export function push<G extends Core>(g: G, frame: G['stack'][number]): void {
  g.stack.push(frame);
}

/** Takes the top frame away: its decision is done. */
export function done<G extends Core>(g: G): void {
  g.stack.pop();
}

/** Steps in a row without a question; more than this means that a rule runs in a circle. */
const STEPS_MOST = 100_000;

/** Runs steps until one asks or the game is over. */
export function settle<G extends Core, A>(flow: Flow<G, A>, g: G): void {
  for (let n = 0; n < STEPS_MOST; n++) {
    flow.watch?.(g);
    if (g.over !== null) return;
    const top = g.stack[g.stack.length - 1];
    const step = flow.flows[top.kind][top.step];
    if ('choices' in step) return;
    step.run(g, top);
  }
  throw new Error(`the rules run in a circle at ${JSON.stringify(g.stack[g.stack.length - 1])}`);
}

/** Every legal choice, in the order in which they are numbered; none when the game is over. */
export function choices<G extends Core, A>(flow: Flow<G, A>, g: G): A[] {
  if (g.over !== null) return [];
  const top = g.stack[g.stack.length - 1];
  return (flow.flows[top.kind][top.step] as Ask<G, Frame, A>).choices(g, top);
}

/** Carries out a choice of `choices(g)` in `g` itself. An action from elsewhere is a fault of the caller. */
export function applyInPlace<G extends Core & Told<E>, A extends Move, E>(
  flow: Flow<G, A>,
  g: G,
  action: A,
  tell?: Listener<E>,
): void {
  const top = g.stack[g.stack.length - 1];
  const step = flow.flows[top.kind][top.step] as Ask<G, Frame, A>;
  g.tell = tell;
  step.take[action.verb](g, top, action);
  settle(flow, g);
  g.tell = undefined;
}

/** The reducer: the given state stays as it is. */
export function apply<G extends Core & Told<E>, A extends Move, E>(
  flow: Flow<G, A>,
  state: G,
  action: A,
): { state: G; events: E[] } {
  const events: E[] = [];
  const next = flow.copy(state);
  applyInPlace(flow, next, action, (e: E) => events.push(e));
  return { state: next, events };
}
