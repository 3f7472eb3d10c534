import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type PtyOptions, type Stty, sttyOf } from './pty.ts';

/** The built program on a pseudo-terminal, with somebody at the keys who knows only what is on the screen. */
export interface Played extends Stty {
  saves: string;
  /** Presses the digit before the words. */
  choose(words: RegExp): Promise<void>;
  /** Puts away the pages that are open, until a question is asked. */
  read(): Promise<void>;
  /** The screen as one text. */
  text(): string;
  /** The command lines of the only record in the folder. */
  record(): string[];
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'farland-full-'));

/** Nothing is being counted, and no bot plays. */
const BUSY_NO_MORE = /^(?![\s\S]*(?:Counting|One moment)\.)/;
const ASKED = /^[─-] .*[?.…] [─-]/m;

export function play(args: string[], options: PtyOptions & { saves?: string; term?: string } = {}): Played {
  const saves = options.saves ?? emptyFolder();
  const env = {
    FARLAND_SAVES: saves,
    FARLAND_CONFIG: emptyFolder(),
    FARLAND_PLAIN: undefined,
    NO_COLOR: undefined,
    FORCE_COLOR: undefined,
    ...options.env,
  };
  const program = [process.execPath, resolve(process.env.FARLAND_PROGRAM ?? 'bin/farland.js'), ...args];
  // the harness names the terminal by itself: another name is given behind it
  const named = options.term === undefined ? program : ['env', `TERM=${options.term}`, ...program];
  const pty = sttyOf(named[0], named.slice(1), { ...options, env });
  const text = () => pty.screen().join('\n');
  const press = async (keys: string) => {
    const from = pty.bytes().length;
    pty.send(keys);
    await pty.waitForBytes(/./s, 10_000, from);
    await pty.quiet(120);
  };
  return {
    ...pty,
    saves,
    text,
    async choose(words) {
      await pty.waitFor(new RegExp(`^[ ▶>]\\d .*(?:${words.source})`, 'm'));
      const row = pty.screen().find((one) => /^[ ▶>]\d /.test(one) && words.test(one)) as string;
      await press(row[1]);
    },
    async read() {
      await pty.waitFor(BUSY_NO_MORE);
      await pty.waitFor(/Enter go on|Enter do it/);
      while (text().includes('Enter go on')) await press('\r');
      await pty.waitFor(ASKED);
    },
    record() {
      const [file] = readdirSync(saves).filter((name) => name.endsWith('.farland'));
      const lines = readFileSync(join(saves, file), 'utf8').split('\n');
      return lines.filter((line) => line !== '' && !line.startsWith('#'));
    },
  };
}

/** A folder of saved games that holds one: a scenario of which nothing is played yet. Its name is "scene". */
export function savedScene(scene: object): string {
  const saves = emptyFolder();
  mkdirSync(saves, { recursive: true });
  const file = join(emptyFolder(), 'scene.json');
  writeFileSync(file, JSON.stringify(scene));
  writeFileSync(join(saves, 'scene.farland'), `new scenario ${file} seed 1\n`);
  return saves;
}

export const FIGHT = {
  board: 'lake',
  legend: null,
  turn: 'raash',
  heroes: [
    { hero: 'raash', space: 427, sp: 3, wp: 11 },
    { hero: 'avida', space: 427, sp: 2, wp: 9 },
  ],
  creatures: [{ kind: 'gor', space: 427 }],
  dice: [2, 5, 4, 3, 1, 2],
};
