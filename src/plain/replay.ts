import { type RecordLine, readRecord } from '../engine/notation.ts';
import { stateHash } from '../session/hash.ts';
import { isWhole, takenUp } from '../session/load.ts';
import { type ManagedWord, managedWord } from '../session/managed.ts';
import { Script } from '../session/script.ts';
import { Session } from '../session/session.ts';
import type { Table } from '../session/table.ts';
import { answerJson, jsonVoice, promptJson } from './json.ts';
import { answerText, promptText } from './text.ts';

export interface ReplayOptions {
  table: Table;
  /** Command lines to tell, the `new` line not counted; null for all. */
  to: number | null;
  /** Only compare with the checkpoints. */
  check: boolean;
  json: boolean;
  width: number | null;
}

/** What a record told again says, and the exit code: 4 when it cannot be read or fits no more, 3 a failed `expect`. */
export interface Retold {
  out: string;
  /** For standard error. */
  aside: string;
  code: number;
}

/** Tells a record, or a script, again. */
export function retell(text: string, options: ReplayOptions): Retold {
  const record = readRecord(text);
  const { header } = record;
  if (header === null) return unreadable('there is no line in it that can be read');
  if (!/^new\b/i.test(header.text)) return unreadable('its first line begins no game');
  return new Retelling(options).tell(record);
}

const unreadable = (why: string): Retold => ({ out: '', aside: `The record cannot be read: ${why}.\n`, code: 4 });

/** Telling a game again keeps nothing and changes no setting. */
const NOT_TOLD: ReadonlySet<ManagedWord | undefined> = new Set(['save', 'resume', 'set', 'hint']);

class Retelling {
  private readonly options: ReplayOptions;
  private readonly script: Script;
  private readonly voice = jsonVoice();
  private out = '';
  private commands = 0;
  private checkpoints = 0;

  constructor(options: ReplayOptions) {
    this.options = options;
    this.script = new Script(options.table, false);
  }

  tell({ header, lines, unended }: ReturnType<typeof readRecord>): Retold {
    const { table, to } = this.options;
    this.line(header!.text, header!.line);
    if (table.session === null) return this.unbegun(header!.line);
    for (let i = 0; i < lines.length && (to === null || this.commands < to); i++) {
      const { text, line, checkpoint } = lines[i];
      if (checkpoint) {
        if (!this.fits(checkpoint.hash)) {
          if (isWhole(checkpoint)) return this.stop(line, 'the game told again is not the game that was played');
        } else this.checkpoints++;
        continue;
      }
      if (NOT_TOLD.has(managedWord(text))) continue;
      this.commands++;
      this.line(text, line);
      if (this.script.ended === 0) break;
      const refused = table.lastRefused !== null && !/^expect\s+refused\b/i.test(lines[i + 1]?.text ?? '');
      if (this.script.ended === 3) return this.stop(line, 'an expectation does not hold', 3);
      if (!refused) continue;
      const jump = lines.findIndex((l, j) => j > i && l.checkpoint?.jump && isWhole(l.checkpoint));
      if (jump >= 0) {
        if (!this.jump(lines[jump])) return this.stop(lines[jump].line, 'the state that the game went on from is odd');
        i = jump;
      } else if (unended && i === lines.length - 1) return this.end(`Line ${line} was cut off and is left out.\n`);
      else return this.stop(line, `"${text}" cannot be done: ${this.refusal()}`);
    }
    return this.end('');
  }

  private unbegun(line: number): Retold {
    const { text = '', unreadable: told } = this.options.table.lastRefused ?? {};
    if (told) return { out: '', aside: `${text}\n`, code: 4 };
    return unreadable(`line ${line} begins no game: ${text.replace(/\.$/, '')}`);
  }

  private line(text: string, line: number): void {
    const { table, json, width } = this.options;
    this.script.line = line - 1;
    const answer = this.script.next(text);
    if (answer === null || this.options.check) return;
    if (json) this.out += `${JSON.stringify({ type: 'command', n: this.commands, line, command: text })}\n`;
    if (json) this.out += answerJson(this.voice, table, answer, line);
    else this.out += `> ${text}\n${answerText(table, answer, width)}`;
  }

  private fits(hash: string): boolean {
    return stateHash(this.options.table.session!.state) === hash;
  }

  /** Goes on from a checkpoint, as the players did; false when its state is none of this program. */
  private jump(line: RecordLine): boolean {
    const { table, json } = this.options;
    const { rules, setup } = table.session!;
    const session = takenUp({ begin: (state) => new Session(rules, setup, state) }, line);
    if (session === null) return false;
    table.seat(session, table.header, this.commands);
    this.script.excuse();
    if (!json) this.out += 'The rules had changed here. The game went on from its last checkpoint.\n';
    return true;
  }

  private refusal(): string {
    return this.options.table.lastRefused?.text ?? '';
  }

  private stop(line: number, why: string, code = 4): Retold {
    const what = code === 4 ? 'The record fits no more. ' : '';
    return { out: this.out, aside: `${what}Line ${line}: ${why}\n`, code };
  }

  private fitting(): string {
    const { commands, checkpoints } = this;
    const text = `The record fits: commands ${commands}, checkpoints ${checkpoints}.`;
    return `${this.options.json ? JSON.stringify({ type: 'checked', commands, checkpoints, text }) : text}\n`;
  }

  private end(aside: string): Retold {
    const { table, check, json, width } = this.options;
    const session = table.session!;
    if (check) this.out += this.fitting();
    else if (json) this.out += promptJson(this.voice, table);
    else this.out += promptText(session, 0, width);
    return { out: this.out, aside, code: 0 };
  }
}
