import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../src/games/far-land/odds/index.ts';
import { oddsOf, oddsOfRound } from '../../src/games/far-land/odds/index.ts';
import { against, evenSpore, hero } from './battles.ts';

const win = (...fighters: Fighter[]): number => oddsOf(evenSpore(fighters)).win;

describe('a round against a spore of the same strength, worked out by hand', () => {
  it('one die beats the grey die in 15 of 36', () => {
    expect(win(hero('avida', { wp: 4 }))).toBeCloseTo(15 / 36, 12);
  });

  it('the highest of two dice, 161/36 on average, beats it with 125 of 216', () => {
    expect(win(hero('avida'))).toBeCloseTo(125 / 216, 12);
  });

  it('Raash stops the first of three dice at 5, the second at 4: 14/3 on average', () => {
    expect(win(hero('raash', { wp: 4 }))).toBeCloseTo((3.5 - 1) / 6, 12);
    expect(win(hero('raash', { wp: 5 }))).toBeCloseTo((4.25 - 1) / 6, 12);
    expect(win(hero('raash', { wp: 11 }))).toBeCloseTo((14 / 3 - 1) / 6, 12);
  });

  it('a bow from next door makes anybody roll like that', () => {
    expect(win(hero('tenaya', { wp: 11, spells: 0, away: true }))).toBeCloseTo((14 / 3 - 1) / 6, 12);
  });

  it('Grent rolls a 2 again until another value comes: 2, 6, 4, 5 or 6', () => {
    expect(win(hero('grent'))).toBeCloseTo((1 + 5 + 3 + 4 + 5) / 5 / 6, 12);
  });

  it('near a ghost his die counts as rolled, the 2 too', () => {
    expect(win(hero('grent', { blocked: true }))).toBeCloseTo(15 / 36, 12);
  });

  it('a knife rolls one die once more, when it shows 3 or less; two knives as the bow of three dice', () => {
    expect(win(hero('avida', { wp: 4, knives: 1 }))).toBeCloseTo((4.25 - 1) / 6, 12);
    expect(win(hero('avida', { wp: 4, knives: 2 }))).toBeCloseTo((14 / 3 - 1) / 6, 12);
  });

  it('the crown turns 1, 2, 3 to 6, 5, 4', () => {
    expect(win(hero('avida', { wp: 4, crown: true }))).toBeCloseTo((5 - 1) / 6, 12);
  });

  it('a fire spell helps unless the spore lies two or more above', () => {
    expect(win(hero('tenaya', { wp: 4, spells: 1 }))).toBeCloseTo((2 + 3 + 4 + 5 + 6 + 6) / 36, 12);
    expect(win(hero('tenaya', { wp: 4, spells: 3, blocked: true }))).toBeCloseTo(15 / 36, 12);
  });

  it('the shadow blade adds both dice', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [sum, 6 - Math.abs(sum - 7)]);
    const above = sums.reduce((all, [sum, ways]) => all + (ways / 36) * (Math.min(6, sum - 1) / 6), 0);
    expect(win(hero('avida', { blade: true }))).toBeCloseTo(above, 12);
  });

  it('a lost round costs nothing, so hours are tries', () => {
    const once = 15 / 36;
    expect(oddsOf(evenSpore([hero('avida', { wp: 4 })], 3)).win).toBeCloseTo(1 - (1 - once) ** 3, 12);
    expect(oddsOf(evenSpore([hero('avida', { wp: 4, hours: 5 })], 9)).win).toBeCloseTo(1 - (1 - once) ** 3, 12);
  });
});

describe('a round against a Gor', () => {
  const round = oddsOfRound(against('gor', [hero('grent')]));

  it('Grent, strength 1: wins in 38 of 180, ties in 27', () => {
    // The Gor counts 2, 3, 4, 5, 6, 8, 10, 12 in 3, 4, 7, 8, 11, 1, 1, 1 of 36.
    expect(round.win).toBeCloseTo((2 * 14 + 3 + 7) / 180, 12);
    expect(round.tie).toBeCloseTo((2 * 8 + 4 + 7) / 180, 12);
    expect(round.win + round.tie + round.loss).toBeCloseTo(1, 12);
  });

  it('the differences have the same chances: 6 and strength 1 against 2 and strength 2 is 3 more', () => {
    const chanceOf = (by: number) => round.differences.find((one) => one.by === by)?.chance ?? 0;
    expect(chanceOf(3)).toBeCloseTo((2 * 3) / 180, 12);
    expect(chanceOf(-11)).toBeCloseTo(1 / 180, 12);
    expect(chanceOf(4)).toBe(0);
    expect(round.beaten).toBe(0);
    expect(round.differences.map((one) => one.by)).toEqual(
      round.differences.map((one) => one.by).sort((a, b) => a - b),
    );
  });

  it('Grent at willpower 7 falls when 7 or more are lost, and then stands at 3', () => {
    const lost = (least: number) =>
      round.differences.filter((one) => one.by <= -least).reduce((sum, one) => sum + one.chance, 0);
    expect(round.fighters[0].falls).toBeCloseTo(lost(7), 12);
    const after = round.differences.reduce(
      (sum, { by, chance }) => sum + chance * (by <= -7 ? 3 : 7 + Math.min(0, by)),
      0,
    );
    expect(round.fighters[0].wp).toBeCloseTo(after, 12);
  });

  it('the enemy expects what the won rounds leave it', () => {
    const gone = round.differences.reduce((sum, { by, chance }) => sum + chance * Math.max(0, by), 0);
    expect(round.foeWp).toBeCloseTo(4 - gone, 12);
  });
});

describe('hours and overtime', () => {
  const gor = (more: Partial<Fighter>) => oddsOf(against('gor', [hero('grent', { sp: 9, ...more })]));

  it('the tenth hour is the last: strength 14 cannot lose, but needs an hour', () => {
    expect(gor({ sp: 14, hours: 10, wp: 20 }).win).toBe(0);
    expect(gor({ sp: 14, hours: 9, wp: 20 }).win).toBeGreaterThan(0.9);
    expect(gor({ sp: 14, hours: 9, wp: 20 }).round.fighters[0].out).toBe(false);
    expect(gor({ sp: 14, hours: 10, wp: 20 }).round.fighters[0].out).toBe(true);
  });

  it('overtime costs willpower 2, and is refused at 2', () => {
    expect(gor({ hours: 7, wp: 2 }).win).toBe(0);
    expect(gor({ hours: 7, wp: 3 }).win).toBeGreaterThan(0);
    const sure = oddsOfRound({ fighters: [hero('grent', { hours: 7, wp: 9 })], foe: { kind: 'gor', sp: 0, wp: 31 } });
    const plain = oddsOfRound({ fighters: [hero('grent', { hours: 6, wp: 7 })], foe: { kind: 'gor', sp: 0, wp: 31 } });
    expect(sure.fighters[0].wp).toBeCloseTo(plain.fighters[0].wp, 12);
  });

  it('who has no hour drops out, and the others fight on', () => {
    const both = against('gor', [hero('raash', { hours: 10 }), hero('grent')]);
    expect(oddsOf(both).win).toBeCloseTo(oddsOf(against('gor', [hero('grent')])).win, 12);
    expect(oddsOf(both).round.fighters.map((one) => one.out)).toEqual([true, false]);
  });

  it('no more rounds than are asked for', () => {
    const gorlot = (rounds: number) => oddsOf(against('gorlot', [hero('raash'), hero('grent')], { rounds })).win;
    expect(gorlot(1)).toBe(oddsOf(against('gorlot', [hero('raash'), hero('grent')], { rounds: 1 })).round.beaten);
    expect(gorlot(2)).toBeGreaterThan(gorlot(1));
    expect(gorlot(99)).toBeCloseTo(oddsOf(against('gorlot', [hero('raash'), hero('grent')])).win, 12);
  });
});

describe("the healer's gift", () => {
  const easy = (fighters: Fighter[], wp = 1) => oddsOfRound({ fighters, foe: { kind: 'gor', sp: -20, wp } });

  it('is the lower of two dice: 91/36 on average', () => {
    expect(easy([hero('avida', { wp: 5 })]).fighters[0].wp).toBeCloseTo(5 + 91 / 36, 12);
  });

  it('is nothing with one die, with the bow, with the blade and near a ghost', () => {
    const lone: Partial<Fighter>[] = [{ wp: 4 }, { away: true }, { blade: true }, { blocked: true }];
    for (const more of lone) expect(easy([hero('avida', more)]).fighters[0].wp).toBeCloseTo(more.wp ?? 7, 12);
  });

  it('stops at willpower 20', () => {
    expect(easy([hero('avida', { wp: 19 })]).fighters[0].wp).toBeCloseTo(20, 12);
  });

  it('goes to the lowest willpower of three, the rest to the next', () => {
    const three = [hero('raash', { wp: 19 }), hero('avida', { wp: 20 }), hero('grent', { wp: 20 })];
    expect(easy(three).fighters.map((one) => one.wp)).toEqual([
      expect.closeTo(20, 12),
      expect.closeTo(20, 12),
      expect.closeTo(20, 12),
    ]);
    const low = easy([hero('grent', { wp: 6 }), hero('avida', { wp: 5 }), hero('tenaya', { wp: 4, spells: 0 })]);
    expect(low.fighters.map((one) => one.wp)).toEqual([
      expect.closeTo(6, 12),
      expect.closeTo(5, 12),
      expect.closeTo(4 + 91 / 36, 12),
    ]);
  });

  it('may give a fellow who rolls later one die more', () => {
    const early = [hero('avida', { wp: 20 }), hero('tenaya', { wp: 4, spells: 0 })];
    const late = [hero('tenaya', { wp: 4, spells: 0 }), hero('avida', { wp: 20 })];
    const strong = { kind: 'gor', sp: 6, wp: 4 } as const;
    const first = oddsOf({ fighters: early, foe: strong, rounds: 1 }).win;
    expect(first).toBeGreaterThan(oddsOf({ fighters: late, foe: strong, rounds: 1 }).win + 0.01);
  });
});

describe('the enemy', () => {
  it('rolls one die fewer in the first round where Flaps helps, if a fighter is there', () => {
    const troll = (more: object, fighter: Partial<Fighter> = {}) =>
      oddsOfRound(against('troll', [hero('grent', { sp: 13, ...fighter })], more)).win;
    expect(troll({ flaps: true })).toBeGreaterThan(troll({}));
    expect(troll({ flaps: true }, { away: true })).toBe(troll({}));
  });

  it('a Troll rolls three dice at willpower 7 and two below', () => {
    const at = (wp: number) =>
      oddsOfRound({ fighters: [hero('grent', { sp: 14 })], foe: { kind: 'troll', sp: 14, wp } }).win;
    expect(at(6)).toBeGreaterThan(at(7) + 0.05);
  });

  it('a Swamp Troll has the black die: 6, 6, 8, 10, 10, 12', () => {
    const round = oddsOfRound({
      fighters: [hero('grent', { sp: 1, blocked: true })],
      foe: { kind: 'swamp-troll', sp: 1, wp: 9 },
    });
    expect(round.win).toBe(0);
    expect(round.tie).toBeCloseTo((1 / 6) * (2 / 6), 12);
  });
});
