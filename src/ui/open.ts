import { type Line, line, textOf, words } from '../engine/line.ts';
import { isRefusal } from '../engine/ruleset.ts';
import { gamesOf } from '../session/keeping.ts';
import { goesOn, listSaves } from '../session/saves.ts';
import type { Table } from '../session/table.ts';
import { wonWords } from '../session/won.ts';
import { helpPage } from './help.ts';
import { lastTop } from './pages.ts';
import { panesOf } from './panes.ts';
import { entry, menu, page } from './screens.ts';
import { botsMenu, settingsMenu } from './settings.ts';
import { type Entry, type MenuScreen, type Opened, type PageScreen, pushed, type Ui } from './state.ts';
import { seatedOf, type World } from './world.ts';

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

/** "lost: legend 1 Smoke over the Lake, day 5": the end and the beginning of what is said of a kept game. */
function stateIn(about: string): string {
  const parts = about.replace(/,? [-0-9]+ [:0-9]+ UTC$/, '').split(', ');
  return parts.length < 2 ? about : `${parts[parts.length - 1]}: ${parts.slice(0, 2).join(', ')}`;
}

/** Name, legend, day and how it stands; when it was last played is said of the highlighted one. */
function savesMenu({ table }: World): MenuScreen {
  const told = gamesOf(table);
  const lines = told.kind === 'said' ? told.lines : [];
  const saves = listSaves(table.options.folder);
  const wide = Math.max(0, ...saves.map(({ name }) => name.length));
  const entries = saves.map(({ name }, i): Entry => {
    const about = textOf(lines[i] ?? []).replace(`${name}: `, '');
    return {
      label: line`${words(name.padEnd(wide), 'title')}  ${stateIn(about)}`,
      detail: words(about),
      act: { do: 'line', line: `resume ${name}` },
    };
  });
  const about = entries.length === 0 ? 'No game is kept.' : 'Choose one to go on with it, or to see how it ended.';
  return menu('saves', 'Games that are kept', [words(about)], entries);
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

/** How the game ended, to be read again. */
function endingPage(world: World): PageScreen {
  const seated = seatedOf(world);
  const told = seated?.session.log().findLast(({ event }) => event.type === 'over');
  const reading = told && seated?.panes.reading(seated.g, told.event, told.lines);
  return reading ? page('end', reading.title, reading.lines) : page('end', 'The game goes on', []);
}

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
  bots: botsMenu,
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
  ending: endingPage,
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
