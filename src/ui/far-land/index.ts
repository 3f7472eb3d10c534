import { words } from '../../engine/line.ts';
import { goalText, nextStar } from '../../games/far-land/asks/tale.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { proseOf } from '../../games/far-land/content/legends/index.ts';
import { shieldsFree } from '../../games/far-land/rules/creatures.ts';
import { heroOf } from '../../games/far-land/state.ts';
import { type Action, type Event, type Frame, type Game, HERO_IDS } from '../../games/far-land/types.ts';
import { letterName } from '../../games/far-land/words/letters.ts';
import { legendName } from '../../games/far-land/words/names.ts';
import { cardWords } from '../../games/far-land/words/say.ts';
import type { Panes } from '../panes.ts';
import { type Row, type Span, span, widthOfRow } from '../rows.ts';
import { drawFight } from './arena.ts';
import { boardPage, boardRows } from './boards.ts';
import { type FightScene, inFight, sceneAfter } from './fight.ts';
import { dangerWords, lettersRow, mapRows } from './map.ts';
import { setUp } from './set-up.ts';
import { follow } from './window.ts';

/** What a table would read out from a card lies on a page of its own. */
const READ: readonly Event['type'][] = ['card', 'event-card', 'tower-card'];

function status(g: Game, room: number): Row {
  const long = statusOf(g, true);
  return widthOfRow(long) <= room ? long : statusOf(g, false);
}

function statusOf(g: Game, long: boolean): Row {
  const star = nextStar(g);
  const legend = g.legend === null ? 'Scenario' : `Legend ${legendName(g.legend)}`;
  const title = g.legend === null ? '' : `: ${proseOf(g.legend).title}`;
  const parts: [string, string][] = [
    ...(long ? ([[`${legend}${title}`, '']] as [string, string][]) : []),
    ['Day ', String(g.day)],
    ['Narrator ', `${letterName(g.narrator)}${star === undefined ? '' : `, star ${letterName(star)}`}`],
    [long ? 'Shields free ' : 'Shields ', String(shieldsFree(g))],
  ];
  return parts.flatMap(([what, value], i): Span[] => [
    span(i === 0 ? '' : '  ', 'faint'),
    span(what),
    span(value, 'number'),
  ]);
}

/** The space a choice leads to; for what is done on the spot, where it is done. */
function spaceOf(g: Game, action: Action): number | undefined {
  if (action.verb === 'walk' || action.verb === 'flaps') return action.to;
  if (action.verb === 'fight') return action.space;
  if ('at' in action && action.at !== undefined) return action.at;
  if (action.by !== undefined) return heroOf(g, action.by).space;
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  if (top?.kind === 'turn' || top?.kind === 'walk') return heroOf(g, top.who).space;
  return undefined;
}

export const FAR_PANES: Panes<Game, FightScene> = {
  status,
  boardNames: HERO_IDS.map((id) => ({ id, name: HEROES[id].names.join(' or ') })),
  players: (g) => g.heroes.length,
  goal(g) {
    const goal = goalText(g);
    return goal === null ? null : words(goal, 'story');
  },
  map: mapRows,
  follow,
  letters: lettersRow,
  danger: dangerWords,
  boards: boardRows,
  boardPage,
  cards: (g) => [...new Set(g.read)].flatMap((card) => [...cardWords(g, card)]),
  spaceOf: (g, action) => spaceOf(g, action as Action),
  reading(_g, event, lines) {
    const e = event as Event;
    if (READ.includes(e.type)) return { title: lines[0] ?? words('A card'), lines: lines.slice(1) };
    if (e.type === 'over') return { title: words(e.result === 'won' ? 'Won' : 'Lost'), lines, end: true };
    return undefined;
  },
  scene: (g, before, event) => sceneAfter(g, before, event as Event),
  drawScene: drawFight,
  sceneHolds: inFight,
  setUp,
};
