import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { titleText } from '../../src/plain/title.ts';
import type { Games } from '../../src/session/games.ts';
import { savePath } from '../../src/session/saves.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';
import { wonWords } from '../../src/session/won.ts';

const laid = (folder = mkdtempSync(join(tmpdir(), 'farland-story-'))): Table =>
  new Table({ games: [FAR_LAND] as unknown as Games, folder, saving: true, name: 'evening' });

const says = (table: Table, line: string): string[] => sentencesOf(table.submit(line)).map(textOf);

describe('story', () => {
  it('tells the cards by their titles, the goal, and what was chosen, day by day, and leaves the rest out', () => {
    const table = laid();
    expect(says(table, 'story')).toEqual(['No game is begun.']);
    says(table, 'new legend 1 heroes raash,avida seed 42');
    const first = says(table, 'story');
    expect(first[0]).toBe('Raash and Avida set out. Legend 1: Smoke over the Lake.');
    expect(first).toContain('Card A1. Smoke over the lake.');
    expect(first.some((line) => line.startsWith('Goal: '))).toBe(true);
    expect(first.join('\n')).not.toContain('Smoke hangs over the lake');
    for (const line of ['walk 424', 'stop', 'end', 'end']) says(table, line);
    const then = says(table, 'story');
    expect(then.slice(0, first.length)).toEqual(first);
    expect(then.at(-1)).toMatch(/^Card B1\./);
    for (let n = 0; n < 6; n++) says(table, 'end');
    const later = says(table, 'story');
    expect(later.slice(0, then.length)).toEqual(then);
    expect(later[then.length]).toMatch(/^Day [234] begins/);
    expect(later.length).toBeGreaterThan(then.length + 1);
    expect(then.join('\n')).not.toContain('walks to');
    table.leave();
  });
});

/** A kept game with this ending in its last checkpoint, as the program writes it. */
function keptGame(folder: string, name: string, lines: readonly string[]): void {
  writeFileSync(savePath(folder, name), `${lines.join('\n')}\n`);
}

describe('legends won', () => {
  it('stand on the title, found in the records of games that are kept', async () => {
    const table = laid();
    const { folder } = table.options;
    expect(wonWords(table)).toBeUndefined();
    expect(titleText(table)).not.toContain('Won');
    const { recordOf, seedOf } = await import('../../src/bots/record.ts');
    const wish = { legend: '1', level: 'veteran', sets: ['raash,grent,avida'], bot: 'greedy' };
    const [won, lost] = ['won', 'lost'].map((until) => seedOf(wish, until, 60) as number);
    keptGame(folder, 'lost', [recordOf(wish, lost).trimEnd()]);
    expect(wonWords(table)).toBeUndefined();
    const record = recordOf(wish, won).trimEnd();
    keptGame(folder, 'won', [record]);
    const title = FAR_LAND.offers[0].title;
    expect(wonWords(table)).toBe(`Won so far: ${title}.`);
    expect(titleText(table)).toContain(`\nWon so far: ${title}.\n`);
    expect(says(table, 'legends')[0]).toContain(' Won. ');
    const bare = record.split('\n').filter((line) => !line.startsWith('#@'));
    keptGame(folder, 'won', bare);
    expect(wonWords(table)).toBe(`Won so far: ${title}.`);
    keptGame(folder, 'won', bare.slice(0, -1));
    expect(wonWords(table)).toBeUndefined();
  });
});
