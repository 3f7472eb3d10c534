import { EVENT_IDS } from '../games/far-land/content/events/index.ts';
import { HEROES } from '../games/far-land/content/heroes.ts';
import { legendOf } from '../games/far-land/content/legends/index.ts';
import type { CardLine, Option } from '../games/far-land/legend.ts';
import { adjacent, boardOf } from '../games/far-land/map.ts';
import { linesAt } from '../games/far-land/rules/cards.ts';
import { branchOf } from '../games/far-land/rules/effects/story.ts';
import { freeTake } from '../games/far-land/rules/free.ts';
import { heroOf } from '../games/far-land/state.ts';
import { type Action, type Event, type Game, ITEM_IDS } from '../games/far-land/types.ts';
import type { Uses } from './tally.ts';

function note(uses: Uses, group: string, name: string): void {
  let names = uses.get(group);
  if (names === undefined) {
    names = new Map();
    uses.set(group, names);
  }
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** Abilities of the hero boards and what counts as their use: a choice, or an event. */
const ABILITIES: readonly {
  name: string;
  did?: (g: Game, a: Action) => boolean;
  saw?: (g: Game, e: Event) => boolean;
}[] = [
  { name: 'raash rolls on', did: (g, a) => a.verb === 'roll' && g.stack[g.stack.length - 1].step === 'more' },
  {
    name: 'raash attacks next door',
    did: (g, a) => a.verb === 'fight' && HEROES[g.heroes[g.turn].id].far === true && g.heroes[g.turn].space !== a.space,
  },
  { name: 'raash takes along', did: (_g, a) => a.verb === 'carry' },
  {
    name: 'grent counts double',
    saw: (_g, e) => e.type === 'counts' && HEROES[e.who].counts !== undefined && e.value > e.die,
  },
  { name: 'grent rolls again', did: (_g, a) => a.verb === 'again' },
  { name: 'tenaya spell', did: (_g, a) => a.verb === 'spell' },
  { name: 'tenaya beacon', did: (_g, a) => a.verb === 'beacon' },
  { name: 'avida heals herself', saw: (_g, e) => e.type === 'wp' && e.why === 'heal' && HEROES[e.who].heals === true },
  { name: 'avida heals others', saw: (_g, e) => e.type === 'wp' && e.why === 'heal' && !HEROES[e.who].heals },
  {
    name: 'any hero over lake or rocks',
    saw: (g, e) => e.type === 'walked' && !adjacent(boardOf(g.board), e.from, e.to),
  },
  { name: 'any hero overtime', saw: (_g, e) => e.type === 'hour' && e.overtime },
  { name: 'several fight', saw: (_g, e) => e.type === 'round' && e.n === 1 && e.fighters.length > 1 },
];

/** The name of a free action: `buy strength` and `buy` an item apart, as are one herb and two. */
function freeName(a: Action): string {
  if (a.verb === 'buy') return a.what === 'strength' ? 'buy strength' : 'buy item';
  if (a.verb === 'eat') return `eat herb ${a.n}`;
  if (a.verb === 'take' || a.verb === 'drop')
    return `${a.verb} ${a.what === 'gold' || a.what === 'herb' ? a.what : 'item'}`;
  return a.verb === 'offer' ? 'give' : a.verb;
}

const FREE_NAMES: readonly string[] = Object.keys(freeTake).flatMap((verb) => {
  if (verb === 'buy') return ['buy strength', 'buy item'];
  if (verb === 'eat') return ['eat herb 1', 'eat herb 2'];
  if (verb === 'take' || verb === 'drop') return [`${verb} gold`, `${verb} herb`, `${verb} item`];
  return verb === 'offer' ? ['give'] : [verb];
});

/** Notes a choice, before it is carried out. */
export function noteAction(uses: Uses, g: Game, a: Action): void {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'turn' && !Object.hasOwn(freeTake, a.verb)) note(uses, 'turns', a.verb);
  if (Object.hasOwn(freeTake, a.verb) && top.kind !== 'trade') note(uses, 'free', freeName(a));
  if (a.by !== undefined && a.verb !== 'decline') note(uses, 'free', 'out of turn');
  if (a.verb === 'use') note(uses, 'items', a.item);
  if (a.verb === 'fight' && heroOf(g, g.heroes[g.turn].id).space !== a.space && !HEROES[g.heroes[g.turn].id].far)
    note(uses, 'items', 'bow');
  if (top.kind === 'trade' && a.verb === 'give') note(uses, 'free', 'trade');
  for (const { name, did } of ABILITIES) if (did?.(g, a)) note(uses, 'abilities', name);
}

type Noter = (uses: Uses, g: Game, e: Event) => void;

const EVENTS: { [type in Event['type']]?: Noter } = {
  card: (uses, _g, e) => void (e.type === 'card' && note(uses, 'cards', e.card)),
  deed: (uses, _g, e) => void (e.type === 'deed' && note(uses, 'deeds', e.deed)),
  'event-card': (uses, _g, e) => void (e.type === 'event-card' && note(uses, 'events', e.card)),
  fog: (uses, _g, e) => void (e.type === 'fog' && note(uses, 'fog', e.holds)),
  got: (uses, _g, e) => void (e.type === 'got' && note(uses, 'found', e.what)),
  bought: (uses, _g, e) => void (e.type === 'bought' && e.what !== 'strength' && note(uses, 'found', e.what)),
  answered: (uses, _g, e) => void (e.type === 'answered' && note(uses, 'branches', `${e.ask}: ${e.option}`)),
  'card-rolled': rolled,
};

/** Which branch a roll leads to: the line that rolls is the one before the next of the card on top. */
function rolled(uses: Uses, g: Game, e: Event): void {
  const top = g.stack[g.stack.length - 1];
  if (e.type !== 'card-rolled' || top.kind !== 'card') return;
  const line = linesAt(g, top)[top.next - 1];
  if ('roll' in line) note(uses, 'branches', `${top.card}: ${branchOf(line.on, e.face)}`);
}

/** Notes an event, with the state in which it happened. */
export function noteEvent(uses: Uses, g: Game, e: Event): void {
  EVENTS[e.type]?.(uses, g, e);
  for (const { name, saw } of ABILITIES) if (saw?.(g, e)) note(uses, 'abilities', name);
}

/** Cards that are read before the first choice. */
export function noteOpening(uses: Uses, e: Event): void {
  if (e.type === 'card') note(uses, 'cards', e.card);
}

/** Branches within these lines, by the names under which they are counted. */
function branchesOf(card: string, lines: readonly CardLine[]): string[] {
  return lines.flatMap((line) => {
    const inner = (more: readonly CardLine[] | undefined): string[] => (more ? branchesOf(card, more) : []);
    if ('roll' in line) return Object.entries(line.on).flatMap(([key, more]) => [`${card}: ${key}`, ...inner(more)]);
    if ('ask' in line)
      return Object.entries(line.options).flatMap(([key, option]) => [
        `${line.ask}: ${key}`,
        ...inner(linesOf(option)),
      ]);
    if ('when' in line) return [...inner(line.do), ...inner(line.else)];
    return 'for' in line ? inner(line.do) : [];
  });
}

const linesOf = (option: Option): readonly CardLine[] => (Array.isArray(option) ? option : option.do);

/** Every name that a game of this legend could note, by group: what stays at 0 is told too. */
export function namesOf(legend: string): { [group: string]: readonly string[] } {
  const { cards, deeds, watches } = legendOf(legend);
  return {
    turns: ['walk', 'carry', 'fight', 'do', 'send', 'pass', 'end'],
    free: [...FREE_NAMES, 'trade', 'out of turn'],
    abilities: ABILITIES.map(({ name }) => name),
    items: ITEM_IDS.filter((id) => !['artefact', 'drawing', 'ruin-spirit'].includes(id)),
    found: ITEM_IDS,
    cards: cards.map(({ id }) => id),
    branches: [
      ...cards.flatMap(({ id, lines }) => branchesOf(id, lines)),
      ...deeds.flatMap((one) => branchesOf(`deed:${one.id}`, one.do)),
      ...watches.flatMap((one) => branchesOf(`watch:${one.id}`, one.do)),
    ],
    deeds: deeds.map(({ id }) => id),
    fog: [],
    events: EVENT_IDS,
  };
}
