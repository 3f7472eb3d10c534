import { shuffle } from '../../../engine/rng.ts';
import { SPORES_ALL } from '../content/supply.ts';
import { boardOf } from '../map.ts';
import { fogTokens } from '../rules/effects/board.ts';
import { readItem } from '../spellings.ts';
import {
  FOG_KINDS,
  type FogKind,
  type Game,
  MARKS,
  SPORE_BACKS,
  type Space,
  type SporeBack,
  type Token,
} from '../types.ts';
import { type Fields, fieldsOf, flaw, given, listOf, oneOf, shown, spaceAt, textOf, wholeOf, yesOf } from './fields.ts';
import { itemFrom, worthOf } from './heroes.ts';

const KEYS = ['kind', 'space', 'holds', 'open', 'item', 'value', 'amount', 'mark', 'tag', 'turned'];

/** Other words for what a fog token holds. */
const FOG_WORDS: { readonly [word: string]: FogKind } = {
  herbs: 'herb',
  spores: 'spore',
  'throwing-knife': 'knife',
  strength: 'sp',
  willpower: 'wp',
};

const LOGS_MOST = 3;
const GOLD_MOST = 30;

type Reader = (g: Game, f: Fields, space: Space, where: string) => Token;

const open = (f: Fields, where: string): boolean => given(f.open, false, (is) => yesOf(is, `${where}.open`));

const READERS: { readonly [kind in Token['kind']]: Reader } = {
  fog: (g, f, space, where) => ({
    kind: 'fog',
    space,
    holds: fogOf(g, f.holds, `${where}.holds`),
    open: open(f, where),
  }),
  spore: (g, f, space, where) => ({ kind: 'spore', space, holds: backOf(g, f.holds, `${where}.holds`) }),
  mushroom: (_g, f, space, where) => ({
    kind: 'mushroom',
    space,
    holds: worthOf(f.holds, `${where}.holds`),
    open: open(f, where),
  }),
  log: (_g, f, space, where) => ({
    kind: 'log',
    space,
    value: wholeOf(f.value ?? f.holds, `${where}.value`, 1, LOGS_MOST),
  }),
  gold: (_g, f, space, where) => ({
    kind: 'gold',
    space,
    amount: given(f.amount, 1, (n) => wholeOf(n, `${where}.amount`, 1, GOLD_MOST)),
  }),
  herb: (_g, _f, space) => ({ kind: 'herb', space }),
  item: (_g, f, space, where) => itemToken(f, f.item, space, where),
  marker: (_g, f, space, where) => markToken(f, f.mark, space, where),
};

function itemToken(f: Fields, item: unknown, space: Space, where: string): Token {
  const whole = {
    item,
    ...(f.turned === undefined ? {} : { turned: f.turned }),
    ...(f.holds === undefined ? {} : { holds: f.holds }),
  };
  const token: Token = { kind: 'item', space, item: itemFrom(typeof item === 'string' ? whole : item, where) };
  if (f.open !== undefined) token.open = open(f, where);
  return token;
}

function markToken(f: Fields, value: unknown, space: Space, where: string): Token {
  const token: Token = { kind: 'marker', space, mark: oneOf(value, `${where}.mark`, MARKS) };
  if (f.tag !== undefined) token.tag = textOf(f.tag, `${where}.tag`);
  if (f.open !== undefined) token.open = open(f, where);
  return token;
}

/** The next face-down fog token, where the file does not say what it holds. */
function fogOf(g: Game, value: unknown, where: string): FogKind {
  if (typeof value === 'string' && Object.hasOwn(FOG_WORDS, value)) return FOG_WORDS[value];
  if (value !== undefined) return oneOf(value, where, FOG_KINDS);
  const laid = g.tokens.filter((token) => token.kind === 'fog').map((token) => token.holds);
  const left = FOG_KINDS.flatMap((kind) => {
    const out = laid.filter((one) => one === kind).length;
    return fogTokens(g)
      .filter((one) => one === kind)
      .slice(out);
  });
  return shuffle(g.rng, left)[0] ?? 'gold';
}

function backOf(g: Game, value: unknown, where: string): SporeBack {
  return value === undefined ? (shuffle(g.rng, sporesLeft(g))[0] ?? 'nothing') : oneOf(value, where, SPORE_BACKS);
}

/** Backs of the spores that are not on the board, in a fixed order. */
export function sporesLeft(g: Game): SporeBack[] {
  const laid = g.tokens.filter((token) => token.kind === 'spore').map((token) => token.holds);
  return SPORE_BACKS.flatMap((back) => {
    const left = SPORES_ALL[back] - laid.filter((one) => one === back).length;
    return Array.from({ length: Math.max(0, left) }, () => back);
  });
}

export function setTokens(g: Game, value: unknown): void {
  listOf(value, 'tokens').forEach((one, i) => {
    g.tokens.push(tokenFrom(g, one, `tokens[${i}]`));
  });
}

/** `kind` may also be the name of an item or of a mark. */
function tokenFrom(g: Game, value: unknown, where: string): Token {
  const f = fieldsOf(value, where, KEYS);
  const space = spaceAt(boardOf(g.board), f.space, `${where}.space`);
  const kind = typeof f.kind === 'string' ? f.kind : '';
  if (Object.hasOwn(READERS, kind)) return READERS[kind as Token['kind']](g, f, space, where);
  if (readItem(kind) !== undefined) return itemToken(f, kind, space, where);
  if ((MARKS as readonly string[]).includes(kind)) return markToken(f, kind, space, where);
  return flaw(`${where}.kind`, `there is no token ${shown(f.kind)}.`);
}
