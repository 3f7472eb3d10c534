import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, cleanEnv, emptyFolder, ended, heard, pipe, type Ran, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const play = (script: string | Buffer, ...args: string[]): Ran => pipe(program, args, script);
const shell = (command: string, env: NodeJS.ProcessEnv = {}): Ran => {
  const line = `farland() { '${process.execPath}' '${program}' "$@"; }; ${command}`;
  const done = spawnSync('bash', ['-o', 'pipefail', '-c', line], { env: cleanEnv(env), timeout: 60_000 });
  return { out: done.stdout.toString(), err: done.stderr.toString(), code: done.status };
};

describe('a script on standard input', () => {
  it('is answered line by line: what happened, the question, the numbered choices with their commands', () => {
    expect(play('new toy seed 5\nstep 2\n')).toEqual({
      out: `new toy players 2 seed 5 rules 1
The road is long.
What does ann do?
1. Step to 2 (step 2)
2. roll (roll)
3. end (end)
4. bob: wave (bob: wave)
ann steps to 2.
What does ann do?
1. Step to 3 (step 3)
2. roll (roll)
3. end (end)
4. bob: wave (bob: wave)
`,
      err: '',
      code: 0,
    });
  });

  it('may begin with asking, but not with playing', () => {
    expect(play('rules step\nhelp\nlegends\nnew toy seed 1\n').code).toBe(0);
    expect(play('step 2\n')).toMatchObject({ code: 2, out: expect.stringContaining('No game is begun. Say "new toy') });
  });

  it('after asking does not repeat the choices', () => {
    const { out } = play('new toy seed 5\nnear\n');
    expect(out.endsWith('4. bob: wave (bob: wave)\nann stands at 1.\n')).toBe(true);
  });

  it('names nine choices, and the others by `more`', () => {
    const { out } = play('new toy seed 5\ndice 6 6\nroll\nend\nend\nroll\nmore\n15\n');
    expect(out).toContain('9. drop 7 (drop 7)\nMore: 10 to 15. Say "more".\n10. drop 8 (drop 8)\n');
    expect(out).toContain('15. bob: wave (bob: wave)\nbob waves.\n');
  });

  it('lists nine choices at most, even where a single one is left', () => {
    const { out } = play('new toy seed 5\ndice 5 2\nroll\nend\nend\nroll\nmore\n');
    expect(out).toContain('\n9. drop 7 (drop 7)\nMore: 10. Say "more".\n');
    expect(out.endsWith('\n10. bob: wave (bob: wave)\n')).toBe(true);
  });

  it('says less with verbose 0', () => {
    const { out } = play('new toy seed 5\nverbose 0\nstep 2\n');
    expect(out.endsWith('verbose is now 0.\nann steps to 2.\nWhat does ann do?\n')).toBe(true);
  });

  it('breaks lines only when a width is given', () => {
    const { out } = play('new toy seed 5\nhelp\n', '--width', '30');
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(30);
    expect(play('help\n').out).toMatch(/^.{50,}$/m);
    expect(play('help\n', '--width', 'x').code).toBe(2);
    expect(play('help\n', '--lang', 'xx').code).toBe(2);
  });

  it('is the same with CR LF, lone CR, a byte-order mark, no last line end, comments and blank lines', () => {
    const { out } = play('new toy seed 5\nstep 2\nroll\n');
    for (const script of [
      'new toy seed 5\r\nstep 2\r\nroll\r\n',
      'new toy seed 5\rstep 2\rroll',
      '\ufeffnew toy seed 5\nstep 2\nroll',
      '# one\n\nnew toy seed 5 # two\n\n\n  STEP 2\t# three\nroll\r',
      'NEW TOY SEED 5\n1\n2\n',
    ]) {
      expect(play(script), JSON.stringify(script)).toEqual({ out, err: '', code: 0 });
    }
  });

  it('says the same however it is cut into reads', async () => {
    const script = 'new toy seed 5\r\nstep 2\r\nbob: wave # é日\r\nroll\r\n';
    const whole = play(script).out;
    const child = start(program, []);
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    for (const byte of Buffer.from(script)) {
      child.stdin.write(Buffer.of(byte));
      await new Promise((settle) => setTimeout(settle, 1));
    }
    child.stdin.end();
    expect(await ended(child)).toBe(0);
    expect(out).toBe(whole);
  });

  it('prints the same bytes whatever locale, time zone, colours and columns the surroundings have', () => {
    const script = 'new toy seed 5\nhelp\nset\nroll\nundo\n';
    const { out, code } = play(script);
    expect(code).toBe(2);
    for (const env of [
      { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
      { LC_ALL: 'C' },
      { TZ: 'Pacific/Auckland' },
      { FORCE_COLOR: '3', COLUMNS: '20', LINES: '5' },
      { NO_COLOR: '1', CI: '1', TERM: 'dumb' },
      { TERM: '' },
    ]) {
      expect(pipe(program, [], script, env), JSON.stringify(env)).toEqual({ out, err: '', code: 2 });
    }
    const config = emptyFolder();
    writeFileSync(join(config, 'config.json'), '{"verbose":0,"plain":true}');
    expect(pipe(program, [], script, { FARLAND_CONFIG: config }).out).toBe(out);
  });

  it('never answers with a control character, whatever it was sent', () => {
    const odd = 'new toy seed 5\n\u001b[2J\u0007\u202estep 2\nplayers \u001b]0;x\u0007Eve\nwhat \u009b31m\u0000?\n';
    for (const args of [[], ['--json'], ['--keep-going']]) {
      const { out, err } = play(Buffer.from(odd), ...args);
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
  });

  it('answers each line at once when the other end waits for it, and `quit` ends though the pipe stays open', async () => {
    const child = start(program, []);
    child.stdin.write('new toy seed 5\n');
    await heard(child, '4. bob: wave');
    child.stdin.write('step 2\n');
    await heard(child, 'ann steps to 2.');
    child.stdin.write('quit\n');
    expect(await ended(child)).toBe(0);
  });

  it('can begin with flags', () => {
    expect(play('step 2\n', '--game', 'toy', '--players', '1', '--seed', '5').out).toContain(
      'new toy players 1 seed 5',
    );
    expect(play('', 'play', '--seed', '5', '--players', '7')).toMatchObject({ code: 2 });
    expect(play('roll\n', '--seed', '5', '--dice', '6').out).toContain('ann rolls 6.');
    expect(play('roll\n', '--seed', '5', '--dice', 'six').code).toBe(2);
    expect(play('roll\n5\n', '--seed', '5', '--dice', 'ask').out).toContain(
      'Roll 1 die and type its face.\nann rolls 5.\n',
    );
  });
});

describe('exit codes', () => {
  it('0 at the end of input, wherever it comes', () => {
    for (const script of ['', '\n', '# nothing', 'new toy seed 5', 'new toy seed 5\nstep 2\nstep 3\n', 'quit\n']) {
      expect(play(script).code, script).toBe(0);
    }
  });

  it('2 for wrong usage', () => {
    for (const args of [['--foo'], ['fly'], ['replay'], ['board', 'moon'], ['play', 'x'], ['--width']]) {
      expect(play('', ...args), args.join(' ')).toMatchObject({ code: 2, out: '' });
    }
  });

  it('2 for a refused line, before the next is carried out', () => {
    const { out, code } = play('new toy seed 5\nstep 7\nstep 2\n');
    expect(code).toBe(2);
    expect(out).toContain('STEP-1: A walker takes at most 3 steps a day');
    expect(out).not.toContain('ann steps to 2.');
    expect(play('new toy seed 5\nstep 7\n# aside\n\n').code).toBe(2);
    expect(play('new toy seed 5\nstep 7\nquit\n').code).toBe(2);
    expect(play('new toy seed 5\nstep 7\nnear\n').out).not.toContain('stands');
  });

  it('the refusal that was expected lets the script go on', () => {
    const good = play('new toy seed 5\nstep 7\n# so it should\nEXPECT  refused STEP-1\nstep 2\n');
    expect(good).toMatchObject({ code: 0, out: expect.stringContaining('ann steps to 2.') });
    expect(play('new toy seed 5\nstep 7\nexpect refused ROLL-1\nstep 2\n').code).toBe(3);
    expect(play('new toy seed 5\nstep 2\nexpect refused STEP-1\n').code).toBe(3);
  });

  it('3 for what was expected and is not so', () => {
    const { out, code } = play('new toy seed 5\nexpect ann at 1\nexpect ann at 2\nstep 2\n');
    expect(code).toBe(3);
    expect(out.endsWith('Expected ann at 2, but ann is at 1.\n')).toBe(true);
  });

  it('--keep-going goes on, and ends with 3 before 2', () => {
    const both = play('new toy seed 5\nstep 7\nexpect won\nstep 2\n', '--keep-going');
    expect(both).toMatchObject({ code: 3, out: expect.stringContaining('ann steps to 2.') });
    expect(play('new toy seed 5\nstep 7\nstep 2\n', '--keep-going').code).toBe(2);
    expect(play('new toy seed 5\nstep 7\nexpect refused\nstep 2\n', '--keep-going').code).toBe(0);
    expect(play('new toy seed 5\nstep 7\n', '--keep-going').code).toBe(2);
  });

  it('4 for a record that cannot be read', () => {
    const saves = emptyFolder();
    writeFileSync(join(saves, 'bad.farland'), '\0\0\0');
    expect(pipe(program, ['resume', 'bad', '--saves', saves], '')).toMatchObject({ code: 4 });
    expect(pipe(program, ['resume', 'none', '--saves', saves], '')).toMatchObject({ code: 4 });
    expect(pipe(program, ['resume', '../x', '--saves', saves], '')).toMatchObject({ code: 2 });
    expect(pipe(program, ['resume', '--saves', saves], '')).toMatchObject({ code: 2 });
  });

  it('130, 143, 129 on signals, the game saved', async () => {
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const) {
      const saves = emptyFolder();
      const child = start(program, ['--name', 'evening', '--saves', saves]);
      child.stdin.write('new toy seed 5\nstep 2\n');
      await heard(child, 'ann steps to 2.');
      child.kill(signal);
      expect(await ended(child), signal).toBe(code);
      expect(readFileSync(join(saves, 'evening.farland'), 'utf8')).toMatch(/rules 1\nstep 2\n#@ .+\n$/);
      expect(existsSync(join(saves, 'evening.farland.lock')), signal).toBe(false);
    }
  });
});

describe('faults of the surroundings', () => {
  it('standard input closed or empty', () => {
    expect(shell('farland <&-').code).toBe(0);
    expect(shell('farland < /dev/null').code).toBe(0);
    expect(shell('farland play --seed 5 < /dev/null').out).toContain('The road is long.');
  });

  it('a reader who goes away ends it quietly with 0, the game saved, fifty times over', () => {
    const saves = emptyFolder();
    const script = join(saves, 'script');
    writeFileSync(script, `new toy seed 5\n${'bob: wave\n'.repeat(20_000)}`);
    const { out, err, code } = shell(
      `for i in $(seq 50); do farland --name g$i --saves ${saves} < ${script} 2>>${saves}/err | head -1; done`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe('new toy players 2 seed 5 rules 1\n'.repeat(50));
    expect(readFileSync(join(saves, 'err'), 'utf8')).toMatch(/^(The game is kept as "g\d+".\n){50}$/);
    expect(readdirSync(saves).filter((n) => n.endsWith('.lock'))).toEqual([]);
    expect(pipe(program, ['replay', join(saves, 'g7.farland'), '--check'], '').code).toBe(0);
  }, 120_000);

  it('a slow reader gets all of it', () => {
    const waves = 20_000;
    const { out, code } = shell(
      `(echo new toy seed 5; seq ${waves} | sed 's/.*/bob: wave/') | farland | (sleep 1; grep -c 'bob waves')`,
    );
    expect({ out, code }).toEqual({ out: `${waves}\n`, code: 0 });
  });

  it('a full disk is told in words', () => {
    const { err, code } = shell('(echo new toy seed 5; echo roll) | farland > /dev/full');
    expect({ err, code }).toEqual({ err: 'The output cannot be written: the disk is full.\n', code: 2 });
  });

  it('the folder of the examples is never written', () => {
    const examples = join(dirname(program), 'saves', 'examples');
    writeFileSync(join(dirname(program), 'package.json'), '{}');
    for (const args of [['--name', 'x'], ['resume'], ['resume', 'won']]) {
      const ran = pipe(program, [...args, '--saves', examples], 'new toy seed 5\nsave y\n');
      expect(ran).toMatchObject({ code: 2, out: expect.stringContaining('The examples are there to be read.') });
    }
    expect(existsSync(examples)).toBe(false);
  });

  it('a folder for games that is none', () => {
    const ran = pipe(program, ['--name', 'x', '--saves', '/dev/null/saves'], 'new toy seed 5\n');
    expect(ran).toMatchObject({
      code: 2,
      out: expect.stringContaining('The game cannot be saved as "x": a file stands where its folder should be.'),
    });
  });

  it('kill -9 loses nothing that was answered', async () => {
    const saves = emptyFolder();
    const child = start(program, ['--name', 'evening', '--saves', saves]);
    child.stdin.write('new toy seed 5\nroll\n');
    const out = await heard(child, 'ann rolls');
    child.kill('SIGKILL');
    await ended(child);
    const path = join(saves, 'evening.farland');
    expect(readFileSync(path, 'utf8')).toBe('new toy players 2 seed 5 rules 1\nroll\n');
    const again = pipe(program, ['resume', 'evening', '--saves', saves], 'log\n');
    expect(again.code).toBe(0);
    expect(again.out).toContain(/ann rolls \d/.exec(out)![0]);
  });
});

describe('saving from a pipe', () => {
  it('only with --name, `save NAME` or FARLAND_SAVES; names are said on standard error', () => {
    const saves = emptyFolder();
    const plain = pipe(program, ['--saves', saves], 'new toy seed 5\nstep 2\n');
    expect(readdirSync(saves)).toEqual([]);
    const named = pipe(program, ['--saves', saves, '--name', 'one'], 'new toy seed 5\nstep 2\n');
    const told = pipe(program, ['--saves', saves], 'new toy seed 5\nstep 2\nsave two\n');
    const env = pipe(program, [], 'new toy seed 5\nstep 2\n', { FARLAND_SAVES: saves });
    expect(readdirSync(saves).sort()).toEqual(['one.farland', 'toy-1.farland', 'two.farland']);
    for (const ran of [named, told, env]) expect(ran.out).toBe(plain.out);
    expect([named.err, told.err, env.err]).toEqual([
      'The game is kept as "one".\n',
      'Kept as "two".\n',
      'The game is kept as "toy-1".\n',
    ]);
  });

  it('resume goes on with it', () => {
    const saves = emptyFolder();
    pipe(program, ['--saves', saves, '--name', 'one'], 'new toy seed 5\nstep 2\n');
    const { out, err, code } = pipe(program, ['resume', '--saves', saves], 'step 3\n');
    expect({ out: out.split('\n').slice(0, 3), err, code }).toEqual({
      out: ['The road is long.', 'ann steps to 2.', 'What does ann do?'],
      err: 'The game "one" goes on.\n',
      code: 0,
    });
    expect(pipe(program, ['saves', '--saves', saves], '').out).toMatch(
      /^one: game toy, day 1, heroes ann,bob, going on, .+ UTC\n$/,
    );
  });

  it('--transcript writes what was said by both sides', () => {
    const path = join(emptyFolder(), 't');
    const { out } = play('new toy seed 5\nstep 2\n', '--transcript', path);
    const text = readFileSync(path, 'utf8');
    expect(
      text
        .split('\n')
        .filter((l) => !l.startsWith('> '))
        .join('\n'),
    ).toBe(out);
    expect(text.split('\n').filter((l) => l.startsWith('> '))).toEqual(['> new toy seed 5', '> step 2']);
    expect(play('', '--transcript', '/dev/null/x').code).toBe(2);
  });
});

describe('JSON lines', () => {
  const rows = (script: string, ...args: string[]): { type: string; [key: string]: unknown }[] =>
    play(script, '--json', ...args)
      .out.split('\n')
      .slice(0, -1)
      .map((l) => JSON.parse(l));

  it('are events with their data and sentence, then one prompt a command', () => {
    const said = rows('new toy seed 5\ndice 4\nroll\n# aside\n\nnear\n');
    expect(said.map((r) => r.type)).toEqual([
      'begun',
      'told',
      'prompt',
      'note',
      'prompt',
      'rolled',
      'prompt',
      'said',
      'prompt',
    ]);
    expect(said[5]).toEqual({ type: 'rolled', who: 'ann', die: 4, text: 'ann rolls 4.' });
    expect(said[2]).toMatchObject({
      n: 1,
      who: 'ann',
      question: 'What does ann do?',
      choices: expect.arrayContaining([{ n: 1, command: 'step 2', text: 'Step to 2' }]),
      view: { day: 1, over: null },
    });
    expect(said.filter((r) => r.type === 'prompt').map((r) => r.n)).toEqual([1, 2, 3, 4]);
  });

  it('list every choice at once', () => {
    const said = rows('new toy seed 5\ndice 6 6\nroll\nend\nend\nroll\n');
    expect((said.at(-1)!.choices as unknown[]).length).toBe(15);
  });

  it('tell a refusal with its line, rule and words, and a failed expectation', () => {
    const said = rows('# one\nnew toy seed 5\nstep 7\nexpect refused STEP-1\nexpect won\n');
    expect(said.find((r) => r.type === 'refused')).toEqual({
      type: 'refused',
      line: 3,
      command: 'step 7',
      rule: 'STEP-1',
      text: 'A walker takes at most 3 steps a day, ann has taken 0.',
    });
    expect(said.filter((r) => r.type === 'expected')).toMatchObject([
      { line: 4, holds: true, expect: 'refused STEP-1' },
      { line: 5, holds: false, expect: 'won' },
    ]);
  });

  it('tell the end once, and go on to be asked', () => {
    const steps = [];
    for (let at = 2; at <= 12; at++)
      steps.push(`step ${at}`, ...([3, 6, 9].includes(at) ? ['leave'] : []), ...(at % 3 === 1 ? ['end'] : []));
    const said = rows(`new toy players 1 seed 5\n${steps.join('\n')}\nlog 1\nundo\nredo\n`);
    expect(said.filter((r) => r.type === 'over')).toEqual([
      { type: 'over', result: 'won', why: 'road' },
      { type: 'over', result: 'won', why: 'road' },
    ]);
    const after = said.findIndex((r) => r.type === 'over') + 1;
    expect(said[after]).toMatchObject({ type: 'prompt', choices: [], view: { over: { result: 'won', why: 'road' } } });
  });

  it('names of saves are no part of them', () => {
    const saves = emptyFolder();
    const { out, err } = pipe(program, ['--json', '--saves', saves], 'new toy seed 5\nsave two\nsaves\n');
    expect(out).not.toContain('two');
    expect(err).toContain('two: game toy');
  });
});

describe('replay', () => {
  const saved = (script: string): string => {
    const saves = emptyFolder();
    pipe(program, ['--saves', saves, '--name', 'one'], script);
    return join(saves, 'one.farland');
  };
  const replay = (...args: string[]): Ran => pipe(program, ['replay', ...args], '');

  it('tells a record again', () => {
    const path = saved('new toy seed 5\nstep 2\nroll\nend\nend\n');
    const { out, code } = replay(path);
    expect(code).toBe(0);
    expect(out).toMatch(/^> new toy players 2 seed 5 rules 1\n.*> step 2\nann steps to 2\.\n> roll\nann rolls \d\.\n/s);
    expect(replay(path, '--to', '1').out).not.toContain('ann rolls');
    expect(replay(path, '--check')).toEqual({ out: 'The record fits: commands 4, checkpoints 1.\n', err: '', code: 0 });
    expect(
      replay(path, '--json')
        .out.trim()
        .split('\n')
        .map((l) => JSON.parse(l).type),
    ).toContain('rolled');
  });

  it('of a script with comments, numbers, asks and expectations', () => {
    const path = join(emptyFolder(), 'script.txt');
    writeFileSync(path, '# evening\nnew toy seed 5\n1\nnear # where\nstep 9\nexpect refused STEP-1\nexpect ann at 2');
    expect(replay(path).code).toBe(0);
    writeFileSync(path, 'new toy seed 5\nexpect ann at 2\n');
    expect(replay(path).code).toBe(3);
  });

  it('ends with 4 and a sentence for what does not fit or cannot be read', () => {
    const path = saved('new toy seed 5\nroll\nend\nend\n');
    const text = readFileSync(path, 'utf8');
    const bad = (changed: string | Buffer): Ran => {
      writeFileSync(path, changed);
      return replay(path, '--check');
    };
    expect(bad(text.replace('seed 5', 'seed 6'))).toMatchObject({ code: 4, err: expect.stringContaining('Line 5:') });
    expect(bad(text.replace('roll', 'fly'))).toMatchObject({
      code: 4,
      err: expect.stringContaining('Line 2: "fly" cannot be done'),
    });
    expect(bad(text.replace('rules 1', 'rules 9'))).toMatchObject({ code: 4, err: expect.stringContaining('rules 9') });
    for (const odd of ['', '\0'.repeat(100), 'hello\n', 'new moon\n'])
      expect(bad(odd), odd).toMatchObject({ code: 4, out: '' });
    expect(replay('/nowhere')).toMatchObject({
      code: 4,
      err: 'The record "/nowhere" cannot be read: it is not there.\n',
    });
    expect(replay('/')).toMatchObject({ code: 4, err: 'The record "/" cannot be read: it is a folder.\n' });
  });

  it('of a record cut at any byte ends in words', () => {
    const path = saved('new toy seed 5\nstep 2\ndice 3\nroll\n');
    const whole = readFileSync(path);
    const cut = `${path}.cut`;
    for (let n = 0; n < whole.length; n += 7) {
      writeFileSync(cut, whole.subarray(0, n));
      const ran = replay(cut, '--check');
      expect(ran.code === 0 || ran.code === 4, `${n}`).toBe(true);
      expect(ran.err, `${n}`).not.toContain('    at ');
    }
  }, 120_000);

  it('saves nothing, whatever the script says', () => {
    const folder = emptyFolder();
    const path = join(folder, 'script.txt');
    writeFileSync(path, 'new toy seed 5\nsave evening\nresume\nset ascii on\n');
    expect(pipe(program, ['replay', path], '', { FARLAND_SAVES: folder, FARLAND_CONFIG: folder }).code).toBe(0);
    expect(readdirSync(folder)).toEqual(['script.txt']);
  });
});

describe('the command line', () => {
  it('says its version and its help quickly, to standard output', () => {
    expect(play('', '--version').out).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const args of [['--help'], ['-h'], ['help'], ['play', '--help'], ['--json', '--help']]) {
      const { out, code } = play('', ...args);
      expect(code).toBe(0);
      for (const flag of ['--plain', '--json', '--dice', '--transcript', '--keep-going', '--width'])
        expect(out).toContain(flag);
    }
  });

  it('a fault of ours is told with a line to report, exit code 1', () => {
    const child = spawnSync(
      process.execPath,
      ['--import', 'data:text/javascript,Object.hasOwn=()=>{throw new TypeError("x")}', program],
      {
        input: 'near\n',
        env: cleanEnv(),
      },
    );
    expect(child.status).toBe(1);
    expect(child.stderr.toString()).toMatch(
      /^This is a fault of the program\. Please report it .+ TypeError: x in .+\n$/,
    );
  });

  it('the starter says what to do when nothing is built', () => {
    const folder = emptyFolder();
    spawnSync('cp', ['-r', 'bin', folder]);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const child = spawnSync(process.execPath, [join(folder, 'bin/farland.js')]);
    expect(child.stderr.toString()).toBe('farland is not built yet: run npm run build.\n');
    expect(child.status).toBe(2);
  });
});
