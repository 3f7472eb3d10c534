import { expect, it } from 'vitest';
import { idsOf, judge } from './judge.ts';

const ids = { rules: ['DAY-1', 'DAY-2'], notYet: new Set(['FOG-1']) };
const passed = (title: string) => ({ title, state: 'passed' });
const both = [passed('[DAY-1] a day has hours'), passed('[DAY-2] overtime costs')];

it('a title names its rules at its beginning', () => {
  expect(idsOf('[DAY-1] a day')).toEqual(['DAY-1']);
  expect(idsOf('[DAY-1, FOG-12] a day')).toEqual(['DAY-1', 'FOG-12']);
  expect(idsOf('a day [DAY-1]')).toEqual([]);
  expect(idsOf('[DAY-1]a day')).toEqual([]);
});

it('all is well when each rule has a passing test', () => {
  expect(judge(ids, [...both, passed('no rule at all')])).toEqual([]);
  expect(judge(ids, [passed('[DAY-1, DAY-2] a day')])).toEqual([]);
});

it('a rule without a test is named', () => {
  expect(judge(ids, [both[0]])).toEqual(['DAY-2 has no passing test.']);
});

it('a failed test shows nothing, and a second one that passes does', () => {
  const failed = { title: '[DAY-2] overtime costs', state: 'failed' };
  expect(judge(ids, [both[0], failed])).toEqual(['DAY-2 has no passing test.']);
  expect(judge(ids, [...both, failed])).toEqual([]);
});

it('an unknown id is named, and one that is not carried out yet is not', () => {
  expect(judge(ids, [...both, passed('[DAY-3] a day')])).toEqual(['DAY-3 is no rule: "[DAY-3] a day".']);
  expect(judge(ids, [...both, passed('[FOG-1] kinds of fog')])).toEqual([]);
});

it.each(['skipped', 'todo', 'pending'])('a test that is %s is named', (state) => {
  expect(judge(ids, [...both, { title: 'later', state }])).toEqual([`Not run (${state}): "later".`]);
});
