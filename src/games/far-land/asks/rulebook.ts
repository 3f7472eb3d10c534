import { type Line, line, words } from '../../../engine/line.ts';
import { applyInPlace, choices } from '../../../engine/machine.ts';
import { isRefusal, type Refusal } from '../../../engine/ruleset.ts';
import { expand } from '../commands.ts';
import { meant } from '../meant.ts';
import { write } from '../notation.ts';
import { flows } from '../rules/index.ts';
import { watch } from '../rules/lookout.ts';
import { copyState } from '../state.ts';
import type { Action, AnyFlows, Event, Game } from '../types.ts';
import { isOpen, refuse, slip, VERBS, whyNot } from '../why.ts';
import { CHAPTERS, type Rule, ruleById } from '../words/rules/index.ts';
import { findRules } from '../words/rules/search.ts';
import type { Asked } from './asked.ts';

const MOST = 8;

function ruleLines(rule: Rule): Line[] {
  const text = line`${{ text: rule.id, as: 'rule' }}${rule.house ? ' (house rule)' : ''}: ${rule.text}`;
  return rule.example === undefined ? [text] : [text, line`For instance: ${rule.example}`];
}

/** `rules`, `rules spore`, `rules SPORE-2`: the chapters, or the rules that a word finds. Needs no game. */
export function rules(args: readonly string[]): Line[] | Refusal {
  if (args.length === 0) {
    const chapters = CHAPTERS.map((c) => line`${{ text: c.id, as: 'rule' }}: ${c.intro}`);
    return [words('Say "rules" and a word, a rule\'s id or a chapter:'), ...chapters];
  }
  const found = findRules(args.join(' '));
  if (found.rules.length === 0) return slip(found.note ?? `No rule speaks of "${args.join(' ')}".`);
  const rest = found.rules.slice(MOST).map((rule) => rule.id);
  return [
    ...(found.note === undefined ? [] : [words(found.note)]),
    ...found.rules.slice(0, MOST).flatMap(ruleLines),
    ...(rest.length === 0 ? [] : [words(`More: ${rest.join(', ')}.`)]),
  ];
}

const FLOW = { flows: flows as AnyFlows, copy: copyState, watch };

/** What stands against a command as it would be refused: a long form is tried on a copy, as far as things are known. */
function against(g: Game, command: string): Refusal | undefined {
  const found = isOpen(g, command) ? undefined : expand(g, command);
  if (found === undefined || isRefusal(found)) return found ?? whyNot(g, command.split(' '));
  const copy = copyState(g);
  for (const small of found.run) {
    const action = choices<Game, Action>(FLOW, copy).find((one) => write(copy, one) === small);
    if (action === undefined) return refuse(copy, small);
    applyInPlace<Game, Action, Event>(FLOW, copy, action);
    const elsewhere = found.within !== undefined && copy.stack[copy.stack.length - 1]?.kind !== found.within;
    if (elsewhere || copy.seen !== g.seen || copy.over !== null) return undefined;
  }
  return undefined;
}

/** `why walk`: which rule stands against a command now, with its text, or that none does. */
export const why: Asked = (g, args) => {
  if (args.length === 0) return slip('Why what? Say a command.', `Say "why walk", or one of: ${VERBS.join(', ')}.`);
  const no = against(g, meant(g, args.join(' ')));
  if (no === undefined) return [words(`Nothing stands against "${args.join(' ')}" now.`, 'good')];
  if (!VERBS.some((verb) => args.includes(verb))) return no;
  const rule = no.rule === null ? undefined : ruleById(no.rule);
  return [...answered(no), ...(rule ? ruleLines(rule) : [])];
};

function answered(no: Refusal): Line[] {
  const text = words(no.text, 'bad');
  return no.instead === undefined ? [text] : [text, words(no.instead)];
}
