import { readFileSync } from 'node:fs';
import { type Line, words } from '../engine/line.ts';
import { type RecordLine, readRecord } from '../engine/notation.ts';
import { type Answer, refused } from './answer.ts';
import { type Loaded, loadRecord, type Unreadable } from './load.ts';
import { namedRecord, whyNotHere } from './new-record.ts';
import { readNamed } from './read-file.ts';
import { continueRecord, whyNot } from './record.ts';
import { goesOn, listSaves, readText, type Save, savePath, whyNoName } from './saves.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';
import { wonOffers } from './won.ts';

/** `save`, `save NAME`: a checkpoint on the disk; with a name the game goes on under it, and the old record stays. */
export function saveAs(table: Table, args: string[], text: string): Answer {
  if (table.session === null) return refused(text, 'No game is begun.');
  if (args.length > 1) return refused(text, 'Say "save", or "save NAME".');
  if (args.length === 1 && args[0] !== table.file?.name) return moveTo(table, args[0], text);
  if (table.file === null) return refused(text, 'This game has no name yet. Say "save NAME".');
  table.checkpoint();
  return aside(`Kept as "${table.file.name}".`);
}

function moveTo(table: Table, name: string, text: string): Answer {
  const file = namedRecord(table.options.folder, name, text);
  if ('kind' in file) return file;
  table.flush();
  file.pending = recordSoFar(table);
  table.release();
  table.file = file;
  table.checkpoint();
  return aside(`Kept as "${name}".`);
}

/** The old record with its checkpoints; its commands alone where it has none, or is gone. */
function recordSoFar(table: Table): string {
  try {
    if (table.file) return readFileSync(table.file.path, 'utf8');
  } catch {
    // somebody took it away while it was played
  }
  return [table.header, ...table.lines, ''].join('\n');
}

const aside = (text: string): Answer => ({ kind: 'said', lines: [words(text)], aside: true });

/** `resume`, `resume NAME`. */
export function resume(table: Table, args: string[], text: string): Answer {
  if (args.length > 1) return refused(text, 'Say "resume", or "resume NAME".');
  const [name] = args;
  const no = (name === undefined ? undefined : whyNoName(name)) ?? whyNotHere(table.options.folder);
  if (no) return refused(text, no);
  const { folder } = table.options;
  if (name !== undefined && name === table.file?.name) return refused(text, `"${name}" is the game being played.`);
  if (name !== undefined) return resumeFrom(table, { name, path: savePath(folder, name), when: 0 });
  for (const save of listSaves(folder)) {
    if (save.name === table.file?.name || !goesOn(save)) continue;
    const loaded = load(table, save.path);
    if (!('unreadable' in loaded) && loaded.session.state.over === null) return resumeFrom(table, save);
  }
  return refused(text, 'There is no game to go on with.');
}

function load(table: Table, path: string): (Loaded & { whole: number; header: string; lines: string[] }) | Unreadable {
  try {
    const { text, whole } = readText(path);
    const loaded = loadRecord(text, table.games, readNamed);
    if ('unreadable' in loaded) return loaded;
    const record = readRecord(text);
    const lines = record.lines.filter((l) => !l.checkpoint).slice(0, loaded.count);
    return { ...loaded, whole, header: record.header?.text ?? '', lines: lines.map((l) => l.text) };
  } catch (error) {
    return { unreadable: whyNot(error) };
  }
}

function resumeFrom(table: Table, save: Save): Answer {
  const loaded = load(table, save.path);
  if ('unreadable' in loaded) return unreadable(save.name, loaded);
  const file = continueRecord(save.name, save.path, loaded.whole);
  if ('sentence' in file) return refused(`resume ${save.name}`, file.sentence);
  table.leave();
  table.seat(loaded.session, loaded.header, loaded.count);
  table.lines = loaded.lines;
  table.file = file;
  if (loaded.jumped || loaded.unfit.length > 0) table.checkpoint(true);
  for (const sentence of [`The game "${save.name}" goes on.`, ...loaded.words]) table.options.warn?.(sentence);
  return { kind: 'said', prompt: true, lines: [...unfitWords(loaded.unfit), ...lastWords(loaded.session)] };
}

/** Shown, not lost: what the game as it is now could not carry out. */
function unfitWords(unfit: readonly RecordLine[]): Line[] {
  if (unfit.length === 0) return [];
  const from = `From line ${unfit[0].line} of the record on, these commands fit no more and were not done:`;
  return [words(from), ...unfit.map((line) => words(line.text))];
}

const lastWords = (session: Session): Line[] =>
  session
    .log()
    .flatMap((t) => t.lines)
    .slice(-3);

function unreadable(name: string, { unreadable: why }: Unreadable): Answer {
  return { ...refused(`resume ${name}`, `The game "${name}" cannot be read: ${why}.`), unreadable: true };
}

/** `saves`: name, state, legend, day, narrator, heroes, and when it was last played. */
export function gamesOf(table: Table): Answer {
  table.flush();
  const saves = listSaves(table.options.folder);
  const lines = saves.map((save) => words(describe(table, save)));
  return { kind: 'said', lines: lines.length > 0 ? lines : [words('No game is kept.')], aside: true };
}

function describe(table: Table, save: Save): string {
  const when = `${new Date(save.when).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const loaded = load(table, save.path);
  if ('unreadable' in loaded) return `${save.name}: cannot be read: ${loaded.unreadable}. ${when}`;
  const { state, rules } = loaded.session;
  const facts = Object.entries(rules.summary(state)).map(([key, value]) => `${key} ${value}`);
  return `${save.name}: ${[...facts, state.over?.result ?? 'going on', when].join(', ')}`;
}

/** `legends`: what can be played, and which of it was won in a game that is kept. */
export function offersOf(table: Table): Answer {
  const won = table.options.batch ? [] : wonOffers(table); // a script says the same whatever was won before
  const lines = table.games.flatMap((g) =>
    g.offers.map((o) => words(`${o.title}. ${o.text}${won.includes(o) ? ' Won.' : ''} To begin: ${o.example}`)),
  );
  return { kind: 'said', lines };
}
