import { describe, expect, it } from 'vitest';
import { QUIET, sceneLine, sit } from './seat.ts';

const FIGHT = { ...QUIET, heroes: [{ hero: 'raash', space: 412, sp: 3, wp: 11 }, QUIET.heroes[1]] };

describe('a key that does nothing where it is pressed says so', () => {
  it('a letter without a meaning, until the next command', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    await seat.press('x');
    expect(seat.text()).toContain('The key x does nothing here. ?');
    await seat.press('n');
    expect(seat.text()).toContain('The key n does nothing here. ?');
    await seat.press('1');
    expect(seat.text()).not.toContain('does nothing here');
  });

  it('a digit that no choice has now', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    await seat.press('m<end>7');
    expect(seat.text()).toContain('Nothing has the digit 7 now.');
    expect(seat.table.lines).toEqual([]);
  });

  it('a key of the map where there is none', async () => {
    const small = await sit({ line: sceneLine(QUIET), columns: 60, rows: 20 });
    await small.press('z');
    expect(small.text()).toContain('The map needs a window of 80 by 24.');
    const fighter = await sit({ line: sceneLine(FIGHT) });
    await fighter.press(':fight gor<enter>a');
    expect(fighter.text()).toContain('The map is not seen during a fight.');
  });

  it('in a menu of its own, and the next key brings back what is said of the choice', async () => {
    const seat = await sit({});
    await seat.press('1');
    expect(seat.text()).toContain('Teaches');
    await seat.press('9');
    expect(seat.text()).toContain('Nothing has the digit 9 now.');
    expect(seat.text()).not.toContain('Teaches');
    await seat.press('<down>');
    expect(seat.text()).toContain('Teaches items.');
  });
});

it('what a changed setting says is gone when another row or another menu is looked at', async () => {
  const seat = await sit({});
  await seat.press('/settings<enter>1/twice<enter>1');
  expect(seat.text()).toContain('Asking twice: off.');
  await seat.press('<escape><down>');
  expect(seat.text()).not.toContain('Asking twice: off.');
  expect(seat.text()).toMatch(/: on or off\.|as in /);
});
