import { settle } from '../../engine/machine.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { aside } from './asks/aside.ts';
import { ASK_HELP, ASKS, FREE_ASKS } from './asks/index.ts';
import { storyOf } from './asks/story.ts';
import { expand } from './commands.ts';
import { FACES } from './content/creatures.ts';
import { legendOf, proseOf } from './content/legends/index.ts';
import { expectation } from './expect.ts';
import { meant } from './meant.ts';
import { type FarSetup, RULES_VERSION, readNew } from './new.ts';
import { alsoWritten, write } from './notation.ts';
import { flows } from './rules/index.ts';
import { watch } from './rules/lookout.ts';
import { bareState, setUpLegend } from './rules/setup.ts';
import { setUpScenario } from './scenario.ts';
import { copyState } from './state.ts';
import type { Action, AnyFlows, Event, Game } from './types.ts';
import { viewOf } from './view.ts';
import { refuse, slip } from './why.ts';
import { confirm } from './words/confirm.ts';
import { ACT_HELP, OFFERS } from './words/help.ts';
import { label } from './words/labels.ts';
import { letterName } from './words/letters.ts';
import { legendName } from './words/names.ts';
import { questionOf } from './words/questions.ts';
import { roller } from './words/roller.ts';
import { say } from './words/say.ts';
import { together } from './words/together.ts';

/** Every face that some die shows (FIGHT-12). */
const ALL_FACES: readonly number[] = [...new Set(Object.values(FACES).flat())].sort((a, b) => a - b);

function begin(setup: FarSetup, tell?: (e: Event) => void): Game {
  const g =
    setup.scenario === null
      ? bareState(legendOf(setup.legend as string).board, setup.level, setup.seed)
      : setUpScenario(setup);
  g.tell = tell;
  if (setup.scenario === null) setUpLegend(g, legendOf(setup.legend as string), setup.heroes);
  settle(FAR_LAND, g);
  g.tell = undefined;
  return g;
}

/** Letters of a legend's id in the name of a saved game. */
const NAME_MOST = 40;

/** The Far Land, as the engine, the sessions and the front ends know it. */
export const FAR_LAND: Ruleset<FarSetup, Game, Action, Event> = {
  id: 'far-land',
  title: 'The Far Land',
  version: RULES_VERSION,
  flows: flows as AnyFlows,
  copy: copyState,
  watch,
  readNew,
  begin,
  layDice(g, faces) {
    const odd = faces.find((face) => !ALL_FACES.includes(face));
    if (odd !== undefined) return slip(`No die shows a ${odd}.`, `Faces: ${ALL_FACES.join(', ')}.`);
    g.rng.faces.push(...faces);
    return undefined;
  },
  write,
  alsoWritten,
  meant,
  expand,
  refuse,
  label,
  question: questionOf,
  aside,
  seats: (g) => g.heroes,
  confirm,
  say,
  together,
  story: storyOf,
  roller,
  ask: ASKS,
  freeAsk: FREE_ASKS,
  askHelp: ASK_HELP,
  actHelp: ACT_HELP,
  offers: OFFERS,
  view: viewOf,
  expect: expectation,
  seen: (g) => g.seen,
  chapter: (g) => g.day,
  summary: (g) => ({
    legend: g.legend === null ? 'scenario' : `${legendName(g.legend)} ${proseOf(g.legend).title}`,
    day: String(g.day),
    narrator: letterName(g.narrator),
    heroes: g.heroes.map((hero) => hero.name).join(', '),
  }),
  saveName: (setup) => (setup.legend === null ? 'scenario' : `legend-${legendName(setup.legend).slice(0, NAME_MOST)}`),
};
