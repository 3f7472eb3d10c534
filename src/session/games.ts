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

/** The version of the rules that a `new …` line was recorded under; null when it does not say. */
export function rulesOf(line: string): number | null {
  const found = /\brules (\d+)\b/.exec(line);
  return found ? Number(found[1]) : null;
}
