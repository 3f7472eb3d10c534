import { line, words } from '../engine/line.ts';
import { listed } from '../session/set.ts';
import { SETTING_NAMES, SETTING_WORDS, type Settings, THEMES } from '../session/settings.ts';
import { panesOf } from './panes.ts';
import { menu } from './screens.ts';
import type { Entry, MenuScreen } from './state.ts';
import { seatedOf, type World } from './world.ts';

const NAMES_WIDE = 13;

/** What values are called where their own word says too little. */
const CALLED: { readonly [name in keyof Settings]?: { readonly [value: string]: string } } = {
  theme: { contrast: 'high contrast', safe: 'safe for the colour-blind' },
  verbose: { 0: '0, results only', 1: '1, as usual', 2: '2, with reasons' },
};

function called(name: keyof Settings, value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === '') return 'none';
  return CALLED[name]?.[value] ?? String(value);
}

/** What the next value of a setting is: on and off take turns, numbers and names go round. */
function nextValue(value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'off' : 'on';
  if (typeof value === 'number') return String((value + 1) % 3);
  return THEMES[(THEMES.indexOf(value as Settings['theme']) + 1) % THEMES.length];
}

export function settingsMenu(world: World): MenuScreen {
  const { settings, players } = world.table;
  const entries = (Object.keys(SETTING_NAMES) as (keyof Settings)[]).map((name): Entry => {
    const value = name === 'names' ? players.join(', ') : name === 'bots' ? botNames(world) : settings[name];
    return {
      label: line`${words(SETTING_NAMES[name].padEnd(NAMES_WIDE), 'item')} ${words(called(name, value), 'number')}`,
      detail: words(`${capital(SETTING_WORDS[name])}.${name === 'plain' ? FROM_NEXT_START : ''}`),
      act: actOf(name, settings),
    };
  });
  return menu('settings', 'Settings', [words('Enter changes a setting. All are kept for other games.')], entries);
}

function actOf(name: keyof Settings, settings: Settings): Entry['act'] {
  if (name === 'names') return { do: 'type', purpose: 'names' };
  if (name === 'bots') return { do: 'open', what: 'bots' };
  return { do: 'line', line: `set ${name} ${nextValue(settings[name])}` };
}

const FROM_NEXT_START = ' From the next start on; "Plain text (screen readers)" in the menus switches at once.';

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** Those whom bots may play: who is in the game, or all there are. */
function candidates(world: World): readonly { id: string; name: string }[] {
  const seated = seatedOf(world);
  return seated?.session.rules.seats?.(seated.g) ?? panesOf(world.table.games[0]).boardNames;
}

const botNames = (world: World): string => {
  const bots = listed(world.table.settings.bots);
  const known = candidates(world);
  return bots.map((id) => known.find((one) => one.id === id)?.name ?? capital(id)).join(', ');
};

/** Each hero with whoever plays it; Enter changes that. */
export function botsMenu(world: World): MenuScreen {
  const bots = listed(world.table.settings.bots);
  const known = candidates(world);
  const wide = Math.max(NAMES_WIDE, ...known.map(({ name }) => name.length));
  const entries = known.map(({ id, name }): Entry => {
    const steered = bots.includes(id);
    const rest = steered ? bots.filter((one) => one !== id) : [...bots, id];
    return {
      label: line`${words(name.padEnd(wide), 'hero')} ${words(steered ? 'a bot' : 'people', 'number')}`,
      detail: words(`Enter: ${steered ? 'people play' : 'a bot plays'} ${name}.`),
      act: { do: 'line', line: `set bots ${rest.join(',') || 'none'}` },
    };
  });
  return menu('bots', 'Who plays?', ABOUT_BOTS, entries);
}

const ABOUT_BOTS = [
  words('A bot plays at once, and the log tells what it did. What concerns a hero of people too is asked of people.'),
  words('One hero is always left to people: bots that were to play all of them play none.'),
];
