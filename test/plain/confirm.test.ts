import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { outputTo } from '../../src/plain/output.ts';
import { playPlain } from '../../src/plain/plain.ts';
import type { Games } from '../../src/session/games.ts';
import { Table } from '../../src/session/table.ts';

/** What plain text says to these lines, typed one by one in a game of two heroes. */
async function typed(lines: readonly string[], yes = false): Promise<{ out: string; played: string[] }> {
  const table = new Table({ games: [FAR_LAND] as unknown as Games, folder: '/nowhere', saving: false });
  let out = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      out += chunk;
      done();
    },
  });
  let played: string[] = [];
  const follow = (): void => {
    if (table.session) played = table.session.played();
  };
  table.subscribe(follow);
  const first = 'new legend 1 heroes raash,avida seed 1';
  const options = { table, first, ascii: false, color: null, width: null, yes };
  expect(await playPlain(options, Readable.from(lines.map((line) => `${line}\n`)), outputTo(sink))).toBe(0);
  return { out, played };
}

it('a day ended by number with hours left is asked about, and done after "yes"', async () => {
  const { out, played } = await typed(['5', 'Y', 'walk 424']);
  expect(out).toContain('Raash has 7 hours left. End the day? Say yes or no.\n> Raash ends the day');
  expect(played).toEqual(['end', 'walk 424']);
});

it('after "no", or any other line, it is not done', async () => {
  const { out, played } = await typed(['5', 'no', '5', 'walk 424', 'yes']);
  expect(out).toContain('Not done: end.\nRaash, ');
  expect(played).toEqual(['walk 424']);
});

it('nothing is asked about a typed command, other numbers, or with --yes', async () => {
  for (const [lines, yes] of [
    [['end'], false],
    [['5'], true],
    [['1', '6'], false],
  ] as const) {
    expect((await typed(lines, yes)).out, lines.join()).not.toContain('Say yes or no');
  }
});
