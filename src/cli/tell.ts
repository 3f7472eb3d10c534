import { asciiJson, asciiText } from '../plain/ascii.ts';
import { standardOutput } from '../plain/output.ts';
import { misused } from './exit.ts';
import type { Flags } from './flags.ts';

/** Writes an answer to standard output; a reader who goes away is no fault, a full disk ends with 2 and a sentence. */
export async function tell(text: string, flags?: Flags): Promise<void> {
  const output = standardOutput();
  const ascii = flags?.ascii ? (flags.json ? asciiJson : asciiText) : (as: string): string => as;
  await output.write(ascii(text));
  if (output.wrong) throw misused(output.wrong);
}
