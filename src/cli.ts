import program from '../package.json' with { type: 'json' };
import { HELP } from './cli/help.ts';

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--version') process.stdout.write(`${program.version}\n`);
else if (args.length === 1 && (args[0] === '--help' || args[0] === '-h')) process.stdout.write(HELP);
else void import('./cli/run.ts').then(({ run }) => run(args, program.version));
