import type { BoardId } from '../board.ts';
import type { CardLine } from '../legend.ts';
import { boardOf, spaceOf } from '../map.ts';
import { CONDITIONS } from '../rules/conditions.ts';
import {
  condition,
  isObject,
  type Look,
  lookAtFields,
  maybe,
  type NameKind,
  type Path,
  type Shape,
  shown,
} from '../rules/effects/shapes.ts';
import { EFFECT_NAMES, EFFECTS } from '../rules/effects.ts';
import type { Problem } from './problem.ts';

/** What was found in a legend: problems, and every name that it gives or uses. */
export interface Found {
  problems: Problem[];
  given: Map<NameKind, Set<string>>;
  used: { kind: NameKind; name: string; path: Path }[];
}

export const newFound = (): Found => ({ problems: [], given: new Map(), used: [] });

function lookAtLine(line: unknown, path: Path, l: Look): void {
  if (!isObject(line)) {
    l.wrong(path, `${shown(line)} stands where a line belongs.`);
    return;
  }
  const name = Object.keys(line).find((key) => Object.hasOwn(EFFECTS, key));
  if (name === undefined) {
    l.wrong(path, `No effect is called ${Object.keys(line).join(' or ')}. Effects: ${EFFECT_NAMES.join(', ')}.`);
    return;
  }
  const fields = EFFECTS[name as keyof typeof EFFECTS].fields as { [key: string]: Shape };
  lookAtFields(line, { ...fields, if: maybe(condition) }, `a line with "${name}"`, path, l);
}

const TESTS: { [key: string]: Shape } = Object.fromEntries(
  Object.entries(CONDITIONS).map(([key, test]) => [key, maybe(test.shape)]),
);

function lookAtCondition(value: unknown, path: Path, l: Look): void {
  if (isObject(value) && Object.keys(value).length === 0) l.wrong(path, 'An empty condition says nothing.');
  lookAtFields(value, TESTS, 'a condition', path, l);
  if (isObject(value) && ('least' in value || 'most' in value) && !('fact' in value))
    l.wrong(path, '"least" and "most" go with "fact".');
}

/** Looks at a legend of this board and keeps what it finds. */
export function lookFor(board: BoardId, found: Found): Look {
  const l: Look = {
    wrong: (path, why) => found.problems.push({ path, why }),
    uses: (kind, name, path) => found.used.push({ kind, name, path }),
    gives: (kind, name) => found.given.set(kind, (found.given.get(kind) ?? new Set()).add(name)),
    isSpace: (space) => spaceOf(boardOf(board), space) !== undefined,
    lines(value, path) {
      if (!Array.isArray(value)) l.wrong(path, `${shown(value)} stands where a list of lines belongs.`);
      else for (const [i, line] of value.entries()) lookAtLine(line, [...path, i], l);
    },
    condition: (value, path) => lookAtCondition(value, path, l),
  };
  return l;
}

/** A line with the way to it. */
export interface Placed {
  line: CardLine;
  path: Path;
}

/** All lines of a list, those in branches too. */
export function allLines(lines: readonly CardLine[], path: Path): Placed[] {
  return lines.flatMap((line, i) => {
    const here: Path = [...path, i];
    return [{ line, path: here }, ...inner(line as unknown as { [key: string]: unknown }, here)];
  });
}

function inner(line: { [key: string]: unknown }, path: Path): Placed[] {
  const out: Placed[] = [];
  for (const key of ['do', 'else'])
    if (Array.isArray(line[key])) out.push(...allLines(line[key] as CardLine[], [...path, key]));
  for (const key of ['on', 'options']) {
    if (!isObject(line[key])) continue;
    for (const [name, branch] of Object.entries(line[key])) {
      const way: Path = [...path, key, name];
      if (Array.isArray(branch)) out.push(...allLines(branch as CardLine[], way));
      else if (isObject(branch) && Array.isArray(branch.do))
        out.push(...allLines(branch.do as CardLine[], [...way, 'do']));
    }
  }
  return out;
}
