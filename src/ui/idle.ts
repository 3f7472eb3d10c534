import { type Line, words } from '../engine/line.ts';
import type { Wish } from './keymap.ts';
import { FULL, kindOf } from './layout.ts';
import { type Screen, topOf, type Ui } from './state.ts';
import type { Key } from './terminal/keys.ts';

const OF_THE_MAP: readonly Wish[] = ['arrows', 'reach', 'far', 'centre', 'pan-left', 'pan-right', 'pan-up', 'pan-down'];
const OF_PAGES: readonly Wish[] = ['next', 'before'];
const OF_MENUS: readonly Wish[] = ['out', 'leave', 'help', 'command', 'pan-left'];

/** Said of a key that does nothing where it was pressed, so that nobody waits for it; undefined where it does something. */
export function idleWords(ui: Ui, key: Key, wish: Wish | undefined): Line | undefined {
  if (wish?.startsWith('digit-')) return words(`Nothing has the digit ${key.char} now.`);
  const hidden =
    topOf(ui).kind === 'game' && wish !== undefined && OF_THE_MAP.includes(wish) ? mapHidden(ui) : undefined;
  if (hidden !== undefined) return words(hidden);
  if (wish !== undefined && means(topOf(ui), wish)) return undefined;
  const letter = key.name === 'char' && key.ctrl !== true && key.meta !== true;
  return letter ? words(`The key ${key.char} does nothing here. ? tells what keys do.`) : undefined;
}

const means = ({ kind }: Screen, wish: Wish): boolean =>
  kind === 'game' ? !OF_PAGES.includes(wish) : OF_MENUS.includes(wish);

function mapHidden(ui: Ui): string | undefined {
  if (kindOf(ui) !== 'full') return `The map needs a window of ${FULL.columns} by ${FULL.rows}.`;
  return ui.game?.scene ? 'The map is not seen during a fight.' : undefined;
}
