import chalk from 'chalk';
import type { PlayOptions } from '../session/options.ts';
import { cursorOf } from './cursor.ts';
import { fold, seat } from './fold.ts';
import { gameInSight } from './layout.ts';
import { atTitle, perform } from './perform.ts';
import { reduce, standing, weighty } from './reducer.ts';
import { sheetFrame } from './sheets.ts';
import { FRESH_MAP, topOf, type Ui } from './state.ts';
import type { Key } from './terminal/keys.ts';
import { mountInk } from './terminal/mount.ts';
import type { Size } from './terminal/screen.ts';
import { openTerminal } from './terminal/terminal.ts';
import { looksOf, type World } from './world.ts';

/**
 * Plays on the full screen of the terminal at standard input and output. Settles with the exit code when the player
 * leaves, the game saved; with 'plain' when plain text was chosen: the table then still holds the game.
 */
export async function playFullScreen(options: PlayOptions): Promise<number | 'plain'> {
  const { table, first } = options;
  const world: World = { table, options, warnings: [] };
  const { warn } = table.options;
  table.options.warn = (sentence) => world.warnings.push(sentence);
  const answer = first === null ? undefined : table.submit(first);
  if (answer !== undefined && table.session === null) {
    table.options.warn = warn;
    return unbegun(options, answer);
  }
  try {
    const ended = await onTerminal(world, (size) => {
      const blank: Ui = {
        size,
        looks: looksOf(world),
        screens: [],
        game: null,
        map: FRESH_MAP,
        typing: null,
        notice: null,
      };
      if (answer?.kind === 'begun') return fold(world, blank, answer);
      return table.session === null ? atTitle(world, blank) : seat(world, blank, table.session.log(), false);
    });
    if (ended !== 'plain') table.leave();
    return ended;
  } finally {
    table.options.warn = warn;
    for (const sentence of world.warnings) warn?.(sentence);
  }
}

/** A wish of the command line that could not be fulfilled: told without taking the screen. */
function unbegun({ table }: PlayOptions, answer: { kind: string; text?: string; unreadable?: true }): number {
  table.options.warn?.(answer.text ?? 'No game was begun.');
  table.leave();
  return answer.unreadable ? 4 : 2;
}

async function onTerminal(world: World, opening: (size: Size) => Ui): Promise<number | 'plain'> {
  let finish: (ended: number | 'plain') => void = () => {};
  const finished = new Promise<number | 'plain'>((settle) => {
    finish = settle;
  });
  let ui: Ui;
  let deaf = false;
  let waiting = false;
  let show = (now: Ui): void => {
    const top = topOf(now);
    if (top.kind === 'menu' && !gameInSight(now)) terminal.screen.write(sheetFrame(now, top, depth));
  };
  const draw = () => {
    waiting = false;
    const { x, y } = cursorOf(ui);
    terminal.screen.cursorAt(x, y);
    show(ui);
  };
  const drawSoon = () => {
    if (!waiting) queueMicrotask(draw);
    waiting = true;
  };
  const onKey = (key: Key) => {
    if (deaf) return;
    const before = standing(ui);
    const step = reduce(ui, key);
    ui = step.ui;
    if (step.command?.do === 'redraw') terminal.screen.redraw();
    else if (step.command !== undefined) {
      const performed = perform(world, ui, step.command);
      ui = performed.ui;
      if (performed.end !== undefined) {
        deaf = true;
        finish(performed.end);
        return;
      }
    }
    if (!weighty(ui) || standing(ui) === before) {
      drawSoon();
      return;
    }
    deaf = true;
    afterWaitingKeys(() => {
      deaf = false;
      draw();
    });
  };
  const terminal = openTerminal({
    input: process.stdin,
    output: process.stdout,
    ...(world.options.color === null ? {} : { colours: world.options.color }),
    onKey: (key) => onKey(key),
    onResize: (size) => {
      ui = { ...ui, size };
      draw();
    },
    beforeExit: () => saved(world),
  });
  const depth = world.options.color === false ? 0 : chalk.level;
  ui = opening({ columns: terminal.screen.columns, rows: terminal.screen.rows });
  draw();
  const { elementOf } = await import('./App.tsx');
  const element = (now: Ui) => elementOf({ ui: now, world, depth });
  const mounted = await mountInk(element(ui), terminal);
  show = (now) => mounted.rerender(element(now));
  draw();
  const ended = await finished;
  mounted.unmount();
  terminal.close();
  return ended;
}

/**
 * Calls back when the keys that were typed before now have been read: the input is looked at between two immediates.
 * The question is drawn only then, so that no answer to what is seen is ever lost.
 */
function afterWaitingKeys(call: () => void): void {
  setImmediate(() => setImmediate(call));
}

/** Leaves the table before the program ends by itself; said once the player's own screen is back. */
function saved({ table, warnings }: World): string | undefined {
  const name = table.file?.name;
  table.leave();
  return name === undefined ? warnings.join(' ') || undefined : `The game is kept as "${name}".`;
}
