/** What many games had in common, as counts alone: adding them up in any order gives the same. */
export interface Tally {
  games: number;
  won: number;
  /** How games ended: `won bowl`, `lost shields`. */
  ends: Counts;
  /** Games and wins by the heroes who played: `raash,avida`. */
  heroes: { [set: string]: Used };
  /** Games by how long they were: days begun, letters of the narrator (0 is A) with the wins apart, choices made. */
  days: Counts;
  letters: Counts;
  lettersWon: Counts;
  actions: number;
  actionsMost: number;
  /** What was used, by group (`items`) and name. */
  used: { [group: string]: { [name: string]: Used } };
}

export interface Counts {
  [name: string]: number;
}

export interface Used {
  /** Games in which it came up, and how many of them were won. */
  games: number;
  won: number;
  times: number;
}

/** How often each thing came up in one game, by group and name. */
export type Uses = Map<string, Map<string, number>>;

export const emptyTally = (): Tally => ({
  games: 0,
  won: 0,
  ends: {},
  heroes: {},
  days: {},
  letters: {},
  lettersWon: {},
  actions: 0,
  actionsMost: 0,
  used: {},
});

export interface Played {
  heroes: string;
  won: boolean;
  why: string;
  day: number;
  letter: number;
  actions: number;
  uses: Uses;
}

function count(counts: Counts, name: string | number, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

function note(list: { [name: string]: Used }, name: string, more: Used): void {
  list[name] ??= { games: 0, won: 0, times: 0 };
  const used = list[name];
  used.games += more.games;
  used.won += more.won;
  used.times += more.times;
}

export function addGame(tally: Tally, game: Played): void {
  const won = game.won ? 1 : 0;
  tally.games += 1;
  tally.won += won;
  count(tally.ends, `${game.won ? 'won' : 'lost'} ${game.why}`);
  note(tally.heroes, game.heroes, { games: 1, won, times: 1 });
  count(tally.days, game.day);
  count(tally.letters, game.letter);
  if (game.won) count(tally.lettersWon, game.letter);
  tally.actions += game.actions;
  tally.actionsMost = Math.max(tally.actionsMost, game.actions);
  for (const [group, names] of game.uses) {
    tally.used[group] ??= {};
    for (const [name, times] of names) note(tally.used[group], name, { games: 1, won, times });
  }
}

/** Adds the second to the first. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.won += more.won;
  tally.actions += more.actions;
  tally.actionsMost = Math.max(tally.actionsMost, more.actionsMost);
  for (const key of ['ends', 'days', 'letters', 'lettersWon'] as const)
    for (const name in more[key]) count(tally[key], name, more[key][name]);
  for (const set in more.heroes) note(tally.heroes, set, more.heroes[set]);
  for (const group in more.used) {
    tally.used[group] ??= {};
    for (const name in more.used[group]) note(tally.used[group], name, more.used[group][name]);
  }
}
