import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { cutMiddle, textOfRow } from '../../src/ui/rows.ts';
import { QUIET, type Seat, type SeatOptions, sceneLine, sit } from './seat.ts';

const scene = (more: object = {}): SeatOptions => ({ line: sceneLine({ ...QUIET, ...more }) });

const FOUR = [
  { hero: 'raash', space: 427, sp: 14, wp: 11, items: ['knife', 'telescope'], gold: 4, herbs: 1 },
  { hero: 'grent', space: 418, sp: 2, wp: 9 },
  { hero: 'tenaya', space: 432, sp: 3, wp: 20, items: ['blade'] },
  { hero: 'avida', space: 428, sp: 2, wp: 9, asleep: true },
];

/** The right upper part: the boards. */
const boards = (seat: Seat, x = 45, height = 12): string[] =>
  seat
    .rows()
    .slice(1, 1 + height)
    .map((row) => row.slice(x));

describe('four boards at 80x24, three rows each', () => {
  it('show space, hours, willpower, dice, strength and goods, none of it cut', async () => {
    const seat = await sit(scene({ heroes: FOUR }));
    const rows = boards(seat);
    expect(rows[0]).toMatch(/^▶R Raash 427 +□□□□□□□ □□□ 7\+3$/);
    expect(rows[1]).toMatch(/^WP11 ■{4}│■{6}│■□{9} +3 dice$/);
    expect(rows[2]).toMatch(/^SP14 {2}gold 4, herbs 1 \+2 +no ride$/);
    expect(rows[5]).toBe('SP 2  nothing in storage');
    expect(rows[8]).toBe('SP 3  shadow blade, spells 3');
    expect(rows[9]).toMatch(/^ A Avida 428 +□{7} □{3} asleep$/);
    expect(rows.join('')).not.toContain('…');
  });

  it('say whether Raash can ride: as soon as a fellow stands beside', async () => {
    const seat = await sit(scene({ heroes: [FOUR[0], { ...FOUR[1], space: 427 }, FOUR[2], FOUR[3]] }));
    expect(boards(seat)[2]).toMatch(/can ride$/);
  });
});

describe('goods', () => {
  it('are named in full where there is room, and shorter where there is not', async () => {
    const heroes = [{ hero: 'raash', space: 427, sp: 3, wp: 11, items: ['knife', 'ruin-spirit'], gold: 2, herbs: 2 }];
    const seat = await sit(scene({ heroes: [...heroes, QUIET.heroes[1]] }));
    expect(boards(seat).join('\n')).toContain('gold 2, herbs 2, knife, spirit');
    await seat.resize(200, 60);
    expect(seat.text()).toContain('gold 2, herbs 2, throwing knife, ruin spirit');
  });

  it('are told one by one on the page of boards, and no sentence twice', async () => {
    const seat = await sit(scene());
    await seat.press('i');
    expect(seat.text()).toContain('Hours spent: 0. Left: 7 of the day, 3 of overtime.');
    expect(seat.text().match(/Attacks next door/g)).toHaveLength(1);
  });
});

describe('what has no room', () => {
  it('of the keys is left out as a whole, at every width', async () => {
    const seat = await sit(scene());
    for (let columns = 60; columns <= 180; columns += 3) {
      await seat.resize(columns, 30);
      expect(seat.rows()[28], `${columns} columns`).toMatch(
        / (undo|help|log|more|filter|command|danger|odds|hint|arrows|move map|boards|cards|rules|leave)$/,
      );
    }
  });

  it('of the highlighted choice is said below the log', async () => {
    const heroes = [{ ...QUIET.heroes[0], items: ['wineskin'] }, QUIET.heroes[1]];
    const seat = await sit(scene({ heroes }));
    await seat.press('1/use<enter>');
    const [chosen] = seat.rows().filter((row) => row.startsWith('▶'));
    expect(chosen).toContain('…');
    const labels = seat.loop.ui().game?.prompt.own.map(({ label }) => textOf(label)) ?? [];
    const whole = labels.find((one) => one.startsWith('Use the wineskin')) as string;
    const below = seat
      .rows()
      .slice(14, 22)
      .map((row) => row.slice(45).trim());
    expect(below.join(' ')).toContain(whole);
  });

  it('of the choice in full is left out as a whole sentence, not in its middle', async () => {
    const seat = await sit(scene({ heroes: [{ ...QUIET.heroes[0], hours: 7 }, QUIET.heroes[1]] }));
    await seat.press('d:set verbose 1<enter>');
    const below = seat
      .rows()
      .slice(14, 22)
      .map((row) => row.slice(45).trim());
    expect(below.join(' ')).toMatch(
      /If the sun rose now: .* Shields free then: \d\. Words: 1\. Walk .* willpower 9 left$/,
    );
    await seat.resize(60, 20);
    expect(seat.text()).toMatch(/willpower 9 left/);
    expect(seat.text()).not.toMatch(/^Shields free then/m);
  });

  it('of a question is said in fewer words: what is asked stands at its end', async () => {
    const heroes = [{ ...QUIET.heroes[0], items: ['wineskin'] }, QUIET.heroes[1]];
    const seat = await sit({ ...scene({ heroes }), columns: 60, rows: 20 });
    await seat.press('/walk east<enter>1/wineskin<enter>1');
    expect(seat.text()).toMatch(/─ Raash at 4\d\d, \d\+3 hours\. Where to\? ─/);
  });

  it('of a choice or of what is near is cut between words', async () => {
    const seat = await sit(scene({ heroes: [{ ...QUIET.heroes[0], hours: 7 }, QUIET.heroes[1]] }));
    const cut = () => seat.rows().filter((row) => row.includes('…'));
    expect(cut()[0]).toMatch(/^▶1 Walk north-west to 418… willpower 9 left +│/);
    expect(cut()[2]).toMatch(/^ 3 Walk west to 426… willpower 9 left +│/);
    await seat.resize(60, 20);
    for (const row of cut()) expect(row).toMatch(/[\w.,]… [w:]|[\w.,] … :near/);
  });

  it('of a row loses words from its middle, and goes on with a part of the sentence where it can', () => {
    const cut = (text: string, width = 41) => textOfRow(cutMiddle([{ text }], width));
    expect(cut('One hero drinks: strength 1 more, willpower 4 less')).toBe('One hero drinks… willpower 4 less');
    expect(cut('Tenaya: Buy a point of strength for gold 2')).toBe('Tenaya: Buy a point… strength for gold 2');
    expect(cut('Walk west to 422, the drummer there, overtime, willpower 8 left')).toMatch(/^Walk west to 422, the/);
    expect(cut('Rindfleischetikettierungsgesetz', 12)).toBe('Rindfle…setz');
    expect(cut('Pass an hour')).toBe('Pass an hour');
  });

  it('for the goal beside a sentence that was asked for leaves the goal out', async () => {
    const seat = await sit({ line: 'new legend 2 heroes raash,grent seed 1', columns: 60, rows: 20 });
    await seat.read();
    expect(seat.text()).toContain('Goal: Lay two herbs down');
    await seat.press('d');
    expect(seat.text()).toMatch(/If the sun rose now: [^─]*Shields\s+free\s+then:\s+\d\./s);
    expect(seat.text()).not.toContain('Goal: ');
  });

  it('of what is near says how to hear the rest, in a small window', async () => {
    const seat = await sit({ ...scene({ heroes: FOUR }), columns: 60, rows: 20 });
    expect(seat.text()).toMatch(/Raash stands on 427, Tent Circle/);
    expect(seat.rows().filter((row) => row.endsWith('… :near'))).toHaveLength(1);
    await seat.press(':near<enter>');
    expect(seat.text()).toMatch(/South-west|South-east/);
  });
});

describe('a very large window', () => {
  it('draws the whole land larger, and leaves the rest to the log', async () => {
    const seat = await sit({ ...scene(), columns: 200, rows: 60 });
    const at = (space: string) =>
      seat.rows().findIndex((row) => new RegExp(`(^|\\D)${space}\\D`).test(row.slice(0, 143)));
    expect(at('451') - at('401')).toBe(35);
    const asked = seat.rows().findIndex((row) => row.includes('What now?'));
    expect(asked).toBe(at('451') + 1);
  });
});

describe('every theme', () => {
  it('marks the hero on turn by a sign, and inverts nothing beside the others', async () => {
    for (const theme of ['usual', 'contrast', 'safe', 'none'] as const) {
      const seat = await sit({ ...scene({ heroes: FOUR }), settings: { theme }, depth: 2 });
      await seat.press(`:set theme ${theme}<enter>`);
      const turned = seat.raw().split('\n').slice(1, 13).join('\n');
      const inverted = [...turned.matchAll(/\u001b\[(?:[\d;]*;)?7m([^\u001b]*)/g)].map(([, text]) => text);
      expect(
        inverted.filter((text) => text.trim() === ''),
        theme,
      ).toEqual([]);
      expect(
        boards(seat).filter((row) => row.startsWith('▶')),
        theme,
      ).toHaveLength(1);
    }
  });
});
