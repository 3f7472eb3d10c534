import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Answer } from '../../src/session/answer.ts';
import { plainCommand } from '../../src/session/course.ts';
import { makeFolder } from '../../src/session/folder.ts';
import type { Games } from '../../src/session/games.ts';
import { listSaves } from '../../src/session/saves.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'farland-slips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GAME = 'new legend 1 heroes raash,avida seed 42';

function sit(): { play: (...lines: string[]) => Answer; say: (...lines: string[]) => string; table: Table } {
  const table = new Table({ games: [FAR_LAND] as unknown as Games, folder, saving: false, test: true });
  const play = (...lines: string[]): Answer => lines.map((line) => table.submit(line))[lines.length - 1];
  return {
    table,
    play,
    say: (...lines) =>
      sentencesOf(play(...lines))
        .map(textOf)
        .join('\n'),
  };
}

describe('a slip does nothing', () => {
  it('a word too much behind a command that stands alone', () => {
    const { play, say, table } = sit();
    play(GAME, 'walk 424', 'undo');
    for (const word of ['quit', 'saves', 'legends', 'repeat', 'more', 'story', 'hint', 'state', 'redo'])
      expect(say(`${word} 2`), word).toBe(`Say "${word}", and nothing more.`);
    expect(table.session?.played()).toEqual([]);
    expect(play('redo').kind).toBe('redone');
  });

  it('a name before what no hero does', () => {
    const { play, say, table } = sit();
    play(GAME, 'walk 424');
    for (const word of ['hint', 'undo 2', 'quit', 'save evening', 'help'])
      expect(play(`avida: ${word}`)).toMatchObject({
        kind: 'refused',
        text: `No name stands before "${word.split(' ')[0]}": no hero does that.`,
        instead: `Say "${word}".`,
      });
    expect(say('Raash:redo')).toMatch(/^No name stands before "redo"/);
    expect(table.session?.played()).toEqual(['walk 424']);
    expect(say('avida: dance')).toMatch(/"dance" is no command/);
    expect(say('avida: set down raash')).not.toMatch(/No name stands/);
  });

  it('a count that is not written in digits', () => {
    const { play } = sit();
    play(GAME, 'walk 424');
    for (const line of ['undo 1.0', 'undo 0x1', 'undo 1e0', 'undo +1', 'log 1.5', 'log 1e1', 'log 0', 'log 2 2'])
      expect(play(line).kind, line).toBe('refused');
    expect(play('undo 01').kind).toBe('undone');
  });

  it('a number that stands for no choice is told as it was typed', () => {
    const { say } = sit();
    say(GAME);
    expect(say('99999999999999999999')).toBe('There is no choice 99999999999999999999. The choices go from 1 to 5.');
    expect(say('000')).toMatch(/^There is no choice 0\. /);
  });

  it('a colon with nothing behind it leaves no blank', () => {
    expect(plainCommand(' Cards  A1 : ')).toBe('cards a1:');
    expect(plainCommand('AVIDA :drink')).toBe('avida: drink');
  });
});

describe('a `new` line', () => {
  it('for a game that is not here says so', () => {
    expect(sit().say('new amber-mines players 2 seed 5')).toBe(
      'There is no game "amber-mines" here, and "new" does not know the word.',
    );
    expect(sit().say('new legend 1 hero raash,avida')).toBe('"new" does not know the word "hero".');
  });

  it('of later rules is a record that cannot be read, and one of no rules is wrong', () => {
    const { play, say } = sit();
    expect(play(`${GAME} rules 99`)).toMatchObject({ kind: 'refused', unreadable: true });
    expect(say(`${GAME} RULES 99`)).toBe(
      'The record cannot be read: it was played under rules 99, and this program knows rules 1.',
    );
    for (const odd of ['x', '0', '-1', '1.5']) expect(say(`${GAME} rules ${odd}`)).toContain(`"${odd}" is no version`);
    expect(play(`${GAME} rules 1`).kind).toBe('begun');
  });

  it('has a print only for a legend of one’s own', () => {
    expect(sit().say(`${GAME} print abc`)).toBe('Only a legend of your own has a print.');
  });

  it('that names a file says from where it was looked for', () => {
    expect(sit().say('new scenario nowhere.json seed 1')).toBe(
      'The scenario nowhere.json cannot be read: it is not there, seen from the folder where the program was started.',
    );
    expect(sit().say('new scenario /nowhere.json seed 1')).toBe(
      'The scenario /nowhere.json cannot be read: it is not there.',
    );
  });
});

describe('the record of a scenario', () => {
  const scene = { board: 'lake', heroes: [{ hero: 'raash', space: 412, wp: 11 }] };
  const file = join(folder, 'scene.json');

  it('knows its scenario again however it is laid out, and no other one', () => {
    writeFileSync(file, JSON.stringify(scene));
    const begun = sit().play(`new scenario ${file} seed 1`);
    const line = 'line' in begun ? begun.line : '';
    expect(line).toMatch(/ seed 1 print [0-9a-f]{16} rules 1$/);
    writeFileSync(file, JSON.stringify(scene, null, 2));
    expect(sit().play(line)).toMatchObject({ kind: 'begun', line });
    writeFileSync(file, JSON.stringify({ ...scene, day: 2 }));
    expect(sit().say(line)).toBe(`The scenario ${file} has changed since this game was begun.`);
    expect(sit().play(`new scenario ${file} seed 1`).kind).toBe('begun');
  });
});

describe('folders', () => {
  it('with a link that leads round in a circle list the other games', () => {
    symlinkSync('round.farland', join(folder, 'round.farland'));
    writeFileSync(join(folder, 'good.farland'), `${GAME}\n`);
    expect(listSaves(folder).map((save) => save.name)).toEqual(['good']);
    expect(sit().say('saves')).toMatch(/^good: legend 1/);
  });

  it('are made with those above them, or the system says why not', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(join(file, 'below', 'it'))).toThrow(/ENOTDIR/);
    const unmade = existsSync('/proc/self') ? '/proc/none/saves' : join(file, 'saves');
    expect(() => makeFolder(unmade)).toThrow(/ENOENT|ENOTDIR/);
  });
});
