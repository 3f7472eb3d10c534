import { DEFAULTS } from './settings.ts';

const WORDS = /^(new|resume|save|saves|legends|set|players|verbose|repeat|more|log|help|expect|state|quit)( |$)/;

/** Whether a line is about the table and not about the game. `set down tenaya` belongs to a game, `set ascii on` not. */
export function isManaged(line: string): boolean {
  const said = line.toLowerCase();
  if (!WORDS.test(said)) return false;
  const [word, name] = said.split(' ');
  return word !== 'set' || name === undefined || Object.hasOwn(DEFAULTS, name);
}
