import type { Flags } from './flags.ts';

const SWITCHES: { readonly [flag: string]: Partial<Flags> } = {
  '--plain': { plain: true },
  '--json': { json: true },
  '--ascii': { ascii: true },
  '--no-color': { color: false },
  '--yes': { yes: true },
  '--keep-going': { keepGoing: true },
  '--test': { test: true },
};

/**
 * The flags of a command line that is nothing but switches, or undefined. Reading it here spares a script the third
 * of its start that the library for command lines takes.
 */
export function quickFlags(args: readonly string[]): Flags | undefined {
  const flags: Flags = { color: true };
  for (const arg of args) {
    if (!Object.hasOwn(SWITCHES, arg)) return undefined;
    Object.assign(flags, SWITCHES[arg]);
  }
  return flags;
}
