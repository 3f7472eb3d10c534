import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { misuseOf } from '../../src/cli/misuse.ts';
import { asciiJson, asciiText } from '../../src/plain/ascii.ts';
import { wrapped } from '../../src/plain/text.ts';
import { stateHash } from '../../src/session/hash.ts';
import { buildToyProgram, cleanEnv, emptyFolder, pipe, type Ran } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const play = (script: string, ...args: string[]): Ran => pipe(program, args, script);
const shell = (command: string): Ran => {
  const line = `farland() { '${process.execPath}' '${program}' "$@"; }; ${command}`;
  const done = spawnSync('bash', ['-o', 'pipefail', '-c', line], { env: cleanEnv(), timeout: 60_000 });
  return { out: done.stdout.toString(), err: done.stderr.toString(), code: done.status };
};

function recordOf(lines: string): string {
  const path = join(emptyFolder(), 'r.farland');
  writeFileSync(path, lines);
  return path;
}

describe('a word of the command line', () => {
  it('that is not understood is told in a sentence of ours, with 2', () => {
    const more = 'Say "farland --help" for what can be typed.\n';
    for (const [args, said] of [
      [['nonsense'], 'There is no command "nonsense".'],
      [['--json', 'nonsense'], 'There is no command "nonsense".'],
      [['--bogus'], 'There is no flag "--bogus".'],
      [['replay'], 'Here a <file> is missing.'],
      [['--width'], 'Something is missing after --width <columns>.'],
      [['legends', 'x'], 'There is a word too much for "legends".'],
    ] as const) {
      expect(play('', ...args), args.join(' ')).toEqual({ out: '', err: `${said}\n${more}`, code: 2 });
    }
  });

  it('of which we know nothing is said as it is', () => {
    expect(misuseOf({ code: 'commander.conflictingOption', message: 'error: two of them' }, [])).toMatch(
      /^two of them\n/,
    );
  });

  it('stands on no line of the script', () => {
    expect(play('', '--players', '9').out).toMatch(/^The toy does not know "players"/);
    expect(play('', 'resume', 'none', '--saves', emptyFolder())).toMatchObject({
      out: 'The game "none" cannot be read: it is not there.\n',
      code: 4,
    });
    expect(play('walk\n', '--players', '2').out).toContain('Line 1, walk: ');
  });

  it('--name and --dice are looked at before anything is begun', () => {
    expect(play('', '--name', '../x')).toMatchObject({
      out: '',
      err: expect.stringContaining('A name is made of'),
      code: 2,
    });
    const folder = emptyFolder();
    const odd = play('', '--players', '2', '--dice', '9', '--name', 'x', '--saves', folder);
    expect(odd).toMatchObject({ out: expect.stringContaining('No die shows 9.'), code: 2 });
    expect(existsSync(join(folder, 'x.farland'))).toBe(false);
  });

  it('--dice is for the first game only', () => {
    const { out } = play('new toy seed 5\nroll\nnew toy seed 5\nroll\n', '--dice', '6');
    expect(out.match(/ann rolls \d/g)).toHaveLength(2);
    expect(out).toContain('ann rolls 6.');
    expect(out.replace('ann rolls 6.', '')).not.toContain('ann rolls 6.');
  });
});

describe('output that cannot be written', () => {
  it('ends every command with 2 and a sentence', () => {
    const record = recordOf('new toy seed 5\nstep 2\n');
    for (const command of [
      '--help',
      '--version',
      'legends',
      'rules step',
      'board lake',
      `replay ${record}`,
      'check --effects',
    ]) {
      const { err, code } = shell(`farland ${command} > /dev/full < /dev/null`);
      expect({ err, code }, command).toEqual({ err: expect.stringMatching(/^The output cannot be written/), code: 2 });
    }
  });

  it('is no fault when nobody reads it any more', () => {
    const record = recordOf('new toy seed 5\nstep 2\n');
    for (const command of ['--help', '--version', 'legends', 'rules step', 'board lake', `replay ${record}`]) {
      const { err, code } = shell(`farland ${command} < /dev/null | true`);
      expect({ err, code }, command).toEqual({ err: '', code: 0 });
    }
  });

  it('of a transcript is told once, and the game goes on', () => {
    const { out, err, code } = play('new toy seed 5\nstep 2\nstep 3\n', '--transcript', '/dev/full');
    expect(out).toContain('ann steps to 3.');
    expect({ err, code }).toEqual({
      err: 'The transcript "/dev/full" cannot be written any more: the disk is full.\n',
      code: 0,
    });
  });
});

describe('files that are no files', () => {
  it('are no scripts either', () => {
    expect(shell('farland < /')).toEqual({ out: '', err: 'The input is a folder, and no script.\n', code: 2 });
  });

  it('are told and not read for ever', () => {
    for (const args of [
      ['replay', '/dev/zero'],
      ['check', '/dev/zero'],
    ]) {
      expect(play('', ...args).err, args.join(' ')).toMatch(/cannot be read: it is no file\.\n$/);
    }
    expect(shell('farland replay <(printf "new toy seed 5\\nstep 2\\n") --check')).toMatchObject({
      out: 'The record fits: commands 1, checkpoints 0.\n',
      code: 0,
    });
  });

  it('are not quoted when they hold no text', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'odd.farland'), Buffer.from([0xff, 0xfe, 0x99, 0x0a]));
    writeFileSync(join(folder, 'hello.farland'), 'hello\n');
    writeFileSync(join(folder, 'new.farland'), 'new toy nothing 5\n');
    const why = (name: string): string =>
      play('', 'resume', name, '--saves', folder).out.replace(/.*cannot be read: /, '');
    expect(why('odd')).toBe('it is no record.\n');
    expect(why('hello')).toBe('its first line, "hello", begins no game.\n');
    expect(why('new')).toBe('its first line begins no game: The toy does not know "nothing".\n');
  });
});

it('a record that went on from a state of another program cannot be told again', () => {
  const odd = { rng: { words: [1, 2, 3, 4] }, stack: [], over: null };
  const jump = JSON.stringify({ after: 1, hash: stateHash(odd), rules: 1, state: odd, jump: true });
  expect(play('', 'replay', recordOf(`new toy seed 5\nfly\n#@ ${jump}\n`))).toMatchObject({
    err: 'The record fits no more. Line 3: the state that the game went on from is odd\n',
    code: 4,
  });
});

describe('a script', () => {
  it('is told the line of an expectation that does not hold', () => {
    expect(play('new toy seed 5\nexpect ann at 7\n').out).toMatch(/\nLine 2: Expected ann at 7, but ann is at 1\.\n$/);
  });

  it('is told what can be expected, where the words are not understood', () => {
    expect(play('new toy seed 5\nexpect refused A B\n').out).toMatch(
      /One rule only\.\nSay "expect refused FIGHT-1"\.\n$/,
    );
  });

  it('may ask for more choices than there are', () => {
    expect(play('new toy seed 5\nmore\nstep 2\n')).toMatchObject({
      out: expect.stringContaining('ann steps'),
      code: 0,
    });
  });

  it('--ascii keeps every sign below 128, as text and as data', () => {
    const script = 'players Änne Zoë “☃”\nnew toy seed 5\n';
    expect(play(script, '--ascii').out).toContain('At the table, clockwise: Anne, Zoe, "?".');
    const json = play(script, '--ascii', '--json').out;
    expect(json).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(json.split('\n')[0]).text).toContain('Änne, Zoë, “☃”');
    expect(asciiText('plain')).toBe('plain');
    expect(JSON.parse(asciiJson('"😀"'))).toBe('😀');
  });

  it('with a transcript and --json writes the same rows', () => {
    const path = join(emptyFolder(), 't');
    const { out } = play('new toy seed 5\nstep 2\n', '--json', '--transcript', path);
    const rows = readFileSync(path, 'utf8').split('\n');
    expect(rows.filter((row) => !row.startsWith('> ')).join('\n')).toBe(out);
  });
});

it('a drawing is never broken, however narrow', () => {
  const drawing = ' 401 --- 402?--- 403 ~~~~  ~~~~ 404';
  expect(wrapped(drawing, 20)).toBe(drawing);
  expect(wrapped('a sentence of words that is long', 20)).toBe('a sentence of words\nthat is long');
});
