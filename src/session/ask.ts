import { words } from '../engine/line.ts';
import type { Core } from '../engine/machine.ts';
import { type AnyRuleset, isRefusal, type Refusal, type TableFacts } from '../engine/ruleset.ts';
import { type Answer, type Refused, refused, said } from './answer.ts';
import { managedWord, OF_THE_COURSE } from './managed.ts';
import { rangeWords } from './words.ts';

export function refusedFor(command: string, no: Refusal): Refused {
  return refused(command, no.text, no.rule, no.instead);
}

/** `why look`: what only asks, or is about the table, is no matter of rules. */
function whyAtAnyTime(rules: AnyRuleset, args: readonly string[]): Answer | undefined {
  const [about = ''] = args;
  const asks = Object.hasOwn(rules.ask, about) || Object.hasOwn(rules.freeAsk, about);
  if (asks || managedWord(args.join(' ')))
    return said(words(`Nothing stands against "${about}": it can be said at any time.`));
  if (!OF_THE_COURSE.includes(about)) return undefined;
  return said(words(`Say "${about}": it is done, or you hear what stands against it.`));
}

/** The answer to an ask-command of the game, also as "tenaya: path 515"; undefined when the first word is none. */
export function askGame(rules: AnyRuleset, state: Core, facts: TableFacts, command: string): Answer | undefined {
  const [, named, plain] = /^(\S+): ?(.+)$/.exec(command) ?? [];
  const [word, ...rest] = (plain ?? command).split(' ');
  const args = named === undefined ? rest : [...rest, named];
  if (word === 'why') {
    const open = whyAtAnyTime(rules, rest);
    if (open) return open;
  }
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
