import { legendIdOf, type Wish } from './job.ts';
import { paired, percent, type Share, wilson } from './shares.ts';
import type { Simulated } from './simulate.ts';
import type { Counts, Tally, Used } from './tally.ts';
import { namesOf } from './uses.ts';

/** Letters of the narrator's track. */
const LETTERS = 'ABCDEFGHIJKLMN';
/** Signs of the longest bar. */
const BAR = 40;

const interval = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** Rows as columns: the first to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const wide = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(wide[i]) : cell.padStart(wide[i]))).join('  ')}`.trimEnd(),
  );
}

/** The number below which so large a part of the games lies. */
function quantile(counts: Counts, part: number): number {
  const sorted = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  const all = sorted.reduce((sum, n) => sum + counts[n], 0);
  let seen = 0;
  for (const n of sorted) {
    seen += counts[n];
    if (seen >= all * part) return n;
  }
  return 0;
}

const letter = (n: number): string => LETTERS[n] ?? '?';

/** Where the narrator stood at the end: a bar a letter, `#` for games won and `.` for games lost. */
function chart({ letters, lettersWon }: Tally): string[] {
  const most = Math.max(1, ...Object.values(letters));
  const out: string[] = [];
  for (let n = 0; n < LETTERS.length; n++) {
    const all = letters[n] ?? 0;
    const won = Math.round(((lettersWon[n] ?? 0) * BAR) / most);
    const bar = '#'.repeat(won) + '.'.repeat(Math.round((all * BAR) / most) - won);
    out.push(`  ${letter(n)} ${bar}${bar === '' ? '' : ' '}${all === 0 ? '' : all}`.trimEnd());
  }
  return out;
}

const byNumber = (counts: Counts): [string, number][] =>
  Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

const usedRow = (name: string, used: Used | undefined, games: number): string[] => [
  name,
  used === undefined ? 'never' : percent(used.games / games),
  used === undefined ? '' : String(used.times),
  used === undefined ? '' : percent(used.won / used.games),
];

const GROUPS: readonly (readonly [group: string, title: string])[] = [
  ['turns', 'Actions of the turn'],
  ['free', 'Free actions'],
  ['abilities', 'Abilities'],
  ['items', 'Items used'],
  ['found', 'Items found, bought or given'],
  ['fog', 'Fog'],
  ['deeds', 'Deeds'],
  ['cards', 'Cards read'],
  ['branches', 'Branches'],
  ['events', 'Event cards'],
];

/** Each name that could come up, in its order, then what else came up. */
function namesIn(group: string, tally: Tally, legend: string): string[] {
  const known = namesOf(legend)[group] ?? [];
  const more = Object.keys(tally.used[group] ?? {}).filter((name) => !known.includes(name));
  return [...new Set([...known, ...more.sort()])];
}

function groupTold(group: string, title: string, tally: Tally, legend: string): string[] {
  const rows = namesIn(group, tally, legend).map((name) => usedRow(name, tally.used[group]?.[name], tally.games));
  if (rows.length === 0) return [];
  return ['', ...columns([[`${title}`, 'games', 'times', 'won of these'], ...rows]).map((row) => row.slice(2))];
}

const titled = ({ legend, level, sets, bot }: Wish): string =>
  `Legend ${legend}, level ${level}, ${bot} bot, heroes ${sets.length === 1 ? sets[0] : `${sets[0].split(',').length} (${sets.length} sets in turn)`}`;

/** The table of a simulation, as lines of plain characters. */
export function tableTold(wish: Wish, wished: number, { tally }: Simulated): string[] {
  const { games, won } = tally;
  const played = games === wished ? `games ${games}` : `games ${games} of ${wished}, stopped`;
  if (games === 0) return [`${titled(wish)}: ${played}.`];
  const ends = byNumber(tally.ends).map(([end, n]) => [end, String(n), percent(n / games)]);
  const sets = wish.sets.map((set) => {
    const used = tally.heroes[set];
    return used === undefined ? [set, '', ''] : [set, String(used.games), interval(wilson(used.won, used.games))];
  });
  const legend = legendIdOf(wish);
  return [
    `${titled(wish)}: ${played}.`,
    `Won ${won}: ${interval(wilson(won, games))}.`,
    '',
    'How they ended',
    ...columns(ends),
    ...(sets.length > 1 ? ['', 'By heroes', ...columns(sets)] : []),
    '',
    'Length',
    ...columns([
      ['', 'a tenth', 'half', 'nine tenths'],
      ['days', ...[0.1, 0.5, 0.9].map((part) => String(quantile(tally.days, part)))],
      ['letter', ...[0.1, 0.5, 0.9].map((part) => letter(quantile(tally.letters, part)))],
    ]),
    `  choices ${(tally.actions / games).toFixed(1)} on average, ${tally.actionsMost} at most`,
    '',
    'Letter at the end (# won, . lost)',
    ...chart(tally),
    ...GROUPS.flatMap(([group, title]) => groupTold(group, title, tally, legend)),
  ];
}

export interface Difference {
  onlyFirst: number;
  onlySecond: number;
  games: number;
  difference: Share;
}

/** Compares the games that both played. */
export function differenceOf(first: Simulated, second: Simulated): Difference {
  let onlyFirst = 0;
  let onlySecond = 0;
  let games = 0;
  first.won.forEach((won, at) => {
    const other = second.won[at];
    if (won === undefined || other === undefined) return;
    games += 1;
    if (won > other) onlyFirst += 1;
    if (other > won) onlySecond += 1;
  });
  return { onlyFirst, onlySecond, games, difference: paired(onlyFirst, onlySecond, games) };
}

export function differenceTold(change: string, second: Simulated, found: Difference): string[] {
  const { tally } = second;
  return [
    '',
    `On the same seeds with ${change}: won ${tally.won} of ${tally.games}: ${interval(wilson(tally.won, tally.games))}.`,
    `Difference ${interval(found.difference)} in ${found.games} pairs: ${found.onlySecond} won only so, ${found.onlyFirst} only before.`,
  ];
}

/** The same as data. */
export function asData(wish: Wish, wished: number, first: number, done: Simulated): object {
  const { tally } = done;
  return {
    type: 'simulation',
    ...wish,
    seeds: { first, games: wished },
    rate: wilson(tally.won, tally.games),
    ...tally,
  };
}
