import { type Line, line, words } from '../../../engine/line.ts';
import { isRefusal } from '../../../engine/ruleset.ts';
import { FOES, foeDice } from '../content/creatures.ts';
import { diceOf, HEROES } from '../content/heroes.ts';
import { boardOf, distance, has } from '../map.ts';
import { nextSpace } from '../rules/creatures.ts';
import { heroOnBack } from '../rules/events.ts';
import { hoursLeft, whyNoHour } from '../rules/hours.ts';
import { heroOf } from '../state.ts';
import type { Creature, Game, Hero, Space } from '../types.ts';
import { DAY_HOURS } from '../verbs.ts';
import { letterName } from '../words/letters.ts';
import { count, placeName, placeNumber, whichWords } from '../words/names.ts';
import { leadsWords } from '../words/people.ts';
import type { Asked } from './asked.ts';
import { willpowerOf } from './fought.ts';
import { creatureWord, heroWord, hours, itemWord, listed, readHeroOf, steps, tooMany, value } from './spoken.ts';
import { tokenWords } from './standing.ts';

/** `creatures`: every enemy on the board, by space. */
export const creatures: Asked = (g, args) => {
  const more = tooMany(args, 0, 'creatures');
  if (more) return more;
  const all = [...g.creatures].sort((a, b) => a.space - b.space).map((creature) => creatureLine(g, creature));
  const knights = g.knights.map((knight) => {
    const { sp, wp } = FOES['black-knight'];
    return line`${creatureWord(g, { kind: 'black-knight' })} on ${placeName(g, knight.space)}: ${value('strength', sp)}, ${value('willpower', wp)}, 1 black die. ${rides(g)}`;
  });
  const found = [...all, ...knights];
  return found.length > 0 ? found : [words('No creature stands on the board.')];
};

/** KNIGHT-1: whom the knights seek is on the back of the top event card. */
function rides(g: Game): Line {
  if (!g.ring) return words('It stands still.');
  const sought = heroOnBack(g);
  return sought === undefined
    ? words('It rides when the narrator moves.')
    : line`When the narrator moves it rides up to 3 spaces toward ${heroWord(heroOf(g, sought))}, unless another card lies on top by then.`;
}

function creatureLine(g: Game, creature: Creature): Line {
  const data = FOES[creature.kind];
  const to = nextSpace(g, creature.space, creature.seeks);
  const next =
    to === null
      ? words(g.board === 'lake' ? ' Its next step leads into the caves.' : ' No arrow leads on.')
      : line` ${wayOf(g, creature, to)}`;
  const wp = willpowerOf(g, creature);
  const points = line`${value('strength', data.sp + creature.spShift)}, ${value('willpower', wp)}`;
  const dice = `${foeDice(creature.kind, wp)} ${data.die} ${foeDice(creature.kind, wp) === 1 ? 'die' : 'dice'}`;
  return line`${creatureWord(g, creature)} on ${placeName(g, creature.space)}: ${points}, ${dice}, ${value('reward', data.reward)}.${next}`;
}

/** Along the arrows to where they end, or after people who have left it (CRE-7). */
function wayOf(g: Game, creature: Creature, to: Space): Line {
  const board = boardOf(g.board);
  const people = g.people?.space ?? board.goal;
  const hunts = people !== board.goal && (creature.seeks || has(board, creature.space, 'path'));
  if (hunts)
    return line`It goes after the steppe people, next to ${placeNumber(to)}. ${steps(distance(board, creature.space, people))} to ${placeNumber(people)}, where they are.`;
  const end = g.board === 'lake' ? 'before the caves' : 'the end of the Path';
  return line`The arrow leads to ${placeNumber(to)}. ${steps(distance(board, creature.space, board.goal))} to ${placeNumber(board.goal)}, ${end}.`;
}

/** `heroes`: where everybody stands and how. */
export const heroes: Asked = (g, args) => tooMany(args, 0, 'heroes') ?? g.heroes.map((hero) => heroLine(g, hero));

function heroLine(g: Game, hero: Hero): Line {
  const points = line`${value('strength', hero.sp)}, ${value('willpower', hero.wp)}, ${count(diceOf(hero.id, hero.wp), 'die', 'dice')}`;
  const carried = goodsOf(hero);
  const goods: Line = carried.length === 0 ? [] : line` Carries ${listed(carried)}.`;
  const led = leadsWords(g, hero);
  const people = led === '' ? '' : ` ${led}`;
  return line`${heroWord(hero)}, ${HEROES[hero.id].title}, on ${placeName(g, hero.space)}: ${points}. ${dayOf(g, hero)}${people}${goods}`;
}

/** "3 hours spent, 4 left, then 1 of overtime." */
export function dayOf(g: Game, hero: Hero): string {
  if (hero.down !== null) return `Laid down until the narrator reaches ${letterName(hero.down)}.`;
  if (hero.asleep) return `Has ended the day${g.rooster === hero.id ? ' first, and begins the next' : ''}.`;
  const plain = Math.max(0, DAY_HOURS - hero.hours);
  const over = hoursLeft(hero) - plain;
  if (plain === 0 && whyNoHour(hero)) return `${hours(hero.hours)} spent, none left.`;
  return `${hours(hero.hours)} spent, ${plain} left, then ${over} of overtime.`;
}

/** What lies on a hero board, points and hours left out. */
export function goodsOf(hero: Hero): Line[] {
  const out: Line[] = [];
  if (hero.gold > 0) out.push(value('gold', hero.gold));
  if (hero.herbs > 0) out.push(value('herbs', hero.herbs));
  for (const item of hero.items) out.push(line`${itemWord(item)}${whichWords(item.id, item.holds)}`); // HOPE-5
  for (const one of hero.mushrooms) out.push(tokenWords({ kind: 'mushroom', space: hero.space, ...one }));
  for (const log of hero.logs) out.push(words(`log of ${log}`));
  if (HEROES[hero.id].spells) out.push(value('fire spells', hero.spells));
  return out;
}

/** `items`, `items raash`: what the hero boards hold, and what lies on the heroes' spaces. */
export const items: Asked = (g, args) => {
  const more = tooMany(args, 1, 'items raash');
  if (more) return more;
  if (args.length === 0) return g.heroes.map((hero) => itemsLine(g, hero));
  const hero = readHeroOf(g, args[0]);
  return isRefusal(hero) ? hero : [itemsLine(g, hero)];
};

function itemsLine(g: Game, hero: Hero): Line {
  const held = goodsOf(hero);
  const lying = g.tokens
    .filter((t) => t.space === hero.space && t.kind !== 'fog' && t.kind !== 'spore')
    .map(tokenWords);
  const here: Line = lying.length === 0 ? [] : line` On the space lies ${listed(lying)}.`;
  return held.length === 0
    ? line`${heroWord(hero)} carries nothing.${here}`
    : line`${heroWord(hero)}: ${listed(held)}.${here}`;
}
