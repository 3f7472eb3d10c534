import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own way of making all at once never ends on a disk that
 * says "not there" of a folder whose parent stands, as /proc does. Throws what the system says.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error; // another program made it meanwhile
  }
}
