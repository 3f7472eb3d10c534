import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { retell } from '../../src/plain/replay.ts';
import { Table } from '../../src/session/table.ts';
import { RECORDS, wantedRecords } from './records.ts';

/** The record told again on a table of its own; `check` compares it with its checkpoints. */
function told(text: string, check: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'farland-records-'));
  const table = new Table({ games: [FAR_LAND], folder, saving: false, batch: true, seed: 0 });
  return {
    ...retell(text, { table, to: null, check, json: false, width: null }),
    over: () => table.session?.state.over,
  };
}

describe.each(wantedRecords())('the record $name', ({ name, until }) => {
  const path = join(RECORDS, `${name}.farland`);

  it('is there; "npm run records" makes it anew', () => {
    expect(existsSync(path)).toBe(true);
  });

  it('fits the rules, with every checkpoint', () => {
    const checked = told(readFileSync(path, 'utf8'), true);
    expect(checked.aside).toBe('');
    expect(checked.code).toBe(0);
    expect(Number(/checkpoints (\d+)/.exec(checked.out)?.[1])).toBeGreaterThan(0);
  });

  it('ends as its name says', () => {
    const { over } = told(readFileSync(path, 'utf8'), false);
    const end = over();
    expect([end?.result, `${end?.result}-${end?.why}`]).toContain(until);
  });
});
