import { FAMILIES } from './families.ts';
import { CHAPTERS, RULES, type Rule } from './index.ts';

/** A rule with the words under which it is found, from the strongest kind to the weakest. */
export interface Entry {
  rule: Rule;
  family: ReadonlySet<string>;
  chapter: ReadonlySet<string>;
  text: ReadonlySet<string>;
  example: ReadonlySet<string>;
}

/** The lower-case words and numbers of a text; a genitive loses its `'s`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** `spores` and `spore` are one word. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Under this word every rule is found that the printed game leaves open. */
const HOUSE = 'house';

const SMALL_WORDS = new Set(
  wordsOf(
    'a an and are at by can could do does for from how i if in is it may must my not of on or rule rules the there to what when where which who why with work works you',
  ),
);

/** A word that says nothing about what is sought. */
export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

export function familyOf(rule: Rule): string {
  return rule.id.slice(0, rule.id.indexOf('-'));
}

const bag = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(singular));

/** What the search looks through. */
export interface Vocabulary {
  /** By chapter id: the words that name it. */
  chapterWords: ReadonlyMap<string, ReadonlySet<string>>;
  entries: readonly Entry[];
  /** Every word under which something is found. */
  known: ReadonlySet<string>;
}

let built: Vocabulary | undefined;

/** Built at the first search, since most games never search. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}

function build(): Vocabulary {
  const chapterWords = new Map(
    CHAPTERS.map((chapter) => [
      chapter.id,
      bag([chapter.id, ...chapter.words, ...wordsOf(chapter.title).filter((word) => !isSmall(word))]),
    ]),
  );
  const entries = RULES.map((rule) => ({
    rule,
    family: bag([familyOf(rule).toLowerCase(), ...(FAMILIES[familyOf(rule)] ?? [])]),
    chapter: chapterWords.get(rule.chapter) ?? bag([]),
    text: bag([...(rule.house ? [HOUSE] : []), ...wordsOf(rule.text)]),
    example: bag(wordsOf(rule.example ?? '')),
  }));
  const known = new Set(entries.flatMap((one) => [...one.family, ...one.chapter, ...one.text, ...one.example]));
  return { chapterWords, entries, known };
}
