import type { Refusal } from '../../engine/ruleset.ts';
import { itemWord } from './asks/spoken.ts';
import { boardOf, spaceOf } from './map.ts';
import { shieldsFree } from './rules/creatures.ts';
import { heroNamed, readFoe, readHero, readItem, readLetter } from './spellings.ts';
import { onTurn } from './state.ts';
import type { FoeKind, Game, Hero, Space } from './types.ts';
import { slip } from './why.ts';
import { letterName } from './words/letters.ts';

type Found = { holds: boolean; found: string };

const FORMS =
  'Say expect and one of: raash at 412, raash wp 7, raash has bow, gor at 412, none at 412, people at 425, narrator C, day 2, turn raash, shields 2.';

/** What of a hero is a number. */
const NUMBERS: { readonly [what: string]: (hero: Hero) => number } = {
  wp: (hero) => hero.wp,
  sp: (hero) => hero.sp,
  gold: (hero) => hero.gold,
  hours: (hero) => hero.hours,
  herbs: (hero) => hero.herbs,
  mushrooms: (hero) => hero.mushrooms.length,
  spells: (hero) => hero.spells,
};

/** What of a hero holds or does not: `raash asleep`. */
const STATES: { readonly [what: string]: (hero: Hero) => boolean } = {
  asleep: (hero) => hero.asleep,
  awake: (hero) => !hero.asleep && hero.down === null,
  arrived: (hero) => hero.arrived,
  down: (hero) => hero.down !== null,
};

const whole = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : undefined;

const spaceIn = (g: Game, word: string | undefined): Space | undefined => {
  const space = whole(word);
  return space !== undefined && spaceOf(boardOf(g.board), space) ? space : undefined;
};

const noSpace = (word: string | undefined): Refusal =>
  slip(word === undefined ? 'At which space?' : `There is no space "${word}" here.`, FORMS);

const noNumber = (what: string, word: string | undefined): Refusal =>
  slip(word === undefined ? `Which number of ${what}?` : `"${word}" is no number for ${what}.`, FORMS);

function ofHero(g: Game, hero: Hero, [what, word]: readonly string[]): Found | Refusal {
  if (what === 'at') {
    const space = spaceIn(g, word);
    return space === undefined
      ? noSpace(word)
      : { holds: hero.space === space, found: `${hero.name} is at ${hero.space}` };
  }
  if (what === 'has') return has(hero, word);
  if (what !== undefined && Object.hasOwn(STATES, what))
    return {
      holds: STATES[what](hero),
      found: `${hero.name} is ${hero.down !== null ? 'down' : hero.asleep ? 'asleep' : 'awake'}`,
    };
  if (what === undefined || !Object.hasOwn(NUMBERS, what))
    return slip(`"${what ?? ''}" of ${hero.name} cannot be expected.`, FORMS);
  const n = whole(word);
  const now = NUMBERS[what](hero);
  return n === undefined ? noNumber(what, word) : { holds: now === n, found: `${hero.name} has ${what} ${now}` };
}

function has(hero: Hero, word: string | undefined): Found | Refusal {
  const id = word === undefined ? undefined : readItem(word);
  if (id === undefined) return slip(`"${word ?? ''}" is no item.`, FORMS);
  const held = hero.items.map((item) => itemWord(item).text).join(', ');
  return {
    holds: hero.items.some((item) => item.id === id),
    found: `${hero.name} has ${held === '' ? 'no item' : held}`,
  };
}

function creaturesAt(g: Game, kind: FoeKind | 'none', word: string | undefined): Found | Refusal {
  const space = spaceIn(g, word);
  if (space === undefined) return noSpace(word);
  const spores = kind === 'spore' ? g.tokens.filter((t) => t.kind === 'spore') : [];
  const all = [
    ...g.creatures,
    ...g.knights.map((knight) => ({ kind: 'black-knight' as const, space: knight.space })),
    ...spores.map((spore) => ({ kind: 'spore' as const, space: spore.space })),
  ];
  const here = all.filter((one) => one.space === space).map((one) => one.kind);
  const of = all.filter((one) => one.kind === kind).map((one) => one.space);
  const found = `at ${space} stands ${here.length === 0 ? 'none' : here.join(', ')}`;
  if (kind === 'none') return { holds: here.length === 0, found };
  return {
    holds: here.includes(kind),
    found: of.length === 0 ? `${found}; there is no ${kind}` : `${found}; ${kind} at ${of.join(', ')}`,
  };
}

type Form = (g: Game, args: readonly string[]) => Found | Refusal;

const numberForm =
  (what: string, now: (g: Game) => number): Form =>
  (g, [word]) => {
    const n = whole(word);
    return n === undefined ? noNumber(what, word) : { holds: now(g) === n, found: `${what} ${now(g)}` };
  };

const people: Form = (g, [at, word]) => {
  const space = at === 'at' ? spaceIn(g, word) : undefined;
  if (space === undefined) return noSpace(word);
  const now = g.people === null ? 'not on the board' : `at ${g.people.space}`;
  return { holds: g.people?.space === space, found: `the steppe people are ${now}` };
};

const narrator: Form = (g, [word]) => {
  const letter = readLetter(word ?? '');
  if (letter === undefined) return slip(`"${word ?? ''}" is no letter from A to N.`, FORMS);
  return { holds: g.narrator === letter, found: `narrator ${letterName(g.narrator)}` };
};

const turn: Form = (g, [word]) => {
  const hero = heroNamed(g, word ?? '');
  if (!hero) return slip(`No hero called "${word ?? ''}" plays.`, FORMS);
  return { holds: onTurn(g) === hero, found: `turn ${onTurn(g).id}` };
};

const FORM: { readonly [word: string]: Form } = {
  people,
  narrator,
  turn,
  day: numberForm('day', (g) => g.day),
  shields: numberForm('shields', shieldsFree),
};

/** How many words a form takes besides the first. */
const LONGEST = 2;

/** Whether `raash at 412` and the like hold; what is found stands in words of the same form. */
export function expectation(g: Game, said: readonly string[]): Found | Refusal {
  const [first = '', ...args] = said.map((word) => word.toLowerCase());
  if (first === '') return slip('What is expected?', FORMS);
  const hero = heroNamed(g, first);
  if (args.length > LONGEST) return slip(`There is a word too much: "${args[LONGEST]}".`, FORMS);
  if (hero) return ofHero(g, hero, args);
  if (readHero(first)) return slip(`No hero called "${first}" plays.`, FORMS);
  if (Object.hasOwn(FORM, first)) return FORM[first](g, args);
  const kind = first === 'none' ? 'none' : readFoe(first);
  if (kind === undefined || args[0] !== 'at') return slip(`"${said.join(' ')}" cannot be expected.`, FORMS);
  return creaturesAt(g, kind, args[1]);
}
