import { type Line, textOf } from '../engine/line.ts';
import type { Answer, Told } from '../session/answer.ts';
import { sentencesOf } from '../session/sentences.ts';
import type { Session } from '../session/session.ts';
import type { Table } from '../session/table.ts';

/** Writes one JSON object a line. */
export interface JsonVoice {
  prompts: number;
  /** The end was told already. */
  over: boolean;
}

export const jsonVoice = (): JsonVoice => ({ prompts: 0, over: false });

const row = (value: object): string => `${JSON.stringify(value)}\n`;

const told = (answer: Answer): string => sentencesOf(answer).map(textOf).join('\n');

/** The answer to a line as JSON lines, without the prompt. */
export function answerJson(voice: JsonVoice, table: Table, answer: Answer, line: number): string {
  switch (answer.kind) {
    case 'nothing':
      return '';
    case 'quit':
      return '';
    case 'refused': {
      const { command, rule, text, instead } = answer;
      return row({ type: 'refused', line, command, rule, text, instead: instead || undefined });
    }
    case 'expected':
      return row({ type: 'expected', line, expect: answer.expect, holds: answer.holds, text: told(answer) });
    case 'faces':
      return row({ type: 'faces', dice: answer.dice, who: answer.who, command: answer.command, text: told(answer) });
    case 'said':
      return row({ type: 'said', lines: answer.lines.map(textOf), text: told(answer), data: answer.data });
    case 'begun':
      voice.over = false;
      return (
        row({ type: 'begun', command: answer.line, seed: answer.seed, text: answer.line }) +
        ended(voice, table, answer.told, toldJson(answer.told))
      );
    default: {
      const { kind, commands, note, dropped } = answer;
      let out = kind === 'done' ? '' : row({ type: kind, commands, text: note });
      if (kind === 'done' && note !== undefined) out += row({ type: 'note', commands, text: note });
      if (table.session?.state.over === null) voice.over = false;
      out += toldJson(answer.told);
      if (dropped !== undefined) out += row({ type: 'dropped', text: dropped });
      return ended(voice, table, answer.told, out);
    }
  }
}

function toldJson(told: readonly Told[]): string {
  let out = '';
  for (const { event, lines } of told) {
    const data = JSON.stringify(event);
    out += lines.length === 0 ? `${data}\n` : `${data.slice(0, -1)},"text":${JSON.stringify(textsOf(lines))}}\n`;
  }
  return out;
}

const textsOf = (lines: readonly Line[]): string =>
  lines.length === 1 ? textOf(lines[0]) : lines.map(textOf).join(' ');

/** The end is told once: by the game's own event, or here where a game has none. */
function ended(voice: JsonVoice, table: Table, told: readonly Told[], out: string): string {
  const over = table.session?.state.over;
  if (!over || voice.over) return out;
  voice.over = true;
  if (told.some(({ event }) => event.type === 'over')) return out;
  return out + row({ type: 'over', result: over.result, why: over.why });
}

/** The prompt: who is asked what, every choice, and what a player may see. */
export function promptJson(voice: JsonVoice, table: Table): string {
  const { session } = table;
  voice.prompts++;
  if (session === null) {
    return row({ type: 'prompt', n: voice.prompts, who: null, question: 'No game is begun.', choices: [], view: null });
  }
  const over = session.state.over;
  const asked: ReturnType<Session['question']> =
    over === null ? session.question() : { who: null, text: `The game is over: ${over.result}.`, weighty: false };
  const choices = session.choices().map((c) => ({ n: c.n, command: c.command, text: textOf(c.text) }));
  const view = session.rules.view(session.state);
  const { who, player, text } = asked;
  return row({ type: 'prompt', n: voice.prompts, who, player, question: text, choices, view });
}
