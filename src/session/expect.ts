import { spaced } from '../engine/notation.ts';
import { isRefusal } from '../engine/ruleset.ts';
import { type Expected, type Refused, refused } from './answer.ts';
import { refusedFor } from './ask.ts';
import { plainCommand } from './course.ts';
import type { Session } from './session.ts';

/**
 * Whether `expect …` holds. `last` is the refusal that the command before got, if it got one. Words that are not
 * understood are refused.
 */
export function expectation(session: Session | null, said: string, last: Refused | null): Expected | Refused {
  const wanted = spaced(said);
  const asSaid = wanted.split(' ').slice(1).join(' ');
  const words = plainCommand(asSaid).split(' ');
  const tell = (holds: boolean, found: string): Expected => ({
    kind: 'expected',
    holds,
    expect: asSaid,
    text: holds ? `As expected: ${asSaid}.` : `Expected ${asSaid}, but ${found}.`,
  });
  if (words[0] === 'refused') return refusedAs(words, last, tell, wanted);
  if (session === null) return refused(wanted, 'No game is begun, so nothing can be expected of it.');
  const over = session.state.over;
  const end = over === null ? 'the game goes on' : `the game is ${over.result}`;
  if (words.length === 1 && words[0] === 'over') return tell(over !== null, end);
  if (words.length === 1 && (words[0] === 'won' || words[0] === 'lost')) return tell(over?.result === words[0], end);
  if (words[0] === 'choice' && words.length > 1) {
    return tell(session.place(words.slice(1).join(' ')) >= 0, 'it is not among the choices');
  }
  if (words[0] === 'no' && words[1] === 'choice' && words.length > 2) {
    return tell(session.place(words.slice(2).join(' ')) < 0, 'it is among the choices');
  }
  const found = session.rules.expect(session.state, words);
  return isRefusal(found) ? refusedFor(wanted, found) : tell(found.holds, found.found);
}

function refusedAs(
  words: string[],
  last: Refused | null,
  tell: (holds: boolean, found: string) => Expected,
  wanted: string,
): Expected | Refused {
  if (words.length > 2) return refused(wanted, 'One rule only.', null, 'Say "expect refused FIGHT-1".');
  if (last === null) return tell(false, 'the line before was not refused');
  if (words.length === 1) return tell(true, '');
  const rule = last.rule ?? 'no rule';
  return tell(rule.toLowerCase() === words[1], `the line before was refused by ${rule}`);
}
