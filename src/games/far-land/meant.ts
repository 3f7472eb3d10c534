import { enemyNamed } from './enemy-named.ts';
import { heroNamed, readItem, readThing, wholeNumber } from './spellings.ts';
import type { Game } from './types.ts';
import { askedHero } from './why/asked.ts';

type Reword = (g: Game, args: readonly string[]) => string[];

const hero = (g: Game, word: string): string => heroNamed(g, word)?.id ?? word;

const firstHero: Reword = (g, [first, ...rest]) => (first === undefined ? [] : [hero(g, first), ...rest]);

/** "throwing knife 2": the thing by the game's own word, then what follows it. */
function thing(args: readonly string[], read: (words: readonly string[]) => string | undefined): string[] {
  for (let n = args.length; n > 0; n--) {
    const found = read(args.slice(0, n));
    if (found !== undefined) return [found, ...args.slice(n)];
  }
  return [...args];
}

const things: Reword = (_g, args) => thing(args, readThing);

const item: Reword = (g, args) => {
  const [what, ...rest] = thing(args, (words) => readItem(words.join(' ')));
  return what === undefined ? [] : [what, ...rest.map((word) => hero(g, word))];
};

const enemy: Reword = (g, args) => {
  const spaces = args.filter((word) => wholeNumber(word) !== undefined);
  const words = args.filter((word) => wholeNumber(word) === undefined);
  const named = enemyNamed(g, words.join(' '));
  return named === undefined ? [...args] : [('tag' in named && named.tag) || named.kind, ...spaces];
};

const toHero: Reword = (g, [first, ...rest]) =>
  first === undefined ? [] : [hero(g, first), ...thing(rest, readThing)];

const REWORD: { readonly [verb: string]: Reword } = {
  with: firstHero,
  carry: firstHero,
  beacon: firstHero,
  reward: firstHero,
  gift: firstHero,
  who: firstHero,
  set: (g, [down, ...rest]) => (down === undefined ? [] : [down, ...firstHero(g, rest)]),
  give: toHero,
  take: things,
  drop: things,
  eat: things,
  reveal: things,
  buy: things,
  use: item,
  fight: enemy,
};

/** The command in the words of the record: ids of heroes, one word for a thing, no name before the own action. */
export function meant(g: Game, command: string): string {
  if (g.over !== null) return command;
  const colon = /^([a-z]+): (.*)$/.exec(command);
  const [verb, ...args] = (colon ? colon[2] : command).split(' ');
  const reword = Object.hasOwn(REWORD, verb) ? REWORD[verb] : undefined;
  const said = [verb, ...(reword ? reword(g, args) : args)].join(' ');
  const by = colon ? heroNamed(g, colon[1]) : undefined;
  if (!colon || by === askedHero(g)) return said;
  return `${by?.id ?? colon[1]}: ${said}`;
}
