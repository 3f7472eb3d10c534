import { shuffle } from '../../../../engine/rng.ts';
import { FOG_ALL } from '../../content/supply.ts';
import { boardOf, neighbours, spacesWith } from '../../map.ts';
import { FOG_KINDS, type FogKind, type Game, MARKS, type Space } from '../../types.ts';
import { showFog } from '../fog.ts';
import { figureLeft } from './figures.ts';
import { either, flag, list, maybe, oneOf, type Shape, space, text, whole } from './shapes.ts';
import type { Effects, Reading } from './table.ts';
import { spaceOf, spacesOf, you } from './whom.ts';
import { item, places, where } from './words.ts';

/** A space, or null for "off the board". */
const perhaps = (shape: Shape): Shape =>
  either('a space or null', (v) => (v === null ? { says: 'null', look() {} } : shape));

/** The 16 fog tokens of this side: the lake side has gold for the spores (SET-6). */
export function fogTokens(g: Game): FogKind[] {
  const all = FOG_KINDS.flatMap((kind) => Array.from({ length: FOG_ALL[kind] }, () => kind));
  return g.board === 'lake' ? all.map((kind) => (kind === 'spore' ? 'gold' : kind)) : all;
}

/** SET-6: shuffled and laid face down on the fog spaces. */
export function layFog(g: Game): void {
  const tokens = shuffle(g.rng, fogTokens(g));
  const spaces = spacesWith(boardOf(g.board), 'fog');
  spaces.forEach((at, i) => {
    if (i < tokens.length) g.tokens.push({ kind: 'fog', space: at, holds: tokens[i], open: false });
  });
}

const nearYou = (g: Game, f: Reading): Space[] => {
  const here = you(g, f).space;
  return [here, ...neighbours(boardOf(g.board), here)];
};

function turnWells(g: Game, at: readonly Space[] | 'all', full: boolean): void {
  const turned = g.wells.filter((well) => well.full !== full && (at === 'all' || at.includes(well.space)));
  if (turned.length === 0) return;
  for (const well of turned) well.full = full;
  g.tell?.({ type: 'wells', full, spaces: turned.map((well) => well.space) });
}

/** Effects on what lies and stands on the board of either side. */
export const BOARD: Effects<
  'well' | 'fog' | 'stock' | 'trade' | 'merchant' | 'grow' | 'clear' | 'people' | 'lead' | 'mark' | 'unmark'
> = {
  well: {
    about: 'Fills or empties wells.',
    fields: {
      well: oneOf('full', 'empty'),
      at: either('a list of spaces, or "all"', (v) => (v === 'all' ? oneOf('all') : list(space))),
    },
    carryOut(g, _f, line) {
      turnWells(g, line.at, line.well === 'full');
    },
  },
  fog: {
    about:
      'Lays all 16 fog tokens shuffled ("shuffle"), reveals those on "at", or lays a token of a kind face down on "at".',
    fields: {
      fog: oneOf('shuffle', 'reveal', ...FOG_KINDS),
      at: maybe(either('a list of spaces, or "near-you"', (v) => (v === 'near-you' ? oneOf('near-you') : places))),
    },
    carryOut(g, f, line) {
      if (line.fog === 'shuffle') {
        layFog(g);
        return;
      }
      const at = line.at === 'near-you' ? nearYou(g, f) : spacesOf(g, f, line.at ?? []);
      if (line.fog === 'reveal') {
        showFog(g, at);
        return;
      }
      for (const one of at) g.tokens.push({ kind: 'fog', space: one, holds: line.fog, open: false });
      if (at.length > 0) g.tell?.({ type: 'fog-laid', spaces: at });
    },
  },
  stock: {
    about: 'Lays so many of an item more on the equipment board, or takes them off (below 0).',
    fields: { stock: item, many: whole(-5, 5) },
    carryOut(g, _f, line) {
      g.equipment[line.stock] = Math.max(0, (g.equipment[line.stock] ?? 0) + line.many);
      g.tell?.({ type: 'stock', what: line.stock, many: line.many });
    },
  },
  trade: {
    about: 'Merchants sell the equipment too, or strength only.',
    fields: { trade: flag },
    carryOut(g, _f, line) {
      if (g.trade === line.trade) return;
      g.trade = line.trade;
      g.tell?.({ type: 'for-sale', trade: line.trade });
    },
  },
  merchant: {
    about: 'Sets the Travelling Merchant on a space, or takes him off (null).',
    fields: { merchant: perhaps(where) },
    carryOut(g, f, line) {
      g.merchant = line.merchant === null ? null : spaceOf(g, f, line.merchant);
      g.tell?.({ type: 'figure', what: 'merchant', space: g.merchant });
    },
  },
  grow: {
    about: 'Lays a herb on each of these spaces, as far as there are any.',
    fields: { grow: places },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.grow)) {
        if (g.supply.herb === 0) {
          g.tell?.({ type: 'none-left', what: 'herb' });
          return;
        }
        g.supply.herb -= 1;
        g.tokens.push({ kind: 'herb', space: at });
        g.tell?.({ type: 'figure', what: 'herb', space: at });
      }
    },
  },
  clear: {
    about: 'Takes the herbs or the logs that lie on these spaces off the board, back to the supply.',
    fields: { clear: oneOf('herb', 'log'), at: list(space) },
    carryOut(g, _f, line) {
      for (const space of line.at) {
        const n = g.tokens.filter((t) => t.kind === line.clear && t.space === space).length;
        if (n === 0) continue;
        g.tokens = g.tokens.filter((t) => t.kind !== line.clear || t.space !== space);
        if (line.clear === 'herb') g.supply.herb += n;
        g.tell?.({ type: 'cleared', what: line.clear, n, space });
      }
    },
  },
  people: {
    about: 'Sets the steppe people on a space, without a leader, or takes them off (null).',
    fields: { people: perhaps(space) },
    carryOut(g, _f, line) {
      g.people = line.people === null ? null : { space: line.people, leader: null, gone: 0 };
      g.tell?.({ type: 'people', space: line.people });
    },
  },
  lead: {
    about: 'Allows or forbids to lead the steppe people.',
    fields: { lead: flag },
    carryOut(g, _f, line) {
      if (g.peopleStay === !line.lead) return;
      g.peopleStay = !line.lead;
      if (g.people !== null && g.peopleStay) g.people.leader = null;
      g.tell?.({ type: 'people-stay', stay: g.peopleStay });
    },
  },
  mark: {
    about: 'Lays a token or sets a figure that only this legend gives a meaning; "tag" tells several apart.',
    fields: { mark: oneOf(...MARKS), at: places, tag: maybe(text) },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.at)) {
        if (!figureLeft(g, line.mark)) return;
        g.tokens.push({
          kind: 'marker',
          space: at,
          mark: line.mark,
          ...(line.tag === undefined ? {} : { tag: line.tag }),
        });
        g.tell?.({ type: 'figure', what: line.mark, space: at });
      }
    },
  },
  unmark: {
    about: 'Takes such tokens off the board, all of them or those with this tag.',
    fields: { unmark: oneOf(...MARKS), tag: maybe(text) },
    carryOut(g, _f, line) {
      g.tokens = g.tokens.filter(
        (t) => !(t.kind === 'marker' && t.mark === line.unmark && (line.tag === undefined || t.tag === line.tag)),
      );
      g.tell?.({ type: 'figure', what: line.unmark, space: null });
    },
  },
};
