import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPty, type Pty } from '../pty/pty.ts';
import { emptyFolder, pipe, type Ran } from './program.ts';

const PROGRAM = resolve(process.env.FARLAND_PROGRAM ?? 'bin/farland.js');
const BEGIN = 'new legend 1 heroes raash,tenaya seed 7\n';
const play = (script: string, args: string[], saves = emptyFolder()): Ran =>
  pipe(PROGRAM, args, script, { FARLAND_SAVES: saves });

const open: Pty[] = [];
afterEach(() => {
  for (const pty of open.splice(0)) pty.kill('SIGKILL');
});

function plain(args: string[]): Pty {
  const env = { FARLAND_SAVES: emptyFolder(), FARLAND_CONFIG: emptyFolder() };
  const pty = openPty(process.execPath, [PROGRAM, '--plain', ...args], { env });
  open.push(pty);
  return pty;
}

const recordIn = (saves: string): string => {
  const [file] = readdirSync(saves).filter((name) => name.endsWith('.farland'));
  return readFileSync(join(saves, file), 'utf8');
};

describe('--bot-plays in the built program', () => {
  it('piped: the bot plays its hero, people theirs, and the record is told again without a bot', () => {
    const saves = emptyFolder();
    const { out, code } = play(`${BEGIN}end\nend\nend\n`, ['--bot-plays', 'tenaya'], saves);
    expect(code).toBe(0);
    expect(out).toMatch(/^Tenaya \(bot\): walk 424$/m);
    expect(out).not.toMatch(/^Tenaya, .*What now\?$/m);
    expect(out).toMatch(/^Raash, .*What now\?$/m);
    const file = join(emptyFolder(), 'beside.farland');
    writeFileSync(file, recordIn(saves));
    const again = play('', ['replay', file, '--check']);
    expect(again.out).toMatch(/^The record fits: commands \d{2,}, checkpoints [1-9]/);
    expect(again.code).toBe(0);
  });

  it('as JSON: what the bot says is an event of its own', () => {
    const { out, code } = play(`${BEGIN}end\n`, ['--bot-plays', 'tenaya', '--json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines).toContainEqual({
      type: 'bot',
      who: 'tenaya',
      command: 'walk 424',
      text: 'Tenaya (bot): walk 424',
    });
    expect(lines.filter(({ type }) => type === 'prompt').map(({ who }) => who)).toEqual(['raash', 'raash']);
  });

  it('names a hero who is not in the game, on standard error, and the game goes on', () => {
    const { out, err, code } = play(`${BEGIN}end\n`, ['--bot-plays', 'avida']);
    expect(code).toBe(0);
    expect(err).toContain('No bot plays "avida": that hero is not in this game.');
    expect(out).toMatch(/^Tenaya, .*What now\?$/m);
  });

  it("a command for the bot's hero is refused with a sentence that says who plays it", () => {
    const { out, err, code } = play(`${BEGIN}tenaya: walk 424\n`, ['--bot-plays', 'tenaya']);
    expect(out + err).toContain('A bot plays Tenaya, and chooses what Tenaya does.');
    expect(code).not.toBe(0);
    const slip = play(`${BEGIN}tenaya: wlak 424\n`, ['--bot-plays', 'tenaya']);
    expect(slip.out + slip.err).toContain('"wlak" is no command');
    const alone = play(`${BEGIN}raash: walk 424\n`, []);
    expect(alone.out + alone.err).not.toContain('A bot plays');
  });

  it('in plain text on a terminal', async () => {
    const pty = plain(['--bot-plays', 'tenaya', '--legend', '1', '--heroes', 'raash,tenaya', '--seed', '7']);
    await pty.waitForBytes(/Tenaya \(bot\): walk 424[\s\S]*Raash, 7 hours left[\s\S]*> $/);
    const from = pty.bytes().length;
    pty.send('end\r');
    await pty.waitForBytes(/Tenaya \(bot\): [\s\S]*Raash, .*What now\?[\s\S]*> $/, 20_000, from);
    pty.send('quit\r');
    expect((await pty.exit).code).toBe(0);
  });
});

describe('hint in the built program', () => {
  const WITH = `${BEGIN}hint\nend\nhint\nend\n`;

  it('piped: says what to do and why, and the dice to come are the same', () => {
    const [asked, silent] = [emptyFolder(), emptyFolder()];
    const hinted = play(WITH, ['--test'], asked);
    const plainly = play(`${BEGIN}end\nend\n`, ['--test'], silent);
    expect(hinted.code).toBe(0);
    expect(hinted.out.match(/^Hint: .+\.$/gm)).toHaveLength(2);
    expect(hinted.out).toMatch(/^Next best: /m);
    expect(recordIn(asked)).toBe(recordIn(silent));
    const told = (out: string): string[] =>
      out.split('\n').filter((line) => /shows?|moves|appears|lifts/.test(line) && !/games/.test(line));
    expect(told(hinted.out).length).toBeGreaterThan(3);
    expect(told(hinted.out)).toEqual(told(plainly.out));
  }, 60_000);

  it('as JSON: each sentence is a line', () => {
    const { out, code } = play(`${BEGIN}hint\n`, ['--json']);
    const said = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(JSON.stringify(said)).toMatch(/Hint: [^"]+\./);
  }, 60_000);

  it('in plain text on a terminal', async () => {
    const pty = plain(['--legend', '1', '--heroes', 'raash,tenaya', '--seed', '7']);
    await pty.waitForBytes(/What now\?[\s\S]*> $/);
    pty.send('hint\r');
    await pty.waitForBytes(/Hint: .+\.\r\n[\s\S]*Next best: [\s\S]*> $/, 40_000);
    pty.send('quit\r');
    expect((await pty.exit).code).toBe(0);
  }, 60_000);
});
