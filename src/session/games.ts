import type { AnyRuleset, ReadFile, Refusal, Setup } from '../engine/ruleset.ts';
import { isRefusal } from '../engine/ruleset.ts';

/** What can be played; the first is meant when a `new` line names none. */
export type Games = readonly [AnyRuleset, ...AnyRuleset[]];

/** Reads a whole `new …` line: `new toy …` goes to the ruleset with that id, everything else to the first. */
export function readNewLine(
  games: Games,
  text: string,
  seed: number,
  read: ReadFile,
): { rules: AnyRuleset; setup: Setup } | Refusal {
  const [first, ...said] = text.split(' ');
  if (first.toLowerCase() !== 'new') return { rule: null, text: 'A game begins with a line like "new legend 1".' };
  const named = games.find((g) => g.id === said[0]?.toLowerCase());
  const rules = named ?? games[0];
  const setup = rules.readNew(named ? said.slice(1) : said, seed, read);
  return isRefusal(setup) ? setup : { rules, setup: setup as Setup };
}

/** A line that begins a game, for those who do not know one. */
export const exampleOf = (games: Games): string => games[0].offers[0]?.example ?? 'new legend 1';

/** Why a `new …` line is of rules that this program does not know yet; undefined when it knows them. */
export function tooNew(line: string, rules: AnyRuleset): string | undefined {
  const asked = rulesOf(line);
  if (asked === null || asked <= rules.version) return undefined;
  return `it was played under rules ${asked}, and this program knows rules ${rules.version}`;
}

/** The version of the rules that a `new …` line was recorded under; null when it does not say. */
function rulesOf(line: string): number | null {
  const found = /\srules (\d+)\b/i.exec(line);
  return found ? Number(found[1]) : null;
}
