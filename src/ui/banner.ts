import { type Row, span } from './rows.ts';

/** Hills, a lake and the sun over them, in signs below 128 alone: the first screen then needs no table of wide signs. */
const PICTURE: readonly string[] = [
  '                                   \\ | /                                    ',
  '                /\\               -- (_) --            /\\                    ',
  '     /\\        /  \\    /\\                    /\\      /  \\  /\\      /\\       ',
  '    /  \\__/\\__/    \\__/  \\______________ ___/  \\____/    \\/  \\____/  \\__    ',
  '   ~ ~~ ~~~~ ~~ ~ ~~~ ~~ ~ ~~~ ~~~~ ~~ ~ ~~ ~~~~ ~ ~~~ ~~ ~~~~ ~~ ~~~ ~     ',
  '                                                                            ',
  '                       T H E     F A R     L A N D                          ',
];

const WIDE = PICTURE[0].length;

/** The picture over the title menu, in the middle; cut at both sides in a narrow window. */
export function banner(width: number): Row[] {
  const left = Math.floor((width - WIDE) / 2);
  return PICTURE.map((text, y) => {
    const placed = left >= 0 ? ' '.repeat(left) + text : text.slice(-left, -left + width);
    const look = y === 4 ? 'water' : y === 6 ? 'title' : y < 2 ? 'item' : 'grass';
    return [span(placed, look)];
  });
}
