import { describe, expect, it } from 'vitest';
import { QUIET, type Seat, sceneLine, sit } from './seat.ts';

const FOUR = {
  ...QUIET,
  turn: 'grent',
  heroes: [
    { hero: 'grent', space: 412, sp: 4, wp: 12 },
    { hero: 'avida', space: 412, sp: 2, wp: 9 },
    { hero: 'tenaya', space: 412, sp: 2, wp: 19 },
    { hero: 'raash', space: 412, sp: 2, wp: 12 },
  ],
  creatures: [{ kind: 'gorlot', space: 412 }],
};

/** A round of four heroes, played until the enemy has rolled: Grent 3, Avida 5 and 2, Tenaya 4 of four, Raash 3. */
async function fought(columns: number, rows: number, keys: string): Promise<Seat> {
  const dice = [3, 5, 2, 4, 4, 3, 3, 2, 6, 6];
  const seat = await sit({ line: sceneLine({ ...FOUR, dice }), columns, rows });
  await seat.press('/fight<enter>1111');
  await seat.press(keys);
  return seat;
}

/** The upper left part, where the fight is drawn. */
const arena = (seat: Seat, width: number, height: number): string[] =>
  seat
    .rows()
    .slice(1, 1 + height)
    .map((row) => row.slice(0, width).trimEnd());

describe('a fight of four at 80x24', () => {
  it('draws every die as a die, two heroes next to each other, the enemy below', async () => {
    const seat = await fought(80, 24, '');
    const rows = arena(seat, 44, 12);
    expect(rows[1]).toMatch(/^G Grent SP 4 WP 12 +A Avida SP 2 WP 9$/);
    expect(rows[5]).toMatch(/^T Tenaya SP 2 WP 19 +R Raash SP 2 WP 12$/);
    expect(rows[6]).toBe(`${'┌───┐'.repeat(4)}   ${'┌───┐'.repeat(3)}`);
    expect(rows[9]).toBe('┌───┐┌───┐ l The Gorlot');
    expect(rows.join('\n').match(/┌───┐/g)).toHaveLength(12);
  });

  it('[SPORE-3] draws a spore without willpower', async () => {
    const heroes = [{ hero: 'grent', space: 412, sp: 4, wp: 12 }, QUIET.heroes[1]];
    const tokens = [{ kind: 'spore', space: 412 }];
    const seat = await sit({ line: sceneLine({ ...QUIET, turn: 'grent', heroes, tokens, creatures: [] }) });
    await seat.press('/fight<enter>1');
    const rows = arena(seat, 44, 12).join('\n');
    expect(rows).toMatch(/The spore/i);
    expect(rows).toMatch(/WP 12/);
    expect(rows).not.toMatch(/WP 1$/m);
  });

  it('shows how dice make what counts, and what the heroes have so far', async () => {
    const seat = await fought(80, 24, '11');
    const rows = arena(seat, 44, 12);
    expect(rows[0]).toBe('So far 17 against 4 and 2 dice.');
    expect(rows[1]).toMatch(/^G Grent 4 \+ 3x2 = 10 +A Avida SP 2 \+ 5 = 7$/);
    expect(rows[3]).toMatch(/^┃ 3 ┃ +┃ 5 ┃│ 2 │$/);
  });

  it('keeps name, dice and sum of all when the odds take the room below', async () => {
    const seat = await fought(80, 24, '11o');
    while (seat.text().includes('Counting.')) await new Promise((done) => setTimeout(done, 20));
    const rows = arena(seat, 44, 12);
    expect(rows.join('\n')).toMatch(/^G Grent +\[3\] +SP 4 \+ 3x2 = 10$/m);
    expect(rows.join('\n')).toMatch(/^A Avida +\[5\] 2 +SP 2 \+ 5 = 7$/m);
    expect(rows.join('\n')).toMatch(/^l The Gorlot +_ +_ +SP 4$/m);
  });
});

describe('a fight of four at 60x20', () => {
  it('has a row for everybody, the enemy too, with dice and sums', async () => {
    const seat = await fought(60, 20, '11');
    const rows = seat.rows().slice(5, 11);
    expect(rows[0]).toBe('So far 17 against 4 and 2 dice.');
    for (const [y, name] of ['G Grent', 'A Avida', 'T Tenaya', 'R Raash', 'l The Gorlot'].entries())
      expect(rows[y + 1]).toMatch(new RegExp(`^${name} .* SP \\d`));
    expect(seat.rows()[11]).toMatch(/^─ Avida: who gets the willpower/);
  });

  it('tells the odds on a page', async () => {
    const seat = await fought(60, 20, 'uo');
    while (seat.text().includes('Counting.')) await new Promise((done) => setTimeout(done, 20));
    expect(seat.rows()[0]).toMatch(/^ +Odds/);
    await seat.press('<escape>');
    expect(seat.text()).toContain('A fight begins on 412');
  });
});

describe('a fight in a larger window', () => {
  it('draws the eyes of the dice where all of them have room', async () => {
    const seat = await sit({
      line: sceneLine({ ...FOUR, heroes: FOUR.heroes.slice(0, 2), dice: [3, 5, 2] }),
      columns: 120,
      rows: 40,
    });
    await seat.press('/fight<enter>111');
    const rows = arena(seat, 77, 22);
    expect(rows[2]).toBe('┃ ●     ┃  G Grent');
    expect(rows[3]).toBe('┃   ●   ┃  SP 4 + 6 = 10');
    expect(rows.join('\n').match(/┌───────┐/g)).toHaveLength(4);
  });

  it('keeps its size when a hero stops with dice left', async () => {
    const raash = { hero: 'raash', space: 412, sp: 2, wp: 12 };
    const seat = await sit({
      line: sceneLine({ ...FOUR, turn: 'raash', heroes: [raash, FOUR.heroes[1]], dice: [4] }),
      columns: 100,
      rows: 30,
    });
    await seat.press('/fight<enter>1/alone<enter>1/roll<enter>1');
    const before = arena(seat, 64, 15).findIndex((row) => row.includes('The Gorlot'));
    await seat.press('/enough<enter>1');
    expect(arena(seat, 64, 15).findIndex((row) => row.includes('The Gorlot'))).toBe(before);
  });
});
