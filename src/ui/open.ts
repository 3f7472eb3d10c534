import { type Line, line, textOf, words } from '../engine/line.ts';
import { isRefusal } from '../engine/ruleset.ts';
import { gamesOf } from '../session/keeping.ts';
import { goesOn, listSaves } from '../session/saves.ts';
import { DEFAULTS, SETTING_WORDS, type Settings, THEMES } from '../session/settings.ts';
import type { Table } from '../session/table.ts';
import { wonWords } from '../session/won.ts';
import { helpPage } from './help.ts';
import { lastTop } from './pages.ts';
import { panesOf } from './panes.ts';
import { type Entry, FRESH_LIST, type MenuScreen, type Opened, type PageScreen, pushed, type Ui } from './state.ts';
import { seatedOf, type World } from './world.ts';

const menu = (id: MenuScreen['id'], title: string, about: readonly Line[], entries: readonly Entry[]): MenuScreen => ({
  kind: 'menu',
  id,
  title: words(title),
  about,
  entries,
  list: FRESH_LIST,
});

const page = (id: PageScreen['id'], title: string, lines: readonly Line[]): PageScreen => ({
  kind: 'page',
  id,
  title: words(title),
  lines,
  top: 0,
  find: '',
});

const entry = (label: string, act: Entry['act']): Entry => ({ label: words(label), act });

/** What is seen first. "Plain text" is the second line, so that it is easy to find. */
export function titleMenu({ table }: World): MenuScreen {
  const kept = listSaves(table.options.folder);
  const entries = [
    entry('New game', { do: 'open', what: 'new' }),
    entry('Plain text (screen readers)', { do: 'plain' }),
    ...(kept.some(goesOn) ? [entry('Go on with the latest game', { do: 'line', line: 'resume' })] : []),
    ...(kept.length > 0 ? [entry(`Games that are kept (${kept.length})`, { do: 'open', what: 'saves' })] : []),
    entry('Rules', { do: 'open', what: 'rules' }),
    entry('Settings', { do: 'open', what: 'settings' }),
    entry('Leave', { do: 'leave' }),
  ];
  const won = wonWords(table);
  return menu('title', table.games[0].title, won === undefined ? [] : [words(won)], entries);
}

/** The way to a new game: what can be played, then whatever that game still asks. */
export function newMenu({ table }: World, picked: readonly string[]): MenuScreen {
  const games = table.games.flatMap((rules) => rules.offers.map((offer) => ({ rules, offer })));
  const chosen = games.find(({ offer }) => offer.words === picked[0]);
  if (chosen === undefined) {
    const entries = games.map(
      ({ offer }): Entry => ({
        label: words(offer.title, 'title'),
        detail: words(offer.text),
        act: { do: 'pick', word: offer.words },
      }),
    );
    return { ...menu('new', 'A new game', [words('What shall be played?')], entries), picked: [] };
  }
  const { title, about, entries } = panesOf(chosen.rules).setUp(chosen.offer.words, picked.slice(1));
  const rows = entries.map(
    ({ label, detail, word, line }): Entry => ({
      label,
      ...(detail === undefined ? {} : { detail }),
      act: line === undefined ? { do: 'pick', word: word ?? '' } : { do: 'line', line },
    }),
  );
  return { ...menu('new', title, about, rows), picked };
}

function savesMenu({ table }: World): MenuScreen {
  const told = gamesOf(table);
  const lines = told.kind === 'said' ? told.lines : [];
  const entries = listSaves(table.options.folder).map(
    ({ name }, i): Entry => ({
      label: words(name, 'title'),
      detail: words(textOf(lines[i] ?? []).replace(`${name}: `, '')),
      act: { do: 'line', line: `resume ${name}` },
    }),
  );
  const about = entries.length === 0 ? 'No game is kept.' : 'Choose one to go on with it.';
  return menu('saves', 'Games that are kept', [words(about)], entries);
}

const SETTING_NAMES: { readonly [name in keyof Settings]: string } = {
  plain: 'Plain text',
  ascii: 'Plain signs',
  color: 'Colour',
  theme: 'Colours',
  confirm: 'Asking twice',
  verbose: 'Words',
};
const NAMES_WIDE = 13;

const shown = (value: unknown): string => (value === true ? 'on' : value === false ? 'off' : String(value));

/** What the next value of a setting is: on and off take turns, numbers and names go round. */
function nextValue(value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'off' : 'on';
  if (typeof value === 'number') return String((value + 1) % 3);
  return THEMES[(THEMES.indexOf(value) + 1) % THEMES.length];
}

function settingsMenu({ table }: World): MenuScreen {
  const entries = (Object.keys(DEFAULTS) as (keyof Settings)[]).map((name): Entry => {
    const value = table.settings[name];
    return {
      label: line`${words(SETTING_NAMES[name].padEnd(NAMES_WIDE), 'item')} ${words(shown(value), 'number')}`,
      detail: words(`${SETTING_WORDS[name]}.`),
      act: { do: 'line', line: `set ${name} ${nextValue(value)}` },
    };
  });
  const names = table.players.length === 0 ? 'none given' : table.players.join(', ');
  const players: Entry = {
    label: line`${words('Names'.padEnd(NAMES_WIDE), 'item')} ${words(names, 'number')}`,
    detail: words('names of those who play, clockwise, with blanks between them.'),
    act: { do: 'type', purpose: 'players' },
  };
  return menu(
    'settings',
    'Settings',
    [words('Enter changes a setting. All but the names are kept for other games.')],
    [...entries, players],
  );
}

function tableMenu({ table }: World): MenuScreen {
  const entries = [
    entry('Save under a name', { do: 'type', purpose: 'save' }),
    entry('Rules', { do: 'type', purpose: 'rules' }),
    entry('Hint: what had best be done now', { do: 'line', line: 'hint' }),
    entry('The story so far', { do: 'line', line: 'story' }),
    entry('Legend cards read so far', { do: 'open', what: 'cards' }),
    entry('Hero boards', { do: 'open', what: 'boards' }),
    entry('Settings', { do: 'open', what: 'settings' }),
    entry('Type a command', { do: 'type', purpose: 'command' }),
    entry('Plain text (screen readers)', { do: 'plain' }),
    entry('Leave', { do: 'open', what: 'leave' }),
  ];
  return menu('table', keptAs(table), [], entries);
}

function leaveMenu({ table }: World): MenuScreen {
  const entries = [
    entry('Leave', { do: 'leave' }),
    entry('Go to the title', { do: 'title' }),
    entry('Stay', { do: 'back' }),
  ];
  return menu('leave', `Leave? ${keptAs(table)}`, [], entries);
}

const keptAs = (table: Table): string =>
  table.file === null ? 'This game is not kept.' : `The game is kept as "${table.file.name}".`;

/** What an ask-command of the game says, as a page. */
function askedPage(world: World, id: PageScreen['id'], title: string, command: string): PageScreen {
  const seated = seatedOf(world);
  const { table } = world;
  const facts = { players: table.players, verbose: table.settings.verbose };
  const ask = seated?.session.rules.ask[command];
  const free = table.games[0].freeAsk[command];
  const lines = seated && ask ? ask(seated.g, [], facts) : free ? free([], facts) : [];
  return page(id, title, isRefusal(lines) ? [words(lines.text)] : (lines as readonly Line[]));
}

const OPEN: { readonly [what in Opened]: (world: World, ui: Ui) => MenuScreen | PageScreen } = {
  new: (world) => newMenu(world, []),
  saves: savesMenu,
  settings: settingsMenu,
  table: tableMenu,
  leave: leaveMenu,
  log: (world) =>
    page(
      'log',
      'Log',
      seatedOf(world)
        ?.session.log()
        .flatMap((one) => one.lines) ?? [],
    ),
  help: helpPage,
  cards: (world) => {
    const seated = seatedOf(world);
    const lines = seated?.panes.cards(seated.g) ?? [];
    return page('said', 'Legend cards', lines.length > 0 ? lines : [words('No card has been read yet.')]);
  },
  boards: (world) => {
    const seated = seatedOf(world);
    return page('boards', 'Hero boards', seated ? seated.panes.boardPage(seated.g) : []);
  },
  rules: (world) => askedPage(world, 'rules', 'Rules', 'rules'),
};

/** Lays a menu or a page over what is seen. The log opens at its end. */
export function open(world: World, ui: Ui, what: Opened): Ui {
  const made = OPEN[what](world, ui);
  const next = pushed(ui, made);
  return made.kind === 'page' && made.id === 'log' ? pushed(ui, { ...made, top: lastTop(next, made) }) : next;
}
