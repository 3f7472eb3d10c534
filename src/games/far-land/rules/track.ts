import { done, push } from '../../../engine/machine.ts';
import { HEROES } from '../content/heroes.ts';
import { legendOf } from '../content/legends/index.ts';
import type { Legend } from '../legend.ts';
import type { CardId, Flows, Game } from '../types.ts';
import { holds } from './conditions.ts';
import { finish } from './ending.ts';
import { heroesRise, knightsRide } from './knights.ts';

export const LETTERS = 'ABCDEFGHIJKLMN';
/** The narrator's last letter, N. */
export const LAST = 13;

/** The card that lies at this letter: the first one with that letter (TRK-3); other cards are called by its lines. */
export function cardAt(legend: Legend, letter: number): CardId | undefined {
  return legend.cards.find((card) => card.letter === LETTERS[letter])?.id;
}

/** Letters with a star on the track (TRK-7). A and N bear none, though cards lie there. */
export const starsOf = (legend: Legend): number[] =>
  [...LETTERS].map((_, i) => i).filter((i) => i > 0 && i < LAST && cardAt(legend, i) !== undefined);

/** TRK-4: on N the legend ends, won if its goal is met. */
function judge(g: Game, legend: Legend): void {
  const goal = legend.goals.find((one) => one.id === g.goal);
  if (goal && holds(g, goal.when)) finish(g, 'won', goal.id);
  else finish(g, 'lost', 'narrator');
}

export const track: Flows['track'] = {
  move: {
    run(g, f) {
      if (f.left === 0 || g.narrator >= LAST) {
        done(g);
        return;
      }
      f.left -= 1;
      g.narrator += 1;
      g.tell?.({ type: 'narrator', letter: g.narrator });
      f.step = 'knights';
    },
  },
  knights: {
    run(g, f) {
      f.step = 'rise'; // DEC-24: nobody is struck in rising
      knightsRide(g);
    },
  },
  rise: {
    run(g, f) {
      f.step = 'card';
      heroesRise(g, (a, b) => (HEROES[a.id].rank > HEROES[b.id].rank ? a : b));
    },
  },
  card: {
    run(g, f) {
      f.step = 'end';
      const card = g.legend === null ? undefined : cardAt(legendOf(g.legend), g.narrator);
      if (card !== undefined) push(g, { kind: 'card', step: 'read', card, at: [], next: 0, who: null });
    },
  },
  end: {
    run(g, f) {
      if (g.narrator === LAST) {
        if (g.legend === null) finish(g, 'lost', 'narrator');
        else judge(g, legendOf(g.legend));
      }
      f.step = 'move';
    },
  },
};
