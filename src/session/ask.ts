import type { Core } from '../engine/machine.ts';
import { type AnyRuleset, isRefusal, type Refusal, type TableFacts } from '../engine/ruleset.ts';
import { type Answer, type Refused, refused } from './answer.ts';
import { rangeWords } from './words.ts';

export function refusedFor(command: string, no: Refusal): Refused {
  return refused(command, no.text, no.rule, no.instead);
}

/** The answer to an ask-command of the game, also as "tenaya: path 515"; undefined when the first word is none. */
export function askGame(rules: AnyRuleset, state: Core, facts: TableFacts, command: string): Answer | undefined {
  const [, named, plain] = /^(\S+): ?(.+)$/.exec(command) ?? [];
  const [word, ...said] = (plain ?? command).split(' ');
  const args = named === undefined ? said : [...said, named];
  const own = Object.hasOwn(rules.ask, word);
  if (!own && !Object.hasOwn(rules.freeAsk, word)) return undefined;
  const lines = own ? rules.ask[word](state, args, facts) : rules.freeAsk[word](args, facts);
  return isRefusal(lines) ? refusedFor(command, lines) : { kind: 'said', lines };
}

/** A number that stands for none of the `count` choices. */
export function noSuchNumber(command: string, count: number): Refused {
  if (count === 0) return refused(command, 'The game is over: there is nothing to choose.');
  return refused(command, `There is no choice ${command.replace(/^0+(?=\d)/, '')}. ${rangeWords(count)}`);
}
