/** A test as the judge sees it; `state` is vitest's word for how it ended. */
export interface Ended {
  title: string;
  state: string;
}

/** The rules of the program, by id. */
export interface RuleIds {
  /** Carried out: each needs a passing test. */
  rules: readonly string[];
  /** Known, and not carried out yet: a test of a part of one is welcome. */
  notYet: ReadonlySet<string>;
}

const TITLE = /^\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\] /;

/** Ids at the beginning of a title: `[JOINT-1, DEC-9] …`. */
export function idsOf(title: string): string[] {
  return TITLE.exec(title)?.[1].split(/, ?/) ?? [];
}

/** What is wrong between the rules and the titles of the tests, a sentence each; nothing if all is well. */
export function judge({ rules, notYet }: RuleIds, tests: readonly Ended[]): string[] {
  const passed = new Set(tests.filter((test) => test.state === 'passed').flatMap((test) => idsOf(test.title)));
  const known = new Set([...rules, ...notYet]);
  const faults = rules.filter((id) => !passed.has(id)).map((id) => `${id} has no passing test.`);
  for (const { title, state } of tests) {
    for (const id of idsOf(title)) if (!known.has(id)) faults.push(`${id} is no rule: "${title}".`);
    if (state !== 'passed' && state !== 'failed') faults.push(`Not run (${state}): "${title}".`);
  }
  return faults;
}
