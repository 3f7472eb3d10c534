import { type Line, line, words } from '../engine/line.ts';
import type { Answer } from './answer.ts';

/** What an answer says, sentence by sentence, without the prompt; none for an answer that is silent. */
export function sentencesOf(answer: Answer): readonly Line[] {
  switch (answer.kind) {
    case 'nothing':
    case 'quit':
      return [];
    case 'said':
      return answer.lines;
    case 'expected':
      return [words(answer.text, answer.holds ? 'good' : 'bad')];
    case 'faces': {
      const who = answer.who === undefined ? '' : ` for ${answer.who}`;
      return [
        words(
          answer.dice === 1
            ? `Roll 1 die${who} and type its face.`
            : `Roll ${answer.dice} dice${who} and type their faces.`,
        ),
      ];
    }
    case 'refused':
      return [answer.rule === null ? words(answer.text) : line`${{ text: answer.rule, as: 'rule' }}: ${answer.text}`];
    case 'begun':
      return [words(answer.line, 'title'), ...answer.told.flatMap((t) => t.lines)];
    default: {
      const out: Line[] = answer.note ? [words(answer.note)] : [];
      for (const { lines } of answer.told) for (const one of lines) out.push(one);
      if (answer.dropped) out.push(words(answer.dropped));
      return out;
    }
  }
}
