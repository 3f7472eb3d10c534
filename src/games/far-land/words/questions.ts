import type { Question } from '../../../engine/ruleset.ts';
import { foeCounts } from '../content/creatures.ts';
import { diceOf } from '../content/heroes.ts';
import { ruleOf } from '../rules/dice.ts';
import { hoursLeft, whyNoHour } from '../rules/hours.ts';
import { mayJoin } from '../rules/joint.ts';
import { heroesValue } from '../rules/round.ts';
import { creatureOf, heroOf } from '../state.ts';
import type { Frame, FrameOf, Frames, Hero, ItemId, State } from '../types.ts';
import { DAY_HOURS } from '../verbs.ts';
import { cardQuestion } from './cards.ts';
import { count, foeName, heroName, itemName } from './names.ts';
import { peopleAlong, peopleBriefly } from './people.ts';

type Ask = { [K in keyof Frames]?: (g: State, f: FrameOf<K>) => Question };

const question = (who: string | null, text: string, weighty = false): Question => ({ who, text, weighty });
const briefly = (who: string, text: string, brief: string): Question => ({ who, text, weighty: false, brief });

function fightQuestion(g: State, f: FrameOf<'fight'>): Question {
  const who = f.fighters[Math.min(f.next, f.fighters.length - 1)];
  const first = f.fighters[0];
  const name = heroName(g, who).text;
  const dice = count(diceOf(who, heroOf(g, who).wp), 'die', 'dice');
  if (f.step === 'gather' || f.step === 'round') {
    const ask = f.step === 'gather' && mayJoin(g, f).length > 0 ? 'invite fellows, or roll?' : roundWords(g, f);
    return { who: first, text: `${sides(g, f)}: ${ask}`, weighty: true, brief: `${sidesBrief(g, f)}: ${ask}` };
  }
  if (f.step === 'more')
    return question(
      who,
      `${name}: ${f.rolls[f.next].dice.join(', ')} so far, and the last counts. Roll the next die, or enough?`,
      true,
    );
  if (f.step === 'choose') return question(who, `${name}: ${whichDie(f.rolls[f.next].dice)}`, true);
  if (f.step === 'foe-rolled') {
    const foe = foeCounts(f.foeDice) + f.sp - f.cut;
    return question(
      first,
      `${heroName(g, first).text}: the enemy has ${foe}, the heroes have ${heroesValue(g, f)}. Add anything?`,
      true,
    );
  }
  if (f.step === 'giving') return question(who, `${name}: who gets the willpower ${f.gift}?`, true);
  const singly = ruleOf(f, heroOf(g, who)) === 'last' && diceOf(who, heroOf(g, who).wp) > 1;
  return question(who, `${name}: roll ${singly ? 'the first of ' : ''}${dice}.`, true);
}

/** One die is no choice of dice. */
const whichDie = (dice: readonly number[]): string =>
  dice.length === 1 ? `does the ${dice[0]} count?` : 'which die counts?';

/** Between rounds; without anyone who can pay, some willpower is at hand. */
function roundWords(g: State, f: FrameOf<'fight'>): string {
  if (f.fighters.every((id) => whyNoHour(heroOf(g, id)) !== undefined))
    return 'no hour is left without more willpower. Get some, or leave?';
  return f.round === 0 ? 'roll?' : 'roll for another round, or leave?';
}

/** "Raash, 5 hours left, willpower 5; Avida, willpower 7; the Gor, willpower 4". */
function sides(g: State, f: FrameOf<'fight'>): string {
  const [first, ...fellows] = f.fighters.map((id) => heroOf(g, id));
  const heroes = fellows.map((hero) => `; ${hero.name}, willpower ${hero.wp}`).join('');
  return `${first.name}, ${hoursWords(first)}, willpower ${first.wp}${heroes}${foeWith(g, f, '; ', ', willpower')}`;
}

/** "Raash 5, Avida 7, the Gor 4": the willpower of each. */
const sidesBrief = (g: State, f: FrameOf<'fight'>): string =>
  f.fighters.map((id) => `${heroOf(g, id).name} ${heroOf(g, id).wp}`).join(', ') + foeWith(g, f, ', ', '');

/** A spore has no willpower to speak of. */
function foeWith(g: State, f: FrameOf<'fight'>, before: string, what: string): string {
  const { tag } = creatureOf(g, f.foe.id) ?? {};
  return f.foe.kind === 'spore' ? '' : `${before}${foeName(g, f.foe.kind, tag).text}${what} ${f.wp}`;
}

/** "5 hours left, 3 overtime": what is free apart from what costs willpower (DAY-2). */
function hoursWords(hero: Hero): string {
  const plain = Math.max(0, DAY_HOURS - hero.hours);
  const over = hoursLeft(hero) - plain;
  return `${count(plain, 'hour')} left${over > 0 ? `, ${over} overtime` : ''}`;
}

/** "4+3 hours", overtime behind the plus, as on the boards. */
function hoursBrief(hero: Hero): string {
  const plain = Math.max(0, DAY_HOURS - hero.hours);
  const over = hoursLeft(hero) - plain;
  return over > 0 ? `${plain}+${over} hours` : count(plain, 'hour');
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');

const ASK: Ask = {
  turn: (g, f) => {
    const hero = heroOf(g, f.who);
    const text = `${hero.name}, ${hoursWords(hero)}, willpower ${hero.wp}${peopleAlong(g, hero)}. What now?`;
    const brief = `${hero.name}, ${hoursBrief(hero)}, willpower ${hero.wp}`;
    return briefly(f.who, text, `${joined(brief, peopleBriefly(g, hero))}?`);
  },
  walk: (g, f) => {
    if (f.step === 'climb') return question(f.who, 'For whom is the tower card?', true);
    if (f.step === 'who') return question(f.who, `Who meets the fog at ${heroOf(g, f.who).space}?`, true);
    if (f.step === 'share') return question(f.who, 'What do those taken along get here?');
    const hero = heroOf(g, f.who);
    const free = f.free === 0 ? '' : f.free === 1 ? ', the next step free' : `, the next ${f.free} steps free`;
    const led = peopleAlong(g, hero, f.with);
    const text = `${hero.name} is walking, at ${hero.space}, ${hoursWords(hero)}${free}${led}. Where to?`;
    const brief = `${hero.name} at ${hero.space}, ${hoursBrief(hero)}`;
    return briefly(f.who, text, `${joined(brief, peopleBriefly(g, hero, f.with))}?`);
  },
  fight: fightQuestion,
  reward: (_g, f) =>
    question(f.among[0], `Share the reward: ${count(f.points, 'point')} left, each gold 1 or willpower 1.`),
  give: (g, f) => question(f.who, `What does ${heroName(g, f.who).text} give, and to whom?`),
  trade: (g, f) =>
    question(
      f.who,
      `The falcon flies between ${heroName(g, f.who).text} and ${heroName(g, f.with).text}. What changes hands?`,
    ),
  fog: (g, f) => {
    const what = f.holds === null ? '' : ` for the ${itemName(f.holds as ItemId).text}`;
    return question(f.who, `${heroName(g, f.who).text} has no free storage space${what}. What goes?`);
  },
  prize: (_g, f) => question(f.among[0], 'Who takes what the spore leaves?'),
  logs: (g, f) => question(f.who, `${heroName(g, f.who).text} is too weak for these logs. Which one goes?`),
  flaps: (g, f) =>
    question(f.who, f.step === 'ask' ? 'Where does Flaps fly?' : `Does Flaps turn over what lies on ${g.flaps}?`),
  card: (g, f) => {
    const spoken = f.who === null ? '' : `${heroName(g, f.who).text}: `;
    return question(f.who, `${spoken}${cardQuestion(g, f)}`, true);
  },
};

/** Who is asked now, and what. */
export function questionOf(g: State): Question {
  const top: Frame = g.stack[g.stack.length - 1];
  const ask = ASK[top.kind] as ((g: State, f: Frame) => Question) | undefined;
  if (g.over !== null || ask === undefined) return question(null, 'The game is over.');
  return ask(g, top);
}
