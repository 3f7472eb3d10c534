import { setTimeout as sleep } from 'node:timers/promises';
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/ui/terminal/cells.ts';
import { createScreen, type Size } from '../../src/ui/terminal/screen.ts';
import { readRows } from '../pty/pty.ts';

type Emulator = InstanceType<typeof xterm.Terminal>;

/** A screen that draws into a terminal emulator; `take` gives the bytes since it was last called. */
function stage(columns = 80, rows = 24) {
  const emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  let all = '';
  let taken = 0;
  const faults: unknown[] = [];
  const send = (bytes: string) => {
    all += bytes;
    emulator.write(bytes);
  };
  const screen = createScreen(send, { columns, rows }, (error) => faults.push(error));
  screen.enter();
  const settle = () => new Promise<void>((resolve) => emulator.write('', resolve));
  return {
    screen,
    emulator,
    faults,
    all: () => all,
    take: () => {
      const part = all.slice(taken);
      taken = all.length;
      return part;
    },
    settle,
    rows: async () => {
      await settle();
      return readRows(emulator, 0, emulator.rows);
    },
  };
}

type Cell = { char: string; look: string };

/** Each cell with all that can be seen of it: of a blank, only what is not the colour of its sign. */
function cellsOf(emulator: Emulator): Cell[][] {
  const buffer = emulator.buffer.active;
  return Array.from({ length: emulator.rows }, (_, y) =>
    Array.from({ length: emulator.cols }, (_, x) => {
      const cell = buffer.getLine(y)!.getCell(x)!;
      const traits = [cell.isBold(), cell.isDim(), cell.isItalic(), cell.isUnderline(), cell.isInverse()];
      const more = [cell.isStrikethrough(), cell.isInvisible(), cell.isOverline(), cell.isBlink()];
      const colours = [cell.getFgColorMode(), cell.getFgColor(), cell.getBgColorMode(), cell.getBgColor()];
      const char = cell.getChars() || ' ';
      const drawn = cell.isUnderline() || cell.isInverse() || cell.isStrikethrough() || cell.isOverline();
      if (char === ' ' && !drawn) return { char, look: colours.slice(2).join() };
      return { char, look: [...traits, ...more, ...colours].map(Number).join() };
    }),
  );
}

/** The same frame drawn plainly, row by row, into an emulator of its own. */
async function plainly(frame: string, { columns, rows }: Size): Promise<Emulator> {
  const emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const lines = frame.split('\n').slice(0, Math.max(1, rows - 1));
  // Without automatic wrapping what is too long is cut at the edge, or nearly: the last column is written over.
  const drawn = lines.map((line, y) => `\x1b[m\x1b[${y + 1};1H${line}`).join('');
  await new Promise<void>((resolve) => emulator.write(`\x1b[?7l${drawn}`, resolve));
  return emulator;
}

const SGR = [
  ...['0', '', '1', '2', '3', '4', '7', '9', '22', '23', '24', '27', '29', '31', '92', '39', '44', '103', '49', '1;31'],
  ...['38;5;208', '48;5;17', '38;2;10;200;30', '48;2;1;2;3', '0;1;33', '53', '55', '22;1', '8', '28'],
].map((codes) => `\x1b[${codes}m`);
const LETTERS = ['a', 'B', ' ', ' ', '  ', '   ', '>', '│', '─', '★', 'é', 'row 12', '.....', 'Raash', '魚'];

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...LETTERS) },
  { weight: 2, arbitrary: fc.constantFrom(...SGR) },
);

/** A line short enough for its window, as Ink makes it. */
const lineOf = (columns: number) =>
  fc.array(piece, { maxLength: 14 }).map((pieces) => {
    let width = 0;
    return pieces
      .filter((text) => {
        if (text[0] === '\x1b') return true;
        width += text === '魚' ? 2 : text.length;
        return width <= columns;
      })
      .join('');
  });

describe('the screen', () => {
  it('shows a frame as it is', async () => {
    const { screen, rows } = stage(20, 5);
    screen.write('Raash  wp 7\n\n  > walk 413');
    expect(await rows()).toEqual(['Raash  wp 7', '', '  > walk 413', '', '']);
  });

  it('shows after any run of frames the same as the last frame drawn plainly', async () => {
    const columns = 24;
    const rows = 7;
    const frame = fc.array(lineOf(columns), { maxLength: rows + 1 }).map((lines) => lines.join('\n') || ' ');
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
        const { screen, emulator, settle, all } = stage(columns, rows);
        for (const one of frames) {
          screen.write(one);
          await settle();
          expect(cellsOf(emulator)).toEqual(cellsOf(await plainly(one, { columns, rows })));
        }
        expect(all()).not.toMatch(/\x1b\[[23]J/);
      }),
      { numRuns: 300 },
    );
  });

  it('shows the same after small changes in a full frame', async () => {
    const columns = 30;
    const rows = 6;
    const base = Array.from(
      { length: rows - 1 },
      (_, y) => `\x1b[3${y + 1}m${'reeds and water '.repeat(2).slice(0, 30)}`,
    );
    const change = fc.record({
      x: fc.nat(columns - 1),
      y: fc.nat(rows - 2),
      text: fc.constantFrom('X', ' ', '\x1b[7mY\x1b[27m'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 6 }), async (steps) => {
        const { screen, emulator, settle } = stage(columns, rows);
        screen.write(base.join('\n'));
        for (const changes of steps) {
          const frame = base.map((line, y) => {
            const cells = [...line.slice(5)];
            for (const { x, text } of changes.filter((one) => one.y === y)) cells[x] = text;
            return line.slice(0, 5) + cells.join('');
          });
          screen.write(frame.join('\n'));
          await settle();
          expect(cellsOf(emulator)).toEqual(cellsOf(await plainly(frame.join('\n'), { columns, rows })));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('writes nothing for the same frame again', () => {
    const { screen, take } = stage();
    screen.write('a\nb');
    take();
    screen.write('a\nb');
    expect(take()).toBe('');
  });

  it('moves the mark of a menu in at most 100 bytes, between begin and end of one picture', () => {
    const { screen, take } = stage();
    const menu = (mark: number) =>
      Array.from(
        { length: 22 },
        (_, y) => `${y === mark ? '\x1b[36m>\x1b[39m' : ' '} walk ${400 + y} to the lake`,
      ).join('\n');
    screen.cursorAt(0, 0);
    screen.write(menu(0));
    take();
    const sizes: number[] = [];
    for (let mark = 1; mark < 22; mark++) {
      screen.cursorAt(0, mark);
      screen.write(menu(mark));
      const bytes = take();
      expect(bytes).toMatch(/^\x1b\[\?2026h.*\x1b\[\?2026l$/s);
      sizes.push(bytes.length);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  });

  it('cuts a frame taller than the window and never scrolls', async () => {
    const { screen, rows, emulator } = stage(10, 4);
    screen.write(['1', '2', '3', '4', '5', '6'].join('\n'));
    screen.write(['1', '2', '3x', '4', '5', '6'].join('\n'));
    expect(await rows()).toEqual(['1', '2', '3x', '']);
    expect(emulator.buffer.active.baseY).toBe(0);
  });

  it('cuts a line wider than the window', async () => {
    const { screen, rows } = stage(5, 4);
    screen.write('123456789\nabcde\n魚魚魚');
    expect(await rows()).toEqual(['12345', 'abcde', '魚魚', '']);
  });

  it.each([
    [1, 1],
    [2, 1],
    [1, 2],
    [3, 3],
  ])('draws into a window of %i x %i', async (columns, rows) => {
    const { screen, rows: shown } = stage(columns, rows);
    screen.cursorAt(9, 9);
    screen.write('abc\ndef\nghi\njkl');
    expect((await shown())[0]).toBe('abc'.slice(0, columns));
  });

  it('passes over titles, links and other sequences in a frame', async () => {
    const { screen, rows } = stage(20, 4);
    screen.write('a\x1b]0;title\x07b\x1b[2Jc\x1b]8;;http://x\x1b\\d\x07\te');
    expect((await rows())[0]).toBe('abcde');
  });
});

it('without colours keeps what is bold, underlined or inverse', () => {
  let bytes = '';
  const send = (part: string) => {
    bytes += part;
  };
  const screen = createScreen(send, { columns: 20, rows: 3 }, () => {}, false);
  screen.enter();
  screen.write('\x1b[1;31mR\x1b[22;4;48;5;17mG\x1b[24;39;7;38;2;1;2;3mT\x1b[0m');
  expect(bytes.match(/\x1b\[[0-9;]*m/g)).toEqual(['\x1b[1m', '\x1b[;4m', '\x1b[;7m', '\x1b[m']);
});

describe('characters two columns wide', () => {
  it('stand in two columns, and what follows them where Ink put it', async () => {
    const { screen, emulator, settle } = stage(20, 4);
    screen.write('魚 fish\n한글|');
    await settle();
    const row = emulator.buffer.active.getLine(0)!;
    expect(row.getCell(0)!.getWidth()).toBe(2);
    expect(row.translateToString(true)).toBe('魚 fish');
    expect(emulator.buffer.active.getLine(1)!.getCell(4)!.getChars()).toBe('|');
  });

  it('leave nothing behind when they come, move and go', async () => {
    const { screen, rows } = stage(12, 4);
    for (const [frame, wanted] of [
      ['abcdef', 'abcdef'],
      ['a魚def', 'a魚def'],
      ['魚bdef', '魚bdef'],
      ['ab魚ef', 'ab魚ef'],
      ['a魚魚f', 'a魚魚f'],
      ['abcdef', 'abcdef'],
    ] as const) {
      screen.write(frame);
      expect((await rows())[0]).toBe(wanted);
    }
  });

  it('keep their neighbours in place even in a terminal that draws them one wide', async () => {
    // This emulator gives a dragon one column where Ink counts two.
    const { screen, emulator, settle } = stage(20, 4);
    screen.write('abcdef|');
    screen.write('a🐉def|');
    await settle();
    const row = emulator.buffer.active.getLine(0)!;
    expect(row.getCell(1)!.getChars()).toBe('🐉');
    expect(row.getCell(1)!.getWidth()).toBe(1);
    expect(row.translateToString(true)).toBe('a🐉 def|');
  });

  it.each([
    ['a', 1],
    ['é', 1],
    ['★', 1],
    ['│', 1],
    ['▓', 1],
    ['魚', 2],
    ['한', 2],
    ['🐉', 2],
    ['⚔', 1],
    ['⚔\ufe0f', 2],
    ['☔', 2],
    ['e\u0301', 1],
    ['\u200b', 0],
    ['\x07', 0],
    ['ﾊ', 1],
    ['Ａ', 2],
  ] as const)('%s takes %i', (char, width) => {
    expect(widthOf(char)).toBe(width);
  });
});

describe('the real cursor', () => {
  const place = (emulator: Emulator) => [emulator.buffer.active.cursorX, emulator.buffer.active.cursorY];

  it('rests where it was put, after each frame', async () => {
    const { screen, emulator, settle } = stage(20, 6);
    screen.cursorAt(2, 3);
    screen.write('one\ntwo\nthree\nfour');
    await settle();
    expect(place(emulator)).toEqual([2, 3]);
    screen.write('ONE\ntwo\nthree\nfour');
    await settle();
    expect(place(emulator)).toEqual([2, 3]);
  });

  it('moves at once when no frame follows, and only by its own bytes', async () => {
    const { screen, emulator, settle, take } = stage(20, 6);
    screen.cursorAt(0, 0);
    screen.write('one\ntwo');
    take();
    screen.cursorAt(0, 1);
    await sleep(10);
    await settle();
    expect(place(emulator)).toEqual([0, 1]);
    expect(take().length).toBeLessThanOrEqual(6);
  });

  it('draws nothing before there is a frame', async () => {
    const { screen, take } = stage(20, 6);
    take();
    screen.cursorAt(0, 0);
    screen.resize({ columns: 30, rows: 8 });
    await sleep(10);
    expect(take()).toBe('');
  });

  it('is hidden until it has a place, and hidden again on request', async () => {
    const { screen, take } = stage(20, 6);
    screen.write('one');
    expect(take()).not.toContain('\x1b[?25h');
    screen.cursorAt(0, 0);
    await sleep(10);
    expect(take()).toContain('\x1b[?25h');
    screen.hideCursor();
    await sleep(10);
    expect(take()).toBe('\x1b[?25l');
  });
});

describe('the window', () => {
  it('is drawn anew when its size changes, and tells those who lay out', async () => {
    const { screen, emulator, rows, settle, all } = stage(20, 6);
    screen.on('resize', () => screen.write(`${screen.columns} x ${screen.rows}`));
    screen.write('20 x 6\nsecond\nthird');
    await settle();
    emulator.resize(12, 4);
    screen.resize({ columns: 12, rows: 4 });
    expect(await rows()).toEqual(['12 x 4', '', '', '']);
    emulator.resize(30, 8);
    screen.resize({ columns: 30, rows: 8 });
    expect((await rows())[0]).toBe('30 x 8');
    expect(all()).not.toMatch(/\x1b\[[23]J/);
  });

  it('gives the own screen of the player back, and draws all again when it is entered anew', async () => {
    const { screen, emulator, settle, rows } = stage(20, 4);
    screen.write('the lake');
    screen.leave();
    screen.write('drawn while away');
    await settle();
    expect(emulator.buffer.active.type).toBe('normal');
    expect(await rows()).toEqual(['', '', '', '']);
    screen.enter();
    await settle();
    expect(emulator.buffer.active.type).toBe('alternate');
    expect((await rows())[0]).toBe('drawn while away');
  });

  it('heals a screen that something else has written on', async () => {
    const { screen, emulator, rows } = stage(20, 4);
    screen.write('the lake\nthe reeds');
    emulator.write('\x1b[Hnoise\r\n\n\nnoise');
    screen.redraw();
    expect(await rows()).toEqual(['the lake', 'the reeds', '', '']);
  });
});

it('a terminal that is gone is reported once, and never written to again', () => {
  const faults: unknown[] = [];
  let writes = 0;
  const send = () => {
    writes++;
    throw Object.assign(new Error('write EIO'), { code: 'EIO' });
  };
  const screen = createScreen(send, { columns: 80, rows: 24 }, (error) => faults.push(error));
  screen.enter();
  screen.write('a');
  screen.leave();
  expect(faults).toHaveLength(1);
  expect(writes).toBe(1);
});

it('what Ink writes for its own cursor is no frame', () => {
  const { screen, take } = stage();
  let told = 0;
  screen.write('a');
  take();
  screen.write('\x1b[?25h');
  screen.write('', () => told++);
  expect(take()).toBe('');
  expect(told).toBe(1);
});
