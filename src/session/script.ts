import { withoutComment } from '../engine/notation.ts';
import type { Answer, Refused } from './answer.ts';
import type { Table } from './table.ts';

/**
 * The rules of a script: a refused line is held against it until the next command, a failed `expect` ends it.
 * Exit codes: 2 a line that cannot be carried out, 3 an `expect` that does not hold, 4 a record that cannot be read.
 */
export class Script {
  /** Number of the line in hand, from 1. */
  line = 0;
  /** Exit code, once the script has ended. */
  ended: number | null = null;
  private readonly table: Table;
  private readonly keepGoing: boolean;
  private held: Refused | null = null;
  private worst = 0;

  constructor(table: Table, keepGoing: boolean) {
    this.table = table;
    this.keepGoing = keepGoing;
  }

  /** Carries out the next line; null when the script ended before it. Look at `ended` afterwards. */
  next(text: string): Answer | null {
    this.line++;
    if (this.held !== null && !this.settleHeld(text)) return null;
    const answer = this.table.submit(text);
    if (answer.kind === 'refused') this.held = answer;
    else if (answer.kind === 'expected' && !answer.holds) this.fail(3);
    else if (answer.kind === 'quit') this.ended = this.worst;
    if (answer.kind === 'refused' && answer.unreadable) this.fail(4);
    return answer;
  }

  /** Goes on whatever the last line was answered: another state is on the table now. */
  excuse(): void {
    this.held = null;
    this.table.lastRefused = null;
  }

  /** The input is at its end. */
  close(): number {
    if (this.ended === null && this.held !== null) this.fail(2);
    this.ended ??= this.worst;
    return this.ended;
  }

  /** Whether the script goes on with `text` after a refusal. */
  private settleHeld(text: string): boolean {
    const command = withoutComment(text);
    if (command === '') return true;
    this.held = null;
    if (/^expect\s+refused\b/i.test(command)) return true;
    this.fail(2);
    return this.ended === null;
  }

  private fail(code: number): void {
    if (this.keepGoing) this.worst = Math.max(this.worst, code);
    else this.ended = code;
  }
}
