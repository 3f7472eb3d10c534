/**
 * Finds a game by bot that ends as wished, and writes its record:
 * `npm run record -- --legend 1 --heroes raash,avida --until won [--level normal] [--bot greedy] [--out FILE]`.
 * `--until` is won, lost, or with the reason: won-bowl, lost-shields. Without `--out` the record goes to standard output.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordOf, seedOf } from '../../src/bots/record.ts';
import { readSets } from '../../src/bots/sets.ts';

const { values } = parseArgs({
  options: {
    legend: { type: 'string', default: '1' },
    heroes: { type: 'string', default: '2' },
    level: { type: 'string', default: 'normal' },
    bot: { type: 'string', default: 'greedy' },
    until: { type: 'string', default: 'won' },
    seeds: { type: 'string', default: '5000' },
    out: { type: 'string' },
  },
});

const sets = readSets(values.heroes);
if (sets === undefined) throw new Error(`--heroes takes 2, 3, 4 or names, not "${values.heroes}"`);
const wish = { legend: values.legend, level: values.level, bot: values.bot, sets };
const seed = seedOf(wish, values.until, Number(values.seeds));
if (seed === undefined) {
  process.stderr.write(`No game of ${values.seeds} ended so.\n`);
  process.exitCode = 1;
} else {
  const text = recordOf(wish, seed);
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
  process.stderr.write(`Seed ${seed}, heroes ${sets[seed % sets.length]}.\n`);
}
