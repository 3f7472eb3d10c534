import { graphemesOf, widthOf } from './cells.ts';

const ASCII = /^[ -~]*$/;
const SEQUENCE = /\x1b\[[0-?]*[ -/]*[@-~]/g;

/**
 * Stands in for `string-width` in the built program: the widths that the screen draws by, without a table of
 * pictures that takes longer to compile than the first frame to draw.
 */
export default function stringWidth(text: string): number {
  const bare = text.includes('\x1b') ? text.replace(SEQUENCE, '') : text;
  if (ASCII.test(bare)) return bare.length;
  let width = 0;
  for (const char of graphemesOf(bare)) width += widthOf(char);
  return width;
}
