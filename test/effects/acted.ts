import type { BoardId } from '../../src/games/far-land/board.ts';
import type { CardLine } from '../../src/games/far-land/legend.ts';
import { begin, type Scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

interface Setting {
  /** Lines of A1, carried out before the first turn. */
  first?: CardLine[];
  board?: BoardId;
  heroes?: string;
  people?: number;
  /** Faces of the next dice. */
  dice?: string;
  level?: string;
}

/**
 * A game at whose beginning Raash, who is on turn at 427 (508 on the river side), does a deed that has these lines and
 * takes no hour: he is "you". Avida stands beside him.
 */
export function done(lines: CardLine[], setting: Setting = {}): Scene {
  const { first = [], board = 'lake', heroes = 'raash,avida', people, dice, level = 'normal' } = setting;
  const at = board === 'lake' ? 427 : 508;
  trial({
    board,
    start: [at],
    ...(people === undefined ? {} : { people }),
    goals: [{ id: 'never', when: { fact: 'never' } }],
    cards: [card('A', ...first), { id: 'extra', lines: [{ fact: 'extra' }] }],
    deeds: [{ id: 'go', at: [at], hours: 0, do: lines }],
  });
  const scene = begin(`legend trial heroes ${heroes} seed 1 level ${level}`);
  return scene.play(...(dice === undefined ? [] : [`dice ${dice}`]), 'do go');
}
