import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned } from '../../src/engine/foreign.ts';
import { readRecord, withoutComment, writeCheckpoint } from '../../src/engine/notation.ts';
import { sortedJson, stateHash } from '../../src/session/hash.ts';

const texts = (text: string): string[] => {
  const { header, lines } = readRecord(text);
  return [header?.text ?? '', ...lines.map((l) => l.text)];
};

describe('a record is read', () => {
  it('whatever ends its lines, with a byte-order mark and without a last line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const mark of ['', '\ufeff']) {
        for (const last of ['', end]) {
          expect(texts(`${mark}new toy${end}step 2${end}roll${last}`)).toEqual(['new toy', 'step 2', 'roll']);
        }
      }
    }
  });

  it('without its comments: # at the start of a line or after a blank', () => {
    expect(texts('# evening\n\n  # more\nnew toy # two\nsay a#b # c\n\troll\t# tab\n')).toEqual([
      'new toy',
      'say a#b',
      'roll',
    ]);
    expect(withoutComment('#')).toBe('');
    expect(withoutComment('a #')).toBe('a');
  });

  it('with the numbers of its lines', () => {
    const { header, lines } = readRecord('# one\nnew toy\n\nroll\n');
    expect([header?.line, lines[0].line]).toEqual([2, 4]);
  });

  it('and tells whether its last line was ended', () => {
    expect(readRecord('new toy\nroll').unended).toBe(true);
    expect(readRecord('new toy\nroll\n').unended).toBe(false);
    expect(readRecord('').header).toBeNull();
    expect(readRecord('\0\0\0\0').header).toBeNull();
  });

  it('with its checkpoints; one that is damaged is a comment', () => {
    const point = { after: 1, hash: 'abc', rules: 1, state: { a: 1 } };
    const { lines } = readRecord(`new toy\nroll\n${writeCheckpoint(point)}\n#@ {"after":1,"ha\n#@ {"after":"x"}\n`);
    expect(lines.map((l) => l.checkpoint ?? l.text)).toEqual(['roll', point]);
  });

  it('without any fault, whatever bytes it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readRecord(text).lines.length >= 0));
  });
});

describe('text that is not ours', () => {
  it('loses what moves a cursor or turns a sentence round, and nothing else', () => {
    expect(cleaned('a\u001b[2Jb\u0007\u009bc\u202ed\u2066e\u200bf\ufeffg\0h')).toBe('a[2Jbcdefgh');
    expect(cleaned('Grüße, 日本 é e\u0301\t\u{1f600}\n')).toBe('Grüße, 日本 é e\u0301\t\u{1f600}\n');
  });
});

describe('the hash of a state', () => {
  it('does not depend on the order of its keys', () => {
    expect(sortedJson({ b: 1, a: [{ d: undefined, c: null }] })).toBe('{"a":[{"c":null}],"b":1}');
    expect(stateHash({ b: 1, a: 2 })).toBe(stateHash({ a: 2, b: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
  });

  it('is the first 12 hex digits of SHA-256', () => {
    // printf '{"a":1}' | sha256sum
    expect(stateHash({ a: 1 })).toBe('015abd7f5cc5');
  });

  it('is the same after a journey through JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (v) => stateHash(JSON.parse(JSON.stringify(v))) === stateHash(v)));
  });
});
