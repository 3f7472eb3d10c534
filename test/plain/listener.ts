import { resolve } from 'node:path';
import { openPty, type Pty } from '../pty/pty.ts';

export const COLUMNS = 40;

/** What is left of a text on a braille line: no colour, no control characters, single blanks, rows of 40 columns. */
function heardRows(bytes: string): string[] {
  const plain = bytes
    .replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, '')
    .replace(/[^\n\u0020-\u007e\u00a0-\uffff]/g, '')
    .replace(/ +/g, ' ');
  return plain.split('\n').flatMap((line) => {
    const rows: string[] = [];
    let rest = line.trim();
    while (rest.length > COLUMNS) {
      const at = rest.lastIndexOf(' ', COLUMNS);
      rows.push(rest.slice(0, at > 0 ? at : COLUMNS));
      rest = rest.slice(at > 0 ? at + 1 : COLUMNS);
    }
    return [...rows, rest];
  });
}

export interface Heard {
  /** Everything since the last answer, as one text. */
  text: string;
  question: string;
  choices: { n: number; text: string }[];
}

/** A question and the numbered lines below it, found by their numbers: in order from the first one, to the end. */
function understand(rows: readonly string[], from: number): Heard {
  const text = rows.join(' ').replace(/ > ?$/, '');
  const first = rows.findLastIndex((row) => row.startsWith(`${from}. `));
  if (first < 0) return { text, question: '', choices: [] };
  const choices: Heard['choices'] = [];
  for (const row of rows.slice(first)) {
    const n = from + choices.length;
    if (row.startsWith(`${n}. `)) choices.push({ n, text: row });
    else if (choices.length > 0 && row !== '>') choices[choices.length - 1].text += ` ${row}`;
  }
  const asked = rows.slice(0, first);
  const start = asked.findLastIndex((row) => /^[A-Z][a-z]+(, | is walking|: )/.test(row));
  return { text, question: asked.slice(Math.max(0, start)).join(' '), choices };
}

/** Somebody who hears the plain program and answers, and knows nothing else about it. */
export class Listener {
  private readonly pty: Pty;
  private from = 0;
  all = '';

  /** `folders`: where games and settings are kept. */
  constructor(args: string[], folders: { FARLAND_SAVES: string; FARLAND_CONFIG: string }) {
    this.pty = openPty(process.execPath, [resolve(process.env.FARLAND_PROGRAM ?? 'bin/farland.js'), ...args], {
      env: folders,
    });
  }

  leave(): void {
    this.pty.kill('SIGKILL');
  }

  async hear(from = 1): Promise<Heard> {
    await this.pty.waitForBytes(/(^|\n)> $/, 20_000, this.from);
    const bytes = this.pty.bytes().slice(this.from);
    this.from += bytes.length;
    const rows = heardRows(bytes.replaceAll('\r\n', '\n'));
    this.all += `${rows.join('\n')}\n`;
    return understand(rows, from);
  }

  async say(line: string, from = 1): Promise<Heard> {
    this.pty.send(`${line}\r`);
    return this.hear(from);
  }

  /** The choices that were heard, and those that `more` tells. */
  async allChoices(heard: Heard): Promise<Heard['choices']> {
    const all = [...heard.choices];
    let last = heard;
    while (/More: \d+( to \d+)?\. Say "more"/.test(last.text)) {
      last = await this.say('more', all.length + 1);
      all.push(...last.choices);
    }
    return all;
  }
}
