import { version } from '../package.json' with { type: 'json' };

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const { run } = await import('./cli/run.ts');
  await run(args, version);
}
