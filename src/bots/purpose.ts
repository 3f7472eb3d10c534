import { type Line, line, words } from '../engine/line.ts';
import { proseOf } from '../games/far-land/content/legends/index.ts';
import { lying } from '../games/far-land/rules/things.ts';
import { creatureOf, heroOf } from '../games/far-land/state.ts';
import type { Game, Hero, HeroId, ItemId, Space } from '../games/far-land/types.ts';
import { foeName, heroList, itemName, placeName, thingName } from '../games/far-land/words/names.ts';
import type { Plan, Task } from './greedy/plan.ts';
import { isLeader } from './greedy/wants.ts';

type Reach = Extract<Task, { aim: 'reach' }>;

const join = (parts: readonly Line[]): Line =>
  parts.flatMap((part, i) => (i === 0 ? part : [...words(i === parts.length - 1 ? ' and ' : ', '), ...part]));

function thingsOn(g: Game, space: Space): Line {
  const things = lying(g, space).map(({ what, n }) => thingName(what, n));
  return things.length === 0 ? words('what lies there') : join(things);
}

const carriedBy = ({ herbs, logs }: Hero): Line =>
  herbs > 0 && logs.length === 0 ? thingName('herb', herbs) : words(logs.length > 1 ? 'the logs' : 'the log');

/** What each kind of errand is for, by the first word of its key; `rest` is what follows it. */
const ERRANDS: { readonly [kind: string]: (g: Game, task: Reach, hero: Hero, rest: string) => Line } = {
  fog: (g, { space }) =>
    words(
      g.tokens.some((t) => t.space === space && t.kind === 'fog' && t.open)
        ? 'take what the fog shows there'
        : 'see what the fog hides there',
    ),
  thing: (g, { space }) => line`pick up ${thingsOn(g, space)} there`,
  well: () => words('drink from the well there: willpower 3'),
  shop: () => words('buy strength or an item from the merchant there'),
  bring: (_g, _task, hero) => line`lay down ${carriedBy(hero)} there, as the goal asks`,
  fetch: (g, { space }) => line`fetch ${thingsOn(g, space)} for the goal`,
  hold: (_g, _task, _hero, rest) => line`get the ${itemName(rest as ItemId)} that the goal asks for`,
  stand: () => words('stand there, as the goal asks'),
  deed: (g, _task, _hero, rest) => words(lowered(proseOf(g.legend as string).deeds[rest].label)),
  company: () => words('be near the others'),
};

const lowered = (text: string): string => text[0].toLowerCase() + text.slice(1);

/** Where the plan leads. */
export const placeOfPlan = ({ task }: Plan): Space => (task.aim === 'lead' ? task.to : task.space);

/**
 * What a plan is for, as something to do: "fight the Gor on 412, Old Hearth, with Avida"; `there`: its place was just
 * named.
 */
export function purposeOf(g: Game, { task, who }: Plan, by: HeroId, there = false): Line {
  const hero = heroOf(g, by);
  if (task.aim === 'reach') {
    const [kind, ...rest] = task.key.split(' ');
    return ERRANDS[kind](g, task, hero, rest.join(' '));
  }
  if (task.aim === 'lead') return leading(g, hero, task.to, there);
  const others = who.filter((id) => id !== by);
  const along: Line = others.length === 0 ? [] : line`, with ${heroList(g, others)}`;
  const place = there ? words('there') : line`on ${placeName(g, task.space)}`;
  const creature = creatureOf(g, task.foe);
  if (creature === undefined) return line`fight the spore ${place}${along}`;
  const foe = foeName(g, creature.kind, creature.tag);
  if (task.nights === 0) return line`fight ${foe} ${place}${along}`;
  return line`fight ${foe}, which will be ${place} ${task.nights === 1 ? 'tomorrow' : `in ${task.nights} days`}${along}`;
}

function leading(g: Game, hero: Hero, to: Space, there: boolean): Line {
  const led = isLeader(g, hero) || g.people === null;
  if (led) return line`lead the steppe people ${there ? words('there') : line`to ${placeName(g, to)}`}`;
  const from = there ? [] : line` from ${placeName(g, (g.people as NonNullable<Game['people']>).space)}`;
  return line`fetch the steppe people${from} and lead them to ${placeName(g, to)}`;
}
