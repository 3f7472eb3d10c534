import { expect, it } from 'vitest';
import { goodsOf, goodsRow } from '../../src/ui/far-land/goods.ts';
import { textOfRow } from '../../src/ui/rows.ts';
import { scene } from '../scene.ts';

const carrier = (logs: number[]) =>
  scene({ board: 'river', turn: 'raash', heroes: [{ hero: 'raash', space: 552, sp: 8, gold: 1, logs }] }).heroOf(
    'raash',
  );

it('says what each log is worth', () => {
  expect(goodsOf(carrier([3])).map(({ text }) => text)).toEqual(['gold 1', 'log of 3']);
  expect(goodsOf(carrier([1, 2])).map(({ text }) => text)).toEqual(['gold 1', 'log of 1', 'log of 2']);
});

it('says it shorter where there is little room', () => {
  expect(textOfRow(goodsRow(carrier([1, 2]), 21))).toBe('gold 1, log 1, log 2');
});
