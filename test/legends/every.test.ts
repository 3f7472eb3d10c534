import { describe, expect, it } from 'vitest';
import { legendOf } from '../../src/games/far-land/content/legends/index.ts';
import { starsOf } from '../../src/games/far-land/rules/track.ts';
import { begin } from '../scene.ts';

/** Cards of each legend, and the letters that bear a star. */
const LEGENDS = [
  { id: '1', cards: 14, stars: 'BDFHJL' },
  { id: '2', cards: 13, stars: 'BDFGJL' },
  { id: '3', cards: 13, stars: 'BCEGKL' },
];

describe.each(LEGENDS)('Legend $id', ({ id, cards, stars }) => {
  const gors = (heroes: string, level = 'normal') =>
    begin(`legend ${id} heroes ${heroes} seed 1 level ${level}`).creatures('gor').length;

  it('places one more creature for each hero beyond two, and one more for veterans', () => {
    expect(gors('raash,avida')).toBe(2);
    expect(gors('raash,avida,grent')).toBe(3);
    expect(gors('raash,avida,grent,tenaya')).toBe(4);
    expect(gors('raash,avida', 'veteran')).toBe(3);
  });

  it('has 10 to 14 cards, and stars on six letters', () => {
    const legend = legendOf(id);
    expect(legend.cards).toHaveLength(cards);
    expect(
      starsOf(legend)
        .map((letter) => 'ABCDEFGHIJKLMN'[letter])
        .join(''),
    ).toBe(stars);
  });
});
