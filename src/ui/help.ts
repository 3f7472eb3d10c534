import { type Line, words } from '../engine/line.ts';
import { helpLines } from '../session/help.ts';
import { textOfRow } from './rows.ts';
import type { PageScreen, Ui } from './state.ts';
import { seatedOf, type World } from './world.ts';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Up, down, or k, j', 'move in the list; the mark on the map goes along'],
  ['Enter, or 1 to 9', 'do what is highlighted, or what has that digit now'],
  ['Page up, page down, Home, End', 'move further at once'],
  ['/', 'show only what has these letters in it; Esc shows all again'],
  ['Esc', 'one level up'],
  ['u, U', 'take the last command back, do it again'],
  ['?', 'this help'],
  ['l', 'the log from the beginning; / finds words in it, n goes to the next place'],
  ['c', 'the legend cards that were read'],
  ['i', 'the hero boards in full'],
  ['r', 'the rules about a word, or all of them; / finds words in them'],
  ['m', 'more: save under a name, settings, plain text, leave'],
  [':', 'type any command, as in plain text: "look 412", "walk 415", "why fight"'],
  ['Left, right, or H J K L', 'move the map; a dot brings it back'],
  ['a', 'where the arrows lead creatures'],
  ['d', 'what creatures do at the next sunrise'],
  ['o', 'the odds of a fight, and of going on against leaving'],
  ['t', 'a hint: what had best be done now, and why'],
  ['h', 'the hour of the day at which every space in reach is reached; from 8 on it is overtime, and X is hour 10'],
  ['z', 'the map from further away'],
  ['Ctrl-L', 'draw the screen again'],
  ['q', 'leave; the game is kept'],
];

/** What can be done now, the keys, and every command that can be typed. */
export function helpPage(world: World, ui: Ui): PageScreen {
  const { table } = world;
  const asked = ui.game === null ? [] : [words('Now', 'title'), words(ui.game.prompt.question), ...choicesNow(ui)];
  const keys = KEYS.map(([key, what]): Line => [...words(key, 'item'), ...words(`: ${what}.`)]);
  const lines = [
    ...asked,
    words('Keys', 'title'),
    ...keys,
    ...signsNow(world),
    words('Commands, after the key ":"', 'title'),
    ...helpLines(table, []),
  ];
  return { kind: 'page', id: 'help', title: words('Help'), lines, top: 0, find: '' };
}

/** What the letters on the map mean, all of them. */
function signsNow(world: World): Line[] {
  const seated = seatedOf(world);
  if (seated === undefined) return [];
  const signs = seated.panes.letters(seated.g).map(textOfRow);
  return [words('On the map', 'title'), words(`${signs.join(', ')}.`), words(MAP_WORDS), words(BOARD_WORDS)];
}

const MAP_WORDS =
  'Heroes have their first letter. R+3: the first of four. A + at the edge: more stands there than is seen. In brackets: where the highlighted choice leads. Digits: the hour of the day at which a space is reached. An exclamation mark: a creature comes there.';

const BOARD_WORDS =
  'On the hero boards WP is willpower and SP is strength. A bar in the row of willpower stands where another die begins. The row of the day shows seven hours, then three of overtime.';

function choicesNow({ game }: Ui): Line[] {
  const all = [...(game?.prompt.own ?? []), ...(game?.prompt.others ?? [])];
  return all.map((entry) => [...words('- '), ...entry.label]);
}
