import { writeSync } from 'node:fs';
import program from '../package.json' with { type: 'json' };
import { HELP } from './cli/help.ts';

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--version') say(`${program.version}\n`);
else if (args.length === 1 && (args[0] === '--help' || args[0] === '-h')) say(HELP);
else void import('./cli/run.ts').then(({ run }) => run(args, program.version));

/** Without the streams of Node, which would take longer than all else here. */
function say(text: string): void {
  try {
    writeSync(1, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') process.stdout.write(text);
    else if (code !== 'EPIPE') {
      console.error('The output cannot be written.');
      process.exitCode = 2;
    }
  }
}
