export type ChapterId =
  | 'setup'
  | 'day'
  | 'walk'
  | 'rocks'
  | 'fight'
  | 'joint'
  | 'free'
  | 'creatures'
  | 'sunrise'
  | 'track'
  | 'items'
  | 'fog'
  | 'flaps'
  | 'spores'
  | 'ghosts'
  | 'knights'
  | 'guards'
  | 'heroes'
  | 'folk'
  | 'pieces'
  | 'decisions';

/** One rule of the game, as a player hears it. */
export interface Rule {
  /** Family and number, `SPORE-2`: cited by refusals, code and test titles. */
  id: string;
  chapter: ChapterId;
  /** One to four short sentences, at most 330 characters. */
  text: string;
  /** The rule at work, with numbers; for a few long rules, what else follows from it. */
  example?: string;
  /** The printed game leaves this, or a part of it, open: our own value or decision. */
  house?: true;
}

export interface Chapter {
  id: ChapterId;
  title: string;
  /** Lower-case words by which a player may ask for the chapter. */
  words: readonly string[];
  /** One sentence: what the chapter is about. */
  intro: string;
}

/** Gives each rule of a chapter file its chapter. */
export function rulesOf(chapter: ChapterId, rules: readonly Omit<Rule, 'chapter'>[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, chapter }));
}
