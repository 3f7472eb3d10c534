import { words } from '../engine/line.ts';
import { idleWords } from './idle.ts';
import { type Wish, wishOf } from './keymap.ts';
import { gameInSight, kindOf } from './layout.ts';
import { byDigit, filtered, filterOf, markedOf, moved } from './lists.ts';
import { found, scrolled } from './pages.ts';
import {
  type Act,
  type Entry,
  FRESH_LIST,
  type GameScreen,
  type MapView,
  type MenuScreen,
  type Opened,
  type PageScreen,
  popped,
  pushed,
  type Screen,
  topOf,
  type Ui,
  withTop,
} from './state.ts';
import type { Key } from './terminal/keys.ts';

/** What only the holder of the table can carry out. */
export type Command =
  | { do: 'submit'; line: string }
  | { do: 'open'; what: Opened }
  | { do: 'pick'; word: string }
  | { do: 'title' }
  | { do: 'leave' }
  | { do: 'plain' }
  | { do: 'redraw' };

export interface Step {
  ui: Ui;
  command?: Command;
}

const stay = (ui: Ui): Step => ({ ui });

/** The one place where keys become something: what the screen is after a key, and what is to be carried out. */
export function reduce(ui: Ui, key: Key): Step {
  const wish = wishOf(key);
  // nobody chooses what cannot be seen
  if (kindOf(ui) === 'tiny') return wish === 'leave' ? { ui, command: { do: 'leave' } } : stay(ui);
  if (ui.typing !== null) return typed(ui, key);
  if (wish === 'redraw') return { ui, command: { do: 'redraw' } };
  const top = topOf(ui);
  if (top.kind === 'page') return wish === undefined ? stay(ui) : onPage(ui, top, wish);
  return onChoices(unsaid(ui, top), top, key, wish);
}

function onChoices(ui: Ui, top: GameScreen | MenuScreen, key: Key, wish: Wish | undefined): Step {
  const step = wish && onList(ui, wish);
  if (step) return step;
  const idle = idleWords(ui, key, wish);
  if (idle !== undefined || wish === undefined) return stay(idle === undefined ? ui : { ...ui, notice: idle });
  return top.kind === 'game' ? onGame(ui, top, wish) : onMenu(ui, top, wish);
}

/** In a menu of its own what was said gives way to what is said of the highlighted entry; the title has nothing else. */
const unsaid = (ui: Ui, top: Screen): Ui =>
  ui.notice === null || gameInSight(ui) || (top.kind === 'menu' && top.id === 'title') ? ui : { ...ui, notice: null };

/** What every list does with a key. */
function onList(ui: Ui, wish: Wish): Step | undefined {
  const list = moved(ui, wish);
  if (list) return stay(list);
  if (wish === 'choose') {
    const entry = markedOf(ui);
    return entry ? chosen(ui, entry) : stay(ui);
  }
  const digit = byDigit(ui, wish);
  if (digit) return chosen(digit.ui, digit.entry);
  if (wish === 'filter') return stay({ ...ui, typing: { purpose: 'filter', text: filterOf(ui) } });
  if (wish === 'out' && filterOf(ui) !== '') return stay(filtered(ui, ''));
  return undefined;
}

function chosen(ui: Ui, entry: Entry): Step {
  if (entry.confirm === undefined) return act(ui, entry.act);
  const confirm: MenuScreen = {
    kind: 'menu',
    id: 'confirm',
    title: entry.confirm,
    about: [],
    entries: [
      { label: [...words('Yes: '), ...entry.label], act: entry.act, space: entry.space },
      { label: words('No, not yet'), act: { do: 'back' } },
    ],
    list: FRESH_LIST,
  };
  return stay(pushed(ui, confirm));
}

/** Small menus close when something was chosen in them. */
function act(before: Ui, what: Act): Step {
  const top = topOf(before);
  const closes = top.kind === 'menu' && (top.id === 'confirm' || top.id === 'leave' || top.id === 'table');
  const ui = closes ? popped(before) : before;
  switch (what.do) {
    case 'line':
      return { ui, command: { do: 'submit', line: what.line } };
    case 'back':
      return stay(closes ? ui : popped(ui));
    case 'others':
      return stay(withTop(ui, { ...(topOf(ui) as GameScreen), level: 'others', list: FRESH_LIST }));
    case 'type':
      return stay({ ...ui, typing: { purpose: what.purpose, text: '' } });
    default:
      return { ui, command: what };
  }
}

const OPENS: { readonly [wish: string]: Opened } = {
  help: 'help',
  log: 'log',
  cards: 'cards',
  boards: 'boards',
  table: 'table',
};

function onGame(ui: Ui, top: GameScreen, wish: Wish): Step {
  if (wish === 'out') return stay(withTop(ui, { ...top, level: 'own', list: FRESH_LIST }));
  if (wish === 'leave') return { ui, command: { do: 'open', what: 'leave' } };
  if (Object.hasOwn(OPENS, wish)) return { ui, command: { do: 'open', what: OPENS[wish] } };
  if (wish === 'undo' || wish === 'redo' || wish === 'odds' || wish === 'hint')
    return { ui, command: { do: 'submit', line: wish } };
  if (wish === 'command' || wish === 'rules') return stay({ ...ui, typing: { purpose: wish, text: '' } });
  return stay({ ...ui, map: mapAfter(ui.map, wish) });
}

/** Columns and rows that the map moves by at one key. */
const PAN = { x: 8, y: 3 } as const;

function mapAfter(map: MapView, wish: Wish): MapView {
  const { x, y } = map.pan;
  switch (wish) {
    case 'arrows':
      return { ...map, arrows: !map.arrows };
    case 'danger':
      return { ...map, danger: !map.danger };
    case 'reach':
      return { ...map, reach: !map.reach };
    case 'far':
      return { ...map, far: !map.far, at: null, pan: { x: 0, y: 0 } };
    case 'centre':
      return { ...map, at: null, pan: { x: 0, y: 0 } };
    case 'pan-left':
      return { ...map, pan: { x: x - PAN.x, y } };
    case 'pan-right':
      return { ...map, pan: { x: x + PAN.x, y } };
    case 'pan-up':
      return { ...map, pan: { x, y: y - PAN.y } };
    case 'pan-down':
      return { ...map, pan: { x, y: y + PAN.y } };
    default:
      return map;
  }
}

function onMenu(ui: Ui, top: MenuScreen, wish: Wish): Step {
  if (wish === 'out' || wish === 'pan-left') return stay(popped(ui));
  if (wish === 'leave' && top.id === 'title') return { ui, command: { do: 'leave' } };
  // q again in the menu that q opened leaves: nobody is held here
  if (wish === 'leave' && top.id === 'leave') return { ui, command: { do: 'leave' } };
  if (wish === 'leave') return stay(popped(ui));
  if (wish === 'help') return { ui, command: { do: 'open', what: 'help' } };
  if (wish === 'command') return stay({ ...ui, typing: { purpose: 'command', text: '' } });
  return stay(ui);
}

function onPage(ui: Ui, top: PageScreen, wish: Wish): Step {
  const moved = scrolled(ui, top, wish);
  if (moved) return stay(moved);
  if (wish === 'choose' || wish === 'out' || wish === 'leave') return stay(popped(ui));
  if (wish === 'filter') return stay({ ...ui, typing: { purpose: 'find', text: '' } });
  if (wish === 'next' || wish === 'before') return stay(found(ui, top, top.find, wish === 'next' ? 1 : -1));
  return stay(ui);
}

/** Letters go into the line that is being typed; a filter works as it grows. */
function typed(ui: Ui, key: Key): Step {
  const typing = ui.typing as NonNullable<Ui['typing']>;
  if (key.name === 'escape') return stay({ ...afterTyping(ui, ''), typing: null });
  if (key.name === 'enter') return ended({ ...ui, typing: null }, typing.purpose, typing.text);
  let { text } = typing;
  if (key.name === 'backspace') text = [...text].slice(0, -1).join('');
  else if (key.name === 'char' && key.ctrl && key.char === 'u') text = '';
  else if (key.name === 'char' && !key.ctrl && !key.meta) text += key.char;
  else if (key.name === 'up' || key.name === 'down') return stay(moved(ui, key.name) ?? ui);
  else return stay(ui);
  return stay(afterTyping({ ...ui, typing: { ...typing, text } }, text));
}

const afterTyping = (ui: Ui, text: string): Ui => (ui.typing?.purpose === 'filter' ? filtered(ui, text) : ui);

function ended(ui: Ui, purpose: NonNullable<Ui['typing']>['purpose'], text: string): Step {
  const top = topOf(ui);
  if (purpose === 'find') return stay(top.kind === 'page' ? found(ui, top, text, 1, -1) : ui);
  if (purpose === 'rules' && text.trim() === '') return { ui, command: { do: 'open', what: 'rules' } };
  if (purpose === 'filter' || text.trim() === '') return stay(ui);
  return { ui, command: { do: 'submit', line: `${BEFORE_TYPED[purpose]}${text.trim()}` } };
}

/** The beginning of the command that is typed. */
const BEFORE_TYPED = { command: '', save: 'save ', names: 'set names ', rules: 'rules ' } as const;

/** Tells prompts apart: when it changes, another question stands there. */
export function standing(ui: Ui): string {
  const top = topOf(ui);
  return `${ui.screens.length} ${top.kind} ${top.kind === 'game' ? top.level : top.id} ${ui.game?.prompt.version ?? 0}`;
}

/** Keys that were typed ahead must not answer this: a roll, the end of a day, a confirmation, a page to read. */
export function weighty(ui: Ui): boolean {
  const top = topOf(ui);
  if (top.kind === 'page') return top.id === 'card' || top.id === 'end';
  if (top.kind === 'menu') return top.id === 'confirm' || top.id === 'leave';
  return ui.game?.prompt.weighty === true;
}
