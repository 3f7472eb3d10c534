import type { Meant } from './rules/things.ts';
import { creatureOf } from './state.ts';
import type { Action, ActionOf, State, Verb } from './types.ts';

type Spelling = { [V in Verb]: (g: State, a: ActionOf<V>) => string };

/** "gold 2", "herb 2", "log 3" (its value), "bow", "hope-stone ward", "mushroom -3". */
export function amount({ what, n, which }: Meant): string {
  if (which !== undefined) return `${what} ${which}`;
  return what === 'gold' || what === 'log' || n > 1 ? `${what} ${n}` : what;
}

const spelled = (word: string) => () => word;

/** Canonical notation of each choice, without the name of who acts. */
const SPELL: Spelling = {
  walk: (_g, a) => `walk ${a.to}`,
  stop: spelled('stop'),
  pass: spelled('pass'),
  end: spelled('end'),
  alone: spelled('alone'),
  roll: spelled('roll'),
  enough: spelled('enough'),
  again: spelled('again'),
  leave: spelled('leave'),
  decline: spelled('decline'),
  spell: spelled('spell'),
  lead: spelled('lead'),
  unlead: spelled('unlead'),
  offer: spelled('give'),
  back: spelled('back'),
  drink: spelled('drink'),
  fight: (g, a) => (g.heroes[g.turn].space === a.space ? `fight ${a.foe}` : `fight ${a.foe} ${a.space}`),
  with: (_g, a) => `with ${a.hero}`,
  choose: (_g, a) => `choose ${a.die}`,
  carry: (_g, a) => `carry ${a.hero}`,
  'set-down': (_g, a) => `set down ${a.hero}`,
  take: (_g, a) => `take ${amount(a)}`,
  drop: (_g, a) => `drop ${amount(a)}`,
  give: (_g, a) => `give ${a.to} ${amount(a)}`,
  use: (_g, a) => ['use', a.item, a.hope, a.hero, a.at, a.die].filter((part) => part !== undefined).join(' '),
  buy: (_g, a) => `buy ${a.what}`,
  eat: (_g, a) => `eat herb ${a.n}`,
  reveal: (_g, a) => `reveal ${amount({ ...a, n: 1 })}`,
  send: spelled('flaps'),
  flaps: (_g, a) => `flaps ${a.to}`,
  spy: (_g, a) => `spy ${a.what}`,
  beacon: (_g, a) => `beacon ${a.hero}`,
  gift: (_g, a) => `gift ${a.to} ${a.n}`,
  reward: (_g, a) => `reward ${a.to} ${a.as} ${a.n}`,
  do: (_g, a) => `do ${a.deed}`,
  answer: (_g, a) => `answer ${a.option}`,
  who: (_g, a) => `who ${a.hero}`,
};

const bare = (g: State, a: Action): string => (SPELL[a.verb] as (g: State, a: Action) => string)(g, a);

/** The one spelling that stands in a record. */
export const write = (g: State, a: Action): string => (a.by === undefined ? bare(g, a) : `${a.by}: ${bare(g, a)}`);

/** Spellings accepted besides: numbers for kinds, and shorter words. */
export function alsoWritten(g: State, a: Action): readonly string[] {
  const out = otherWords(a);
  const tag = a.verb === 'fight' ? creatureOf(g, a.id)?.tag : undefined;
  if (tag !== undefined) out.push(`fight ${tag}`); // by its own name
  return a.by === undefined ? out : out.map((one) => `${a.by}: ${one}`);
}

function otherWords(a: Action): string[] {
  const out: string[] = [];
  if (a.verb === 'fight') out.push(`fight ${a.foe}`, `fight ${a.space}`, `fight ${a.foe} ${a.space}`);
  if (a.verb === 'choose') out.push('enough');
  if (a.verb === 'enough') out.push('done');
  if (a.verb === 'set-down') out.push(`setdown ${a.hero}`);
  if (a.verb === 'eat' && a.n === 1) out.push('eat herb');
  if ('which' in a && a.which !== undefined)
    out.push(a.verb === 'give' ? `give ${a.to} ${a.what}` : `${a.verb} ${a.what}`);
  return out;
}
