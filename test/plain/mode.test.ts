import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newLineOf } from '../../src/cli/flags.ts';
import { HELP } from '../../src/cli/help.ts';
import { colorOf, modeOf } from '../../src/cli/mode.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { quickFlags } from '../../src/cli/quick.ts';
import { lineCutter } from '../../src/plain/lines-in.ts';
import { wrapped } from '../../src/plain/text.ts';
import { DEFAULTS, readSetting } from '../../src/session/settings.ts';

const BOTH = { input: true, output: true };
const FLAGS = { color: true };
const XTERM = { TERM: 'xterm-256color' };

describe('the front end', () => {
  it('is the full screen only when both ends are terminals and nobody wishes for plain text', () => {
    expect(modeOf(BOTH, FLAGS, DEFAULTS, XTERM)).toBe('full');
    expect(modeOf({ input: true, output: false }, FLAGS, DEFAULTS, XTERM)).toBe('plain');
    expect(modeOf({ input: false, output: true }, FLAGS, DEFAULTS, XTERM)).toBe('pipe');
    expect(modeOf({ input: false, output: false }, { ...FLAGS, plain: true }, DEFAULTS, XTERM)).toBe('pipe');
  });

  it('is plain by flag, surroundings, setting, or a terminal that can do no more', () => {
    expect(modeOf(BOTH, { ...FLAGS, plain: true }, DEFAULTS, XTERM)).toBe('plain');
    expect(modeOf(BOTH, FLAGS, { ...DEFAULTS, plain: true }, XTERM)).toBe('plain');
    for (const env of [{ FARLAND_PLAIN: '1' }, { INK_SCREEN_READER: 'true' }, { TERM: 'dumb' }, { TERM: '' }]) {
      expect(modeOf(BOTH, FLAGS, DEFAULTS, { ...XTERM, ...env }), JSON.stringify(env)).toBe('plain');
    }
    expect(modeOf(BOTH, FLAGS, DEFAULTS, {})).toBe('plain');
    for (const env of [{ FARLAND_PLAIN: '0' }, { FARLAND_PLAIN: '' }, { INK_SCREEN_READER: 'false' }]) {
      expect(modeOf(BOTH, FLAGS, DEFAULTS, { ...XTERM, ...env }), JSON.stringify(env)).toBe('full');
    }
  });

  it('has colour as flags, surroundings and settings say', () => {
    expect(colorOf(FLAGS, DEFAULTS, XTERM)).toBeNull();
    expect(colorOf({ color: false }, DEFAULTS, { FORCE_COLOR: '3' })).toBe(false);
    expect(colorOf(FLAGS, { ...DEFAULTS, color: false }, XTERM)).toBe(false);
    expect(colorOf(FLAGS, DEFAULTS, { NO_COLOR: '1' })).toBe(false);
    expect(colorOf(FLAGS, DEFAULTS, { NO_COLOR: '' })).toBeNull();
    expect(colorOf(FLAGS, DEFAULTS, { FORCE_COLOR: '3' })).toBe(true);
  });
});

describe('words of the command line and settings', () => {
  it('flags make the line that begins the game', () => {
    expect(newLineOf({ ...FLAGS, legend: '3', heroes: 'raash,avida', seed: '7', level: 'normal' })).toBe(
      'new legend 3 heroes raash,avida seed 7 level normal',
    );
    expect(newLineOf({ ...FLAGS, game: 'amber-mines', players: '2', seed: '5' })).toBe(
      'new amber-mines players 2 seed 5',
    );
    expect(newLineOf(FLAGS)).toBeNull();
  });

  it('settings are on or off, verbose is a level', () => {
    expect(readSetting('plain', 'ON')).toEqual({ plain: true });
    expect(readSetting('color', 'false')).toEqual({ color: false });
    expect(readSetting('verbose', '2')).toEqual({ verbose: 2 });
    expect(readSetting('constructor', 'on')).toBeUndefined();
    expect(readSetting('plain', '2')).toBeUndefined();
  });
});

describe('the help of the command line', () => {
  it('names every command and flag there is', () => {
    const program = buildProgram('0', { code: 0 });
    for (const command of [program, ...program.commands]) {
      expect(HELP).toContain(`farland ${command === program ? '' : command.name()}`);
      for (const { flags } of command.options) expect(HELP, flags).toContain(flags);
    }
  });

  it('switches are read the same with and without the library', () => {
    expect(quickFlags(['--json', '--keep-going'])).toEqual({ color: true, json: true, keepGoing: true });
    expect(quickFlags(['--no-color', '--plain', '--ascii', '--yes', '--test'])).toEqual({
      color: false,
      plain: true,
      ascii: true,
      yes: true,
      test: true,
    });
    expect(quickFlags([])).toEqual({ color: true });
    expect(quickFlags(['play'])).toBeUndefined();
    expect(quickFlags(['--seed', '5'])).toBeUndefined();
  });
});

describe('lines that are read', () => {
  it('are the same wherever the reads are cut', () => {
    const text = fc
      .array(fc.constantFrom('a', 'é', '日', '\u{1f600}', '\r', '\n', '\r\n', ' ', '\ufeff'))
      .map((p) => p.join(''));
    const cutInto = (bytes: Buffer, at: number[]): string[] => {
      const cutter = lineCutter();
      const ends = [...at.map((n) => n % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
      let from = 0;
      const out: string[] = [];
      for (const end of ends) {
        out.push(...cutter.take(bytes.subarray(from, end)));
        from = end;
      }
      return [...out, ...cutter.rest()];
    };
    fc.assert(
      fc.property(text, fc.array(fc.nat()), (t, at) => {
        const bytes = Buffer.from(t);
        const expected = t.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
        if (expected.at(-1) === '') expected.pop();
        expect(cutInto(bytes, at)).toEqual(expected);
      }),
    );
  });
});

describe('a width', () => {
  it('is kept, and no word is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }),
        fc.integer({ min: 20, max: 60 }),
        (words, width) => {
          const text = wrapped(words.join(' '), width);
          expect(text.split(/[ \n]/)).toEqual(words);
          for (const row of text.split('\n')) expect(row.length).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
