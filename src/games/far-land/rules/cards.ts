import { done, push } from '../../../engine/machine.ts';
import { ITEMS } from '../content/items.ts';
import { legendOf } from '../content/legends/index.ts';
import type { CardLine, Cost, Legend, LineOf, Option } from '../legend.ts';
import { awake, heroOf } from '../state.ts';
import type { Action, ActionOf, CardId, Flows, FrameOf, Game, Hero, HeroId } from '../types.ts';
import { hurt, payGold, spendHour, weaken } from '../verbs.ts';
import { holds } from './conditions.ts';
import { useUp } from './effects/hidden.ts';
import { whomOf } from './effects/whom.ts';
import { carryOut, fits } from './effects.ts';
import { discard, drawn, eventLines, isEvent, ward, wardChoices } from './events.ts';
import { hoursLeft } from './hours.ts';
import { isTower, towerLines } from './tower.ts';

type Reading = FrameOf<'card'>;

/** The lines behind a card's name: a card, a deed (`deed:…`) or a watch (`watch:…`) of the legend. */
function linesOf(legend: Legend, id: CardId): CardLine[] {
  const [kind, name] = id.includes(':') ? id.split(':') : ['card', id];
  if (kind === 'deed') return legend.deeds.find((deed) => deed.id === name)?.do ?? [];
  if (kind === 'watch') return legend.watches.find((watch) => watch.id === name)?.do ?? [];
  return legend.cards.find((card) => card.id === name)?.lines ?? [];
}

/** The lines of a card from the top, whichever deck it is of. */
function startOf(g: Game, card: CardId): CardLine[] {
  if (isEvent(card)) return eventLines(g, card);
  return isTower(card) ? towerLines(card) : linesOf(legendOf(g.legend as string), card);
}

/** The list of lines now carried out: `at` leads from the card's lines through branches. */
export function linesAt(g: Game, f: Reading): CardLine[] {
  // biome-ignore lint/suspicious/noExplicitAny: the way was made by the effects and leads to a list
  let here: any = startOf(g, f.card);
  for (const key of f.at) here = here[key];
  return here;
}

export const isCard = (id: CardId): boolean => !id.includes(':');

/** Ends a list: the same lines for the next hero, or back to where they were called. */
function finishList(g: Game, f: Reading): void {
  const next = f.rest?.shift();
  if (next !== undefined) {
    f.who = next;
    f.next = 0;
    return;
  }
  if (f.at.length === 0 && isEvent(f.card)) discard(g, f);
  done(g);
}

function read(g: Game, f: Reading): void {
  if (f.at.length === 0 && f.next === 0 && isCard(f.card) && f.picked === undefined) {
    g.read.push(f.card);
    g.seen += 1;
    g.tell?.({ type: 'card', card: f.card });
  }
  const lines = linesAt(g, f);
  if (f.next >= lines.length) {
    finishList(g, f);
    return;
  }
  const line = lines[f.next];
  if (line.if !== undefined && !holds(g, line.if)) f.next += 1;
  else if ('ask' in line) askOrSkip(g, f);
  else if (f.picked === undefined && wantsPick(line)) pickOrSkip(g, f);
  else {
    f.next += 1;
    if (isForNobody(g, f, line)) g.tell?.({ type: 'nobody' });
    else carryOut(g, f, line, f.next - 1);
    f.picked = undefined;
  }
}

/** Whether the line is for heroes to all of whom it would do nothing; an item without room lies beside its hero (FOG-5). */
const isForNobody = (g: Game, f: Reading, line: CardLine): boolean =>
  'whom' in line &&
  !('item' in line) &&
  f.picked === undefined &&
  !whomOf(g, f, line.whom).some((hero) => fits(g, hero, line));

/** Whether the line is for a hero whom the players choose. */
const wantsPick = (line: CardLine): boolean =>
  ('whom' in line && line.whom === 'chosen') ||
  ('for' in line && line.for === 'chosen') ||
  ('rooster' in line && line.rooster === 'chosen');

/** Heroes among whom the players choose: those for whom the line does something. */
const pickable = (g: Game, f: Reading): Hero[] =>
  g.heroes.filter((hero) => hero.down === null && fits(g, hero, linesAt(g, f)[f.next]));

function pickOrSkip(g: Game, f: Reading): void {
  const open = pickable(g, f);
  if (open.length > 1) f.step = 'pick';
  else if (open.length === 1) f.picked = open[0].id;
  else {
    g.tell?.({ type: 'nobody' });
    f.next += 1;
  }
}

function pick(g: Game, f: Reading, a: ActionOf<'who'>): void {
  f.picked = a.hero;
  f.step = 'read';
  g.tell?.({ type: 'picked', who: a.hero });
}

const askOf = (g: Game, f: Reading) => linesAt(g, f)[f.next] as LineOf<'ask'>;
const costOf = (option: Option): Cost | undefined => (Array.isArray(option) ? undefined : option.cost);

function canPay(hero: Hero, cost: Cost): boolean {
  if (hero.down !== null || (cost.hours !== undefined && !awake(hero))) return false;
  return (
    hero.gold >= (cost.gold ?? 0) &&
    hero.herbs >= (cost.herb ?? 0) &&
    hero.wp > (cost.wp ?? 0) &&
    hero.sp > (cost.sp ?? 0) &&
    hoursLeft(hero) >= (cost.hours ?? 0) &&
    (cost.item === undefined || hero.items.some((one) => one.id === cost.item))
  );
}

/** Heroes one of whom can pay; with `from: all` every hero has to, or nobody can. */
function payers(g: Game, f: Reading, cost: Cost): Hero[] {
  const from = cost.from ?? (f.who === null ? 'chosen' : 'you');
  const able = g.heroes.filter((hero) => canPay(hero, cost));
  if (from === 'all') return able.length === g.heroes.length ? able : [];
  return from === 'you' && f.who !== null ? able.filter((hero) => hero.id === f.who) : able;
}

/** Answers that can be given now. */
function openOptions(g: Game, f: Reading): string[] {
  return Object.entries(askOf(g, f).options)
    .filter(([, option]) => {
      if (Array.isArray(option)) return true;
      if (option.when !== undefined && !holds(g, option.when)) return false;
      return option.cost === undefined || payers(g, f, option.cost).length > 0;
    })
    .map(([name]) => name);
}

/** A question without an answer that anyone can give is passed over: nobody is ever stuck. */
function askOrSkip(g: Game, f: Reading): void {
  if (openOptions(g, f).length > 0) f.step = 'ask';
  else f.next += 1;
}

function answer(g: Game, f: Reading, a: ActionOf<'answer'>): void {
  const { ask, options } = askOf(g, f);
  g.tell?.({ type: 'answered', card: f.card, ask, option: a.option });
  const cost = costOf(options[a.option]);
  f.option = a.option;
  if (cost === undefined) {
    follow(g, f);
    return;
  }
  const able = payers(g, f, cost);
  if (cost.from !== 'all' && able.length > 1) f.step = 'pay';
  else {
    for (const hero of able) pay(g, hero, cost);
    follow(g, f, able.length === 1 ? able[0].id : undefined);
  }
}

function pay(g: Game, hero: Hero, cost: Cost): void {
  if (cost.gold) payGold(g, hero, cost.gold, 'card');
  if (cost.wp) hurt(g, hero, cost.wp, 'card');
  if (cost.sp) weaken(g, hero, cost.sp, 'card');
  for (let i = 0; i < (cost.hours ?? 0); i++) spendHour(g, hero);
  if (cost.herb) {
    hero.herbs -= cost.herb;
    g.supply.herb += cost.herb;
    g.tell?.({ type: 'herbs', who: hero.id, by: -cost.herb, now: hero.herbs, why: 'card' });
  }
  if (cost.item) {
    const at = hero.items.findIndex((one) => one.id === cost.item);
    const [{ holds: kind }] = hero.items.splice(at, 1);
    if (ITEMS[cost.item].hidden && kind !== undefined) useUp(g, kind);
    g.tell?.({ type: 'used', who: hero.id, item: cost.item, left: 'gone' });
  }
}

function payOne(g: Game, f: Reading, a: ActionOf<'who'>): void {
  pay(g, heroOf(g, a.hero), costOf(askOf(g, f).options[f.option as string]) as Cost);
  follow(g, f, a.hero);
}

/** Goes on with the lines of the answer that was given; whoever paid is "you" in them. */
function follow(g: Game, f: Reading, payer?: HeroId): void {
  const name = f.option as string;
  const way = Array.isArray(askOf(g, f).options[name]) ? [name] : [name, 'do'];
  const at = [...f.at, f.next, 'options', ...way];
  f.option = undefined;
  f.step = 'read';
  f.next += 1;
  push(g, { kind: 'card', step: 'read', card: f.card, at, next: 0, who: payer ?? f.who });
}

const whoOf = (heroes: Hero[]): Action[] => heroes.map((hero) => ({ verb: 'who', hero: hero.id }));

export const card: Flows['card'] = {
  drawn: { run: drawn },
  ward: {
    choices: wardChoices,
    take: {
      use: ward,
      enough(_g, f) {
        f.step = 'read';
      },
    },
  },
  read: { run: read },
  ask: {
    choices: (g, f) => openOptions(g, f).map((option) => ({ verb: 'answer', option })),
    take: { answer },
  },
  pay: {
    choices: (g, f) => whoOf(payers(g, f, costOf(askOf(g, f).options[f.option as string]) as Cost)),
    take: { who: payOne },
  },
  pick: { choices: (g, f) => whoOf(pickable(g, f)), take: { who: pick } },
};
