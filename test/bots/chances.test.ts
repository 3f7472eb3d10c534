import { describe, expect, it } from 'vitest';
import { type Fighter, forecast } from '../../src/bots/bout.ts';
import { type Chances, foeChances, type Hand, handChances, meanOf, sumOf } from '../../src/bots/chances.ts';
import type { HeroId } from '../../src/games/far-land/types.ts';

const hand = (id: HeroId, more: Partial<Hand> = {}): Hand => ({
  id,
  dice: 1,
  rule: 'highest',
  knives: 0,
  crown: false,
  plain: false,
  ...more,
});

const chance = ({ low, p }: Chances, n: number): number => p[n - low] ?? 0;

describe('the dice of a hero', () => {
  it('of two the higher one counts: a 6 in 11 of 36', () => {
    const two = handChances(hand('avida', { dice: 2 }));
    expect(chance(two, 6)).toBeCloseTo(11 / 36);
    expect(chance(two, 1)).toBeCloseTo(1 / 36);
    expect(meanOf(two)).toBeCloseTo(161 / 36);
  });

  it('rolled one at a time: of two, a 4 or less is rolled again, so 4.25 on average', () => {
    const two = handChances(hand('raash', { dice: 2, rule: 'last' }));
    expect(chance(two, 6)).toBeCloseTo(1 / 6 + (3 / 6) * (1 / 6));
    expect(meanOf(two)).toBeCloseTo(4.25);
  });

  it('of Grent count double up to 3, and a 2 is rolled again: 4.6 on average', () => {
    const one = handChances(hand('grent'));
    expect(meanOf(one)).toBeCloseTo(4.6);
    expect(chance(one, 6)).toBeCloseTo(2 / 5); // 3 and 6
  });

  it('of Grent count as rolled near a ghost', () => {
    expect(meanOf(handChances(hand('grent', { plain: true })))).toBeCloseTo(3.5);
  });

  it('are added with the blade: two dice are 7 on average', () => {
    expect(meanOf(handChances(hand('tenaya', { dice: 2, rule: 'sum' })))).toBeCloseTo(7);
  });

  it('turned by the crown, one die shows 4 or more', () => {
    const one = handChances(hand('avida', { crown: true }));
    expect(meanOf(one)).toBeCloseTo(5);
    expect(chance(one, 4)).toBeCloseTo(1 / 3);
  });
});

describe('the dice of an enemy', () => {
  it('of two, equal ones are added: 12 in 1 of 36, 8 in 1 of 36', () => {
    const two = foeChances('gor', 2);
    expect(chance(two, 12)).toBeCloseTo(1 / 36);
    expect(chance(two, 8)).toBeCloseTo(1 / 36);
    expect(chance(two, 6)).toBeCloseTo(11 / 36); // 6 with a lower one in 10, and 3 with 3
  });

  it('of a black die show 6 to 12', () => {
    expect(meanOf(foeChances('swamp-troll', 1))).toBeCloseTo(52 / 6);
  });

  it('are independent of those of the heroes', () => {
    const sum = sumOf(foeChances('spore', 1), foeChances('spore', 1));
    expect(chance(sum, 7)).toBeCloseTo(1 / 6);
    expect(chance(sum, 12)).toBeCloseTo(1 / 36);
  });
});

describe('the forecast of a fight', () => {
  const fighter = (id: HeroId, more: Partial<Fighter> = {}): Fighter => ({
    ...hand(id),
    sp: 1,
    wp: 7,
    spells: 0,
    rule: id === 'raash' ? 'last' : 'highest',
    ...more,
  });
  const gor = { kind: 'gor', sp: 2, wp: 4 } as const;

  it('is sure where strength alone decides, and takes one round', () => {
    const bout = forecast([fighter('avida', { sp: 30 })], gor, 3);
    expect(bout.win).toBeCloseTo(1);
    expect(bout.rounds).toBeCloseTo(1);
  });

  it('promises nothing without a round', () => {
    expect(forecast([fighter('avida')], gor, 0)).toMatchObject({ win: 0, lost: 0 });
  });

  it('of one round: Avida with one die and strength 2 against a spore wins by a higher die, 15 of 36', () => {
    const bout = forecast([fighter('avida', { sp: 5, wp: 3 })], { kind: 'spore', sp: 5, wp: 1 }, 1);
    expect(bout.win).toBeCloseTo(15 / 36);
    expect(bout.lost).toBe(0);
  });

  it('agrees with what is known of first fights', () => {
    const alone = (['raash', 'grent', 'avida'] as const).map((id) => forecast([fighter(id)], gor, 7).win);
    for (const win of alone) expect(win).toBeGreaterThan(0.05);
    for (const win of alone) expect(win).toBeLessThan(0.16);
    expect(forecast([fighter('tenaya', { spells: 3 })], gor, 7).win).toBeCloseTo(0.51, 2);
    expect(forecast([fighter('raash'), fighter('avida')], gor, 7).win).toBeGreaterThan(0.98);
    expect(forecast([fighter('raash'), fighter('avida')], { kind: 'gorlot', sp: 4, wp: 5 }, 7).win).toBeCloseTo(0.9, 1);
  });

  it('counts strength lost by falling only where there is more than one point', () => {
    const troll = { kind: 'troll', sp: 14, wp: 12 } as const;
    expect(forecast([fighter('grent', { sp: 1 })], troll, 3).weaker).toBe(0);
    expect(forecast([fighter('grent', { sp: 2 })], troll, 3).weaker).toBeGreaterThan(0.9);
  });

  it('knows that overtime costs willpower', () => {
    const plain = forecast([fighter('grent', { sp: 4 })], gor, 4, 4);
    const tired = forecast([fighter('grent', { sp: 4 })], gor, 4, 1);
    expect(tired.win).toBeLessThan(plain.win);
    expect(tired.lost).toBeGreaterThan(plain.lost);
  });
});
