/** One way to break a rule: a file, a line, and what that line becomes. */
export interface Mutant {
  id: string;
  file: string;
  /** From 1. */
  line: number;
  kind: 'negated' | 'skipped' | 'emptied';
  text: string;
}

const ID = /[A-Z]+-\d+/g;

/** Negates the condition before a refusal of this line: `if (c) return { rule: 'X-1' … }`, `c ? { rule: … } : d`. */
function negate(line: string): string | undefined {
  const guarded = line.match(/^(\s*)if \((.*)\) (return \{ rule: .*)$/);
  if (guarded) return `${guarded[1]}if (!(${guarded[2]})) ${guarded[3]}`;
  const chosen = line.match(/^(.*?(?:return|=>|=|:) )([^?]+?) \? (.*\{ rule: .*)$/);
  return chosen ? `${chosen[1]}!(${chosen[2]}) ? ${chosen[3]}` : undefined;
}

/** Leaves out a line that bears a rule's id as its comment: a whole statement, or the head of a block. */
function skip(line: string): string | undefined {
  const code = line.replace(/\s*\/\/.*$/, '');
  const block = code.match(/^(\s*)(?:if|for) \(.*\) \{$/);
  if (block) return `${block[1]}if (false as boolean) {`;
  if (/^\s*(if|for) \(.*\)( .*)?;$/.test(code)) return '';
  if (/^\s*return\b/.test(code) || /^\s*(const|let)\b/.test(code)) return undefined;
  return /;$/.test(code) && /^\s*[\w.[\]]+\s*(=|\+=|-=|\(|\?\.)/.test(code) ? '' : undefined;
}

/** Rule ids that the comment above a function names. */
function idsAbove(lines: readonly string[], at: number): string[] {
  if (!lines[at - 1]?.trim().endsWith('*/')) return [];
  let from = at - 1;
  while (from > 0 && !lines[from].includes('/**')) from--;
  return lines.slice(from, at).join(' ').match(ID) ?? [];
}

/** Every place of a source text at which a rule can be broken. */
export function mutantsOf(file: string, source: string, known: ReadonlySet<string>): Mutant[] {
  const lines = source.split('\n');
  const out: Mutant[] = [];
  const add = (id: string, line: number, kind: Mutant['kind'], text: string | undefined): void => {
    if (text !== undefined && known.has(id)) out.push({ id, file, line: line + 1, kind, text });
  };
  lines.forEach((line, i) => {
    for (const id of line.match(/rule: '([A-Z]+-\d+)'/)?.[1]?.match(ID) ?? []) add(id, i, 'negated', negate(line));
    const comment = line.match(/\/\/ (.*)$/)?.[1];
    for (const id of comment?.match(ID) ?? []) add(id, i, 'skipped', skip(line));
    if (/^(export )?function \w+\(.*\): void \{$/.test(line))
      for (const id of new Set(idsAbove(lines, i))) add(id, i, 'emptied', `${line} return;`);
  });
  return out;
}
