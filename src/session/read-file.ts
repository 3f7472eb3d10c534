import { isAbsolute } from 'node:path';
import type { ReadFile } from '../engine/ruleset.ts';
import { whyNot } from './record.ts';
import { readText } from './saves.ts';

/** Reads a file that a `new` line names; throws with a sentence's end ("it is not there") when it cannot. */
export const readNamed: ReadFile = (path) => {
  try {
    return readText(path).text;
  } catch (error) {
    const from = (error as NodeJS.ErrnoException).code === 'ENOENT' && !isAbsolute(path);
    throw new Error(whyNot(error) + (from ? ', seen from the folder where the program was started' : ''));
  }
};
