/**
 * What may stand under a key of a legend, told in words. The same small pieces make the check of a writer's file
 * and the page about effects; they cost nothing while a game is played.
 */

/** Keys and indexes from the whole file down to one value. */
export type Path = readonly (string | number)[];

/** Kinds of names that a legend gives itself and uses elsewhere. */
export type NameKind = 'card' | 'deed' | 'goal' | 'fact' | 'creature' | 'question' | 'answer' | 'sentence' | 'ending';

/** Who looks at a legend: hears what is wrong, and which names are given and used. */
export interface Look {
  wrong(path: Path, why: string): void;
  uses(kind: NameKind, name: string, path: Path): void;
  gives(kind: NameKind, name: string): void;
  isSpace(space: number): boolean;
  lines(value: unknown, path: Path): void;
  condition(value: unknown, path: Path): void;
}

export interface Shape {
  /** "a space", "a whole number from 1 to 14": for the sentence that refuses something else. */
  says: string;
  optional?: true;
  look(value: unknown, path: Path, l: Look): void;
}

/** A value as it stands in the file, short. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const must = (says: string, good: (value: unknown) => boolean): Shape => ({
  says,
  look(value, path, l) {
    if (!good(value)) l.wrong(path, `${shown(value)} stands where ${says} belongs.`);
  },
});

export const whole = (least: number, most: number): Shape =>
  must(
    `a whole number from ${least} to ${most}`,
    (v) => typeof v === 'number' && Number.isInteger(v) && v >= least && v <= most,
  );

export const flag: Shape = must('true or false', (v) => typeof v === 'boolean');

export const text: Shape = must('a text', (v) => typeof v === 'string' && v.trim() !== '');

export const oneOf = (...words: readonly (string | number)[]): Shape =>
  must(`one of ${words.join(', ')}`, (v) => words.includes(v as string));

export const maybe = (shape: Shape): Shape => ({ ...shape, optional: true });

export const space: Shape = {
  says: 'a space',
  look(value, path, l) {
    if (typeof value !== 'number' || !l.isSpace(value)) l.wrong(path, `${shown(value)} is no space of this board.`);
  },
};

export const list = (of: Shape): Shape => ({
  says: `a list, each ${of.says}`,
  look(value, path, l) {
    if (!Array.isArray(value) || value.length === 0) {
      l.wrong(path, `${shown(value)} stands where a list with at least one entry belongs.`);
      return;
    }
    value.forEach((one, i) => {
      of.look(one, [...path, i], l);
    });
  },
});

/** The first shape whose plain form fits; a value that fits none is told by all their names. */
export const either = (says: string, pick: (value: unknown) => Shape | undefined): Shape => ({
  says,
  look(value, path, l) {
    const shape = pick(value);
    if (shape === undefined) l.wrong(path, `${shown(value)} stands where ${says} belongs.`);
    else shape.look(value, path, l);
  },
});

/** A name that must be given elsewhere in the legend. */
export const named = (kind: NameKind): Shape => ({
  says: `the name of a ${kind}`,
  look(value, path, l) {
    if (typeof value !== 'string' || value === '') l.wrong(path, `${shown(value)} is no name of a ${kind}.`);
    else l.uses(kind, value, path);
  },
});

/** A name that this line gives. */
export const names = (kind: NameKind): Shape => ({
  says: `a name for the ${kind}`,
  look(value, path, l) {
    if (typeof value !== 'string' || value === '') l.wrong(path, `${shown(value)} is no name for a ${kind}.`);
    else l.gives(kind, value);
  },
});

export const lines: Shape = { says: 'a list of lines', look: (value, path, l) => l.lines(value, path) };

export const condition: Shape = { says: 'a condition', look: (value, path, l) => l.condition(value, path) };

export const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these keys, the optional ones aside. `what` begins the sentences: "a line with place". */
export function lookAtFields(
  value: unknown,
  fields: { [key: string]: Shape },
  what: string,
  path: Path,
  l: Look,
): void {
  if (!isObject(value)) {
    l.wrong(path, `${shown(value)} stands where ${what} belongs.`);
    return;
  }
  for (const key of Object.keys(value))
    if (!Object.hasOwn(fields, key))
      l.wrong([...path, key], `${what} knows no "${key}". It knows ${Object.keys(fields).join(', ')}.`);
  for (const [key, shape] of Object.entries(fields)) {
    if (value[key] !== undefined) shape.look(value[key], [...path, key], l);
    else if (!shape.optional) l.wrong(path, `${what} needs "${key}", ${shape.says}.`);
  }
}

export const fields = (what: string, known: { [key: string]: Shape }): Shape => ({
  says: what,
  look: (value, path, l) => lookAtFields(value, known, what, path, l),
});

/** An object whose keys are free and whose values all have this shape. */
export const byKey = (says: string, of: (key: string) => Shape): Shape => ({
  says,
  look(value, path, l) {
    if (!isObject(value) || Object.keys(value).length === 0)
      l.wrong(path, `${shown(value)} stands where ${says} belongs.`);
    else for (const [key, one] of Object.entries(value)) of(key).look(one, [...path, key], l);
  },
});
