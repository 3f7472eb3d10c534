import { type AnyNode, type DocumentNode, evaluate, parse } from '@humanwhocodes/momoa';
import { problemsOf } from './legend.ts';
import { type Problem, placeWords } from './problem.ts';

/** A problem of a file: its line (1 is the first), its place in words, and why. */
export interface FileProblem {
  line: number;
  where: string;
  why: string;
}

/** Lines of a file by the way to each value. */
function linesByPath(node: AnyNode, path: string, out: Map<string, number>): Map<string, number> {
  out.set(path, node.loc.start.line);
  if (node.type === 'Document') linesByPath(node.body, path, out);
  else if (node.type === 'Object')
    for (const member of node.members) {
      const key = member.name.type === 'String' ? member.name.value : member.name.name;
      linesByPath(member.value, `${path}/${key}`, out);
      out.set(`${path}/${key}`, member.loc.start.line);
    }
  else if (node.type === 'Array')
    node.elements.forEach((element, i) => void linesByPath(element.value, `${path}/${i}`, out));
  return out;
}

/** The line of the nearest value on the way that the file holds. */
function lineOf(lines: Map<string, number>, path: Problem['path']): number {
  for (let n = path.length; n >= 0; n--) {
    const line = lines.get(
      path
        .slice(0, n)
        .map((key) => `/${key}`)
        .join(''),
    );
    if (line !== undefined) return line;
  }
  return 1;
}

/** Checks the text of a legend file (JSON, comments allowed): problems by line; none for a sound legend. */
export function checkLegend(text: string): FileProblem[] {
  let parsed: DocumentNode;
  try {
    parsed = parse(text, { mode: 'jsonc', allowTrailingCommas: true });
  } catch (error) {
    const { line, message } = error as Error & { line?: number };
    return [{ line: line ?? 1, where: 'the file', why: `This is no JSON. ${message}` }];
  }
  const file = evaluate(parsed) as unknown;
  const lines = linesByPath(parsed, '', new Map());
  return problemsOf(file)
    .map(({ path, why }) => ({ line: lineOf(lines, path), where: placeWords(path, file), why }))
    .sort((a, b) => a.line - b.line);
}

/** Sentences for people: "line 12 (legend, cards 3 "D1", lines 2): There is no card "X9" in this legend." */
export const checkFile = (text: string): string[] =>
  checkLegend(text).map(({ line, where, why }) => `line ${line}${where === '' ? '' : ` (${where})`}: ${why}`);
