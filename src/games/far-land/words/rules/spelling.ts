/** Damerau-Levenshtein distance (optimal string alignment): insert, delete, replace, swap two neighbours. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** How many slips a word may hold and still be understood: none below 4 letters, 1 up to 6, then 2. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length <= 6 ? 1 : 2;
}

/** The known words at the least distance from `word`, at most `limit` away, in alphabetical order. */
export function nearest(word: string, known: Iterable<string>, limit: number): string[] {
  let best = limit;
  let found: string[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const d = distance(word, candidate);
    if (d > best) continue;
    if (d < best) found = [];
    best = d;
    found.push(candidate);
  }
  return found.sort();
}
