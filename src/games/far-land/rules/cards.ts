import { done, push } from '../../../engine/machine.ts';
import { legendOf } from '../content/legends/index.ts';
import type { CardLine, Legend } from '../legend.ts';
import type { ActionOf, CardId, Flows, FrameOf, Game } from '../types.ts';
import { holds } from './conditions.ts';
import { finish } from './creatures.ts';
import { carryOut } from './effects.ts';

type Reading = FrameOf<'card'>;

/** The lines behind a card's name: a card, a deed (`deed:…`) or a watch (`watch:…`) of the legend. */
function linesOf(legend: Legend, id: CardId): CardLine[] {
  const [kind, name] = id.includes(':') ? id.split(':') : ['card', id];
  if (kind === 'deed') return legend.deeds.find((deed) => deed.id === name)?.do ?? [];
  if (kind === 'watch') return legend.watches.find((watch) => watch.id === name)?.do ?? [];
  return legend.cards.find((card) => card.id === name)?.lines ?? [];
}

/** The list of lines now carried out: `at` leads from the card's lines through branches. */
export function linesAt(g: Game, f: Reading): CardLine[] {
  // biome-ignore lint/suspicious/noExplicitAny: the way was made by the effects below and leads to a list
  let here: any = linesOf(legendOf(g.legend as string), f.card);
  for (const key of f.at) here = here[key];
  return here;
}

export const isCard = (id: CardId): boolean => !id.includes(':');

function read(g: Game, f: Reading): void {
  if (f.at.length === 0 && f.next === 0 && isCard(f.card)) {
    g.read.push(f.card);
    g.seen += 1;
    g.tell?.({ type: 'card', card: f.card });
  }
  const lines = linesAt(g, f);
  if (f.next >= lines.length) {
    done(g);
    return;
  }
  const line = lines[f.next];
  if ('ask' in line) {
    f.step = 'ask';
    return;
  }
  f.next += 1;
  if ('if' in line && line.if !== undefined && !holds(g, line.if)) return;
  carryOut(g, f, line, f.next - 1);
}

const askOf = (g: Game, f: Reading) => linesAt(g, f)[f.next] as Extract<CardLine, { ask: string }>;

function answer(g: Game, f: Reading, a: ActionOf<'answer'>): void {
  const at = [...f.at, f.next, 'options', a.option];
  g.tell?.({ type: 'answered', card: f.card, option: a.option });
  f.step = 'read';
  f.next += 1;
  push(g, { kind: 'card', step: 'read', card: f.card, at, next: 0, who: f.who });
}

export const card: Flows['card'] = {
  read: { run: read },
  ask: {
    choices: (g, f) => Object.keys(askOf(g, f).options).map((option) => ({ verb: 'answer', option })),
    take: { answer },
  },
};

/** Goals that are won at once, and what a legend looks out for; after every step. */
export function watch(g: Game): void {
  if (g.legend === null || g.over !== null) return;
  const legend = legendOf(g.legend);
  for (const one of legend.watches) {
    if (g.fired.includes(one.id) || !holds(g, one.when)) continue;
    g.fired.push(one.id);
    push(g, { kind: 'card', step: 'read', card: `watch:${one.id}`, at: [], next: 0, who: null });
    return;
  }
  for (const goal of legend.goals)
    if (goal.id === g.goal && goal.atOnce && holds(g, goal.when)) finish(g, 'won', goal.id);
}
