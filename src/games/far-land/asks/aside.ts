import { type Line, words } from '../../../engine/line.ts';
import { isRefusal } from '../../../engine/ruleset.ts';
import { foesOn, reachOf } from '../rules/enemies.ts';
import { fightChoices } from '../rules/fight.ts';
import type { Action, Frame, Game } from '../types.ts';
import { askedHero, whyNot } from '../why.ts';
import type { Asked } from './asked.ts';
import { danger } from './danger.ts';
import { near } from './surroundings.ts';

const told = (asked: Asked, g: Game): readonly Line[] => {
  const lines = asked(g, [], { players: [], verbose: 2 });
  return isRefusal(lines) ? [] : lines;
};

/** Said with a question to those who want to hear much: the ways and what stands there, the dangers, what is not open and why. */
export function aside(g: Game): readonly Line[] {
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  if (g.over !== null || top === undefined) return [];
  if (top.kind === 'walk') return told(near, g);
  return top.kind === 'turn' ? [...told(near, g), ...noFight(g), ...told(danger, g)] : [];
}

/** Why the enemies in reach cannot be fought now. */
function noFight(g: Game): Line[] {
  const hero = askedHero(g);
  const fights: Action[] = [];
  fightChoices(g, hero, fights);
  if (fights.length > 0 || !reachOf(g, hero).some((space) => foesOn(g, space).length > 0)) return [];
  const no = whyNot(g, ['fight']);
  return no === undefined ? [] : [words(`No fight now: ${no.text}`)];
}
