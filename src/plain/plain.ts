import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { spaced } from '../engine/notation.ts';
import type { Answer } from '../session/answer.ts';
import type { PlayOptions } from '../session/options.ts';
import type { Output } from './output.ts';
import { answerText, asksAnew, promptText } from './text.ts';
import { titleChoices, titleText } from './title.ts';

const READY = '> ';

/**
 * Plays in a terminal with text that is only ever appended. The terminal itself edits and echoes the line. The result
 * is the exit code; the game is left and saved.
 */
export async function playPlain(options: PlayOptions, input: Readable, output: Output): Promise<number> {
  const { table, first } = options;
  const opening = first === null ? greeting(options) : say(options, first);
  if (opening === null || (first !== null && table.session === null)) return stillborn(options, opening ?? '');
  let going = await output.write(opening + READY);
  const lines = createInterface({ input, terminal: false });
  if (going) {
    for await (const line of lines) {
      const text = say(options, line);
      going = text !== null && (await output.write(text + READY));
      if (!going) break;
    }
  }
  lines.close();
  table.leave();
  if (going) await output.write('\n');
  return 0;
}

/** A wish of the command line that could not be fulfilled: told, and the program ends. */
async function stillborn({ table }: PlayOptions, text: string): Promise<number> {
  table.options.warn?.(text.trimEnd());
  const { last } = table;
  table.leave();
  return last.kind === 'refused' && last.unreadable ? 4 : 2;
}

function greeting({ table, width }: PlayOptions): string {
  return table.session ? promptText(table.session, table.settings.verbose, width) : titleText(table);
}

/** The answer to a line; null when the player leaves. */
function say(options: PlayOptions, line: string): string | null {
  const { table, width } = options;
  const answer = table.submit(table.session === null ? titleCommand(options, line) : line);
  if (answer.kind === 'quit') return null;
  const text = shown(options, answer, width);
  options.transcript?.(`> ${line}\n${text}`);
  return text;
}

function shown(options: PlayOptions, answer: Answer, width: number | null): string {
  const { table } = options;
  if (answer.kind === 'nothing') return greeting(options); // a blank line asks for the prompt again
  const text = answerText(table, answer, width);
  if (table.session === null || !asksAnew(answer)) return text;
  return text + promptText(table.session, table.settings.verbose, width);
}

function titleCommand({ table }: PlayOptions, line: string): string {
  const said = spaced(line);
  return /^\d+$/.test(said) ? (titleChoices(table)[Number(said) - 1]?.command ?? said) : line;
}
