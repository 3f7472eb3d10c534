import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { titleChoices } from '../../src/plain/title.ts';
import type { Answer } from '../../src/session/answer.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson, stateHash } from '../../src/session/hash.ts';
import { MANAGE } from '../../src/session/manage.ts';
import { MANAGED, managedWord } from '../../src/session/managed.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table, type TableOptions } from '../../src/session/table.ts';
import { TOY, TOY_LATER } from './toy.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const GAMES = [TOY] as unknown as Games;
const LATER = [TOY_LATER] as unknown as Games;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farland-table-'));
  made.push(folder);
  return folder;
}

interface Scene {
  table: Table;
  folder: string;
  warnings: string[];
  play: (...lines: string[]) => Answer;
  file: (name?: string) => string;
}

function scene(options: Partial<TableOptions> = {}): Scene {
  const folder = options.folder ?? newFolder();
  const warnings: string[] = [];
  const table = new Table({ games: GAMES, saving: true, folder, warn: (w) => warnings.push(w), ...options });
  const play = (...lines: string[]): Answer => lines.map((l) => table.submit(l))[lines.length - 1];
  const file = (name = 'toy-1'): string => readFileSync(join(folder, `${name}.farland`), 'utf8');
  return { table, folder, warnings, play, file };
}

const spoken = (a: Answer): string => sentencesOf(a).map(textOf).join('\n');
const commandsOf = (record: string): string[] => record.split('\n').filter((l) => l !== '' && !l.startsWith('#'));
const state = (s: Scene): string => sortedJson({ ...s.table.session!.state, tell: undefined });

describe('the record', () => {
  it('holds the canonical `new` line and each command when its answer is given', () => {
    const s = scene();
    s.play('new toy seed 5');
    expect(s.file()).toBe('new toy players 2 seed 5 rules 1\n');
    s.play('FORWARD');
    expect(s.file()).toBe('new toy players 2 seed 5 rules 1\nstep 2\n');
    s.play('1', 'near', 'undo', 'verbose 0', 'help', 'expect ann at 2', 'what', '# aside', 'dice 3', 'roll');
    expect(commandsOf(s.file()).slice(1)).toEqual(['step 2', 'step 3', 'undo', 'dice 3', 'roll']);
    s.table.leave();
  });

  it('shows the drawn seed of a game that names none', () => {
    const s = scene();
    const begun = s.play('new toy');
    expect(spoken(begun)).toMatch(/^new toy players 2 seed \d+ rules 1\n/);
    expect(s.file()).toBe(`${spoken(begun).split('\n')[0]}\n`);
    s.table.leave();
  });

  it('gets a checkpoint at each sunrise and at leaving, with the hash of the state', () => {
    const s = scene();
    s.play('new toy seed 5', 'end', 'end', 'bob: wave');
    const points = () =>
      s
        .file()
        .split('\n')
        .filter((l) => l.startsWith('#@'))
        .map((l) => JSON.parse(l.slice(2)));
    expect(points().map((p) => p.after)).toEqual([2]);
    const left = state(s);
    s.table.leave();
    expect(points().map((p) => p.after)).toEqual([2, 3]);
    expect(sortedJson(points()[1].state)).toBe(left);
    expect(points()[1].hash).toBe(stateHash(points()[1].state));
    expect(points()[1].rules).toBe(1);
  });

  it('gets a checkpoint at the end of the game', () => {
    const s = scene();
    s.play('new toy players 1 seed 5');
    for (let at = 1; at < 12; at++) {
      s.play(`step ${at + 1}`);
      s.play('leave');
      if (at % 3 === 0) s.play('end');
    }
    expect(s.table.session!.state.over).toEqual({ result: 'won', why: 'road' });
    expect(s.file().trimEnd().split('\n').at(-1)).toMatch(/^#@ .*"over":\{"result":"won"/);
    s.table.leave();
    const offered = (): string[] => titleChoices(s.table).map(({ command }) => command);
    expect(offered()).toEqual(['new toy players 2', 'saves', 'help', 'quit']);
    expect(spoken(s.play('resume'))).toBe('There is no game to go on with.');
    appendFileSync(join(s.folder, 'toy-1.farland'), 'undo\n');
    expect(offered()[0]).toBe('resume');
    expect(s.play('resume').kind).toBe('said');
    expect(s.table.session!.state.over).toBeNull();
    s.table.leave();
    expect(offered()[0]).toBe('resume');
  });

  it('is written in one piece for all lines of one read, before their answers are shown', () => {
    const s = scene({ batch: true });
    s.play('new toy seed 5', 'step 2', 'step 3');
    expect(s.file()).toBe('');
    s.table.flush();
    expect(commandsOf(s.file()).length).toBe(3);
    s.table.leave();
  });

  it('is kept under legend-1, legend-1-2 and so on, and never overwritten', () => {
    const s = scene();
    for (let i = 0; i < 3; i++) s.play('new toy seed 1', 'step 2');
    s.table.leave();
    expect(readdirSync(s.folder).sort()).toEqual(['toy-1-2.farland', 'toy-1-3.farland', 'toy-1.farland']);
    const named = scene({ folder: s.folder, name: 'toy-1' });
    const before = s.file();
    expect(spoken(named.play('new toy seed 9'))).toBe('There is a game named "toy-1" already. Choose another name.');
    expect(s.file()).toBe(before);
  });

  it('has no name outside its folder', () => {
    const s = scene();
    s.play('new toy seed 5');
    for (const name of ['../x', 'a/b', '.', '..', 'a b', 'é', '~', 'x.farland', 'a'.repeat(65), '\u202ex/']) {
      expect(s.play(`save ${name}`).kind, name).toBe('refused');
      expect(s.play(`resume ${name}`).kind, name).toBe('refused');
      const named = scene({ folder: s.folder, name });
      expect(named.play('new toy').kind, name).toBe('refused');
    }
    expect(readdirSync(s.folder)).toEqual(['toy-1.farland', 'toy-1.farland.lock']);
    s.table.leave();
  });

  it('that cannot be written is told, and the game goes on', () => {
    const blocked = join(newFolder(), 'file');
    writeFileSync(blocked, '');
    const s = scene({ folder: join(blocked, 'saves') });
    expect(s.play('new toy seed 5').kind).toBe('begun');
    expect(s.warnings).toEqual(['The game cannot be saved as "toy-1": a file stands where its folder should be.']);
    expect(s.play('step 2').kind).toBe('done');
    const named = scene({ folder: join(blocked, 'saves'), name: 'evening' });
    expect(named.play('new toy seed 5').kind).toBe('refused');
  });
});

describe('save', () => {
  it('of a game without a name asks for one, and then keeps all of it', () => {
    const s = scene({ saving: false });
    s.play('new toy seed 5', 'step 2');
    expect(readdirSync(s.folder)).toEqual([]);
    expect(spoken(s.play('save'))).toBe('This game has no name yet. Say "save NAME".');
    expect(s.play('save evening')).toMatchObject({ kind: 'said', aside: true });
    s.play('undo', 'bob: wave');
    expect(commandsOf(s.file('evening')).slice(1)).toEqual(['step 2', 'undo', 'bob: wave']);
    s.table.leave();
  });

  it('under a new name leaves the old record as it was', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2', 'save other');
    const old = s.file();
    s.play('bob: wave');
    expect(s.file()).toBe(old);
    expect(commandsOf(s.file('other')).slice(1)).toEqual(['step 2', 'bob: wave']);
    expect(s.play('save toy-1').kind).toBe('refused');
    s.table.leave();
  });
});

describe('resume', () => {
  it('goes on with the very same state, and the record grows at its end', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2', 'bob: wave', 'undo', 'roll', 'end', 'end', 'step 3');
    const left = state(s);
    s.table.leave();
    const before = s.file();
    const again = scene({ folder: s.folder });
    expect(spoken(again.play('resume'))).toBe('Day 1: bob.\nDay 2: ann.\nann steps to 3.');
    expect(again.warnings).toEqual(['The game "toy-1" goes on.']);
    expect(state(again)).toBe(left);
    again.play('leave');
    expect(s.file()).toBe(`${before}leave\n`);
    again.play('undo 2');
    expect(commandsOf(s.file()).at(-1)).toBe('undo 2');
    again.table.leave();
  });

  it('takes the latest game that is not over, or the named one', () => {
    const s = scene();
    s.play('new toy seed 1', 'new toy seed 2', 'new toy seed 3');
    s.table.leave();
    utimesSync(join(s.folder, 'toy-1-2.farland'), 2_000_000_000, 2_000_000_000);
    s.play('resume');
    expect(s.table.session!.setup.seed).toBe(2);
    s.play('resume toy-1');
    expect(s.table.session!.setup.seed).toBe(1);
    expect(spoken(s.play('resume toy-1'))).toBe('"toy-1" is the game being played.');
    s.table.leave();
    expect(spoken(s.play('resume nothing'))).toBe('The game "nothing" cannot be read: it is not there.');
  });

  it('finds nothing to go on with in an empty folder, or none', () => {
    expect(spoken(scene().play('resume'))).toBe('There is no game to go on with.');
    expect(spoken(scene({ folder: '/nowhere/at/all' }).play('resume'))).toBe('There is no game to go on with.');
  });

  it('of a record cut at any byte goes on with what was answered, and the file loses no whole line', () => {
    const s = scene();
    s.play(
      'new toy seed 5',
      'step 2',
      'roll',
      'end',
      'dice 3 4',
      'roll',
      'end',
      'bob: wave',
      'undo',
      'step 3',
      'leave',
    );
    s.table.leave();
    const whole = readFileSync(join(s.folder, 'toy-1.farland'));
    const path = join(s.folder, 'cut.farland');
    for (let n = 0; n < whole.length; n++) {
      writeFileSync(path, whole.subarray(0, n));
      const cut = scene({ folder: s.folder });
      const answer = cut.play('resume cut');
      const kept = whole.subarray(0, n).toString().split('\n').slice(0, -1);
      if (kept.length === 0) {
        expect(answer, `${n}`).toMatchObject({ kind: 'refused', unreadable: true });
        expect(readFileSync(path).length, `${n}`).toBe(n);
        continue;
      }
      expect(answer.kind, `${n}`).toBe('said');
      expect(cut.table.lines, `${n}`).toEqual(commandsOf(kept.join('\n')).slice(1));
      if (whole[n - 1] !== 0x0a) expect(cut.warnings).toContain('The last line was cut off and is left out.');
      cut.play('players Ann');
      cut.table.leave();
      expect(readFileSync(path, 'utf8').startsWith(`${kept.join('\n')}\n`), `${n}`).toBe(true);
      rmSync(path);
    }
  });

  it('of what is no record says so and leaves the file as it was', () => {
    const s = scene();
    const broken = {
      empty: '',
      zeros: '\0'.repeat(4096),
      prose: 'Dear diary,\n',
      seed: 'new toy seed -1\n',
      newer: 'new toy players 2 seed 5 rules 99\nstep 2\n',
      noise: '\u001b[31m\u{10ffff}\n',
    };
    for (const [name, text] of Object.entries(broken)) {
      const path = join(s.folder, `${name}.farland`);
      writeFileSync(path, text);
      const answer = s.play(`resume ${name}`);
      expect(answer, name).toMatchObject({ kind: 'refused', unreadable: true });
      expect(spoken(answer), name).toMatch(/^The game "\w+" cannot be read: .+\.$/);
      expect(spoken(answer), name).not.toMatch(/[\u0000-\u0009\u001b]/);
      expect(readFileSync(path, 'utf8'), name).toBe(text);
    }
    expect(spoken(s.play('saves')).split('\n').length).toBe(6);
  });

  it('with zeros at the end of a record, as a crash leaves them, drops them', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2');
    s.table.leave();
    const before = s.file();
    appendFileSync(join(s.folder, 'toy-1.farland'), Buffer.alloc(512));
    s.play('resume');
    s.play('step 3');
    expect(s.file()).toBe(`${before}step 3\n`);
    s.table.leave();
  });

  it('under later rules goes on from the checkpoint, plays what fits, and shows the rest', () => {
    const s = scene();
    s.play('new toy seed 5', 'bob: wave', 'end', 'end', 'step 2', 'bob: wave', 'step 3');
    s.table.flush();
    s.table.release(); // as kill -9 leaves it: the last checkpoint is the sunrise
    const before = s.file();
    const later = scene({ folder: s.folder, games: LATER });
    const told = spoken(later.play('resume'));
    expect(later.warnings).toContain('The rules have changed since. The game goes on from its last checkpoint.');
    expect(told).toContain('these commands fit no more and were not done:\nbob: wave\nstep 3');
    expect(later.table.session!.state).toMatchObject({ day: 2, walkers: [{ at: 2 }, { at: 1 }] });
    expect(s.file().startsWith(before)).toBe(true);
    later.play('end');
    const left = state(later);
    later.table.leave();
    const again = scene({ folder: s.folder, games: LATER });
    again.play('resume');
    expect(state(again)).toBe(left);
    again.table.leave();
    expect(s.file().startsWith(before)).toBe(true);
  });

  it('whose checkpoint tells of another game than its commands goes on from the checkpoint', () => {
    const s = scene();
    s.play('new toy seed 5', 'roll', 'end', 'end', 'step 2');
    s.table.leave();
    const path = join(s.folder, 'toy-1.farland');
    writeFileSync(path, s.file().replace('seed 5', 'seed 6'));
    s.play('resume');
    expect(s.warnings.join()).toContain('the game told again is not the game that was played');
    expect(s.table.session!.state).toMatchObject({ day: 2 });
    s.table.leave();
  });

  it('that went on from a state of another program says so', () => {
    const s = scene();
    const odd = { rng: { words: [1, 2, 3, 4] }, stack: [], over: null };
    const jump = JSON.stringify({ after: 1, hash: stateHash(odd), rules: 1, state: odd, jump: true });
    writeFileSync(join(s.folder, 'odd.farland'), `new toy players 2 seed 5 rules 1\nstep 2\n#@ ${jump}\n`);
    expect(spoken(s.play('resume odd'))).toBe(
      'The game "odd" cannot be read: the state that it went on from is not one of this program.',
    );
  });

  it('with a forged state in a checkpoint believes the commands', () => {
    const s = scene();
    s.play('new toy seed 5', 'end', 'end', 'step 2');
    const left = state(s);
    s.table.leave();
    writeFileSync(join(s.folder, 'toy-1.farland'), s.file().replaceAll('"coins":0', '"coins":99'));
    s.play('resume');
    expect(state(s)).toBe(left);
    s.table.leave();
  });
});

describe('two programs on one record', () => {
  it('the second is told and refused', () => {
    const one = scene();
    one.play('new toy seed 5', 'step 2');
    const before = one.file();
    const two = scene({ folder: one.folder });
    expect(spoken(two.play('resume toy-1'))).toMatch(
      /^"toy-1" is being played in another program \(process \d+ on .+\)/,
    );
    expect(one.file()).toBe(before);
    one.table.leave();
    expect(two.play('resume toy-1').kind).toBe('said');
    two.table.leave();
  });

  it('a stale lock of this host does not block, one of another host does', () => {
    const s = scene();
    s.play('new toy seed 5');
    s.table.leave();
    const lock = join(s.folder, 'toy-1.farland.lock');
    const gone = { host: hostname(), pid: 2 ** 22 + 12345, started: null };
    const reused = { host: hostname(), pid: process.pid, started: 'long ago' };
    for (const holder of [gone, reused, 'no lock at all']) {
      writeFileSync(lock, JSON.stringify(holder));
      expect(s.play('resume toy-1').kind).toBe('said');
      s.table.leave();
      expect(existsSync(lock)).toBe(false);
    }
    writeFileSync(lock, JSON.stringify({ host: `${hostname()}-other`, pid: 1, started: null }));
    expect(s.play('resume toy-1').kind).toBe('refused');
  });
});

describe('what is managed', () => {
  it('saves are listed with their state, the latest first', () => {
    const s = scene();
    s.play('new toy seed 5', 'end', 'end', 'new toy seed 6');
    utimesSync(join(s.folder, 'toy-1.farland'), 1_000_000_000, 1_000_000_000);
    expect(spoken(s.play('saves'))).toMatch(
      /^toy-1-2: game toy, day 1, heroes ann,bob, going on, .* UTC\ntoy-1: game toy, day 2, heroes ann,bob, going on, 2001-09-09 01:46 UTC$/,
    );
    s.table.leave();
    expect(spoken(scene().play('saves'))).toBe('No game is kept.');
  });

  it('legends that were won in a kept game are marked', () => {
    const s = scene();
    expect(spoken(s.play('legends'))).toBe('The Toy Road. Twelve steps. To begin: new toy players 2');
    const record = ['new toy players 1 seed 5 rules 1'];
    for (let at = 1; at < 12; at++) {
      record.push(`step ${at + 1}`);
      if ([3, 6, 9].includes(at + 1)) record.push('leave');
      if (at % 3 === 0) record.push('end');
    }
    writeFileSync(join(s.folder, 'old.farland'), `${record.join('\n')}\n`);
    expect(spoken(s.play('legends'))).toContain('Won.');
  });

  it('before a game is begun every line says what to type', () => {
    const s = scene();
    expect(spoken(s.play('step 2'))).toBe('No game is begun. Say "new toy players 2", "resume" or "help".');
    expect(spoken(s.play('rules step'))).toBe('STEP-1: three steps a day.');
    expect(spoken(s.play('help'))).toContain('near: who stands where');
    for (const line of ['log', 'more', 'save', 'state', 'expect won', 'undo'])
      expect(s.play(line).kind, line).toBe('refused');
  });

  it('more begins with the first choice where the question stood alone', () => {
    const s = scene();
    s.play('new toy seed 5', 'dice 6 6', 'roll', 'end', 'end', 'roll', 'verbose 0');
    expect(spoken(s.play('more'))).toMatch(/^1\. /);
    expect(spoken(s.play('more'))).toMatch(/^10\. /);
    s.table.leave();
  });

  it('more goes on with the tenth choice, and any number is accepted at once', () => {
    const s = scene();
    s.play('new toy seed 5', 'dice 6 6', 'roll', 'end', 'end', 'roll');
    expect(spoken(s.play('more'))).toBe(
      '10. drop 8 (drop 8)\n11. drop 9 (drop 9)\n12. drop 10 (drop 10)\n13. drop 11 (drop 11)\n' +
        '14. drop 12 (drop 12)\n15. bob: wave (bob: wave)',
    );
    expect(spoken(s.play('more'))).toBe('There are no more choices. The choices go from 1 to 15.');
    expect(s.play('14')).toMatchObject({ commands: ['drop 12'] });
    s.table.leave();
  });

  it('log tells the whole game, or its last sentences', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2', 'step 3', 'leave', 'undo');
    expect(spoken(s.play('log'))).toBe('The road is long.\nann steps to 2.\nann steps to 3.');
    expect(spoken(s.play('log 1'))).toBe('ann steps to 3.');
    expect(s.play('log x').kind).toBe('refused');
    s.table.leave();
  });

  it('repeat says the last answer again, with the prompt', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2');
    for (let i = 0; i < 2; i++) {
      const again = s.play('repeat');
      expect(again).toMatchObject({ kind: 'said', prompt: true });
      expect(spoken(again)).toBe('ann steps to 2.');
    }
    s.table.leave();
  });

  it('state is for scenarios and tests, and stops undo', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2');
    expect(s.play('state').kind).toBe('refused');
    s.table.leave();
    const t = scene({ test: true });
    t.play('new toy seed 5', 'step 2');
    expect(t.play('state')).toMatchObject({ kind: 'said', data: { day: 1, who: 0 } });
    expect(spoken(t.play('undo'))).toContain('the whole state was looked at');
    t.table.leave();
  });

  it('expectations that every game has', () => {
    const s = scene();
    s.play('new toy seed 5', 'step 2');
    const holds = (line: string): boolean | string => {
      const a = s.play(line);
      return a.kind === 'expected' ? a.holds : a.kind;
    };
    expect(holds('expect ann at 2')).toBe(true);
    expect(holds('expect ann at 3')).toBe(false);
    expect(holds('expect won')).toBe(false);
    expect(holds('expect over')).toBe(false);
    expect(holds('expect choice STEP 3')).toBe(true);
    expect(holds('expect choice step 4')).toBe(false);
    expect(holds('expect no choice step 4')).toBe(true);
    expect(holds('expect no choice roll')).toBe(false);
    expect(holds('expect the moon')).toBe('refused');
    s.play('step 9');
    expect(holds('expect refused STEP-1')).toBe(true);
    expect(holds('expect refused')).toBe(false);
    s.play('step 9');
    expect(holds('expect refused ROLL-1')).toBe(false);
    s.table.leave();
  });

  it('every word about the table is known as such, and `set down` is left to games', () => {
    expect(Object.keys(MANAGE)).toEqual(Object.keys(MANAGED));
    for (const word of Object.keys(MANAGED)) expect(managedWord(word)).toBe(word);
    expect(['set', 'SET ascii on', 'Save evening', 'log 3'].map(managedWord)).toEqual(['set', 'set', 'save', 'log']);
    for (const line of ['set down tenaya', 'savex', 'take log', 'toString']) expect(managedWord(line)).toBeUndefined();
  });

  it('settings change the table at once, and wrong ones are refused', () => {
    const s = scene();
    expect(spoken(s.play('set ascii on'))).toBe('Plain signs: on.');
    expect(s.table.settings.ascii).toBe(true);
    expect(spoken(s.play('set'))).toContain('ascii on: only letters');
    expect(spoken(s.play('set moon on'))).toMatch(/^There is no setting "moon"\. The settings: plain, ascii,/);
    expect(s.play('set theme blue')).toMatchObject({
      text: expect.stringMatching(/^That is no value for theme: /),
      instead: '',
    });
    for (const line of ['set ascii maybe', 'set verbose 3', 'set ascii', 'verbose 3', 'verbose']) {
      expect(s.play(line).kind, line).toBe('refused');
    }
    expect(spoken(s.play('players Ann Ben'))).toBe('At the table, clockwise: Ann, Ben.');
  });
});

describe('real dice', () => {
  it('every roll is asked for, and stands in the record before its command', () => {
    const s = scene({ dice: 'ask' });
    s.play('new toy seed 5', 'step 2');
    expect(s.play('roll')).toEqual({ kind: 'faces', dice: 1, command: 'roll' });
    expect(s.play('7').kind).toBe('refused');
    expect(s.play('2 3').kind).toBe('refused');
    expect(spoken(s.play('4'))).toBe('ann rolls 4.');
    expect(commandsOf(s.file()).slice(1)).toEqual(['step 2', 'dice 4', 'roll']);
    s.play('end');
    s.play('roll');
    expect(spoken(s.play('stop'))).toBe('Not done: roll.');
    s.table.leave();
    expect(commandsOf(s.file()).at(-1)).toBe('end');
  });

  it('laid down for the first game are rolled first', () => {
    const s = scene({ dice: [6, 1] });
    s.play('new toy seed 5');
    expect(spoken(s.play('roll'))).toBe('ann rolls 6.');
    expect(commandsOf(s.file()).slice(1)).toEqual(['dice 6 1', 'roll']);
    s.table.leave();
  });
});
