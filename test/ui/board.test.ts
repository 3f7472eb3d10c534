import { expect, test } from 'vitest';
import InkOutput from '../../node_modules/ink/build/output.js';
import Output from '../../src/ui/terminal/output.ts';

/** Both boards get the same pieces; the built program draws on ours in the place of Ink's. */
function drawn(
  pieces: readonly [x: number, y: number, text: string][],
  transform?: (line: string, i: number) => string,
) {
  const size = { width: 20, height: 3 };
  const transformers = transform ? [transform] : [];
  return [new Output(size), new InkOutput(size)].map((board) => {
    for (const [x, y, text] of pieces) board.write(x, y, text, { transformers });
    return board.get();
  });
}

const CASES: { [what: string]: readonly [number, number, string][] } = {
  'pieces beside each other': [
    [0, 0, 'map\nway'],
    [6, 0, '|\n|\n|'],
    [8, 1, 'Raash'],
  ],
  'characters that are two wide': [
    [0, 0, '山 a'],
    [6, 0, 'after'],
  ],
  'what reaches below the frame': [[2, 1, 'one\ntwo\nthree']],
  'a piece over another one': [
    [0, 0, 'below and longer'],
    [3, 0, 'ABOVE'],
  ],
  'a piece written before the one to its left': [
    [8, 0, 'right'],
    [0, 0, 'left'],
  ],
  'nothing at all': [],
};

test.each(Object.entries(CASES))('draws %s as Ink does', (_, pieces) => {
  const [ours, inks] = drawn(pieces);
  expect(ours).toEqual(inks);
});

test('puts lines in the place of others as Ink does', () => {
  const [ours, inks] = drawn([[1, 0, '...\n...']], (line, i) => (i === 1 ? 'abc' : line));
  expect(ours).toEqual(inks);
  expect(ours.output).toBe(' ...\n abc\n');
});

test('hands styles on as they are', () => {
  const [ours] = drawn([
    [0, 0, '\x1b[1mbold\x1b[m'],
    [6, 0, '\x1b[7mmark\x1b[m'],
  ]);
  expect(ours.output).toBe('\x1b[1mbold\x1b[m  \x1b[7mmark\x1b[m\n\n');
});

test('keeps the styles of a piece that lies over another one', () => {
  const [ours] = drawn([
    [0, 0, 'abcdef'],
    [2, 0, '\x1b[7mX\x1b[m'],
  ]);
  expect(ours.output).toBe('ab\x1b[0;7mX\x1b[0;mdef\n\n');
});
