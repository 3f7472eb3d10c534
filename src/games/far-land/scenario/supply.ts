import { shuffle } from '../../../engine/rng.ts';
import { EQUIPMENT, HERBS_ALL, ITEMS_ALL, LOGS_ALL, SPORES_ALL } from '../content/supply.ts';
import { GOLD_ALL } from '../rules/setup.ts';
import { type Game, HOPES, ITEM_IDS, type Item, type Token } from '../types.ts';
import { fieldsOf, flaw, wholeOf } from './fields.ts';
import { sporesLeft } from './tokens.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const tokensOf = <K extends Token['kind']>(g: Game, kind: K): Extract<Token, { kind: K }>[] =>
  g.tokens.filter((token): token is Extract<Token, { kind: K }> => token.kind === kind);

const itemsOut = (g: Game): Item[] => [
  ...g.heroes.flatMap((hero) => hero.items),
  ...tokensOf(g, 'item').map((token) => token.item),
];

/** What heroes hold and what lies on the board is not in the supply (SET-13). More than the box holds is refused. */
export function countSupply(g: Game): void {
  const out = itemsOut(g);
  const count = (id: Item['id']): number => out.filter((item) => item.id === id).length;
  for (const id of ITEM_IDS)
    if (count(id) > ITEMS_ALL[id]) flaw('heroes and tokens', `the box holds ${id} ${ITEMS_ALL[id]}, not ${count(id)}.`);
  for (const id of ITEM_IDS) {
    const there = EQUIPMENT[id];
    if (there !== undefined) g.equipment[id] = there - count(id);
  }
  const spores = sum(Object.values(SPORES_ALL));
  g.supply = {
    gold: left('gold', GOLD_ALL, sum(g.heroes.map((h) => h.gold)) + sum(tokensOf(g, 'gold').map((t) => t.amount))),
    herb: left('herbs', HERBS_ALL, sum(g.heroes.map((h) => h.herbs)) + tokensOf(g, 'herb').length),
    'ruin-spirit': ITEMS_ALL['ruin-spirit'] - count('ruin-spirit'),
    spore: left('spores', spores, tokensOf(g, 'spore').length),
  };
  countLogs(g);
  nameStones(out);
}

function countLogs(g: Game): void {
  const logs = [...g.heroes.flatMap((hero) => hero.logs), ...tokensOf(g, 'log').map((token) => token.value)];
  for (const value of new Set(logs)) {
    const all = LOGS_ALL.filter((one) => one === value).length;
    left(`logs of ${value}:`, all, logs.filter((one) => one === value).length);
  }
}

function left(what: string, all: number, out: number): number {
  if (out > all) flaw('heroes and tokens', `the box holds ${what} ${all}, not ${out}.`);
  return all - out;
}

/** Stones and parts whose kind the file leaves open get the first that is free. */
function nameStones(out: readonly Item[]): void {
  for (const [id, kinds] of [['hope-stone', HOPES] as const, ['artefact', [1, 2, 3]] as const]) {
    const items = out.filter((item) => item.id === id);
    const free = kinds.filter((kind) => !items.some((item) => item.holds === kind)).map((kind) => kind);
    for (const item of items) if (item.holds === undefined) item.holds = free.shift();
  }
}

/** `"supply": { "spore": 3 }`: what is left beside the board, where it is to be less. */
export function setSupply(g: Game, value: unknown): void {
  const keys = Object.keys(g.supply) as (keyof Game['supply'])[];
  const f = fieldsOf(value, 'supply', keys);
  for (const key of keys) if (f[key] !== undefined) g.supply[key] = wholeOf(f[key], `supply.${key}`, 0, g.supply[key]);
}

/** Backs of the spores in the supply, shuffled. */
export function layBacks(g: Game): void {
  g.sporeBacks = shuffle(g.rng, sporesLeft(g)).slice(0, g.supply.spore);
}
