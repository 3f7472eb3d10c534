import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pilotBeside } from '../../src/bots/beside.ts';
import { textOf } from '../../src/engine/line.ts';
import { QUIET, type Seat, type SeatOptions, sceneLine, sit } from './seat.ts';

const scene = (more: object = {}): SeatOptions => ({ line: sceneLine({ ...QUIET, ...more }) });
const played = (seat: Seat): string[] => seat.table.session?.played() ?? [];
/** The right part of the lower half, as one text. */
const logOf = (seat: Seat): string =>
  seat
    .rows()
    .slice(14)
    .map((row) => row.slice(45))
    .join(' ');
const kept = (seat: Seat): unknown =>
  JSON.parse(readFileSync(join(seat.table.options.settingsFolder as string, 'config.json'), 'utf8'));
const choices = (seat: Seat): string[] => seat.rows().filter((row) => /^[ ▶]\d /.test(row));

describe('the title', () => {
  it('has plain text as its second line, and goes on only when a game is kept', async () => {
    const seat = await sit();
    expect(choices(seat)[0]).toMatch(/^▶1 New game/);
    expect(choices(seat)[1]).toMatch(/Plain text \(screen readers\)/);
    expect(seat.text()).not.toContain('Go on');
    const { folder } = seat.table.options;
    await seat.press('1111/avida<enter>11');
    await seat.read();
    await seat.press('q2');
    expect(seat.text()).toContain('Go on with the latest game');
    const again = await sit({ folder });
    await again.press('3');
    expect(again.text()).toContain('What now?');
  });

  it('chooses legend, level and heroes, two at least, one name a board', async () => {
    const seat = await sit();
    await seat.press('1');
    expect(seat.text()).toContain('Smoke over the Lake');
    await seat.press('11');
    expect(choices(seat)).toHaveLength(8);
    expect(seat.text()).not.toContain('Begin with');
    await seat.press('2');
    expect(seat.text()).not.toMatch(/Raash,|Raashana,/);
    await seat.press('/avid,<enter>1');
    expect(choices(seat)[0]).toContain('Begin with Raashana and Avid');
    await seat.press('<escape><escape><escape>');
    expect(choices(seat)).toHaveLength(8);
  });

  it('ends with plain text, or with 0', async () => {
    const plain = await sit();
    await plain.press('2');
    expect(plain.ended()).toBe('plain');
    const left = await sit();
    await left.press('q');
    expect(left.ended()).toBe(0);
  });
});

describe('the menu', () => {
  it('marks on the map where the highlighted choice leads', async () => {
    const seat = await sit(scene());
    for (let i = 0; i < 5; i++) {
      const chosen = seat.rows().find((row) => row.startsWith('▶')) as string;
      const space = /\b4\d\d\b/.exec(chosen)?.[0];
      expect(seat.text()).toMatch(new RegExp(`\\[${space}[A-Z]*\\]`));
      await seat.press('<down>');
    }
  });

  it('keeps free actions of fellows one level down; Esc goes up again', async () => {
    const seat = await sit(scene({ heroes: [QUIET.heroes[0], { hero: 'avida', space: 432, sp: 2, wp: 9, herbs: 1 }] }));
    expect(seat.text()).not.toContain('Avida: Drink');
    await seat.press('<end>');
    expect(seat.rows().find((row) => row.startsWith('▶'))).toMatch(/Free actions of fellows \([2-9]\)/);
    await seat.press('<enter>');
    expect(choices(seat)[0]).toContain('Avida: Drink from the well');
    await seat.press('<escape>');
    expect(choices(seat)[0]).toContain('Walk');
    await seat.press('/avida: drink<enter>1');
    expect(played(seat)).toEqual(['avida: drink']);
  });

  it('shows the only free action of a fellow among the others: no level down for one', async () => {
    const seat = await sit(scene({ heroes: [QUIET.heroes[0], { hero: 'avida', space: 432, sp: 2, wp: 9 }] }));
    await seat.press('<end>');
    expect(seat.rows().find((row) => row.startsWith('▶'))).toContain('Avida: Drink from the well');
    expect(seat.text()).not.toContain('Free actions of fellows');
  });

  it('filters by letters in any case; Esc shows all again', async () => {
    const seat = await sit(scene());
    const all = choices(seat).length;
    await seat.press('/WALK otter');
    expect(choices(seat)).toHaveLength(1);
    await seat.press('<enter><escape>');
    expect(choices(seat)).toHaveLength(all);
    await seat.press('/xyzzy');
    expect(seat.text()).toContain('Nothing here has these letters in it.');
  });

  it('goes round at its ends', async () => {
    const seat = await sit(scene());
    await seat.press('<up>');
    expect(seat.rows().find((row) => row.startsWith('▶'))).not.toContain('1 Walk');
    await seat.press('<down>');
    expect(seat.rows().find((row) => row.startsWith('▶'))).toContain('▶1 Walk');
  });

  it('asks once before a day is ended with hours left, and not at all with --yes or when the setting is off', async () => {
    for (const options of [{ yes: true }, { settings: { confirm: false } }]) {
      const seat = await sit({ ...scene(), ...options });
      await seat.press('/end the<enter>1');
      expect(played(seat)).toEqual(['end']);
    }
    const seat = await sit(scene());
    await seat.press('/end the<enter>1');
    expect(seat.text()).toContain('Raash has 7 hours left. End the day?');
    expect(played(seat)).toEqual([]);
    await seat.press('2');
    expect(played(seat)).toEqual([]);
    expect(seat.text()).toContain('What now?');
  });
});

describe('undo', () => {
  it('takes a step back, says so, and does it again', async () => {
    const seat = await sit(scene());
    await seat.press('1');
    const [step] = played(seat);
    await seat.press('u');
    expect(played(seat)).toEqual([]);
    expect(seat.text()).toContain(`Taken back: ${step}.`);
    await seat.press('U');
    expect(played(seat)).toEqual([step]);
    await seat.press('uu');
    expect(seat.text()).toContain('Nothing can be taken back');
  });
});

describe('what is always seen', () => {
  it('shows day, narrator, shields, hours, willpower as a track with its rows of dice, strength and goods', async () => {
    const seat = await sit(scene());
    expect(seat.rows()[0]).toMatch(/Day 1 +Narrator A +Shields free 3/);
    expect(seat.text()).toMatch(/▶R Raash 427 Tent Circle +SP 3/);
    expect(seat.text()).toMatch(/WP11 ■■■■│■■■■■■│■□□□□□□□□□ +3 dice/);
    expect(seat.text()).toMatch(/Day □□□□□□□ □□□ 7\+3 left/);
    expect(seat.text()).toContain('gold 2');
    await seat.press('1');
    expect(seat.text()).toMatch(/Day ■□□□□□□ □□□ 6\+3 left/);
  });

  it('stacks what stands on a space, and counts what has no room', async () => {
    const heroes = ['raash', 'avida', 'grent'].map((hero) => ({ hero, space: 427, sp: 2, wp: 7 }));
    const three = await sit(scene({ heroes }));
    await three.press('/pass<enter>');
    expect(three.text()).toContain('[427RAG]');
    const five = await sit(scene({ heroes, creatures: [{ kind: 'gor', space: 427 }], 'steppe-people': 427 }));
    await five.press('/pass<enter>');
    expect(five.text()).toContain('[427R+4]');
  });

  it('shows beside the last number of the window what stands there, and a plus where that is more than one', async () => {
    const at = (space: number) => ({ ...QUIET.heroes[1], space });
    const alone = await sit(scene({ heroes: [{ ...QUIET.heroes[0], space: 411 }, at(406)], creatures: [] }));
    expect(alone.rows()[1].slice(41, 45)).toBe('406A');
    expect(alone.rows()[2][44]).toBe('│');
    const two = await sit(
      scene({ heroes: [{ ...QUIET.heroes[0], space: 411 }, at(406)], creatures: [{ kind: 'gor', space: 406 }] }),
    );
    expect(two.rows()[1].slice(41, 45)).toBe('406+');
  });

  it('shows while walking at which hour of the day each space is reached, overtime too', async () => {
    const seat = await sit({ ...scene({ heroes: [{ ...QUIET.heroes[0], hours: 5 }, QUIET.heroes[1]] }) });
    await seat.press('/walk east<enter>1');
    const rows = seat.rows();
    const below = (space: string): string => {
      const y = rows.findIndex((row) => row.slice(0, 44).includes(space));
      return rows[y + 1][rows[y].indexOf(space) + 1];
    };
    expect(below('420')).toBe('7');
    expect(below('412')).toBe('8');
    expect(below('405')).toBe('9');
  });

  it('shows what threatens at the next sunrise: heads on the ways, marks where creatures come, a sentence', async () => {
    const seat = await sit(scene());
    expect(seat.text()).not.toContain('421!');
    await seat.press('d');
    expect(seat.text()).toContain('421!');
    expect(seat.text()).toContain('↘');
    expect(logOf(seat)).toContain('If the sun rose now: 1 creature on the move.');
    await seat.press('d');
    expect(seat.text()).not.toContain('421!');
  });

  it('never shows a part of a number', async () => {
    const seat = await sit(scene());
    for (let i = 0; i < 10; i++) {
      await seat.press(i < 5 ? 'L' : 'H');
      for (const columns of [80, 81, 82, 83, 84, 85]) {
        await seat.resize(columns, 24);
        const map = seat
          .rows()
          .slice(1, 13)
          .map((row) => row.slice(0, columns - 36));
        const parts = map.flatMap((row) => row.match(/(?<!\d)\d\d?(?= ?[─\u2502]|$)|^\d\d?(?!\d)/g) ?? []);
        expect(parts, map.join('\n')).toEqual([]);
      }
    }
  });

  it('moves the map by keys and back to the hero', async () => {
    const seat = await sit(scene());
    const before = seat.rows().slice(1, 12);
    await seat.press('L');
    expect(seat.rows().slice(1, 12)).not.toEqual(before);
    await seat.press('.');
    expect(seat.rows().slice(1, 12)).toEqual(before);
    await seat.press('z');
    expect(seat.text()).toMatch(/\d{3} ─ \d{3}/);
  });

  it('begins the log with a whole sentence, however many came', async () => {
    const seat = await sit({ line: 'new legend 1 heroes raash,avida seed 7', yes: true });
    await seat.read();
    const told = seat.table.session?.log().flatMap(({ lines }) => lines.map(textOf)) ?? [];
    expect(told.length).toBeGreaterThan(8);
    for (let i = 0; i < 8; i++) {
      const rows = seat
        .rows()
        .slice(14, 22)
        .map((row) => row.slice(45));
      const first = rows.find((row, y) => y > 2 && !row.startsWith('▲') && row !== '') as string;
      const known = [...(seat.loop.ui().game?.log ?? [])].map(textOf);
      expect(
        known.some((sentence) => sentence.startsWith(first.trim())),
        rows.join('\n'),
      ).toBe(true);
      await seat.press('1');
      await seat.read();
    }
  });

  it('marks beside the log what the last command brought, and says how much has no room', async () => {
    const seat = await sit(scene());
    await seat.press('1');
    const fresh = seat.rows().filter((row) => row[44] === '┃');
    expect(fresh.map((row) => row.slice(45))).toEqual([expect.stringMatching(/^Raash walks to/)]);
  });
});

describe('a fight', () => {
  const fight = {
    heroes: [
      { hero: 'grent', space: 412, sp: 4, wp: 12 },
      { hero: 'avida', space: 412, sp: 2, wp: 9 },
    ],
    turn: 'grent',
    creatures: [{ kind: 'gorlot', space: 412 }],
    dice: [3, 5, 2, 4, 4],
  };

  it('shows both sides, their dice, what counts and why', async () => {
    const seat = await sit(scene(fight));
    await seat.press('/fight<enter>1/invite<enter>1');
    expect(seat.text()).toContain('A fight begins on 412');
    await seat.press('/roll<enter>1');
    expect(seat.text()).toMatch(/┃ 3 ┃ SP 4 \+ 6 = 10/);
    expect(seat.text()).toContain('3 counts double');
    await seat.press('1');
    expect(seat.text()).toMatch(/┃ 5 ┃│ 2 │ SP 2 \+ 5 = 7/);
    await seat.press('1');
    expect(seat.text()).toMatch(/┃ 4 ┃┃ 4 ┃ SP 4 \+ 8 = 12/);
    expect(seat.text()).toContain('equal added');
    expect(seat.text()).toContain('Heroes 17 against 12: won by 5.');
  });

  it('tells the odds on a key', async () => {
    const seat = await sit(scene(fight));
    await seat.press('/fight<enter>1/alone<enter>1o');
    await new Promise((done) => setTimeout(done, 50));
    expect(seat.text()).toMatch(/Against the Gorlot on 412: Grent alone/);
  });
});

describe('pages', () => {
  it('reads the cards of a new game one by one, and counts those that wait', async () => {
    const seat = await sit({ line: 'new legend 1 heroes raash,avida seed 7' });
    expect(seat.text()).toMatch(/─ Card A1\./);
    expect(seat.text()).toContain('1 more to read');
    await seat.press('<enter>');
    expect(seat.text()).toMatch(/─ Card A2\./);
    await seat.press('<enter>');
    expect(seat.text()).toContain('What now?');
    await seat.press('c');
    expect(seat.text()).toContain('Card A1');
  });

  it('scrolls the log, finds words in it, and closes it', async () => {
    const seat = await sit({ line: 'new legend 1 heroes raash,avida seed 7', rows: 20, columns: 70 });
    await seat.read();
    await seat.press('l');
    expect(seat.text()).toMatch(/Log +rows \d+ to \d+ of \d+/);
    expect(seat.text()).toContain('Raash is on turn.');
    await seat.press('<home>');
    expect(seat.text()).toContain('set out');
    await seat.press('/rooster<enter>');
    expect(seat.text()).not.toContain('Find:');
    await seat.press('<escape>');
    expect(seat.text()).toContain('What now?');
  });

  it('stays where it is when words are looked for that stand nowhere on the page, and says so', async () => {
    const seat = await sit({ line: 'new legend 1 heroes raash,avida seed 7' });
    const card = seat.rows().filter((row) => row.includes('│'));
    await seat.press('/xyzzy<enter>');
    expect(seat.text()).toContain('no "xyzzy" here');
    expect(seat.rows().filter((row) => row.includes('│'))).toEqual(card);
  });

  it('opens help on what can be done now, and rules by a word', async () => {
    const seat = await sit(scene());
    await seat.press('?');
    expect(seat.text()).toContain('- Walk north-west to 418');
    await seat.press('<escape>rspore<enter>');
    expect(seat.text()).toContain('SPORE-1:');
  });

  it('answers any command that is typed, and shows a refusal with its rule', async () => {
    const seat = await sit(scene());
    await seat.press(':near<enter>');
    expect(seat.text()).toContain('Raash stands on 427');
    await seat.press('<escape>:walk 459<enter>');
    expect(logOf(seat)).toContain('(WALK-1)');
    expect(played(seat)).toEqual([]);
    await seat.press(':walk 419<enter>');
    expect(played(seat)).toEqual(['walk 419']);
  });
});

describe('settings', () => {
  it('are changed by Enter, seen at once, and kept', async () => {
    const seat = await sit(scene());
    await seat.press('m/settings<enter>1/signs<enter>1');
    expect(seat.text()).toMatch(/^[\n -~]*$/);
    await seat.press('<escape>/colours<enter>1');
    expect(seat.text()).toContain('contrast');
    await seat.table.settling;
    expect(kept(seat)).toEqual({ ascii: true, theme: 'contrast' });
  });

  it('stops asking twice as soon as that is switched off', async () => {
    const seat = await sit(scene());
    await seat.press('m/settings<enter>1/twice<enter>1<escape><escape>/end the<enter>1');
    expect(played(seat)).toEqual(['end']);
  });

  it('gives the players names', async () => {
    const seat = await sit(scene());
    await seat.press('m/settings<enter>1/names<enter>1Ann Ben<enter>');
    expect(seat.table.players).toEqual(['Ann', 'Ben']);
    expect(seat.text()).toMatch(/Names +Ann, Ben/);
    await seat.press('<escape><escape>');
    expect(seat.text()).toContain('Ann. Raash, 7 hours left');
    await seat.table.settling;
    expect(kept(seat)).toEqual({ names: 'Ann,Ben' });
  });

  it('hands heroes to a bot and back, in the game and at the title, and keeps that', async () => {
    const seat = await sit(scene());
    seat.table.options.loadPilots = () => Promise.resolve(pilotBeside);
    await seat.press('m/settings<enter>1/bots<enter>1');
    expect(choices(seat).map((row) => row.trim())).toEqual(['▶1 Raash         people', '2 Avida         people']);
    await seat.press('2');
    expect(choices(seat)[1]).toContain('Avida         a bot');
    await seat.press('<escape>');
    expect(seat.text()).toMatch(/Bots +Avida/);
    await seat.press('<escape><escape><escape>/end the<enter>11');
    expect(played(seat)[0]).toBe('end');
    expect(seat.loop.ui().game?.log.map(textOf).join('\n')).toContain('Avida (bot): ');
    await seat.table.settling;
    expect(kept(seat)).toEqual({ bots: 'avida' });
    await seat.press(':set bots none<enter>');
    expect(seat.table.options.pilot).toBeUndefined();
    const title = await sit();
    title.table.options.loadPilots = () => Promise.resolve(pilotBeside);
    await title.press('/settings<enter>1/bots<enter>1');
    expect(choices(title)).toHaveLength(4);
    await title.press('3');
    expect(choices(title)[2]).toMatch(/Tenaya or Teyan +a bot/);
  });

  it('lets a bot go on at once when the hero whom it is given is on turn', async () => {
    const seat = await sit(scene());
    seat.table.options.loadPilots = () => Promise.resolve(pilotBeside);
    await seat.press(':set bots raash<enter>');
    expect(seat.text()).toMatch(/▶A Avida/);
    expect(seat.loop.ui().game?.log.map(textOf).join('\n')).toContain('Raash (bot): ');
    expect(seat.text()).toContain('Bots: Raash.');
  });
});

describe('after the end', () => {
  const over = async (): Promise<Seat> => {
    const seat = await sit({ line: 'new legend 1 heroes raash,avida seed 7 level veteran', yes: true });
    for (let n = 0; n < 60 && seat.table.session?.state.over === null; n++) seat.table.submit('end');
    seat.leave();
    const again = await sit({ folder: seat.table.options.folder });
    await again.press('/games<enter>1');
    return again;
  };

  it('a kept game tells in the list how it stands', async () => {
    const seat = await over();
    expect(choices(seat)[0]).toMatch(/^▶1 legend-1 +lost: legend 1 Smoke over the Lake, day \d+$/);
  });

  it('a finished game that is looked at again shows its end, says that it is over, and can be played anew', async () => {
    const seat = await over();
    await seat.press('1');
    expect(seat.text()).toMatch(/─ Lost ─/);
    await seat.press('<enter>');
    expect(logOf(seat)).toContain('The game "legend-1" is over: it was lost.');
    expect(seat.text()).not.toContain('goes on');
    expect(choices(seat)[0]).toContain('How it ended');
    await seat.press('1');
    expect(seat.text()).toMatch(/─ Lost ─/);
    await seat.press('<enter>/again<enter>1');
    await seat.read();
    expect(seat.text()).toContain('What now?');
    expect(seat.table.header).toMatch(/^new legend 1 heroes raash,avida seed \d+ level veteran/);
  });
});
