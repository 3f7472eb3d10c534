import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPty, type Pty } from '../pty/pty.ts';
import { emptyFolder } from './program.ts';

const open: Pty[] = [];
afterEach(() => {
  for (const pty of open.splice(0)) pty.kill('SIGKILL');
});

const COLUMNS = 40;

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

interface Heard {
  /** Everything since the last answer, as one text. */
  text: string;
  question: string;
  choices: { n: number; text: string }[];
}

/** A question and the numbered lines below it, found by their numbers: 1, 2, 3 in order, to the end. */
function understand(rows: readonly string[]): Heard {
  const text = rows.join(' ').replace(/ > ?$/, '');
  const first = rows.findLastIndex((row) => row.startsWith('1. '));
  if (first < 0) return { text, question: '', choices: [] };
  const choices: Heard['choices'] = [];
  for (const row of rows.slice(first)) {
    if (row.startsWith(`${choices.length + 1}. `)) choices.push({ n: choices.length + 1, text: row });
    else if (choices.length > 0 && row !== '>') choices[choices.length - 1].text += ` ${row}`;
  }
  const asked = rows.slice(0, first);
  const start = asked.findLastIndex((row) => /^[A-Z][a-z]+(, | is walking|: )/.test(row));
  return { text, question: asked.slice(Math.max(0, start)).join(' '), choices };
}

/** Somebody who hears the plain program and answers, and knows nothing else about it. */
class Listener {
  private readonly pty: Pty;
  private from = 0;
  all = '';
  /** Who said to lead the people. */
  leader = '';

  constructor(args: string[]) {
    this.pty = openPty(process.execPath, [resolve(process.env.FARLAND_PROGRAM ?? 'bin/farland.js'), ...args], {
      env: { FARLAND_SAVES: emptyFolder(), FARLAND_CONFIG: emptyFolder() },
    });
    open.push(this.pty);
  }

  async hear(): Promise<Heard> {
    await this.pty.waitForBytes(/(^|\n)> $/, 20_000, this.from);
    const bytes = this.pty.bytes().slice(this.from);
    this.from += bytes.length;
    const rows = heardRows(bytes.replaceAll('\r\n', '\n'));
    this.all += `${rows.join('\n')}\n`;
    return understand(rows);
  }

  async say(line: string): Promise<Heard> {
    this.pty.send(`${line}\r`);
    return this.hear();
  }
}

/** Spaces named in a text. */
const spaces = (text: string): string[] => text.match(/\b[45]\d\d\b/g) ?? [];

/** Where this hero is wanted, by what the goal says and where things stand. */
async function wanted(listener: Listener, name: string): Promise<string | undefined> {
  const goal = (await listener.say('goal')).text;
  if (/Lead the steppe people/.test(goal)) {
    if (listener.leader === name) return spaces(goal)[0];
    return listener.leader === '' ? spaces((await listener.say('where people')).text).at(-1) : undefined;
  }
  const enemy = /Beat the (\w+)/.exec(goal)?.[1];
  return enemy === undefined ? undefined : spaces((await listener.say(`where ${enemy}`)).text).at(-1);
}

/** The choice whose words these are. */
const find = (heard: Heard, words: RegExp): number | undefined => heard.choices.find(({ text }) => words.test(text))?.n;

async function decide(listener: Listener, heard: Heard): Promise<number> {
  const name = /^(\w+)/.exec(heard.question)?.[1] ?? '';
  const lead = find(heard, /^\d+\. Lead the steppe people/);
  if (lead !== undefined) {
    listener.leader = name;
    return lead;
  }
  const walking = /is walking, at (\d+)/.exec(heard.question);
  if (walking || /What now\?$/.test(heard.question)) {
    const fight = find(heard, /Fight /);
    if (fight !== undefined && /(?:[6-9]\d|100) of 100/.test((await listener.say('odds')).text)) return fight;
    const target = / 0 hours left/.test(heard.question) ? undefined : await wanted(listener, name);
    const way = target === undefined ? '' : (await listener.say(`path ${target}`)).text;
    for (const space of spaces(way)) {
      const step = find(heard, new RegExp(`Walk [a-z-]+ to ${space}`));
      if (step !== undefined) return step;
    }
    return find(heard, walking ? /Stop here/ : /End the day/) ?? 1;
  }
  if (/leave\?$/.test(heard.question)) {
    const going = /(?:[5-9]\d|100) of 100/.test((await listener.say('odds')).text);
    return find(heard, going ? /Roll/ : /Leave the fight/) ?? 1;
  }
  return 1;
}

describe('by ear', () => {
  it('a whole legend is played by somebody who hears 40 columns and nothing else', async () => {
    const listener = new Listener(['--plain', '--legend', '1', '--heroes', 'raash,avida', '--seed', '3']);
    let heard = await listener.hear();
    for (let i = 0; i < 400 && !/The legend is (won|lost)/.test(heard.text); i++) {
      if (/Say yes or no\.$/.test(heard.text)) heard = await listener.say('yes');
      if (/The legend is (won|lost)/.test(heard.text)) break;
      expect(heard.choices.length, `a question with choices after: ${heard.text.slice(-400)}`).toBeGreaterThan(0);
      expect(heard.choices.length).toBeLessThanOrEqual(9);
      heard = await listener.say(String(await decide(listener, heard)));
    }
    expect(heard.text).toMatch(/The legend is (won|lost)/);
    const all = listener.all.replaceAll('\n', ' ');
    expect(/The steppe people come along/.test(all), 'the people were led').toBe(true);
    expect(/Goal: Beat the Skral/.test(all), 'the first goal was reached').toBe(true);
    expect(listener.all.split('\n').every((row) => row.length <= COLUMNS)).toBe(true);
  }, 180_000);
});
