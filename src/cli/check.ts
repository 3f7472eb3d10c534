import { cleaned } from '../engine/foreign.ts';
import { wrapped } from '../plain/text.ts';
import { whyNot } from '../session/record.ts';
import { readText } from '../session/saves.ts';
import { misused } from './exit.ts';
import { type Flags, widthOf } from './flags.ts';
import { tell } from './tell.ts';

/** `check FILE`: whether it is a sound legend, problems line by line and exit code 2; `check --effects`: what its lines may hold. */
export async function check(flags: Flags & { effects?: boolean }, file: string | undefined): Promise<number> {
  if (flags.effects) {
    const { effectsPage } = await import('../games/far-land/check/page.ts');
    await tell(`${effectsPage().join('\n')}\n`, flags);
    return 0;
  }
  if (file === undefined) throw misused('Which file? For instance: farland check my-legend.json.');
  const { checkFile } = await import('../games/far-land/check/file.ts');
  const problems = checkFile(textOf(file)).map(cleaned);
  const sound = problems.length === 0;
  const told = sound ? ['This is a sound legend.'] : problems;
  const width = widthOf(flags);
  const text = told.map((row) => wrapped(row, width)).join('\n');
  await tell(`${flags.json ? JSON.stringify({ type: 'checked', sound, problems, text }) : text}\n`, flags);
  return sound ? 0 : 2;
}

function textOf(file: string): string {
  try {
    return readText(file).text;
  } catch (error) {
    throw misused(`The file "${file}" cannot be read: ${whyNot(error)}.`);
  }
}
