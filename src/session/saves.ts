import { accessSync, constants, existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const ENDING = '.farland';

/** Folder of this program: the nearest one above that holds package.json. */
export function programFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Where games are kept: the flag, `FARLAND_SAVES`, `saves/` in a checkout, else the user's data folder. */
export function savesFolder(flag: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  if (flag) return flag;
  if (env.FARLAND_SAVES) return env.FARLAND_SAVES;
  const root = programFolder();
  if (existsSync(join(root, '.git')) && writable(root)) return join(root, 'saves');
  return join(dataFolder(env), 'saves');
}

export function examplesFolder(): string {
  return join(programFolder(), 'saves', 'examples');
}

function dataFolder(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'farland');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'farland');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'farland');
}

function writable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Why this cannot be the name of a game; undefined when it can. */
export function whyNoName(name: string): string | undefined {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return undefined;
  return 'A name is made of letters, digits, "-" and "_", at most 64 of them.';
}

export function savePath(folder: string, name: string): string {
  return join(folder, name + ENDING);
}

/** `legend-1`, or `legend-1-2` and so on when that is taken. */
export function freeName(folder: string, base: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base}-${n}`;
    if (!existsSync(savePath(folder, name))) return name;
  }
}

export interface Save {
  name: string;
  path: string;
  /** Milliseconds since 1970. */
  when: number;
}

/** The games of a folder, the latest first; none when there is no such folder. */
export function listSaves(folder: string): Save[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  const out: Save[] = [];
  for (const file of files.sort()) {
    const path = join(folder, file);
    const stat = file.endsWith(ENDING) ? statOf(path) : undefined;
    if (stat?.isFile()) out.push({ name: file.slice(0, -ENDING.length), path, when: stat.mtimeMs });
  }
  return out.sort((a, b) => b.when - a.when);
}

/** Undefined for a link that leads nowhere or round in a circle. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a kept game may go on: the last thing in the record of one that ended is a checkpoint that tells the end. */
export function goesOn({ path }: Save): boolean {
  try {
    const { text } = readText(path);
    const [checkpoint, later] = text.slice(text.lastIndexOf('\n#@ ') + 1).split('\n', 2);
    return later !== '' || !/"over":\{"result":"(won|lost)"/.test(checkpoint);
  } catch {
    return false;
  }
}

/** The bytes of a file as text, and how many bytes reach to the end of its last whole line. */
export function readText(path: string): { text: string; whole: number } {
  const stat = statSync(path);
  const endless = !stat.isFile() && !stat.isFIFO() && !stat.isDirectory();
  if (endless) throw Object.assign(new Error(`${path} is no file`), { code: 'ENXIO' });
  const bytes = readFileSync(path);
  const end = Math.max(bytes.lastIndexOf(0x0a), bytes.lastIndexOf(0x0d));
  return { text: bytes.toString('utf8'), whole: end + 1 };
}
