import { type Line, line, words } from '../../../engine/line.ts';
import { sheltered, shieldsFree } from '../rules/creatures.ts';
import { heroOnBack } from '../rules/events.ts';
import { flows } from '../rules/index.ts';
import { knightsRide } from '../rules/knights.ts';
import { lossAhead } from '../rules/lookout.ts';
import { motherWalks } from '../rules/spores.ts';
import { LAST } from '../rules/track.ts';
import { copyState, heroOf } from '../state.ts';
import type { Creature, Event, FlowStep, FrameOf, Game, Space } from '../types.ts';
import { letterName } from '../words/letters.ts';
import { heroName, number, placeName, placeNumber } from '../words/names.ts';
import type { Asked } from './asked.ts';
import { creatureWord, listed, tooMany } from './spoken.ts';
import { nextStar } from './tale.ts';

/** What one creature does at a sunrise. `to` is null when it goes onto a shield, or finds none. */
export interface Stir {
  creature: Creature;
  from: Space;
  to: Space | null;
  /** Spaces it is pushed on from. */
  over: readonly Space[];
}

export interface Rising {
  stirs: Stir[];
  /** Shields free afterwards. */
  shields: number;
  /** Why the legend would be lost; null when it would not. */
  lost: string | null;
  /** It would be lost because no shield is free. */
  noShield: boolean;
}

/** Carries the creatures' moves of the next sunrise out on a copy, as if it came now. */
export function nextRising(g: Game): Rising {
  const copy = copyState(g);
  const heard: Event[] = [];
  copy.tell = (event) => heard.push(event);
  copy.stack = [];
  runStep(flows.day.sunrise, copy, { kind: 'day', step: 'sunrise' });
  const frame = copy.stack[0] as FrameOf<'sunrise'>;
  const stirs: Stir[] = [];
  while (frame.step === 'creatures' && copy.over === null && lossAhead(copy) === null && copy.stack.length === 1) {
    const before = copy.creatures.map((creature) => ({ ...creature }));
    heard.length = 0;
    runStep(flows.sunrise.creatures, copy, frame);
    for (const one of before) {
      const now = copy.creatures.find((creature) => creature.id === one.id);
      if (now?.space !== one.space)
        stirs.push({ creature: one, from: one.space, to: now?.space ?? null, over: overOf(heard) });
    }
  }
  return { stirs, shields: shieldsFree(copy), lost: copy.over?.why ?? lossAhead(copy), noShield: copy.over !== null };
}

function runStep<F>(step: FlowStep<F>, g: Game, f: F): void {
  if ('run' in step) step.run(g, f);
}

function overOf(heard: readonly Event[]): readonly Space[] {
  for (const event of heard) if ('over' in event) return event.over;
  return [];
}

/** `danger`: what each creature does at the next sunrise, and what is left of the shields. */
export const danger: Asked = (g, args) => {
  const more = tooMany(args, 0, 'danger');
  if (more) return more;
  if (g.over !== null) return [words('The game is over: no creature moves any more.')];
  const rising = nextRising(g);
  const still = g.creatures.filter((creature) => !rising.stirs.some((stir) => stir.creature.id === creature.id));
  return [
    words(`At the next sunrise, if nothing changes before it:`),
    ...rising.stirs.map((stir, i, all) => {
      const again = all.slice(0, i).some((one) => one.creature.id === stir.creature.id);
      return stirLine(g, stir, again, i === all.length - 1 ? rising : null);
    }),
    ...(rising.lost === null ? still : []).map((c) => line`${creatureWord(g, c)} on ${placeNumber(c.space)} stays.`),
    ...(rising.lost === null ? peopleThen(g) : []),
    ...(g.creatures.length === 0 ? [words('No creature moves: none stands on the board.')] : []),
    ...(rising.lost === null ? [line`Shields free then: ${number(rising.shields)}.`] : []),
    ...(rising.lost === null ? [...fungi(g), ...knights(g), narratorThen(g)] : []),
  ];
};

/** Away from the shields, whoever leads them wants to know whether they may rest here (FOLK-2). */
function peopleThen(g: Game): Line[] {
  if (g.people === null || g.creatures.length === 0 || sheltered(g, g.people.space)) return [];
  return [line`None of these comes upon the steppe people on ${placeName(g, g.people.space)}.`];
}

/** A kind that moves twice goes on with its second move; the last of the moves is the one that loses the legend. */
function stirLine(g: Game, { creature, from, to, over }: Stir, again: boolean, last: Rising | null): Line {
  const goes = again
    ? line`${creatureWord(g, creature)}, by then on ${placeNumber(from)}, goes`
    : line`${creatureWord(g, creature)} on ${placeNumber(from)} goes`;
  const pushed: Line = over.length === 0 ? [] : line`, pushed on over ${listed(over.map(placeNumber))}`;
  const where: Line =
    to === null
      ? words(g.board === 'lake' ? 'into the caves' : 'to the steppe people')
      : line`to ${placeName(g, to)}${to === g.people?.space ? ', where the steppe people are' : ''}`;
  const missing = last?.noShield && to === null ? ' and finds no shield' : '';
  if (last !== null && last.lost !== null) return line`${goes} ${where}${pushed}${missing}: the legend is lost.`;
  return line`${goes} ${where}${pushed}${to === null ? ', onto a shield' : ''}.`;
}

/** River side: the spores grow, or the Mother Spore walks in their place (SUN-2, MOTHER-3). */
function fungi(g: Game): Line[] {
  if (g.board !== 'river') return [];
  const card = words('An event card is carried out, and nobody knows which.');
  if (g.mother === null) {
    const grown = [...new Set(g.tokens.filter((t) => t.kind === 'spore').map((t) => t.space))].sort((a, b) => a - b);
    return grown.length === 0 ? [card] : [card, line`One more spore grows on ${listed(grown.map(placeNumber))}.`];
  }
  const copy = copyState(g);
  motherWalks(copy);
  const lost = copy.over === null ? '' : ', where the steppe people are: the legend is lost';
  return [
    card,
    line`The Mother Spore on ${placeNumber(g.mother)} goes to ${placeName(g, copy.mother ?? g.mother)}${lost}.`,
  ];
}

/** KNIGHT-1: on the lake side the back that names the hero is known; on the river side a card is drawn before. */
function knights(g: Game): Line[] {
  if (!g.ring || g.knights.length === 0) return [];
  const sought = heroOnBack(g);
  if (g.board === 'river' || sought === undefined)
    return [words('Then each Black Knight rides up to 3 spaces toward the hero whom the back of the next card names.')];
  const copy = copyState(g);
  knightsRide(copy);
  const name = heroName(g, sought);
  return g.knights.map((knight) => {
    const to = copy.knights.find((one) => one.id === knight.id)?.space ?? knight.space;
    const strikes = to === heroOf(g, sought).space ? ' and strikes' : '';
    return line`Black Knight on ${placeNumber(knight.space)}, seeking ${name}, rides to ${placeName(g, to)}${strikes}.`;
  });
}

function narratorThen(g: Game): Line {
  const then = Math.min(LAST, g.narrator + 1);
  const star = nextStar(g) === then ? ', a letter with a star' : then === LAST ? ', where the legend ends' : '';
  return words(`The narrator then goes to ${letterName(then)}${star}.`);
}
