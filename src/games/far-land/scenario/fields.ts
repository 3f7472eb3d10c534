import { type Board, spaceOf } from '../map.ts';
import { readLetter } from '../spellings.ts';
import type { Space } from '../types.ts';
import { BOARD_WORDS } from '../words/places.ts';

/** A sentence about what is wrong in a scenario, and where; caught by `readScenario`. */
export class Flaw extends Error {}

/** `where` is a way through the file: `heroes[0].space`. */
export function flaw(where: string, text: string): never {
  throw new Flaw(`The scenario, at ${where}: ${text}`);
}

export type Fields = { readonly [key: string]: unknown };

/** What was written, for a sentence. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');

export function fieldsOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    flaw(where, `${shown(value)} is no object in braces.`);
  for (const key of Object.keys(value as object))
    if (!known.includes(key)) flaw(where, `there is no key "${key}". Keys: ${known.join(', ')}.`);
  return value as Fields;
}

export function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) flaw(where, `${shown(value)} is no list in brackets.`);
  return value as unknown[];
}

export function wholeOf(value: unknown, where: string, least: number, most: number): number {
  if (!Number.isInteger(value)) flaw(where, `${shown(value)} is no whole number.`);
  const n = value as number;
  if (n < least || n > most) flaw(where, `${n} is not from ${least} to ${most}.`);
  return n;
}

export function yesOf(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') flaw(where, `${shown(value)} is neither true nor false.`);
  return value as boolean;
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') flaw(where, `${shown(value)} is no word in quotes.`);
  return value as string;
}

/** One word of a list. */
export function oneOf<T extends string>(value: unknown, where: string, list: readonly T[]): T {
  const found = list.find((one) => one === value);
  if (found === undefined) flaw(where, `${shown(value)} is not known. Known: ${list.join(', ')}.`);
  return found as T;
}

export function spaceAt(board: Board, value: unknown, where: string): Space {
  const known = typeof value === 'number' && spaceOf(board, value) !== undefined;
  if (!known) flaw(where, `${shown(value)} is no space of the ${BOARD_WORDS[board.id]}.`);
  return value as Space;
}

export function letterOf(value: unknown, where: string): number {
  const letter = typeof value === 'string' ? readLetter(value) : undefined;
  if (letter === undefined) flaw(where, `${shown(value)} is no letter from A to N.`);
  return letter as number;
}

/** The value, or `otherwise` where the key is left out. */
export const given = <T>(value: unknown, otherwise: T, read: (value: unknown) => T): T =>
  value === undefined ? otherwise : read(value);

/** The value, where null means that there is none; left out it is null too. */
export const perhaps = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : read(value);
