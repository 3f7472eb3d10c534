import { legendOf } from '../../games/far-land/content/legends/index.ts';
import type {
  CardLine,
  Cost,
  Legend,
  LineName,
  LineOf,
  Lines,
  Option,
  Where,
  Whom,
} from '../../games/far-land/legend.ts';
import { holds } from '../../games/far-land/rules/conditions.ts';
import type { Game, Hero } from '../../games/far-land/types.ts';
import { WEIGHTS } from './weights.ts';
import { itemWorth, nextSp, wpWorth } from './worth.ts';

/** What a card means for the heroes, in points, judged by its lines as anyone can who hears it read. */
type Judge<N extends LineName> = (g: Game, line: LineOf<N>, you: Hero | undefined) => number;

const ENDED = 100;
/** A Black Knight that rides. */
const KNIGHT = 5;

/** Heroes whom a line is for, as far as that can be said beforehand. */
function heroesFor(g: Game, whom: Whom, you: Hero | undefined): Hero[] {
  if (typeof whom !== 'string') return g.heroes.slice(0, 1);
  if (whom === 'all') return g.heroes;
  if (whom === 'others') return g.heroes.filter((hero) => hero !== you);
  if (whom === 'you' || whom === 'chosen' || whom === 'first') return [you ?? g.heroes[0]];
  if (whom.startsWith('most-') || whom.startsWith('least-')) return [extreme(g, whom)];
  return g.heroes.filter((hero) => hero.id === whom);
}

function extreme(g: Game, whom: string): Hero {
  const [how, what] = whom.split('-') as ['most' | 'least', 'wp' | 'sp' | 'gold'];
  const sign = how === 'most' ? 1 : -1;
  return g.heroes.reduce((best, hero) => (sign * hero[what] > sign * best[what] ? hero : best));
}

const each = (g: Game, whom: Whom, you: Hero | undefined, worth: (hero: Hero) => number): number =>
  heroesFor(g, whom, you).reduce((sum, hero) => sum + worth(hero), 0);

/** All lines of a legend as text, to look for the use of a name. */
const texts = new WeakMap<Legend, string>();

/** Whether some line of the legend places an enemy that this fact makes weaker. */
function weakens(g: Game, fact: string): boolean {
  if (g.legend === null) return false;
  const legend = legendOf(g.legend);
  let text = texts.get(legend);
  if (text === undefined) {
    text = JSON.stringify([legend.cards, legend.deeds, legend.watches]);
    texts.set(legend, text);
  }
  return text.includes(`"less":"${fact}"`);
}

function factWorth(g: Game, line: Lines['fact']): number {
  const by = line.set === undefined ? (line.add ?? 1) : line.set - (g.facts[line.fact] ?? 0);
  return weakens(g, line.fact) ? WEIGHTS.weaker * by : 0.5 * Math.sign(by);
}

const many = (list: readonly Where[]): number => list.length;

const JUDGES: { [N in LineName]?: Judge<N> } = {
  fact: factWorth,
  when: (g, line, you) => worthOfLines(g, holds(g, line.when) ? line.do : (line.else ?? []), you),
  roll: (g, line, you) => {
    const all = Object.values(line.on).map((lines) => worthOfLines(g, lines, you));
    return all.reduce((sum, worth) => sum + worth, 0) / Math.max(1, all.length);
  },
  ask: (g, line, you) => Math.max(0, ...Object.values(line.options).map((option) => worthOfOption(g, option, you))),
  for: (g, line, you) => each(g, line.for, you, (hero) => worthOfLines(g, line.do, hero)),
  narrator: (_g, line) => -WEIGHTS.cardLetter * line.narrator,
  win: () => ENDED,
  lose: () => -ENDED,
  place: (g, line) =>
    -WEIGHTS.creature *
    (line.many === undefined ? many(line.at) : line.many[Math.max(0, Math.min(2, g.heroes.length - 2))]),
  remove: (g, line) => (g.creatures.some((one) => one.kind === line.remove) ? WEIGHTS.creature : 0),
  dismiss: (g, line) => (g.creatures.some((one) => one.tag === line.dismiss) ? WEIGHTS.creature : 0),
  march: (g, line) =>
    -WEIGHTS.step * (line.times ?? 1) * Math.min(2, g.creatures.filter((one) => line.march.includes(one.kind)).length),
  shift: (_g, line) => -3 * line.by,
  shields: (g, line) => WEIGHTS.shield * Math.min(line.shields, g.shieldsTaken),
  wp: (g, line, you) => each(g, line.whom, you, (hero) => wpWorth(hero, line.wp)),
  sp: (g, line, you) =>
    each(g, line.whom, you, (hero) => (line.sp < 0 && hero.sp <= 1 ? 0 : line.sp * nextSp(hero.sp))),
  gold: (g, line, you) => each(g, line.whom, you, (hero) => WEIGHTS.gold * Math.max(line.gold, -hero.gold)),
  herb: (g, line, you) => each(g, line.whom, you, (hero) => WEIGHTS.herb * Math.max(line.herb, -hero.herbs)),
  item: (g, line, you) => each(g, line.whom, you, (hero) => itemWorth(hero, { id: line.item, turned: false })),
  lay: (g, line, you) => each(g, line.whom, you, (hero) => (hero.items.length > 0 ? -1 : 0)),
  hours: (g, line, you) => each(g, line.whom, you, () => -line.hours),
  put: (g, line, you) => each(g, line.whom, you, () => -1),
  well: (g, line) => {
    const turned = g.wells.filter(
      (one) => (line.at === 'all' || line.at.includes(one.space)) && one.full !== (line.well === 'full'),
    );
    return turned.length * (line.well === 'full' ? 2 : -2);
  },
  fog: (_g, line) => (line.fog === 'reveal' ? 0.5 : 1),
  stock: (_g, line) => line.many,
  trade: (_g, line) => (line.trade ? 2 : -2),
  merchant: (g, line) => (line.merchant === null ? 0 : 0.5 + Math.max(...g.heroes.map((hero) => hero.gold))),
  spore: (_g, line) => -3 * many(line.spore),
  burn: () => 3,
  ghost: (_g, line) => -2 * many(line.ghost),
  knight: (_g, line) => -KNIGHT * many(line.knight),
  ring: (g, line) => (line.ring === g.ring ? 0 : (line.ring ? -KNIGHT : KNIGHT) * Math.max(1, g.knights.length)),
  mother: () => -15,
  log: (_g, line) => many(line.at),
  mushrooms: () => 1,
  hopes: () => 3,
  grow: (_g, line) => many(line.grow),
};

/** `you` is the hero to whom the lines speak. */
export function worthOfLines(g: Game, lines: readonly CardLine[], you: Hero | undefined): number {
  let sum = 0;
  for (const line of lines) {
    if (line.if !== undefined && !holds(g, line.if)) continue;
    sum += worthOfLine(g, line, you);
  }
  return sum;
}

export function worthOfLine(g: Game, line: CardLine, you: Hero | undefined): number {
  for (const key in line) {
    const judge = JUDGES[key as LineName] as ((g: Game, line: CardLine, you: Hero | undefined) => number) | undefined;
    if (judge !== undefined && key in line) return judge(g, line, you);
  }
  return 0;
}

function worthOfCost(cost: Cost, you: Hero | undefined): number {
  return (
    WEIGHTS.gold * (cost.gold ?? 0) +
    WEIGHTS.herb * (cost.herb ?? 0) +
    (cost.hours ?? 0) +
    (you === undefined ? (cost.wp ?? 0) : -wpWorth(you, -(cost.wp ?? 0))) +
    6 * (cost.sp ?? 0) +
    (cost.item === undefined ? 0 : 3)
  );
}

export function worthOfOption(g: Game, option: Option, you: Hero | undefined): number {
  if (Array.isArray(option)) return worthOfLines(g, option, you);
  if (option.when !== undefined && !holds(g, option.when)) return 0;
  return worthOfLines(g, option.do, you) - (option.cost === undefined ? 0 : worthOfCost(option.cost, you));
}
