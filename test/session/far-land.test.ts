import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { below, rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { outputTo } from '../../src/plain/output.ts';
import { runPipe } from '../../src/plain/pipe.ts';
import { retell } from '../../src/plain/replay.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { Table } from '../../src/session/table.ts';

const GAMES = [FAR_LAND] as unknown as Games;
const LEGENDS = FAR_LAND.offers.map((o) => o.words);
const HEROES = ['raash,avida', 'grent,tenaya', 'raash,grent,tenaya', 'raash,grent,tenaya,avida'];
const folder = mkdtempSync(join(tmpdir(), 'farland-far-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stateOf = (table: Table): string => sortedJson({ ...table.session!.state, tell: undefined });

/** A game of random choices, with an undo or redo now and then; ends by itself or after `most` lines. */
function randomGame(seed: number, most: number): { table: Table; name: string } {
  const name = `g${seed}`;
  const table = new Table({ games: GAMES, folder, saving: true, name, batch: true });
  const words = LEGENDS[seed % LEGENDS.length];
  expect(table.submit(`new ${words} heroes ${HEROES[seed % HEROES.length]} seed ${seed}`)).toMatchObject({
    kind: 'begun',
  });
  const rng = rngOf(seed);
  for (let n = 0; n < most && table.session!.state.over === null; n++) {
    const choices = table.session!.actions().length;
    const what = below(rng, 20);
    if (what === 0) table.submit(`undo ${1 + below(rng, 3)}`);
    else if (what === 1) table.submit('redo');
    else expect(table.submit(String(1 + below(rng, choices))).kind).toBe('done');
  }
  return { table, name };
}

describe('a game of The Far Land', () => {
  it('is the same after resume, and told again, whatever was played and taken back', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const { table, name } = randomGame(seed, 400);
      const left = stateOf(table);
      const log = table.session!.log().flatMap((t) => t.lines.map(textOf));
      table.leave();
      const again = new Table({ games: GAMES, folder, saving: true });
      expect(again.submit(`resume ${name}`), name).toMatchObject({ kind: 'said' });
      expect(stateOf(again), name).toBe(left);
      expect(
        again.session!.log().flatMap((t) => t.lines.map(textOf)),
        name,
      ).toEqual(log);
      again.leave();
      const text = readFileSync(join(folder, `${name}.farland`), 'utf8');
      const teller = new Table({ games: GAMES, folder, saving: false, batch: true, seed: 0 });
      const told = retell(text, { table: teller, to: null, check: true, json: false, width: null });
      expect(told, name).toMatchObject({ code: 0, aside: '' });
    }
  });

  it('takes nothing back that was rolled, drawn or seen', () => {
    for (let seed = 30; seed < 42; seed++) {
      const { table } = randomGame(seed, 60);
      const session = table.session!;
      const known = () => JSON.stringify([session.state.rng, FAR_LAND.seen(session.state as never)]);
      for (let before = known(); session.submit('undo').kind === 'undone'; before = known()) {
        expect(known(), `seed ${seed}`).toBe(before);
      }
      table.leave();
    }
  });

  it('ends at once and well when the script ends, in the middle of any question', async () => {
    const { table, name } = randomGame(100, 250);
    table.leave();
    const rows = readFileSync(join(folder, `${name}.farland`), 'utf8').split('\n');
    const lines = rows.filter((l) => l !== '' && !l.startsWith('#'));
    for (let n = 1; n <= lines.length; n += 3) {
      const options = { json: n % 2 === 0, keepGoing: false, width: null, first: [], aside: () => {} };
      const cut = new Table({ games: GAMES, folder, saving: false, batch: true });
      const input = Readable.from([Buffer.from(lines.slice(0, n).join('\n'))]);
      let out = '';
      const output = new Writable({
        write(chunk, _, done) {
          out += chunk;
          done();
        },
      });
      expect(await runPipe({ table: cut, ...options }, input, outputTo(output)), `${n}`).toBe(0);
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      for (const row of options.json ? out.trimEnd().split('\n') : []) JSON.parse(row);
    }
  });

  it('lists its choices so that number, command and every other spelling mean the same', () => {
    for (let seed = 50; seed < 56; seed++) {
      const { table } = randomGame(seed, 80);
      const session = table.session!;
      for (const choice of session.choices()) {
        expect(session.place(choice.command.toUpperCase())).toBe(choice.n - 1);
        expect(session.place(` ${choice.n} `)).toBe(choice.n - 1);
        for (const also of FAR_LAND.alsoWritten(session.state as never, choice.action as never)) {
          expect(also).toBe(also.toLowerCase());
          expect(session.place(also), also).toBeGreaterThanOrEqual(0);
        }
      }
      table.leave();
    }
  });
});
