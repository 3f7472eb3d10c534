import { SAME_WORD } from './families.ts';
import { CHAPTERS, type Chapter, type Rule, ruleById } from './index.ts';
import { nearest, slipsAllowed } from './spelling.ts';
import { type Entry, familyOf, isSmall, singular, vocabulary, wordsOf } from './vocabulary.ts';

/** What a search brings: rules, best first; the chapter that the query names; a sentence for the player. */
export interface Found {
  rules: Rule[];
  chapter?: Chapter;
  /** How a misspelled word was read, or why nothing was found. */
  note?: string;
}

/** A word of the query, and the known words it may stand for: none, if nobody knows it. */
interface Asked {
  word: string;
  means: readonly string[];
  misspelled: boolean;
}

const ID = /^\[?([a-z]+)[\s_-]*0*(\d+)\]?$/i;

/**
 * Finds rules by id (`SPORE-2`, `spore2`), by word, by a player's own word for it (`fungus`), and with slight slips
 * (`spoer`). A rule that holds more of the words comes first, then one whose name or chapter is meant rather than one
 * that only speaks of it, then the order of reading. Never throws; nothing found gives no rules and a note.
 */
export function findRules(query: string): Found {
  return byId(query.trim()) ?? byWords(query);
}

function byId(query: string): Found | undefined {
  const [, letters, digits] = ID.exec(query) ?? [];
  if (!letters) return undefined;
  const family = letters.toUpperCase();
  const relatives = vocabulary()
    .entries.map((entry) => entry.rule)
    .filter((rule) => familyOf(rule) === family);
  if (relatives.length === 0) return undefined;
  const rule = ruleById(`${family}-${digits}`);
  const chapter = CHAPTERS.find((c) => c.id === relatives[0]!.chapter);
  if (rule) return { rules: [rule], chapter };
  return { rules: relatives, chapter, note: `There is no rule ${family}-${digits}. These are the rules of ${family}.` };
}

function byWords(query: string): Found {
  const asked = wordsOf(query)
    .filter((word) => !isSmall(word))
    .map(understand);
  if (asked.length === 0) return { rules: [], note: `Name a rule, a word or a chapter. ${chapterNames()}` };
  const rules = ranked(asked);
  if (rules.length === 0) return { rules, note: nothing(asked) };
  const found: Found = { rules };
  const chapter = chapterNamed(asked);
  if (chapter) found.chapter = chapter;
  const note = howRead(asked);
  if (note) found.note = note;
  return found;
}

function understand(word: string): Asked {
  const one = singular(word);
  const same = SAME_WORD[word] ?? SAME_WORD[one];
  const exact = [one, ...(same ? [singular(same)] : [])].filter((w) => vocabulary().known.has(w));
  if (exact.length > 0) return { word, means: exact, misspelled: false };
  const begun = one.length >= 3 ? [...vocabulary().known].filter((w) => w.startsWith(one)) : [];
  if (begun.length > 0) return { word, means: begun, misspelled: false };
  const limit = slipsAllowed(word);
  return { word, means: limit > 0 ? nearest(one, vocabulary().known, limit) : [], misspelled: true };
}

function ranked(asked: readonly Asked[]): Rule[] {
  const hits = vocabulary().entries.map((entry, place) => {
    const weights = asked.map((a) => weight(entry, a.means, asked.length === 1));
    return { rule: entry.rule, place, words: weights.filter((w) => w > 0).length, weight: sum(weights) };
  });
  const most = Math.max(...hits.map((hit) => hit.words));
  if (most === 0) return [];
  return hits
    .filter((hit) => hit.words === most)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map((hit) => hit.rule);
}

// A rule that is about the word stands before one that mentions it: each kind outweighs all the weaker ones together.
// The only word of a query brings the rules that are named after it as they are read, from the first on.
function weight(entry: Entry, means: readonly string[], only: boolean): number {
  const has = (words: ReadonlySet<string>) => means.some((word) => words.has(word));
  if (only && has(entry.family)) return 15;
  return (
    (has(entry.family) ? 8 : 0) +
    (has(entry.chapter) ? 4 : 0) +
    (has(entry.text) ? 2 : 0) +
    (has(entry.example) ? 1 : 0)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function chapterNamed(asked: readonly Asked[]): Chapter | undefined {
  const count = (chapter: Chapter) =>
    asked.filter((a) => a.means.some((word) => vocabulary().chapterWords.get(chapter.id)?.has(word))).length;
  const most = Math.max(...CHAPTERS.map(count));
  return most === 0 ? undefined : CHAPTERS.find((chapter) => count(chapter) === most);
}

function howRead(asked: readonly Asked[]): string | undefined {
  const sentences = asked
    .filter((a) => a.misspelled)
    .map((a) => (a.means.length > 0 ? `"${a.word}" is read as ${quoted(a.means)}.` : `No rule speaks of "${a.word}".`));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function nothing(asked: readonly Asked[]): string {
  const near = asked.flatMap((a) =>
    nearest(singular(a.word), vocabulary().known, Math.ceil(a.word.length / 2)).slice(0, 3),
  );
  const nearWords = near.length > 0 ? ` Near words: ${[...new Set(near)].join(', ')}.` : '';
  return `No rule speaks of ${quoted(asked.map((a) => a.word))}.${nearWords} ${chapterNames()}`;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' or ');
}

function chapterNames(): string {
  return `The chapters are ${CHAPTERS.map((chapter) => chapter.id).join(', ')}.`;
}
