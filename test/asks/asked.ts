import { expect } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { sortedJson } from '../../src/session/hash.ts';
import type { Scene } from '../scene.ts';

/** What a command that only asks is answered with, a line each; the game stays as it is. */
export function ask(s: Scene, command: string): string[] {
  const before = sortedJson(s.state);
  const answer = s.session.submit(command);
  expect(sortedJson(s.state), `"${command}" left a mark`).toBe(before);
  if (answer.kind !== 'said') throw new Error(`"${command}" is not answered: ${JSON.stringify(answer)}`);
  return answer.lines.map(textOf);
}

/** How a command that only asks is refused: a slip, no rule. */
export function slipOf(s: Scene, command: string): string {
  const answer = s.session.submit(command);
  if (answer.kind !== 'refused') throw new Error(`"${command}" is not refused`);
  expect(answer.rule).toBeNull();
  return `${answer.text} ${answer.instead ?? ''}`.trim();
}
