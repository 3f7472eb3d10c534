import { words } from '../engine/line.ts';
import { cursorOf } from './cursor.ts';
import { perform } from './perform.ts';
import { type Command, reduce, standing, weighty } from './reducer.ts';
import type { Ui } from './state.ts';
import type { Key } from './terminal/keys.ts';
import type { Size } from './terminal/screen.ts';
import type { World } from './world.ts';

/** What the loop draws on. */
export interface Stage {
  /** Shows the screen as it is now, with the cursor there. */
  show(ui: Ui, cursor: { x: number; y: number }): void;
  /** Draws every cell again. */
  redraw(): void;
  /** The player leaves, with an exit code, or goes on with plain text. */
  finish(ended: number | 'plain'): void;
}

export interface Loop {
  onKey(key: Key): void;
  onResize(size: Size): void;
  draw(): void;
  ui(): Ui;
}

/** Keys in, screens out: reduces, carries out, draws once for all keys of one read. */
export function loopOf(world: World, first: Ui, stage: Stage): Loop {
  let ui = first;
  let deaf = false;
  let waiting = false;
  /** Keys that were typed while something slow is being worked out; null when nothing is. */
  let held: Key[] | null = null;
  const draw = () => {
    waiting = false;
    stage.show(ui, cursorOf(ui));
  };
  const drawSoon = () => {
    if (!waiting) queueMicrotask(draw);
    waiting = true;
  };
  const carryOut = (command: Exclude<Command, { do: 'redraw' }>, before: string) => {
    const { ui: next, end } = perform(world, ui, command);
    ui = next;
    if (end !== undefined) {
      deaf = true;
      stage.finish(end);
    } else shown(before);
  };
  const shown = (before: string) => {
    if (!weighty(ui) || standing(ui) === before) return drawSoon();
    deaf = true;
    afterWaitingKeys(() => {
      deaf = false;
      draw();
    });
  };
  const onKey = (key: Key) => {
    if (deaf) return;
    if (held !== null) {
      held.push(key);
      return;
    }
    const before = standing(ui);
    const { ui: next, command } = reduce(ui, key);
    ui = next;
    if (command === undefined) shown(before);
    else if (command.do === 'redraw') stage.redraw();
    else if (isSlow(command)) later(() => carryOut(command, before));
    else carryOut(command, before);
  };
  /** What takes long is begun when the screen says so. */
  const later = (work: () => void) => {
    held = [];
    ui = { ...ui, notice: words('Counting.') };
    draw();
    setImmediate(() => {
      const keys = held ?? [];
      held = null;
      work();
      for (const key of keys) onKey(key);
    });
  };
  const onResize = (size: Size) => {
    ui = { ...ui, size, map: { ...ui.map, at: null } };
    draw();
  };
  return { onKey, onResize, draw, ui: () => ui };
}

/** Commands that count for so long that it would be felt. */
const SLOW = /^\s*(odds|hint)\b/i;
const isSlow = (command: Command): boolean => command.do === 'submit' && SLOW.test(command.line);

/**
 * Calls back when the keys that were typed before now have been read: the input is looked at between two immediates.
 * The question is drawn only then, so that no answer to what is seen is ever lost.
 */
function afterWaitingKeys(call: () => void): void {
  setImmediate(() => setImmediate(call));
}
