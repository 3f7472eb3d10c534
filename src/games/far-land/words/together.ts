import type { Event } from '../types.ts';

type EventOf<T extends Event['type']> = Event & { type: T };
type Points = EventOf<'wp' | 'sp' | 'gold' | 'herbs'>;
type Moved = EventOf<'gave' | 'took' | 'dropped'>;

/** Points that players share out one by one: a reward, and what Avida gives away. */
const SHARED: readonly string[] = ['reward', 'heal'];
/** Things that are counted; the number of a log is its value. */
const COUNTED: readonly string[] = ['gold', 'herb'];

const isPoints = (e: Event): e is Points => 'by' in e && 'why' in e;
const isMoved = (e: Event): e is Moved => e.type === 'gave' || e.type === 'took' || e.type === 'dropped';

function samePoints(a: Points, b: Points): boolean {
  return a.type === b.type && a.who === b.who && a.why === b.why && SHARED.includes(a.why);
}

function sameMove(a: Moved, b: Moved): boolean {
  const to = (e: Moved): string | undefined => (e.type === 'gave' ? e.to : undefined);
  return a.type === b.type && a.who === b.who && to(a) === to(b) && a.what === b.what && COUNTED.includes(a.what);
}

/** "Gold 2" once and not "gold 1" twice: what a long form does point by point is told as one. */
export function together(first: Event, second: Event): Event | undefined {
  if (isPoints(first) && isPoints(second) && samePoints(first, second)) return { ...second, by: first.by + second.by };
  if (isMoved(first) && isMoved(second) && sameMove(first, second)) return { ...second, n: first.n + second.n };
  return undefined;
}
