import program from '../package.json' with { type: 'json' };

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${program.version}\n`);
} else {
  const { run } = await import('./cli/run.ts');
  await run(args, program.version);
}
