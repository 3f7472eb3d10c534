import { cursorOf } from './cursor.ts';
import { perform } from './perform.ts';
import { reduce, standing, weighty } from './reducer.ts';
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
  const draw = () => {
    waiting = false;
    stage.show(ui, cursorOf(ui));
  };
  const drawSoon = () => {
    if (!waiting) queueMicrotask(draw);
    waiting = true;
  };
  const end = (ended: number | 'plain') => {
    deaf = true;
    stage.finish(ended);
  };
  const onKey = (key: Key) => {
    if (deaf) return;
    const before = standing(ui);
    const step = reduce(ui, key);
    ui = step.ui;
    if (step.command?.do === 'redraw') stage.redraw();
    else if (step.command !== undefined) {
      const performed = perform(world, ui, step.command);
      ui = performed.ui;
      if (performed.end !== undefined) return end(performed.end);
    }
    if (!weighty(ui) || standing(ui) === before) return drawSoon();
    deaf = true;
    afterWaitingKeys(() => {
      deaf = false;
      draw();
    });
  };
  const onResize = (size: Size) => {
    ui = { ...ui, size };
    draw();
  };
  return { onKey, onResize, draw, ui: () => ui };
}

/**
 * Calls back when the keys that were typed before now have been read: the input is looked at between two immediates.
 * The question is drawn only then, so that no answer to what is seen is ever lost.
 */
function afterWaitingKeys(call: () => void): void {
  setImmediate(() => setImmediate(call));
}
