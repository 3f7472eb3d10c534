import { describe, expect, it } from 'vitest';
import { ACT_HELP } from '../../src/games/far-land/words/help.ts';
import { findRules } from '../../src/games/far-land/words/rules/search.ts';

describe('rules by the word of a command', () => {
  it.each([
    ['gift', 'AVIDA-1'],
    ['carry', 'RAASH-1'],
    ['beacon', 'TENAYA-2'],
  ])('"%s" finds first what %s says', (word, id) => {
    const found = findRules(word);
    expect(found.note).toBeUndefined();
    expect(found.rules[0]?.id.split('-')[0]).toBe(id.split('-')[0]);
    expect(found.rules.map((rule) => rule.id)).toContain(id);
  });

  it('[RAASH-4] the step over the lake is told to need willpower and not to cost it', () => {
    expect(findRules('RAASH-4').rules[0]?.text).toContain(
      'with willpower 12 or more can go this step, and loses none of it',
    );
  });
});

it('the help names what a legend lets heroes do', () => {
  expect(new Map(ACT_HELP).get('do dam')).toMatch(/goal and near tell of it$/);
});
