import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('./fixture', import.meta.url));
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Runs the fixture's two tests, one of them [DAY-1], in a program of its own. */
function run(rules: string, ...args: string[]): { code: number | null; text: string } {
  const env = { ...process.env, CASE: rules, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', root, ...args], { env });
  return { code: status, text: `${stdout}${stderr}` };
}

it('a whole run passes when each rule has its test', () => {
  const { code, text } = run('DAY-1');
  expect(text).toContain('2 passed');
  expect(code).toBe(0);
});

it('a whole run fails when a rule has no test, though all tests pass', () => {
  const { code, text } = run('DAY-1 DAY-2');
  expect(text).toContain('2 passed');
  expect(text).toContain('DAY-2 has no passing test.');
  expect(code).toBe(1);
});

it('a whole run fails when a title names no rule', () => {
  const { code, text } = run('DAY-9');
  expect(text).toContain('DAY-1 is no rule: "[DAY-1] a day has 7 hours".');
  expect(code).toBe(1);
});

it('a run of some tests is not judged', () => {
  expect(run('DAY-1 DAY-2', 'day').code).toBe(0);
  expect(run('DAY-1 DAY-2', '-t', 'DAY-1').code).toBe(0);
});
