import { hintTime } from './hint.ts';
import { type Row, removeFolders } from './measure.ts';
import { pipedCommands } from './piped.ts';
import { plainBytes } from './plain.ts';
import { growth, manyGames, randomPlay } from './play.ts';
import { builtGame } from './programs.ts';
import { firstScreen, keyCosts, memory } from './screen.ts';
import { starts } from './starts.ts';
import { clears, turnCosts } from './turn.ts';

/**
 * Measures every goal for speed and prints one line each: what, goal, measured, how bare Node, plain Ink and other
 * peers did in the same run. Words pick lines: `npm run bench -- start keys`. Ends with 1 when a goal was missed.
 */
const SECTIONS: { readonly [name: string]: (game: string) => Promise<Row[]> } = {
  start: starts,
  screen: firstScreen,
  keys: keyCosts,
  turn: turnCosts,
  clears,
  plain: plainBytes,
  piped: pipedCommands,
  random: randomPlay,
  growth,
  memory,
  games: manyGames,
  hint: hintTime,
};

const wished = process.argv.slice(2);
const named = Object.entries(SECTIONS).filter(([name]) => wished.length === 0 || wished.includes(name));
const VERDICTS = { true: 'met', false: 'MISSED', undefined: '' } as const;

function told({ what, goal, measured, beside, met }: Row): string {
  const lines = [`${what.padEnd(36)} ${measured.padEnd(34)} ${VERDICTS[`${met}`]}`.trimEnd(), `    goal ${goal}`];
  return lines.join('\n') + (beside === undefined ? '' : `; ${beside}`);
}

const game = builtGame();
let missed = 0;
for (const [, section] of named) {
  for (const row of await section(game)) {
    if (row.met === false) missed += 1;
    console.log(told(row));
  }
}
removeFolders();
console.log(missed === 0 ? '\nAll goals met.' : `\nGoals missed: ${missed}.`);
process.exit(missed === 0 ? 0 : 1);
