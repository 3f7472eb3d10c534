import chalk from 'chalk';
import { answerText } from '../plain/text.ts';
import type { PlayOptions } from '../session/options.ts';
import { fold, seat } from './fold.ts';
import { gameInSight } from './layout.ts';
import { type Loop, loopOf } from './loop.ts';
import { atTitle } from './perform.ts';
import { sheetFrame } from './sheets.ts';
import { FRESH_MAP, topOf, type Ui } from './state.ts';
import { mountInk } from './terminal/mount.ts';
import type { Size } from './terminal/screen.ts';
import { type Ending, openTerminal } from './terminal/terminal.ts';
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
  if (answer !== undefined) options.transcript?.(`> ${first}\n${answerText(table, answer, null)}`);
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
  const { color } = world.options;
  let loop: Loop;
  const terminal = openTerminal({
    input: process.stdin,
    output: process.stdout,
    ...(color === null ? {} : { colours: color }),
    onKey: (key) => loop.onKey(key),
    onResize: (size) => loop.onResize(size),
    beforeExit: (why) => saved(world, why),
    explain: faultWords,
  });
  const { screen } = terminal;
  const depth = color === false ? 0 : chalk.level;
  let show = (ui: Ui): void => {
    const top = topOf(ui);
    if (top.kind === 'menu' && !gameInSight(ui)) screen.write(sheetFrame(ui, top, depth));
  };
  const ended = new Promise<number | 'plain'>((finish) => {
    loop = loopOf(world, opening({ columns: screen.columns, rows: screen.rows }), {
      show(ui, { x, y }) {
        screen.cursorAt(x, y);
        show(ui);
      },
      redraw: screen.redraw,
      finish,
    });
    loop.draw();
  });
  const { elementOf } = await import('./App.tsx');
  const element = (ui: Ui) => elementOf({ ui, world, depth });
  const mounted = await mountInk(element(loop!.ui()), terminal);
  show = (ui) => mounted.rerender(element(ui));
  loop!.draw();
  const code = await ended;
  mounted.unmount();
  terminal.close();
  return code;
}

/** Leaves the table before the program ends by itself; said once the player's own screen is back. */
function saved({ table, warnings }: World, why: Ending): string | undefined {
  const name = table.file?.name;
  // after a fault the state is not trusted: what was recorded is kept, and no more
  if (why === 'fault') table.abandon();
  else table.leave();
  return name === undefined ? warnings.join(' ') || undefined : `The game is kept as "${name}".`;
}

/** What a player reads after a fault of ours: enough to find it by. */
export function faultWords(error: unknown): string {
  const { stack = String(error) } = error as Error;
  const where = /\n\s+at (\S+)/.exec(stack)?.[1] ?? '';
  const what = `${stack.split('\n')[0]}${where ? ` in ${where}` : ''}`;
  return `This is a fault of the program. Please report it with the record file and this line: ${what}`;
}
