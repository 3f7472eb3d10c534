import type { Refusal } from '../../engine/ruleset.ts';
import { FOES } from './content/creatures.ts';
import { HEROES } from './content/heroes.ts';
import { boardOf, neighbours, spaceOf } from './map.ts';
import { reachOf } from './rules/enemies.ts';
import { whyNotAttack } from './rules/fight.ts';
import { whyNotBeacon, whyNotSpell } from './rules/fire.ts';
import { whyNotLead } from './rules/folk.ts';
import { whyNotGive } from './rules/hands.ts';
import { whyNotEat } from './rules/herbs.ts';
import { whyNoHour } from './rules/hours.ts';
import { whyNotBlade } from './rules/items/blade.ts';
import { heldItem } from './rules/items/item.ts';
import { whyNotWineskin } from './rules/items/wineskin.ts';
import { whyNotJoin } from './rules/joint.ts';
import type { No } from './rules/refusal.ts';
import { whyNotBuy, whyNotDrink } from './rules/shop.ts';
import { lying, whyNoRoom } from './rules/things.ts';
import { whyNotCarry, whyNotJump, whyNotWalk } from './rules/walk.ts';
import { type Window, whyNotFree, whyNotStanding } from './rules/window.ts';
import { heroNamed, readItem, readThing } from './spellings.ts';
import { awake, creatureAt, heroOf, onTurn } from './state.ts';
import type { Frame, Game, Hero, Item, ItemId } from './types.ts';
import { refusalOf } from './words/refusals.ts';

/** A slip that no rule is concerned with: unknown words, spaces and names. */
export const slip = (text: string, instead?: string): Refusal => ({ rule: null, text, instead });

interface Ask {
  g: Game;
  top: Frame;
  /** The hero who would act. */
  hero: Hero;
  args: string[];
}
type Why = (ask: Ask) => No | Refusal | undefined;

/** The hero who is asked now. */
export function askedHero(g: Game): Hero {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'fight')
    return heroOf(g, top.fighters[top.step === 'gather' || top.step === 'round' ? 0 : top.next] ?? top.who);
  if ('who' in top && top.who !== null) return heroOf(g, top.who);
  return onTurn(g);
}

/** The window of free actions that is open now, if one is (DEC-2). */
export function windowNow(g: Game): Window | undefined {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'turn') return { name: 'turn', who: top.who, walking: [] };
  if (top.kind === 'walk') return { name: 'walk', who: top.who, walking: top.moved };
  if (top.kind === 'fight' && (top.step === 'gather' || top.step === 'round'))
    return { name: 'fight', who: top.fighters[0], walking: [] };
  return undefined;
}

/** An action of the turn needs the turn to be still open (DAY-4), and the hero to be the one asked. */
function whyNotNow({ g, top, hero }: Ask): No | undefined {
  const asked = askedHero(g);
  if (!awake(hero)) return { rule: 'FREE-2', who: hero.id };
  if (hero.id !== asked.id) return { rule: 'DAY-8', who: asked.id, other: hero.id };
  return top.kind === 'turn' ? undefined : { rule: 'DAY-4', who: hero.id };
}

const walk: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const walking = top.kind === 'walk' && top.who === hero.id;
  const no = (walking ? undefined : whyNotNow(ask)) ?? whyNotWalk(g, hero, walking ? top.free : 0);
  if (no) return no;
  const to = Number(args[0]);
  if (args.length === 0) return undefined;
  if (!Number.isInteger(to)) return { rule: 'WALK-2', who: hero.id };
  if (spaceOf(boardOf(g.board), to) === undefined) return slip(`There is no space ${args[0]} on this board.`);
  if (neighbours(boardOf(g.board), hero.space).includes(to)) return undefined;
  if (!jumpable(g, hero, to)) return { rule: 'WALK-2', who: hero.id, space: to };
  return whyNotJump(g, hero, to, walking ? top.free : 0, walking ? top.with : []);
};

const jumpable = (g: Game, hero: Hero, to: number): boolean =>
  boardOf(g.board).data.jumps.some(([a, b]) => (a === hero.space && b === to) || (b === hero.space && a === to));

const fight: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const mine = reachOf(g, hero).map((space) => creatureAt(g, space));
  const meant = mine.find((c) => c && (args.length === 0 || args.includes(c.kind) || args.includes(String(c.space))));
  const arrived = whyNotAttack(hero);
  if (meant && arrived?.rule === 'FIGHT-1') return arrived;
  const no = whyNotNow(ask);
  if (no && top.kind !== 'walk') return no;
  if (args.length > 0 && !(args[0] in FOES) && !Number.isInteger(Number(args[0])))
    return slip(`There is no enemy called "${args[0]}".`);
  if (!meant) return { rule: 'FIGHT-1', who: hero.id, has: 0, space: hero.space };
  return arrived ?? no;
};

const invite: Why = ({ g, top, hero, args }) => {
  if (top.kind !== 'fight') return slip('There is no fight to invite anyone to.', 'Begin with fight and the enemy.');
  const other = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!other) return slip(args[0] === undefined ? 'Invite whom?' : `No hero called "${args[0]}" plays.`);
  if (top.step !== 'gather' || top.declined.includes(other.id) || top.fighters.includes(other.id))
    return { rule: 'DEC-9', who: hero.id, other: other.id };
  const no = whyNotJoin(g, other, top.foe.space);
  if (no?.rule === 'BOW-1') return { rule: 'JOINT-1', who: hero.id, other: other.id, space: other.space };
  return no && { ...no, other: other.id };
};

/** A free action: needs an open window (DEC-2) and its own predicate. */
const free =
  (whyNot: (g: Game, w: Window, hero: Hero, args: string[]) => No | undefined): Why =>
  ({ g, hero, args }) => {
    const w = windowNow(g);
    if (!awake(hero)) return { rule: 'FREE-2', who: hero.id };
    if (w === undefined) return { rule: 'DEC-2', who: hero.id };
    return whyNot(g, w, hero, args);
  };

/** `buy strength`, `buy bow`: with no word, strength is meant. */
const buy: Why = (ask) => {
  const what = ask.args[0] === undefined || ask.args[0] === 'strength' ? 'strength' : readItem(ask.args.join(' '));
  if (what === undefined) return slip(`No merchant sells "${ask.args.join(' ')}".`, 'shop tells what can be bought.');
  return free((g, w, hero) => whyNotBuy(g, w, hero, what))(ask);
};

function whyNotTake(_g: Game, _w: Window, hero: Hero, args: string[]): No | undefined {
  const there = lying(_g, hero.space).find((one) => args.length === 0 || one.what === readThing(args));
  if (!there) return { rule: 'FREE-1', who: hero.id, space: hero.space };
  return whyNoRoom(hero, there.what, there.n);
}

function whyNotDrop(_g: Game, _w: Window, hero: Hero, args: string[]): No | undefined {
  return readItem(args.join(' ')) === 'ruin-spirit' && heldItem(hero, 'ruin-spirit')
    ? { rule: 'RUIN-1', who: hero.id }
    : undefined;
}

/** Why an item is not of use now: not held, or its own rule. */
const use: Why = (ask) => {
  const { g, hero, args } = ask;
  const id = args[0] === undefined ? undefined : readItem(args[0]);
  if (id === undefined) return slip(args[0] === undefined ? 'Use what?' : `There is no item called "${args[0]}".`);
  const item = heldItem(hero, id);
  if (!item) return { rule: 'SET-14', who: hero.id, has: 0 };
  return free((_g, w) => USE[id]?.(g, w, hero, item, args))(ask);
};

type WhyUse = (g: Game, w: Window, hero: Hero, item: Item, args: string[]) => No | undefined;

const USE: { [item in ItemId]?: WhyUse } = {
  wineskin: (g, w, hero) => whyNotWineskin(g, w, hero),
  telescope: (_g, w, hero, _item, args) =>
    whyNotStanding(w, hero) ??
    (Number(args[1]) === hero.space
      ? { rule: 'TELE-4', who: hero.id, space: hero.space }
      : { rule: 'TELE-1', who: hero.id, space: Number(args[1]) }),
  falcon: (_g, _w, hero, item) => (item.turned ? { rule: 'FALC-1', who: hero.id } : { rule: 'FALC-3', who: hero.id }),
  knife: (_g, _w, hero) => ({ rule: 'KNIFE-1', who: hero.id }),
  crown: (_g, _w, hero) => ({ rule: 'CROWN-1', who: hero.id }),
  blade: (g, _w, hero, item) => whyNotBlade(g, hero, item),
};

const beacon: Why = ({ g, hero, args }) => {
  const other = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!other) return slip(args[0] === undefined ? 'Call whom?' : `No hero called "${args[0]}" plays.`);
  const w = windowNow(g);
  if (!HEROES[hero.id].spells) return { rule: 'TENAYA-2', who: hero.id, other: other.id };
  return w === undefined ? { rule: 'DEC-18', who: hero.id, other: other.id } : whyNotBeacon(g, w, hero, other);
};

const inFight =
  (rule: string): Why =>
  ({ top, hero }) =>
    top.kind === 'fight'
      ? { rule, who: hero.id }
      : slip('There is no fight going on.', 'Begin one with fight and the enemy.');

const hourAction: Why = (ask) => whyNotNow(ask) ?? whyNoHour(ask.hero);

/** Why a verb is not open now; a missing answer means that it is, or that only its words are off. */
const WHY: { [verb: string]: Why } = {
  walk,
  stop: ({ top }) => (top.kind === 'walk' ? undefined : slip('Nobody is walking, so there is nothing to stop.')),
  fight,
  with: invite,
  alone: inFight('FIGHT-8'),
  roll: ({ top }) =>
    top.kind === 'fight' ? undefined : slip('There is nothing to roll for.', 'Dice are rolled in a fight.'),
  enough: inFight('RAASH-1'),
  again: inFight('GRENT-2'),
  choose: inFight('DEC-14'),
  leave: inFight('FIGHT-8'),
  gift: inFight('AVIDA-2'),
  reward: ({ hero }) => ({ rule: 'JOINT-4', who: hero.id }),
  carry: (ask) =>
    (ask.top.kind === 'walk' ? undefined : whyNotNow(ask)) ??
    whyNotCarry(ask.g, ask.hero, ask.top.kind === 'walk' ? ask.top.free : 0) ?? { rule: 'RAASH-2', who: ask.hero.id },
  pass: hourAction,
  end: whyNotNow,
  do: hourAction,
  drink: free((g, w, hero) => whyNotDrink(g, w, hero)),
  buy,
  use,
  take: free(whyNotTake),
  drop: free(whyNotDrop),
  eat: ({ hero, args }) => whyNotEat(hero, args.at(-1) === '2' ? 2 : 1),
  reveal: ({ hero }) => (hero.mushrooms.length === 0 ? { rule: 'MUSH-1', who: hero.id } : whyNotFree(hero)),
  spell: ({ g, top, hero }) => (top.kind === 'fight' ? whyNotSpell(g, top, hero) : { rule: 'DEC-17', who: hero.id }),
  beacon,
  lead: free((g, _w, hero) => whyNotLead(g, hero)),
  unlead: ({ g, hero }) => (g.people?.leader === hero.id ? undefined : { rule: 'DEC-29', who: hero.id }),
  answer: ({ top }) => (top.kind === 'card' ? undefined : slip('No card asks anything now.')),
  who: ({ hero }) => ({ rule: 'DEC-20', who: hero.id }),
  decline: inFight('DEC-9'),
  set: (ask) => (ask.args[0] === 'down' ? { rule: 'DEC-19', who: ask.hero.id } : undefined),
  give: free((g, _w, hero) => whyNotGive(g, hero)),
};

const isNo = (x: No | Refusal): x is No => !('text' in x);

/** Splits `tenaya: drink` and finds who would act. */
export function readCommand(
  g: Game,
  command: string,
): { hero: Hero | undefined; named?: string; verb: string; args: string[] } {
  const colon = command.match(/^([a-z]+):\s*(.*)$/);
  const parts = (colon ? colon[2] : command).split(' ').filter((part) => part !== '');
  const hero = colon ? heroNamed(g, colon[1]) : askedHero(g);
  return { hero, named: colon?.[1], verb: parts[0] ?? '', args: parts.slice(1) };
}

/** Why these words cannot be carried out; undefined when nothing stands against the verb. */
export function whyNot(g: Game, words: string[]): Refusal | undefined {
  if (g.over !== null) return slip('The game is over.');
  const { hero, named, verb, args } = readCommand(g, words.join(' '));
  if (hero === undefined) return slip(`No hero called "${named}" plays.`);
  const why = WHY[verb];
  if (why === undefined) return slip(`"${verb}" is no command.`, 'help lists them all.');
  const no = why({ g, top: g.stack[g.stack.length - 1], hero, args });
  if (no === undefined) return undefined;
  return isNo(no) ? refusalOf(g, no) : no;
}

/** Why a command that is not among the choices cannot be carried out. */
export function refuse(g: Game, command: string): Refusal {
  const found = whyNot(g, command.split(' '));
  if (found) return found;
  const { verb, args } = readCommand(g, command);
  return slip(
    `"${verb}${args.length > 0 ? ` ${args.join(' ')}` : ''}" is not among the choices now.`,
    'Choose one of the list.',
  );
}

export const VERBS: readonly string[] = Object.keys(WHY);
