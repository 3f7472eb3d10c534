import { Command } from 'commander';
import type { Flags } from './flags.ts';

/** The command line: each command loads only what it needs, and leaves its exit code in `asked`. */
export function buildProgram(version: string, asked: { code: number }): Command {
  const program = new Command('farland');
  const flags = (command: Command): Flags => command.optsWithGlobals();
  program
    .description('The Far Land: a cooperative adventure for the terminal, for 1 to 4 players.')
    .version(version, '-V, --version', 'say the version')
    .helpOption('-h, --help', 'say what can be typed')
    .exitOverride()
    .showHelpAfterError('Say "farland --help" for what can be typed.')
    .configureHelp({ showGlobalOptions: true });
  commonOptions(program);

  playOptions(program.command('play', { isDefault: true }))
    .description('in a terminal the title; piped, the script on standard input')
    .action(async (_: unknown, command: Command) => {
      asked.code = await (await import('./play.ts')).play(flags(command));
    });
  program
    .command('resume [name]')
    .description('go on with the latest game, or with one by its name')
    .action(async (name: string | undefined, _: unknown, command: Command) => {
      const { play } = await import('./play.ts');
      asked.code = await play(flags(command), name === undefined ? 'resume' : `resume ${name}`);
    });
  program
    .command('replay <file>')
    .description('tell a record again')
    .option('--to <n>', 'only the first so many commands')
    .option('--check', 'only compare with the checkpoints')
    .action(async (file: string, _: unknown, command: Command) => {
      asked.code = await (await import('./ask.ts')).replay(flags(command), file);
    });
  program
    .command('rules [words...]')
    .description('the rules, searched by a word or an id')
    .action(async (words: string[], _: unknown, command: Command) => {
      asked.code = await (await import('./ask.ts')).askOnce(flags(command), ['rules', ...words].join(' '));
    });
  for (const [name, text] of [
    ['saves', 'the games that are kept'],
    ['legends', 'what can be played'],
  ]) {
    program
      .command(name)
      .description(text)
      .action(async (_: unknown, command: Command) => {
        asked.code = await (await import('./ask.ts')).askOnce(flags(command), name);
      });
  }
  program
    .command('board <id>')
    .description('the board lake or river, as words or with --json as data')
    .action(async (id: string, _: unknown, command: Command) => {
      asked.code = await (await import('./ask.ts')).board(flags(command), id);
    });
  return program;
}

function playOptions(command: Command): Command {
  return command
    .option('--legend <n>', 'the legend to play')
    .option('--heroes <names>', 'the heroes clockwise, as in raash,avida')
    .option('--players <n>', 'how many play, in games without heroes')
    .option('--seed <n>', 'seed of the dice, 0 to 4294967295')
    .option('--level <level>', 'novice, normal or veteran')
    .option('--name <name>', 'keep the game under this name');
}

function commonOptions(program: Command): void {
  program
    .option('--plain', 'text that is only ever appended, for screen readers')
    .option('--json', 'one JSON object a line')
    .option('--ascii', 'only signs of the plain keyboard')
    .option('--no-color', 'no colour')
    .option('--width <columns>', 'break lines at this width')
    .option('--lang <language>', 'language: en')
    .option('--yes', 'ask nothing before a costly step')
    .option('--saves <folder>', 'where games are kept')
    .option('--dice <faces>', 'the first faces, as in 3,5,2, or "ask" for real dice')
    .option('--transcript <file>', 'write all that is said to this file')
    .option('--keep-going', 'go on with a script after a refusal')
    .option('--test', 'allow the command "state"')
    .option('--game <id>', 'the game to play');
}
