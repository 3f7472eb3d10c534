import { Command } from 'commander';
import { misused } from './exit.ts';
import type { Flags } from './flags.ts';
import { HELP } from './help.ts';

/** The command line: each command loads only what it needs, and leaves its exit code in `asked`. */
export function buildProgram(version: string, asked: { code: number }): Command {
  const program = new Command('farland');
  program
    .version(version, '--version')
    .exitOverride()
    .configureOutput({ writeErr: () => {} }); // told by `misuseOf`
  for (const flags of COMMON) program.option(flags);
  program.option('--bot-plays <heroes>', '', once('--bot-plays'));
  const command = (words: string, run: (flags: Flags, given: string | string[] | undefined) => Promise<number>) =>
    program.command(words, words === 'play' ? { isDefault: true } : {}).action(async (...given: unknown[]) => {
      const self = given[given.length - 1] as Command;
      asked.code = await run(self.optsWithGlobals(), self.processedArgs[0]);
    });
  const play = command('play', async (flags) => (await import('./play.ts')).play(flags));
  for (const flags of PLAY) play.option(flags);
  command('resume [name]', async (flags, name) =>
    (await import('./play.ts')).play(flags, name === undefined ? 'resume' : `resume ${name}`),
  );
  command('replay <file>', async (flags, file) => (await import('./ask.ts')).replay(flags, file as string))
    .option('--to <n>')
    .option('--check');
  command('rules [words...]', async (flags, words) =>
    (await import('./ask.ts')).askOnce(flags, ['rules', ...(words as string[])].join(' ')),
  );
  command('board <id>', async (flags, id) => (await import('./ask.ts')).board(flags, id as string));
  command('check [file]', async (flags, file) =>
    (await import('./check.ts')).check(flags, file as string | undefined),
  ).option('--effects');
  command('odds', async (flags) => (await import('./odds.ts')).tellOdds(flags))
    .option('--hero <hero>', '', (hero: string, all: string[]) => [...all, hero], [])
    .option('--against <enemy>', '', once('--against'))
    .option('--rounds <n>', '', once('--rounds'));
  const many = command('simulate', async (flags) => (await import('./simulate.ts')).simulateGames(flags));
  for (const flags of SIMULATE) many.option(flags);
  many.option('--compare <change>', '', (change: string, all: string[]) => [...all, change], []);
  for (const word of ['saves', 'legends']) {
    command(word, async (flags) => (await import('./ask.ts')).askOnce(flags, word));
  }
  for (const one of [program, ...program.commands]) one.helpInformation = () => HELP;
  return program;
}

/** A flag whose second value would be lost where people may mean both. */
const once =
  (flag: string) =>
  (value: string, before: string | undefined): string => {
    if (before !== undefined) throw misused(`${flag} is said twice, "${before}" and "${value}": say it once.`);
    return value;
  };

const PLAY = ['--legend <n>', '--heroes <names>', '--players <n>', '--seed <n>', '--level <level>', '--name <name>'];

const SIMULATE = [
  '--legend <n>',
  '--heroes <names>',
  '--level <level>',
  '--seed <n>',
  '--games <n>',
  '--bot <name>',
  '--threads <n>',
];

const COMMON = [
  '--plain',
  '--json',
  '--ascii',
  '--no-color',
  '--width <columns>',
  '--lang <language>',
  '--yes',
  '--saves <folder>',
  '--dice <faces>',
  '--transcript <file>',
  '--keep-going',
  '--test',
  '--game <id>',
];
