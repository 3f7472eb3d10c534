import { words } from '../engine/line.ts';
import { type Answer, refused, said } from './answer.ts';
import type { Table } from './table.ts';

/** `story`: what was read, chosen and reached so far. */
export function story({ session }: Table, _: string[], text: string): Answer {
  if (session === null) return refused(text, 'No game is begun.');
  const lines = session.rules.story?.(session.log()) ?? [];
  return said(...(lines.length > 0 ? lines : [words('No story is told here yet.')]));
}
