import { describe, expect, it, vi } from 'vitest';
import { CHAPTERS, RULES, ruleById } from '../../src/games/far-land/words/rules/index.ts';
import { findRules } from '../../src/games/far-land/words/rules/search.ts';
import { distance } from '../../src/games/far-land/words/rules/spelling.ts';

// Read whole: what the program does not carry out yet must be well written too. See not-yet.test.ts.
vi.mock('../../src/games/far-land/words/rules/not-yet.ts', () => ({ NOT_YET: new Set() }));

const ids = (query: string) => findRules(query).rules.map((rule) => rule.id);
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);

describe('the list of rules', () => {
  it('names each rule once, by a family and a number', () => {
    expect(RULES.map((rule) => rule.id).filter((id) => !/^[A-Z]{2,8}-[1-9]\d?$/.test(id))).toEqual([]);
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  });

  it('numbers each family from 1 without a gap', () => {
    const families = new Map<string, number[]>();
    for (const id of RULES.map((rule) => rule.id)) {
      const [family, number] = id.split('-') as [string, string];
      families.set(family, [...(families.get(family) ?? []), Number(number)]);
    }
    for (const [family, numbers] of families) {
      const inOrder = numbers.sort((a, b) => a - b);
      expect({ family, inOrder }).toEqual({ family, inOrder: inOrder.map((_, i) => i + 1) });
    }
  });

  it('holds all 208 rules', () => {
    expect(RULES).toHaveLength(208);
  });

  it('puts rules into every chapter, and every rule into a chapter', () => {
    const used = new Set(RULES.map((rule) => rule.chapter));
    expect(CHAPTERS.map((chapter) => chapter.id).filter((id) => !used.has(id))).toEqual([]);
    expect(used.size).toBe(CHAPTERS.length);
  });

  it('keeps each rule short enough to be heard', () => {
    const lengths = RULES.flatMap((rule) => [rule.text, rule.example ?? rule.text].map((t) => [rule.id, t.length]));
    expect(lengths.filter(([, n]) => Number(n) > 330 || Number(n) < 20)).toEqual([]);
    expect(RULES.filter((rule) => sentences(rule.text).length > 4).map((rule) => rule.id)).toEqual([]);
  });

  it('writes whole sentences, with the number after willpower and strength', () => {
    const texts = RULES.flatMap((rule) => [rule.text, ...(rule.example ? [rule.example] : [])]);
    expect(texts.filter((text) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b(WP|SP)\b|\d (willpower|strength)\b/.test(text))).toEqual([]);
  });

  it('says no sentence twice', () => {
    const all = RULES.flatMap((rule) => sentences(`${rule.text} ${rule.example ?? ''}`.trim()));
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([]);
  });

  it('marks every decision as a rule of the house, and not what is printed', () => {
    expect(RULES.filter((rule) => rule.chapter === 'decisions' && !rule.house)).toEqual([]);
    expect(ruleById('DAY-2')?.house).toBeUndefined();
    expect(ruleById('RUIN-1')?.house).toBe(true);
  });

  it('gives a rule by its id', () => {
    expect(ruleById('SPORE-2')?.chapter).toBe('spores');
    expect(ruleById('SPORE-99')).toBeUndefined();
  });
});

describe('a search of the rules', () => {
  it.each(['SPORE-2', 'spore-2', 'spore2', 'Spore 2', ' [SPORE-2] '])('finds one rule by the id %j', (query) => {
    expect(ids(query)).toEqual(['SPORE-2']);
    expect(findRules(query).chapter?.id).toBe('spores');
  });

  it('shows the family when the number is too high', () => {
    const found = findRules('flap 9');
    expect(found.rules.map((rule) => rule.id)).toEqual(['FLAP-1', 'FLAP-2', 'FLAP-3', 'FLAP-4']);
    expect(found.note).toBe('There is no rule FLAP-9. These are the rules of FLAP.');
  });

  it('finds by a word, the rules about it before those that mention it', () => {
    const found = ids('spore');
    expect(found.slice(0, 8).every((id) => id.startsWith('SPORE-'))).toBe(true);
    expect(found).toContain('FOG-3');
    expect(found.indexOf('MOTHER-1')).toBeLessThan(found.indexOf('FOG-3'));
    expect(ids('wineskin').slice(0, 3)).toEqual(['WINE-1', 'WINE-2', 'WINE-3']);
  });

  it('takes one and many for the same word, in any case', () => {
    expect(ids('GHOSTS')).toEqual(ids('ghost'));
    expect(ids("Raash's")).toEqual(ids('raash'));
  });

  it('names the chapter when the word is a chapter', () => {
    expect(findRules('walk').chapter?.id).toBe('walk');
    expect(findRules('fighting together').chapter?.id).toBe('joint');
    expect(findRules('willpower').chapter).toBeUndefined();
  });

  it.each([
    ['fungus', 'SPORE-1'],
    ['dawn', 'SUN-1'],
    ['spyglass', 'TELE-1'],
    ['sword', 'SHAD-1'],
    ['mist', 'FOG-1'],
    ['teyan', 'TENAYA-1'],
  ])('understands the player who says %s', (word, first) => {
    expect(ids(word)[0]).toBe(first);
    expect(findRules(word).note).toBeUndefined();
  });

  it('reads hp as willpower and swim as lake', () => {
    expect(ids('hp')).toEqual(ids('willpower'));
    expect(ids('swim')).toContain('RAASH-4');
  });

  it.each([
    ['spoer', 'SPORE-1', 'spore'],
    ['telescpoe', 'TELE-1', 'telescope'],
    ['mushrom', 'MUSH-1', 'mushroom'],
    ['knigth', 'KNIGHT-1', 'knight'],
    ['tenya', 'TENAYA-1', 'tenaya'],
  ])('forgives %s', (typed, first, meant) => {
    expect(ids(typed)[0]).toBe(first);
    expect(findRules(typed).note).toContain(`"${typed}" is read as`);
    expect(findRules(typed).note).toContain(`"${meant}"`);
  });

  it('wants every word of the query, and leaves out small ones', () => {
    expect(ids('jump on the steep rocks')[0]).toMatch(/^ROCK-/);
    expect(ids('falcon large')[0]).toBe('FALC-2');
    expect(ids('overtime willpower')).toContain('DAY-2');
    expect(ids('overtime willpower')).not.toContain('SET-2');
  });

  it('finds the beginning of a word', () => {
    expect(ids('overt')).toEqual(ids('overtime'));
  });

  it('finds a space by its number, exactly', () => {
    expect(ids('599')).toEqual(expect.arrayContaining(['MOTHER-5', 'KNIGHT-3']));
    expect(ids('598')).toEqual([]);
  });

  it('goes on with the words it knows, and says which it does not', () => {
    const found = findRules('falcon xylophone');
    expect(found.rules[0]?.id).toBe('FALC-1');
    expect(found.note).toBe('No rule speaks of "xylophone".');
  });

  it('finds nothing: it names the chapters and near words', () => {
    const found = findRules('dragom');
    expect(found.rules).toEqual([]);
    expect(found.note).toMatch(
      /^No rule speaks of "dragom"\. Near words: [a-z, ]+\. The chapters are setup, day, walk, /,
    );
  });

  it('asks for a word when the query says nothing', () => {
    expect(findRules('  ?! ')).toEqual(findRules('what is the rule'));
    expect(findRules('')).toEqual({
      rules: [],
      note: expect.stringMatching(/^Name a rule, a word or a chapter\. The chapters are setup, .*, decisions\.$/),
    });
  });

  it('counts a swap of neighbours as one slip', () => {
    expect(distance('spoer', 'spore')).toBe(1);
    expect(distance('ghost', 'ghosst')).toBe(1);
    expect(distance('', 'fog')).toBe(3);
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});
