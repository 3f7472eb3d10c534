import type { Path } from '../rules/effects/shapes.ts';

/** Something wrong in a legend: where, as keys and indexes from the whole file down, and why, as a sentence. */
export interface Problem {
  path: Path;
  why: string;
}

/** The place in words: `legend, cards 3 "D1", lines 2, at 1`. Entries of lists are counted from 1. */
export function placeWords(path: Path, file: unknown): string {
  const out: string[] = [];
  let here = file;
  for (const key of path) {
    here = (here as { [key: string]: unknown } | undefined)?.[key];
    if (typeof key === 'string') out.push(key);
    else out[out.length - 1] += ` ${key + 1}${nameOf(here)}`;
  }
  return out.join(', ');
}

function nameOf(value: unknown): string {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? ` "${id}"` : '';
}
