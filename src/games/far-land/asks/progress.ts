import { type Line, line, words } from '../../../engine/line.ts';
import { FOES } from '../content/creatures.ts';
import { legendOf } from '../content/legends/index.ts';
import type { Condition } from '../legend.ts';
import { boardOf, distance } from '../map.ts';
import { paceLeft, paceOf } from '../rules/folk.ts';
import { LETTERS } from '../rules/track.ts';
import { heroOf } from '../state.ts';
import type { Game, Space } from '../types.ts';
import { gatherAt, gatheredWords, goalNow } from '../words/gathered.ts';
import { count, heroName, placeName, placeNumber } from '../words/names.ts';
import { willpowerOf } from './fought.ts';
import { capital, creatureWord, listed, steps, value } from './spoken.ts';

type Told = (g: Game, when: Condition) => Line[];

/** How far the goal is reached, by what it asks for. */
const PROGRESS: { readonly [key in keyof Condition]?: Told } = {
  logsAt: (g) => [
    ...gatheredWords(g, 'log'),
    ...together(
      g.heroes.flatMap((hero) => hero.logs.map((n) => line`${heroName(g, hero.id)} carries a log of ${String(n)}`)),
    ),
    ...logsToFetch(g),
  ],
  herbsAt: (g) => {
    const bearers = g.heroes.filter((hero) => hero.herbs > 0);
    const carried = bearers.map((hero) => line`${heroName(g, hero.id)} carries ${value('herbs', hero.herbs)}`);
    const end = gatherAt(g, 'herb')?.space;
    const lying = g.tokens.filter((t) => t.kind === 'herb' && t.space !== end);
    const there = lying.map((t) => line`one lies on ${placeName(g, t.space)}`);
    return [...gatheredWords(g, 'herb'), ...together([...carried, ...there])];
  },
  peopleAt: (g, { peopleAt }) => {
    if (g.people === null) return [];
    const far = distance(boardOf(g.board), g.people.space, peopleAt as Space);
    const leader = g.people.leader === null ? 'Nobody leads them' : `${heroOf(g, g.people.leader).name} leads them`;
    return [
      line`The steppe people are on ${placeName(g, g.people.space)}, ${steps(far)} from there. ${leader}.`,
      ...paceWords(g, far),
    ];
  },
  slain: (g, { slain }) =>
    g.creatures
      .filter((creature) => creature.tag !== undefined && slain?.includes(creature.tag))
      .map((creature) => {
        const points = line`${value('strength', FOES[creature.kind].sp + creature.spShift)}, ${value('willpower', willpowerOf(g, creature))}`;
        const end = boardOf(g.board).goal;
        const far = steps(distance(boardOf(g.board), creature.space, end));
        return line`${creatureWord(g, creature)} on ${placeName(g, creature.space)}: ${points}; ${far} to ${placeNumber(end)}.`;
      }),
};

/** "They can go 4 steps more before sunrise, so they must rest 1 night at least." (FOLK-3) */
function paceWords(g: Game, far: number): Line[] {
  const left = paceLeft(g);
  if (!Number.isFinite(left)) return [];
  const nights = Number.isFinite(far) ? Math.ceil(Math.max(0, far - left) / paceOf(g)) : 0;
  if (left <= 0)
    return [words(`They rest until sunrise${nights > 1 ? `, the first of ${nights} nights at least` : ''}.`)];
  const rest = nights === 0 ? '' : `, so they must rest ${count(nights, 'night')} at least`;
  return [words(`They can go ${steps(left)} more before sunrise${rest}.`)];
}

/** "Still to fetch: a log of 1 on 519, a log of 3 on 528." */
function logsToFetch(g: Game): Line[] {
  const end = gatherAt(g, 'log')?.space;
  const lying = g.tokens.flatMap((t) =>
    t.kind === 'log' && t.space !== end ? [line`a log of ${String(t.value)} on ${placeNumber(t.space)}`] : [],
  );
  return lying.length === 0 ? [] : [line`Still to fetch: ${listed(lying)}.`];
}

const together = (parts: readonly Line[]): Line[] => (parts.length === 0 ? [] : [line`${capital(listed(parts))}.`]);

/** What is done of the goal, and what is still on its way; nothing without a goal. */
export function progress(g: Game): Line[] {
  const when = goalNow(g);
  return (Object.keys(when) as (keyof Condition)[]).flatMap((key) => PROGRESS[key]?.(g, when) ?? []);
}

/** The next letter at which the legend is lost if the goal that holds now is not reached; undefined for N. */
export function deadline(g: Game): number | undefined {
  if (g.legend === null || g.goal === null) return undefined;
  const loses = legendOf(g.legend).cards.filter(({ lines }) =>
    lines.some((one) => 'lose' in one && one.if?.goal === g.goal),
  );
  const letters = loses.map(({ letter }) => (letter === undefined ? -1 : LETTERS.indexOf(letter)));
  return letters.filter((letter) => letter > g.narrator).sort((a, b) => a - b)[0];
}
