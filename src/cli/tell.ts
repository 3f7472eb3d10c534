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
  if (flags?.transcript !== undefined) await keep(ascii(text), flags.transcript);
}

/** Where the first answer was written; what follows it stands behind it. */
let kept: string | undefined;

async function keep(text: string, path: string): Promise<void> {
  const { openTranscript } = await import('./transcript.ts');
  const transcript = openTranscript(path, kept === path ? 'a' : 'w');
  kept = path;
  transcript.write(text);
  transcript.close();
}
