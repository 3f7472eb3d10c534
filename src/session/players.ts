import { type Line, line } from '../engine/line.ts';
import type { Core } from '../engine/machine.ts';
import type { AnyRuleset } from '../engine/ruleset.ts';

/** People who fit round one keyboard, and letters of a name that fit before a question. */
export const PEOPLE_MOST = 4;
export const NAME_MOST = 20;

/** The person who plays this hero: fewer people than heroes take the heroes in turn, clockwise. */
export function playerOf(
  rules: AnyRuleset,
  state: Core,
  names: readonly string[],
  who: string | null,
): string | undefined {
  if (names.length === 0 || who === null) return undefined;
  const at = rules.seats?.(state).findIndex((seat) => seat.id === who) ?? -1;
  return at < 0 ? undefined : names[at % names.length];
}

/** "Ann plays Raash and Grent.", a line each; none where the game has no seats. */
export function seatLines(rules: AnyRuleset, state: Core, names: readonly string[]): Line[] {
  const seats = rules.seats?.(state) ?? [];
  return names.flatMap((name, i) => {
    const own = seats.filter((_, at) => at % names.length === i).map((seat) => seat.name);
    if (seats.length === 0) return [];
    return [own.length === 0 ? line`${name} looks on.` : line`${name} plays ${own.join(' and ')}.`];
  });
}
