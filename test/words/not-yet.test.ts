import { expect, it } from 'vitest';
import { NOT_YET, RULES, ruleById } from '../../src/games/far-land/words/rules/index.ts';
import { findRules } from '../../src/games/far-land/words/rules/search.ts';

it('every rule is carried out, or on the list of those that are not yet', () => {
  expect(RULES.length + NOT_YET.size).toBe(208);
  expect(RULES.filter((rule) => NOT_YET.has(rule.id))).toEqual([]);
});

it('what is not carried out yet is neither shown nor found', () => {
  for (const id of NOT_YET) {
    expect(ruleById(id)).toBeUndefined();
    expect(findRules(id).rules.map((rule) => rule.id)).not.toContain(id);
  }
});
