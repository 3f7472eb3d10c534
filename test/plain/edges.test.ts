import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, emptyFolder, pipe, type Ran } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
}, 60_000);

const play = (script: string, ...args: string[]): Ran => pipe(program, args, script);

/** A record of these lines, kept in a folder of its own. */
function kept(script: string): string {
  const saves = emptyFolder();
  play(script, '--saves', saves, '--name', 'one');
  return join(saves, 'one.farland');
}

describe('a record', () => {
  it('is compared as JSON with --json', () => {
    const { out, code } = play('', 'replay', kept('new toy seed 5\nstep 2\nend\n'), '--check', '--json');
    expect({ ...JSON.parse(out), code }).toEqual({
      type: 'checked',
      commands: 2,
      checkpoints: 1,
      text: 'The record fits: commands 2, checkpoints 1.',
      code: 0,
    });
  });

  it('of later rules is no script either: 4, whichever way it comes', () => {
    const later = 'new toy players 2 seed 5 rules 9\nstep 2\n';
    const path = join(emptyFolder(), 'later.farland');
    writeFileSync(path, later);
    const why = 'The record cannot be read: it was played under rules 9, and this program knows rules 1.\n';
    expect(play('', 'replay', path)).toEqual({ out: '', err: why, code: 4 });
    const piped = play(later);
    expect(piped).toMatchObject({ out: expect.stringContaining(why), code: 4 });
    expect(piped.out).not.toContain('steps');
  });

  it('that went on from a checkpoint is told behind it to its end', () => {
    const path = kept('new toy seed 5\nstep 2\nend\nend\n');
    const [head, ...rest] = readFileSync(path, 'utf8').trimEnd().split('\n');
    const point = rest.find((row) => row.startsWith('#@')) as string;
    const jump = `#@ ${JSON.stringify({ ...JSON.parse(point.slice(2)), jump: true })}`;
    writeFileSync(path, [head, 'fly', jump, 'step 3', 'leave', ''].join('\n'));
    const { out, err, code } = play('', 'replay', path);
    expect(out).toContain('The game went on from its last checkpoint.\n> step 3\nann steps to 3.\n');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(play('', 'replay', path, '--check').out).toContain('The record fits: commands 3, checkpoints 0.');
  });
});

it('a transcript holds what was typed without what moves a cursor', () => {
  const path = join(emptyFolder(), 'told.txt');
  play('new toy seed 5\nstep \u001b[2J2\n', '--keep-going', '--transcript', path);
  const told = readFileSync(path, 'utf8');
  expect(told).toContain('> step [2J2\n');
  expect(told).not.toContain('\u001b');
});
