import { cleaned } from '../../engine/foreign.ts';
import type { ReadFile, Refusal } from '../../engine/ruleset.ts';
import { readJsonc } from './check/jsonc.ts';
import { type LegendFile, problemsOf } from './check/legend.ts';
import { placeWords } from './check/problem.ts';
import { addLegend } from './content/legends/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { LegendId } from './types.ts';

/**
 * Reads a player's own legend and makes it one that can be played. `print` is what a record says of the legend that was
 * played: its id is the file's own with that, so that two files never stand in for each other.
 */
export function ownLegend(
  path: string,
  read: ReadFile,
  print: string | undefined,
): { id: LegendId; print: string } | Refusal {
  let file: unknown;
  let text: string;
  try {
    text = read(path);
  } catch (error) {
    return no(`The legend ${path} cannot be read: ${(error as Error).message}.`);
  }
  try {
    file = withoutControls(readJsonc(text));
  } catch {
    return no(`The legend ${path} is no JSON.`, inFull(path));
  }
  const [first, ...rest] = problemsOf(file);
  if (first) {
    const more = rest.length === 0 ? '' : ` ${rest.length} more like this.`;
    return no(`The legend ${path} is not sound: ${placeWords(first.path, file)}: ${first.why}${more}`, inFull(path));
  }
  const { legend, prose } = file as LegendFile;
  const found = fingerprint(JSON.stringify(legend));
  if (print !== undefined && print !== found) return no(`The legend ${path} has changed since this game was begun.`);
  const id = `${legend.id}~${found}`;
  addLegend({ legend: { ...legend, id }, prose });
  return { id, print: found };
}

const no = (text: string, instead?: string): Refusal => ({ rule: null, text, instead });
const inFull = (path: string): string => `farland check ${path} names the lines.`;

/** Words of a file lose what moves a cursor; line ends in them become blanks. */
function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return cleaned(value).replace(/\s+/g, ' ');
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [cleaned(key), withoutControls(held)]));
}
