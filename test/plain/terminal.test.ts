import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPty, type Pty } from '../pty/pty.ts';
import { buildToyProgram, emptyFolder } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const open: Pty[] = [];
afterEach(() => {
  for (const pty of open.splice(0)) pty.kill('SIGKILL');
});

function plain(args: string[], env: { [name: string]: string | undefined } = {}): Pty & { saves: string } {
  const saves = emptyFolder();
  // the harness names the terminal itself, so the shell takes the name away again
  const shell = 'TERM' in env ? `unset TERM; exec "$0" "$@"` : 'exec "$0" "$@"';
  const pty = openPty('sh', ['-c', shell, process.execPath, program, ...args], {
    env: { FARLAND_SAVES: saves, FARLAND_CONFIG: emptyFolder(), FARLAND_PLAIN: undefined, ...env },
  });
  open.push(pty);
  return Object.assign(pty, { saves });
}

/** What the program and the echo of the terminal wrote, line ends as in files. */
const said = (pty: Pty): string => pty.bytes().replaceAll('\r\n', '\n');

describe('plain text in a terminal', () => {
  it('is asked for by a flag or by the surroundings', async () => {
    const ways: [string[], { [name: string]: string | undefined }][] = [
      [['--plain'], {}],
      [[], { FARLAND_PLAIN: '1' }],
      [[], { INK_SCREEN_READER: 'true' }],
      [[], { TERM: undefined }],
    ];
    for (const [args, env] of ways) {
      const pty = plain(args, env);
      await pty.waitFor('The Toy Road');
      await pty.waitFor(/1\. Begin The Toy Road \(new toy players 2\)/);
      pty.send('quit\r');
      expect((await pty.exit).code, JSON.stringify([args, env])).toBe(0);
      expect(pty.bytes()).not.toContain('\u001b');
    }
  });

  it('its first line says what this is and that help helps, wherever it begins', async () => {
    const opening = (pty: Pty): string => said(pty).split('\n')[0];
    const first = 'The Toy Road, a board game in plain text. Type help at any time for help.';
    const title = plain(['--plain']);
    await title.waitForBytes(/\n> $/);
    expect(opening(title)).toBe(first);
    const begun = plain(['--plain', '--seed', '5']);
    await begun.waitForBytes(/bob: wave\)\r\n> $/);
    expect(opening(begun)).toBe(first);
    begun.send('help\r');
    await begun.waitForBytes(/To play, type the number of a choice/);
  });

  it('only appends: the terminal echoes, only what is new is said, a blank line asks for the prompt', async () => {
    const pty = plain(['--plain', '--seed', '5']);
    await pty.waitForBytes(/bob: wave\)\r\n> $/);
    const from = said(pty).length;
    pty.send('stepp\x7f 2\r');
    await pty.waitForBytes(/ann steps to 2\.(\r\n.*){5}\r\n> $/);
    pty.send('near\r');
    await pty.waitForBytes(/ann stands at 2\.\r\n> $/);
    pty.send('\r');
    await pty.waitForBytes(/> \r\nWhat does ann do\?\r\n1\. Step to 3 \(step 3\)(\r\n.*){3}\r\n> $/);
    const text = said(pty).slice(from);
    expect(text.startsWith('stepp\b \b 2\nann steps to 2.\nWhat does ann do?\n1. Step to 3 (step 3)\n')).toBe(true);
    expect(text.match(/What does ann do/g)?.length).toBe(2);
    expect(pty.bytes()).not.toContain('\u001b');
    pty.send('\x04');
    expect((await pty.exit).code).toBe(0);
  });

  it('takes a number on the title', async () => {
    const pty = plain(['--plain']);
    await pty.waitForBytes(/> $/);
    pty.send('1\r');
    await pty.waitFor('What does ann do?');
    pty.send('step 2\r');
    await pty.waitFor('ann steps to 2.');
    pty.send('quit\r');
    expect((await pty.exit).code).toBe(0);
    expect(readFileSync(join(pty.saves, 'toy-1.farland'), 'utf8')).toMatch(/^new toy .+\nstep 2\n#@ .+\n$/);
  });

  it('goes on after refusals and failed expectations, and ends with 0', async () => {
    const pty = plain(['--plain', '--seed', '5']);
    await pty.waitForBytes(/> $/);
    pty.send('step 7\r');
    await pty.waitFor('STEP-1');
    pty.send('expect won\r');
    await pty.waitFor('Expected won');
    pty.send('step 2\r');
    await pty.waitFor('ann steps to 2.');
    pty.send('quit\r');
    expect((await pty.exit).code).toBe(0);
  });

  it('resumes the game that was left', async () => {
    const pty = plain(['--plain', '--seed', '5', '--name', 'evening']);
    await pty.waitForBytes(/> $/);
    pty.send('step 2\r');
    await pty.waitFor('ann steps to 2.');
    pty.send('\x03');
    expect((await pty.exit).code).toBe(130);
    const again = plain(['resume', '--plain'], { FARLAND_SAVES: pty.saves });
    await again.waitFor('The game "evening" goes on.');
    await again.waitFor('1. Step to 3 (step 3)');
    again.send('quit\r');
    expect((await again.exit).code).toBe(0);
    expect(readdirSync(pty.saves)).toEqual(['evening.farland']);
  });

  it('that was wished for and cannot be had ends with words and an exit code', async () => {
    const none = plain(['resume', 'none', '--plain']);
    expect((await none.exit).code).toBe(4);
    expect(said(none)).toBe('The game "none" cannot be read: it is not there.\n');
    expect((await plain(['--plain', '--players', '9']).exit).code).toBe(2);
  });

  it('leaves the game saved at each signal', async () => {
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const) {
      const pty = plain(['--plain', '--seed', '5']);
      await pty.waitForBytes(/> $/);
      pty.send('step 2\r');
      await pty.waitFor('ann steps to 2.');
      pty.kill(signal);
      expect((await pty.exit).code, signal).toBe(code);
      expect(readdirSync(pty.saves), signal).toEqual(['toy-1.farland']);
    }
  });

  it('keeps settings, and reads them at the next start', async () => {
    const config = emptyFolder();
    const pty = plain(['--plain'], { FARLAND_CONFIG: config });
    await pty.waitForBytes(/> $/);
    pty.send('set plain on\r');
    await pty.waitFor('Plain text: on.');
    pty.send('quit\r');
    await pty.exit;
    expect(JSON.parse(readFileSync(join(config, 'config.json'), 'utf8'))).toEqual({ plain: true });
    const again = plain([], { FARLAND_CONFIG: config });
    await again.waitFor('The Toy Road');
    again.send('quit\r');
    expect((await again.exit).code).toBe(0);
  });

  it('with broken settings warns and goes on', async () => {
    const config = emptyFolder();
    for (const text of ['{"plain":', '[]', 'null', '\0\0']) {
      writeFileSync(join(config, 'config.json'), text);
      const pty = plain(['--plain'], { FARLAND_CONFIG: config });
      await pty.waitFor('The Toy Road');
      const warned = text === '[]' ? '' : 'The settings file is broken. The usual settings are used.\n';
      expect(said(pty).startsWith(`${warned}The Toy Road`), text).toBe(true);
      pty.send('set verbose 0\r');
      await pty.waitFor('Words: 0.');
      pty.send('quit\r');
      await pty.exit;
      expect(JSON.parse(readFileSync(join(config, 'config.json'), 'utf8')), text).toEqual({ verbose: 0 });
    }
    mkdirSync(join(config, 'folder', 'config.json'), { recursive: true });
    const odd = plain(['--plain'], { FARLAND_CONFIG: join(config, 'folder') });
    await odd.waitFor('The settings cannot be read.');
    odd.send('quit\r');
    expect((await odd.exit).code).toBe(0);
  });

  it('with --json answers in JSON', async () => {
    const pty = plain(['--json', '--seed', '5']);
    await pty.waitFor('"type":"prompt"');
    pty.send('step 9\rstep 2\r');
    await pty.waitForBytes('"type":"stepped"');
    pty.send('quit\r');
    expect((await pty.exit).code).toBe(2);
  });
});
