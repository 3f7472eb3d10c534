import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { below, type Rng, rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { HERO_IDS, ITEM_IDS } from '../../src/games/far-land/types.ts';
import { answerText } from '../../src/plain/text.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { MANAGED } from '../../src/session/managed.ts';
import { Table } from '../../src/session/table.ts';

const LINES = Number(process.env.FARLAND_GAMES ?? 1) * 1500;
/** Words that front ends manage on the disk, or that end the game being played. */
const NOT_HERE = ['new', 'resume', 'save', 'saves', 'quit', 'set', 'state'];

const VERBS = [
  ...FAR_LAND.actHelp.map(([command]) => command.split(' ')[0]),
  ...Object.keys(FAR_LAND.ask),
  ...Object.keys(FAR_LAND.freeAsk),
  ...Object.keys(MANAGED).filter((word) => !NOT_HERE.includes(word)),
  ...['undo', 'redo', 'dice', 'carry', 'set', 'use', 'take', 'drop', 'eat', 'reveal', 'flaps', 'spy', 'beacon'],
  ...['spell', 'lead', 'unlead', 'answer', 'who', 'do', 'decline', 'back', 'alone', 'again', 'why walk', 'why use'],
];
const NOUNS = [
  ...['gold', 'herb', 'mushroom', 'log', 'overtime', 'down', 'strength', 'wp', 'at', 'has', 'refused', 'no', 'choice'],
  ...[
    'gor',
    'chalk skral',
    'spore',
    'knight',
    'e',
    'sw',
    'n',
    'none',
    'won',
    'over',
    'FIGHT-1',
    'A1',
    'the',
    '-1',
    '1e3',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    '#',
    ':',
    '0',
    '1',
    '2',
    '7',
    '99',
    '412',
    '413',
    '512',
    '999',
    '2.5',
    'é',
  ],
  ...HERO_IDS,
  ...HERO_IDS.map((id) => `${id}:`),
  ...['avid', 'raashana', 'Nobody:'],
  ...ITEM_IDS,
];

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];

/** A line of words that may or may not make sense. */
function babble(rng: Rng): string {
  const words = [pick(rng, VERBS), ...Array.from({ length: below(rng, 4) }, () => pick(rng, NOUNS))];
  return below(rng, 5) === 0 ? `${pick(rng, HERO_IDS)}: ${words.join(' ')}` : words.join(' ');
}

const SLIPS = /undefined|NaN|null|\[object|function|\.\.(?!\.)| {2}(?! )|\?\./;

/** The map is drawn: blanks and signs of all kinds stand there. */
const DRAWN = / --- /;

function saidWell(table: Table, line: string): void {
  const before = table.session && sortedJson(table.session.state);
  const answer = table.submit(line);
  const text = answerText(table, answer, null);
  if (!DRAWN.test(text)) expect(text, `"${line}" is answered with a slip`).not.toMatch(SLIPS);
  const asked = ['refused', 'said', 'expected', 'faces', 'nothing'].includes(answer.kind);
  if (asked) expect(table.session && sortedJson(table.session.state), `"${line}" left a mark`).toBe(before);
  if (answer.kind === 'refused') {
    expect(answer.text, `"${line}" is refused without a sentence`).toMatch(/[.?]$/);
    expect(answer.rule === null || textOf([{ text: answer.rule }]) !== '').toBe(true);
  }
}

describe('whatever is typed', () => {
  it.each([
    ['new legend 1 heroes raash,avida seed 1', 1],
    ['new legend 2 heroes grent,tenaya,avid seed 2', 2],
    ['new legend 3 heroes raashana,grent,tenaya,avida seed 3', 3],
  ])('after "%s" is answered in words, and leaves no mark unless it is carried out', (begin, seed) => {
    const rng = rngOf(seed);
    const dice = seed === 2 ? ({ dice: 'ask' } as const) : {};
    const table = new Table({ games: [FAR_LAND] as unknown as Games, folder: '/nowhere', saving: false, ...dice });
    table.submit(begin);
    for (let n = 0; n < LINES; n++) {
      if (table.session?.state.over) table.submit(begin);
      const many = table.session?.actions().length ?? 0;
      saidWell(table, below(rng, 4) === 0 && many > 0 ? String(1 + below(rng, many)) : babble(rng));
    }
  });
});
