import { answerText } from '../plain/text.ts';
import { fold, promptOf } from './fold.ts';
import { newMenu, open, titleMenu } from './open.ts';
import type { Command } from './reducer.ts';
import { type MenuScreen, pushed, topOf, type Ui } from './state.ts';
import { looksOf, seatedOf, type World } from './world.ts';

/** What comes of a command: another screen, or the end. */
export interface Performed {
  ui: Ui;
  end?: number | 'plain';
}

/** Carries out what the reducer could not: the table is asked, and its answer folded into the screen. */
export function perform(world: World, ui: Ui, command: Exclude<Command, { do: 'redraw' }>): Performed {
  switch (command.do) {
    case 'submit':
      return submit(world, ui, command.line);
    case 'open':
      return { ui: open(world, ui.game === null ? { ...ui, notice: null } : ui, command.what) };
    case 'pick': {
      const top = topOf(ui);
      const picked = top.kind === 'menu' ? [...(top.picked ?? []), command.word] : [command.word];
      return { ui: pushed(ui, newMenu(world, picked)) };
    }
    case 'title':
      world.table.leave();
      return { ui: atTitle(world, ui) };
    case 'leave':
      return { ui, end: 0 };
    case 'plain':
      return { ui, end: 'plain' };
  }
}

export function atTitle(world: World, ui: Ui): Ui {
  const notice = world.warnings.splice(0).join(' ');
  return { ...ui, game: null, screens: [titleMenu(world)], notice: notice === '' ? null : [{ text: notice }] };
}

function submit(world: World, ui: Ui, line: string): Performed {
  const answer = world.table.submit(line);
  world.options.transcript?.(`> ${line}\n${answerText(world.table, answer, null)}`);
  if (answer.kind === 'quit') return { ui, end: 0 };
  const next = answer.kind === 'said' ? askedAnew(world, fold(world, ui, answer, line)) : fold(world, ui, answer, line);
  const looks = looksOf(world);
  return { ui: renewSettings(world, { ...next, looks }) };
}

/** Names of players and settings are part of how a question is asked. */
function askedAnew(world: World, ui: Ui): Ui {
  const seated = seatedOf(world);
  if (seated === undefined || ui.game === null) return ui;
  return { ...ui, game: { ...ui.game, prompt: promptOf(world, seated) } };
}

/** A changed setting is seen in the list of settings at once. */
function renewSettings(world: World, ui: Ui): Ui {
  const screens = ui.screens.map((screen) => {
    if (screen.kind !== 'menu' || (screen.id !== 'settings' && screen.id !== 'bots')) return screen;
    return { ...(topOf(open(world, ui, screen.id)) as MenuScreen), list: screen.list };
  });
  return { ...ui, screens };
}
