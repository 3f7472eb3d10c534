import type { Refusal } from '../../engine/ruleset.ts';
import { HEROES } from './content/heroes.ts';
import { enemyNamed, isNamed } from './enemy-named.ts';
import { boardOf, jumps, neighbours, spaceOf } from './map.ts';
import { alsoWritten, write } from './notation.ts';
import { foesOn, reachOf } from './rules/enemies.ts';
import { whyNotAttack } from './rules/fight.ts';
import { whyNotBeacon, whyNotSpell } from './rules/fire.ts';
import { whyNotLead } from './rules/folk.ts';
import { whyNotClose } from './rules/hands.ts';
import { whyNoHour } from './rules/hours.ts';
import { flows } from './rules/index.ts';
import { whyNotJoin } from './rules/joint.ts';
import type { No } from './rules/refusal.ts';
import { whyNotDrink } from './rules/shop.ts';
import { whyNotCarry, whyNotJump, whyNotWalk } from './rules/walk.ts';
import { heroNamed, wholeNumber } from './spellings.ts';
import type { Action, AnyFlows, FoeKind, Game, Hero } from './types.ts';
import { askedHero, free, slip, type Why, whyNotNow, windowNow } from './why/asked.ts';
import { deed } from './why/deeds.ts';
import { flaps, noEnemy, spy } from './why/river.ts';
import { buy, drop, eat, give, reveal, take, use } from './why/things.ts';
import { refusalOf } from './words/refusals.ts';

export { askedHero, slip } from './why/asked.ts';

const walk: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const walking = top.kind === 'walk' && top.who === hero.id;
  const no = (walking ? undefined : whyNotNow(ask)) ?? whyNotWalk(g, hero, walking ? top.free : 0);
  if (no) return no;
  if (args.length === 0) return undefined;
  const to = wholeNumber(args[0]);
  if (to === undefined) return { rule: 'WALK-2', who: hero.id };
  if (spaceOf(boardOf(g.board), to) === undefined) return slip(`There is no space ${args[0]} on this board.`);
  if (neighbours(boardOf(g.board), hero.space).includes(to)) return undefined;
  if (!jumps(boardOf(g.board), hero.space).includes(to)) return { rule: 'WALK-2', who: hero.id, space: to };
  return whyNotJump(g, hero, to, walking ? top.free : 0, walking ? top.with : []);
};

/** The enemy within reach that was meant: by kind, by space, or the first. */
function foeMeant(g: Game, hero: Hero, args: readonly string[]): { kind: FoeKind; space: number } | undefined {
  const spaces = args.filter((word) => /^\d+$/.test(word)).map(Number);
  const words = args.filter((word) => !/^\d+$/.test(word));
  const named = enemyNamed(g, words.join(' '));
  return reachOf(g, hero)
    .flatMap((space) => foesOn(g, space).map((foe) => ({ ...foe, space })))
    .find(
      (foe) =>
        (words.length === 0 || (named !== undefined && isNamed(foe, named))) &&
        (spaces.length === 0 || spaces.includes(foe.space)),
    );
}

const fight: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const meant = foeMeant(g, hero, args);
  const arrived = whyNotAttack(hero);
  if (meant && arrived?.rule === 'FIGHT-1') return arrived;
  const no = whyNotNow(ask);
  if (no && top.kind !== 'walk') return no;
  const words = args.filter((word) => !/^\d+$/.test(word));
  if (words.length > 0 && enemyNamed(g, words.join(' ')) === undefined) return noEnemy(hero, words);
  const odd = args.find((word) => spaceOf(boardOf(g.board), wholeNumber(word) ?? hero.space) === undefined);
  if (odd !== undefined) return slip(`There is no space ${odd} on this board.`);
  if (!meant) return { rule: 'FIGHT-1', who: hero.id, has: 0, space: hero.space };
  return arrived ?? no;
};

/** `carry avida`: for the Steppe Rider, for one who is there and does not come along already. */
const carry: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const walk = top.kind === 'walk' && top.step === 'ask' ? top : undefined;
  const no = (walk ? undefined : whyNotNow(ask)) ?? whyNotCarry(g, hero, walk?.free);
  if (no) return no;
  const other = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!other) return slip(args[0] === undefined ? 'Take whom along?' : `No hero called "${args[0]}" plays.`);
  if (other === hero) return slip(`${hero.name} takes others along.`);
  if (walk?.with.includes(other.id)) return { rule: 'DEC-19', who: hero.id };
  if (other.down !== null) return { rule: 'DEC-26', who: hero.id, other: other.id };
  return { rule: 'RAASH-2', who: hero.id, other: other.id, space: other.space };
};

const invite: Why = ({ g, top, hero, args }) => {
  if (top.kind !== 'fight') return slip('There is no fight to invite anyone to.', 'Begin with fight and the enemy.');
  const other = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!other) return slip(args[0] === undefined ? 'Invite whom?' : `No hero called "${args[0]}" plays.`);
  if (top.step !== 'gather' || top.declined.includes(other.id) || top.fighters.includes(other.id))
    return { rule: 'DEC-9', who: hero.id, other: other.id };
  const no = whyNotJoin(g, other, top.foe.space);
  return no && { ...no, other: other.id };
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

const roll: Why = ({ top, hero }) => {
  if (top.kind !== 'fight') return slip('There is nothing to roll for.', 'Dice are rolled in a fight.');
  return top.step === 'round' ? whyNoHour(hero) : undefined;
};

const hourAction: Why = (ask) => whyNotNow(ask) ?? whyNoHour(ask.hero);

/** Why a verb is not open now; a missing answer means that it is, or that only its words are off. */
const WHY: { [verb: string]: Why } = {
  walk,
  stop: ({ top }) => (top.kind === 'walk' ? undefined : slip('Nobody is walking, so there is nothing to stop.')),
  fight,
  with: invite,
  alone: inFight('FIGHT-8'),
  roll,
  enough: (ask) => (ask.top.kind === 'trade' ? whyNotClose(ask.g, ask.top) : inFight('RAASH-1')(ask)),
  again: inFight('GRENT-2'),
  choose: inFight('DEC-14'),
  leave: inFight('FIGHT-8'),
  gift: inFight('AVIDA-2'),
  reward: ({ hero }) => ({ rule: 'JOINT-4', who: hero.id }),
  carry,
  pass: hourAction,
  end: whyNotNow,
  do: deed,
  drink: free((g, w, hero) => whyNotDrink(g, w, hero)),
  buy,
  use,
  take,
  drop,
  eat,
  reveal,
  spell: ({ g, top, hero }) => (top.kind === 'fight' ? whyNotSpell(g, top, hero) : { rule: 'DEC-17', who: hero.id }),
  beacon,
  lead: free((g, _w, hero) => whyNotLead(g, hero)),
  unlead: ({ g, hero }) => (g.people?.leader === hero.id ? undefined : { rule: 'DEC-29', who: hero.id }),
  answer: ({ top }) => (top.kind === 'card' ? undefined : slip('No card asks anything now.')),
  who: ({ hero }) => ({ rule: 'DEC-20', who: hero.id }),
  decline: inFight('DEC-9'),
  set: (ask) => (ask.args[0] === 'down' ? { rule: 'DEC-19', who: ask.hero.id } : undefined),
  give,
  flaps,
  spy,
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

function choicesNow(g: Game): Action[] {
  const top = g.stack[g.stack.length - 1];
  const step = (flows as AnyFlows)[top.kind][top.step];
  return 'choices' in step ? step.choices(g, top) : [];
}

/** The choice that these words name, as the record spells it; the words themselves where they name none. */
export const asWritten = (g: Game, command: string): string => {
  const named = choicesNow(g).find((action) => alsoWritten(g, action).includes(command));
  return named === undefined ? command : write(g, named);
};

/** Whether the words are a choice now, or the beginning of one. */
export function isOpen(g: Game, command: string): boolean {
  return choicesNow(g).some((action) => {
    const written = write(g, action);
    return written === command || written.startsWith(`${command} `) || alsoWritten(g, action).includes(command);
  });
}

/** Why these words cannot be carried out; undefined when nothing stands against the verb. */
export function whyNot(g: Game, words: string[]): Refusal | undefined {
  if (g.over !== null) return slip('The game is over.');
  const command = words.join(' ');
  if (isOpen(g, command)) return undefined;
  const { hero, named, verb, args } = readCommand(g, command);
  if (hero === undefined) return slip(`No hero called "${named}" plays.`);
  const why = Object.hasOwn(WHY, verb) ? WHY[verb] : undefined;
  if (why === undefined) return slip(`"${verb}" is no command.`, 'help lists them all.');
  const no = why({ g, top: g.stack[g.stack.length - 1], hero, args });
  if (no === undefined) return undefined;
  return isNo(no) ? refusalOf(g, no) : no;
}

const NAMED = 9;

const listed = (commands: readonly string[]): string =>
  commands.slice(0, NAMED).join(', ') + (commands.length > NAMED ? `, and ${commands.length - NAMED} more` : '');

/** Why a command that is not among the choices cannot be carried out. */
export function refuse(g: Game, command: string): Refusal {
  const found = whyNot(g, command.split(' '));
  const fellow = choicesNow(g).find((action) => action.by !== undefined && write(g, action).endsWith(`: ${command}`));
  if (found && fellow) return { ...found, instead: `A fellow can: say "${write(g, fellow)}".` };
  if (found) return found;
  const longer = choicesNow(g)
    .map((action) => write(g, action))
    .filter((one) => one.startsWith(`${command} `));
  if (longer.length > 0) return slip(`"${command}" asks for more words.`, `You can say: ${listed(longer)}.`);
  const { verb, args } = readCommand(g, command);
  return slip(
    `"${verb}${args.length > 0 ? ` ${args.join(' ')}` : ''}" is not among the choices now.`,
    'Choose one of the list.',
  );
}

export const VERBS: readonly string[] = Object.keys(WHY);
