import { cleaned } from '../engine/foreign.ts';
import { adviserFor } from '../session/advice.ts';
import type { Answer } from '../session/answer.ts';
import { Script } from '../session/script.ts';
import type { Table } from '../session/table.ts';
import { asciiJson, asciiText } from './ascii.ts';
import { Gathered } from './gathered.ts';
import { answerJson, type JsonVoice, jsonVoice, promptJson } from './json.ts';
import { lineCutter } from './lines-in.ts';
import type { Output } from './output.ts';
import { answerText, asksAnew, promptText } from './text.ts';

export interface PipeOptions {
  table: Table;
  json: boolean;
  /** No sign from 128 on. */
  ascii?: boolean;
  keepGoing: boolean;
  width: number | null;
  /** Lines carried out before those that are read, e.g. `new …` made from flags. */
  first: readonly string[];
  /** Standard error: names of saves, what went wrong. */
  aside: (text: string) => void;
  /** Gets each line and its answer: `--transcript`. */
  transcript?: (text: string) => void;
}

/** Reads a script from a pipe or a file and answers it. The result is the exit code; the game is left and saved. */
export async function runPipe(options: PipeOptions, input: AsyncIterable<Buffer>, output: Output): Promise<number> {
  const pipe = new Pipe(options);
  const lines = lineCutter();
  let going = await pipe.carryOut(options.first, output);
  if (going) {
    for await (const chunk of input) {
      going = await pipe.carryOut(lines.take(chunk), output);
      if (!going) break;
    }
  }
  if (going) await pipe.carryOut(lines.rest(), output);
  return pipe.close();
}

class Pipe {
  private readonly options: PipeOptions;
  private readonly script: Script;
  private readonly voice: JsonVoice = jsonVoice();
  private readonly gathered = new Gathered();
  private broken: number | null = null;

  constructor(options: PipeOptions) {
    this.options = options;
    this.script = new Script(options.table, options.keepGoing);
    this.script.line = -options.first.length;
  }

  /** All lines of one read: then one write of the record, then one of the answers. False when it is at its end. */
  async carryOut(lines: readonly string[], output: Output): Promise<boolean> {
    await adviserFor(this.options.table, lines);
    for (const line of lines) {
      const answer = this.script.next(line);
      if (answer !== null) this.gathered.add(this.told(line, answer));
      if (this.script.ended !== null) break;
    }
    const wrong = this.options.table.flush();
    if (wrong) {
      this.options.aside(wrong);
      this.broken = 2;
      return false;
    }
    if (!(await output.write(this.gathered.take()))) {
      if (output.wrong) this.options.aside(output.wrong);
      this.broken = output.wrong ? 2 : 0;
    }
    return this.broken === null && this.script.ended === null;
  }

  close(): number {
    const code = this.script.close();
    this.options.table.leave();
    return this.broken ?? code;
  }

  /** Which line of the script went wrong: its writer looks for it there. A line made from flags stands nowhere. */
  private where(answer: Answer): string {
    const { line } = this.script;
    if (line < 1) return '';
    if (answer.kind === 'refused') return `Line ${line}, ${answer.command}: `;
    return answer.kind === 'expected' && !answer.holds ? `Line ${line}: ` : '';
  }

  private told(line: string, answer: Answer): string {
    const { table, json, ascii, width, aside, transcript } = this.options;
    let out: string;
    if (answer.kind === 'said' && answer.aside) {
      aside(answerText(table, answer, width).trimEnd());
      out = json ? promptJson(this.voice, table) : '';
    } else if (json) {
      out = answerJson(this.voice, table, answer, this.script.line);
      if (answer.kind !== 'nothing' && answer.kind !== 'quit') out += promptJson(this.voice, table);
    } else {
      out = `${this.where(answer)}${answerText(table, answer, width)}`;
      if (table.session && asksAnew(answer)) out += promptText(table.session, table.settings.verbose, width, answer);
    }
    if (ascii) out = json ? asciiJson(out) : asciiText(out);
    transcript?.(`> ${cleaned(line)}\n${out}`);
    return out;
  }
}
