import { isTiny, typingColumn } from './contents.ts';
import { gameInSight, heightOf, listRect, listWindow } from './layout.ts';
import { topOf, type Ui } from './state.ts';

/** Where the terminal's own cursor rests: on the chosen line, or behind what is typed. */
export function cursorOf(ui: Ui): { x: number; y: number } {
  if (isTiny(ui)) return { x: 0, y: 0 };
  if (ui.typing !== null) return { x: typingColumn(ui), y: heightOf(ui) - 1 };
  const top = topOf(ui);
  if (top.kind === 'page' && !gameInSight(ui)) return { x: 0, y: 0 };
  const { x, y } = listRect(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark;
  return { x, y: y + mark - listWindow(ui).from };
}
