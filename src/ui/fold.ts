import { type Line, words } from '../engine/line.ts';
import type { Move } from '../engine/machine.ts';
import type { Answer, Told } from '../session/answer.ts';
import { sentencesOf } from '../session/sentences.ts';
import { gameLayout, kindOf } from './layout.ts';
import type { Reading } from './panes.ts';
import { entry, page } from './screens.ts';
import {
  type Entry,
  FRESH_LIST,
  FRESH_MAP,
  type GameView,
  type PageScreen,
  type Prompt,
  pushed,
  type Screen,
  type Ui,
} from './state.ts';
import { confirms, type Seated, seatedOf, type World } from './world.ts';

/** The choices of the game as entries of a menu; what fellows could do stands apart. */
export function promptOf(world: World, { session, panes, g }: Seated): Prompt {
  const { who, text, weighty, brief } = session.question();
  const own: Entry[] = g.over === null ? [] : afterTheEnd(world.table);
  const others: Entry[] = [];
  for (const choice of session.choices()) {
    const action = choice.action as Move;
    const entry: Entry = { label: choice.text, act: { do: 'line', line: choice.command } };
    const space = panes.spaceOf(g, action);
    if (space !== undefined) entry.space = space;
    const confirm = confirms(world) ? session.rules.confirm?.(g, action) : undefined;
    if (confirm !== undefined) entry.confirm = confirm;
    if (action.by === undefined || action.by === who) own.push(entry);
    else others.push(entry);
  }
  // a hero who can do nothing but end the day: nobody should have answered that beforehand
  const last = g.over === null && own.length === 1 && own[0].confirm === undefined;
  const short = brief === undefined ? {} : { brief };
  return { version: session.version, who, question: text, ...short, weighty: weighty || last, own, others };
}

/** What is left to do when the game is over. */
function afterTheEnd({ header }: World['table']): Entry[] {
  // the same heroes and level, other dice
  const again = header.startsWith('new legend ') ? header.replace(/ (seed|rules) \d+/g, '') : undefined;
  return [
    entry('How it ended', { do: 'open', what: 'ending' }),
    entry('Read the log', { do: 'open', what: 'log' }),
    ...(again === undefined ? [] : [entry('Play this legend again', { do: 'line', line: again })]),
    entry('Go to the title', { do: 'title' }),
    entry('Leave', { do: 'leave' }),
  ];
}

function sceneAfter({ panes, g }: Seated, before: unknown, told: readonly Told[]): unknown {
  let scene = before;
  for (const { event } of told) scene = panes.scene(g, scene, event);
  return scene;
}

/** What is read on a page of its own has but its title in the log. */
const linesOf = ({ panes, g }: Seated, told: readonly Told[]): Line[] =>
  told.flatMap(({ event, lines }) => {
    const reading = panes.reading(g, event, lines);
    return reading === undefined || reading.end ? lines : [reading.title];
  });

/** A game that has just come to the table: with what its set-up told, or with all that happened in it before. */
export function seat(world: World, ui: Ui, told: readonly Told[], fresh: boolean): Ui {
  const seated = seatedOf(world) as Seated;
  const log = linesOf(seated, told);
  const scene = sceneAfter(seated, null, told);
  const game: GameView = {
    prompt: promptOf(world, seated),
    log,
    fresh: fresh ? 0 : log.length,
    scene: seated.panes.sceneHolds(seated.g) ? scene : null,
    odds: [],
    over: seated.g.over !== null,
    players: seated.panes.players(seated.g),
  };
  const screens: Screen[] = [{ kind: 'game', list: FRESH_LIST, level: 'own' }];
  const next: Ui = { ...ui, game, screens, map: { ...FRESH_MAP, far: ui.map.far }, notice: noticeOf(world) };
  // cards of an old game were read; how it ended is read again
  const read = fresh ? told : told.filter(({ event }) => event.type === 'over');
  const map = { ...next.map, at: windowAfter(seated, next) };
  return withReadings(seated, { ...next, map }, read);
}

/** A line from the table itself, once. */
export function noticeOf(world: World): Line | null {
  const said = world.warnings.splice(0);
  return said.length === 0 ? null : words(said.join(' '));
}

/** The screen after an answer of the table; `asked` is the line that it answers. */
export function fold(world: World, ui: Ui, answer: Answer, asked = ''): Ui {
  const seated = seatedOf(world);
  switch (answer.kind) {
    case 'begun':
      return seat(world, ui, answer.told, true);
    case 'done':
    case 'undone':
    case 'redone':
      return seated === undefined ? ui : played(world, seated, ui, answer);
    case 'said':
      if (asked === 'odds' && ui.game?.scene && kindOf(ui) === 'full')
        return { ...ui, notice: null, game: { ...ui.game, odds: answer.lines } };
      if (answer.prompt && seated !== undefined && answer.lines.length > 0) {
        const back = seat(world, ui, seated.session.log(), false);
        return {
          ...back,
          notice: seated.g.over === null ? (back.notice ?? answer.lines[0]) : overWords(world, seated.g.over),
        };
      }
      return said(world, ui, answer.lines, asked);
    case 'refused':
      return { ...ui, notice: refusal(answer) };
    case 'expected':
      return { ...ui, notice: words(answer.text, answer.holds ? 'good' : 'bad') };
    case 'faces': {
      return { ...ui, notice: sentencesOf(answer)[0], typing: { purpose: 'command', text: '' } };
    }
    default:
      return { ...ui, notice: noticeOf(world) };
  }
}

/** Said of a game that is looked at again after its end. */
const overWords = ({ table }: World, { result }: { result: string }): Line =>
  words(`${table.file === null ? 'The game' : `The game "${table.file.name}"`} is over: it was ${result}.`);

function refusal({ rule, text, instead }: { rule: string | null; text: string; instead?: string }): Line {
  return [
    { text, as: 'bad' },
    ...(instead === undefined ? [] : words(` ${instead}`)),
    ...(rule === null ? [] : words(` (${rule})`, 'rule')),
  ];
}

/** One sentence is said at the foot of the log; more are a page. */
function said(world: World, ui: Ui, lines: readonly Line[], asked: string): Ui {
  if (lines.length <= 1) return { ...ui, notice: lines[0] ?? noticeOf(world) };
  const title = asked.trim() || 'asked';
  const shown = page('said', title[0].toUpperCase() + title.slice(1), lines);
  return pushed({ ...ui, notice: noticeOf(world) }, shown);
}

/** The map stays where it is as long as the hero can be seen well. */
function windowAfter({ panes, g }: Seated, ui: Ui): Ui['map']['at'] {
  if (kindOf(ui) !== 'full') return null;
  const { map: area } = gameLayout(ui);
  const asked = { ...area, width: area.width + 1, ascii: ui.looks.ascii, view: ui.map, marked: undefined };
  return panes.follow(g, asked, ui.map.at);
}

type Played = Extract<Answer, { kind: 'done' | 'undone' | 'redone' }>;

function played(world: World, seated: Seated, ui: Ui, { kind, told, note, dropped }: Played): Ui {
  const before = ui.game as GameView;
  const back = kind === 'undone';
  const all = back ? seated.session.log() : told;
  const old = back ? linesOf(seated, all) : before.log;
  const fresh = [
    ...(note === undefined ? [] : [words(note)]),
    ...(back ? [] : linesOf(seated, told)),
    ...(dropped === undefined ? [] : [words(dropped)]),
  ];
  const fights = !back && told.some(({ event }) => seated.panes.scene(seated.g, null, event) !== null);
  const scene = sceneAfter(seated, back ? null : before.scene, all);
  const game: GameView = {
    prompt: promptOf(world, seated),
    log: [...old, ...fresh],
    fresh: old.length,
    scene: fights || seated.panes.sceneHolds(seated.g) ? scene : null,
    odds: [],
    over: seated.g.over !== null,
    players: seated.panes.players(seated.g),
  };
  const other = before.prompt.who !== game.prompt.who;
  const pan = other ? { x: 0, y: 0 } : ui.map.pan;
  const map = { ...ui.map, pan, at: windowAfter(seated, ui) };
  const screens: Screen[] = [{ kind: 'game', list: FRESH_LIST, level: 'own' }];
  return withReadings(seated, { ...ui, game, map, screens, notice: noticeOf(world) }, told);
}

/** Cards and the ending lie over the game, the first on top, and are put away one by one. */
function withReadings({ panes, g }: Seated, ui: Ui, told: readonly Told[]): Ui {
  const readings = told.flatMap(({ event, lines }) => panes.reading(g, event, lines) ?? []);
  return readings.reverse().reduce((on, reading) => pushed(on, pageOf(reading)), ui);
}

const pageOf = ({ title, lines, end }: Reading): PageScreen => page(end ? 'end' : 'card', title, lines);
