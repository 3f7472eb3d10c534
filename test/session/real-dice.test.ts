import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Games } from '../../src/session/games.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'farland-dice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORDS = {
  board: 'lake',
  turn: 'avida',
  heroes: [
    { hero: 'avida', space: 412, wp: 7, sp: 3 },
    { hero: 'raash', space: 451 },
  ],
  creatures: [{ kind: 'gor', space: 412 }],
};

/** A table where all dice are rolled by hand. */
function table(words: object = WORDS): { at: Table; say: (line: string) => string; kind: (line: string) => string } {
  const path = join(folder, 'scene.json');
  writeFileSync(path, JSON.stringify(words));
  const at = new Table({ games: [FAR_LAND] as unknown as Games, folder, saving: false, dice: 'ask' });
  at.submit(`new scenario ${path} seed 1`);
  return {
    at,
    say: (line) => sentencesOf(at.submit(line)).map(textOf).join('\n'),
    kind: (line) => at.submit(line).kind,
  };
}

describe('real dice', () => {
  it('are asked for hero by hero and for the enemy, and stand in the record before their command', () => {
    const { at, say, kind } = table();
    expect(kind('fight gor')).toBe('done');
    expect(say('roll')).toBe('Roll 2 dice for Avida and type their faces.');
    expect(say('4 2')).toBe('Roll 2 dice for the Gor and type their faces.');
    expect(say('1 3')).toMatch(/rolls 1 and 3: 3 counts/);
    expect(at.lines).toEqual(['fight gor', 'dice 4 2 1 3', 'roll']);
  });

  it('the game may be asked while it waits, and the command left', () => {
    const { at, say, kind } = table();
    kind('fight gor');
    kind('roll');
    expect(kind('look')).toBe('said');
    expect(kind('near')).toBe('said');
    expect(say('walk 411')).toBe('"roll" waits for the faces of 2 dice.');
    expect(say('3')).toBe('"roll" waits for the faces of 2 dice.');
    expect(say('7 7')).toBe('No die shows a 7.');
    expect(say('undo')).toBe('Not done: roll.');
    expect(at.lines).toEqual(['fight gor']);
    expect(kind('roll')).toBe('faces');
  });

  it('are asked for by a long walk too, where it ends in fog with a card that rolls', () => {
    const fog = { tokens: [{ kind: 'fog', holds: 'event', space: 414 }], creatures: [], events: ['quarrel'] };
    const { at, say } = table({ ...WORDS, ...fog });
    expect(say('walk 414')).toBe("Roll 1 die for the card (heroes' die) and type its face.");
    expect(at.session!.played()).toEqual([]);
    expect(say('5')).toMatch(/The heroes' die shows 5\./);
    expect(at.lines).toEqual(['dice 5', 'walk 413', 'walk 414', 'stop']);
  });
});
