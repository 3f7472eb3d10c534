import { words } from '../engine/line.ts';
import { adviserFor } from '../session/advice.ts';
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

/** All that goes on between two keys. */
interface Going {
  world: World;
  stage: Stage;
  ui: Ui;
  /** Keys are dropped: the player has left, or what they would answer is not seen yet. */
  deaf: boolean;
  /** A frame is due once all keys of this read are reduced. */
  due: boolean;
  /** Keys that were typed while something slow is being worked out; null when nothing is. */
  held: Key[] | null;
}

/** Keys in, screens out: reduces, carries out, draws once for all keys of one read. */
export function loopOf(world: World, first: Ui, stage: Stage): Loop {
  const going: Going = { world, stage, ui: first, deaf: false, due: false, held: null };
  return {
    onKey: (key) => onKey(going, key),
    onResize(size) {
      going.ui = { ...going.ui, size, map: { ...going.ui.map, at: null } };
      draw(going);
    },
    draw: () => draw(going),
    ui: () => going.ui,
  };
}

function draw(going: Going): void {
  going.due = false;
  going.stage.show(going.ui, cursorOf(going.ui));
}

function drawSoon(going: Going): void {
  if (!going.due) queueMicrotask(() => draw(going));
  going.due = true;
}

function onKey(going: Going, key: Key): void {
  if (going.deaf) return;
  if (going.held !== null) {
    going.held.push(key);
    return;
  }
  const before = standing(going.ui);
  const { ui, command } = reduce(going.ui, key);
  going.ui = ui;
  if (command === undefined) show(going, before);
  else if (command.do === 'redraw') going.stage.redraw();
  else if (isSlow(going, command)) later(going, command.line, () => carryOut(going, command, before));
  else carryOut(going, command, before);
}

function carryOut(going: Going, command: Exclude<Command, { do: 'redraw' }>, before: string): void {
  const { ui, end } = perform(going.world, going.ui, command);
  going.ui = ui;
  if (end === undefined) show(going, before);
  else {
    going.deaf = true;
    going.stage.finish(end);
  }
}

/** Draws, at once or, before something weighty, when the keys that were typed ahead are dropped. */
function show(going: Going, before: string): void {
  if (!weighty(going.ui) || standing(going.ui) === before) {
    drawSoon(going);
    return;
  }
  going.deaf = true;
  afterWaitingKeys(() => {
    going.deaf = false;
    draw(going);
  });
}

/** What takes long is begun when the screen says so; keys typed meanwhile wait. */
function later(going: Going, line: string, work: () => void): void {
  going.held = [];
  going.ui = { ...going.ui, notice: words(SLOW.test(line) ? 'Counting.' : 'One moment.') };
  draw(going);
  setImmediate(async () => {
    await adviserFor(going.world.table, [line]);
    const keys = going.held ?? [];
    going.held = null;
    work();
    for (const key of keys) onKey(going, key);
  });
}

/** Commands that count for so long that it would be felt. */
const SLOW = /^\s*(odds|hint|set\s+bots)\b/i;
/** Where bots play along, what people do may be followed by all that these do. */
const isSlow = ({ world }: Going, command: Command): command is Command & { do: 'submit' } =>
  command.do === 'submit' && (SLOW.test(command.line) || world.table.options.pilot !== undefined);

/**
 * Calls back when the keys that were typed before now have been read: the input is looked at between two immediates.
 * The question is drawn only then, so that no answer to what is seen is ever lost.
 */
function afterWaitingKeys(call: () => void): void {
  setImmediate(() => setImmediate(call));
}
