import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type Ended, judge, type RuleIds } from './judge.ts';

/**
 * Compares the rules with the titles of the tests that passed, after a run of all tests: a rule without a passing
 * test, an unknown id in a title and a test that was not run each make the run fail. A run of some tests is not judged.
 */
export function ruleCoverage(ids: RuleIds): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(running) {
      vitest = running;
    },
    async onTestRunEnd(modules) {
      if (vitest === undefined || !(await isWhole(vitest, modules.length))) return;
      const faults = judge(ids, modules.flatMap(endedIn));
      if (faults.length === 0) return;
      console.error(`\nRules and tests do not agree:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
      process.exitCode = 1;
    },
  };
}

const isWhole = async (vitest: Vitest, files: number): Promise<boolean> =>
  !vitest.config.testNamePattern && files === (await vitest.globTestSpecifications()).length;

function endedIn(module: TestModule): Ended[] {
  return [...module.children.allTests()].map((test) => ({ title: test.name, state: stateOf(test) }));
}

const stateOf = (test: { result(): { state: string }; options: { mode?: string } }): string =>
  test.options.mode === 'todo' ? 'todo' : test.result().state;
