import { defineConfig } from 'vitest/config';
import { NOT_YET, RULES } from './src/games/far-land/words/rules/index.ts';
import { ruleCoverage } from './test/coverage/reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: 'test/one-folder.ts',
    testTimeout: 60_000,
    reporters: ['default', ruleCoverage({ rules: RULES.map((rule) => rule.id), notYet: NOT_YET })],
  },
});
