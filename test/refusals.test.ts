import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textOf } from '../src/engine/line.ts';
import { below, rngOf } from '../src/engine/rng.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import { boardOf } from '../src/games/far-land/map.ts';
import type { No } from '../src/games/far-land/rules/refusal.ts';
import type { Game } from '../src/games/far-land/types.ts';
import { SENTENCES } from '../src/games/far-land/words/refusals.ts';
import { ruleById } from '../src/games/far-land/words/rules/index.ts';
import { sortedJson } from '../src/session/hash.ts';
import { Session } from '../src/session/session.ts';
import { randomScenario } from './random-scenario.ts';
import { scene } from './scene.ts';

const GAME = fileURLToPath(new URL('../src/games/far-land/', import.meta.url));

/** Ids that the predicates and the refusals quote; the words hold the rules themselves. */
const cited = (): string[] => [
  ...new Set(
    readdirSync(GAME, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('words'))
      .flatMap((path) => [...readFileSync(join(GAME, path), 'utf8').matchAll(/'([A-Z]+-\d+)'/g)])
      .map((found) => found[1]),
  ),
];
/** Refused before there is a game, with sentences of its own. */
const BEFORE = ['SET-1'];

const state = (): Game =>
  scene({ heroes: ['raash', 'avida'].map((hero, i) => ({ hero, space: 412 + i })), turn: 'raash' }).state;

/** What predicates may say beside the rule, in all combinations. */
function reasons(rule: string): No[] {
  const all: No[] = [{ rule }];
  const parts: Partial<No>[] = [
    { who: 'raash' },
    { other: 'avida' },
    { need: 3 },
    { has: 2 },
    { has: 0 },
    { space: 412 },
    { what: 'bow' },
  ];
  for (const part of parts) all.push(...all.map((no) => ({ ...no, ...part })));
  return all;
}

describe('the sentences of refusals', () => {
  it('stand for rules, and each rule that refuses has one', () => {
    expect(cited().length).toBeGreaterThan(50);
    expect(cited().filter((rule) => !BEFORE.includes(rule) && SENTENCES[rule] === undefined)).toEqual([]);
    expect(Object.keys(SENTENCES).filter((rule) => ruleById(rule) === undefined)).toEqual([]);
    expect(Object.keys(SENTENCES).filter((rule) => !cited().includes(rule))).toEqual([]);
  });

  it('are never shared by two rules', () => {
    const g = state();
    const heard = new Map<string, string>();
    for (const [rule, sentence] of Object.entries(SENTENCES))
      for (const no of reasons(rule)) {
        const text = sentence(g, no);
        expect(heard.get(text) ?? rule, text).toBe(rule);
        heard.set(text, rule);
      }
    expect(heard.size).toBeGreaterThan(Object.keys(SENTENCES).length);
  });

  it('are whole sentences', () => {
    const g = state();
    for (const [rule, sentence] of Object.entries(SENTENCES))
      expect(
        sentence(g, { rule, who: 'raash', other: 'avida', need: 3, has: 2, space: 412, what: 'bow' }),
        rule,
      ).toMatch(/^[A-Z0-9].*\.$/);
  });
});

/** What players try, right or wrong; `S` is a space of the board. */
const TRIES = [
  'walk S|walk e|walk nw|walk|stop|pass|end|fight|fight gor|fight spore|fight S|with avida|with grent|alone|decline',
  'roll|enough|again|choose 3|leave|gift avida 1|reward raash gold 1|reward raash wp 1|carry avida|carry raash',
  'set down avida|drink|buy|buy strength|buy bow|buy wineskin|use wineskin|use telescope S|use falcon avida',
  'use falcon raash|use knife 3|use crown raash 3|use blade|use bow|use hope-stone|use ruin-spirit|take|take gold 1',
  'take bow|take log 2|take mushroom|take herb|drop bow|drop gold 1|drop ruin-spirit|drop log 1|give|give avida bow',
  'give avida gold 1|give raash herb|give grent log 1|eat herb|eat herb 2|reveal mushroom|spell|beacon avida',
  'beacon raash|lead|unlead|flaps|flaps S|spy fog|answer yes|who avida|do dig|back|avida: drink|grent: pass',
  'avida: give raash gold 1|tenaya: spell|raash: lead|avida: use wineskin|grent: use telescope S|tenaya: beacon raash',
].flatMap((line) => line.split('|'));

/** Tries everything at one point of a game; what is refused changes nothing, says why, and `why` says the same before. */
function tryAll(session: Session, n: number, tried: { faults: string[]; rules: Set<string> }): void {
  const spaces = boardOf((session.state as Game).board).spaces;
  const before = sortedJson(session.state);
  const copy = () => new Session(FAR_LAND, session.setup, FAR_LAND.copy(session.state as Game));
  let twin = copy();
  for (const [i, form] of TRIES.entries()) {
    const line = form.replace('S', String(spaces[(n * 7 + i * 3) % spaces.length]));
    if (session.place(line) >= 0) continue;
    const why = session.submit(`why ${line}`);
    const answer = twin.submit(line);
    if (answer.kind !== 'refused') {
      twin = copy(); // a long form, carried out
      continue;
    }
    const said = why.kind === 'said' ? textOf(why.lines[0]) : why.kind === 'refused' ? why.text : why.kind;
    if (answer.rule !== null) tried.rules.add(answer.rule);
    if (/undefined|NaN|null|\[object/.test(answer.text)) tried.faults.push(`${line}: ${answer.text}`);
    if (answer.rule !== null && !answer.text.endsWith(said))
      tried.faults.push(`${line}: ${answer.text} — but why: ${said}`);
  }
  for (const { state } of [twin, session])
    if (sortedJson(state) !== before) tried.faults.push('a refusal, or why, changes the game');
}

const STEPS = 48;
const EVERY = 4;

/** Plays a random scenario by chance, and tries everything at every so manieth step. */
function tryScenario(n: number): { faults: string[]; rules: Set<string> } {
  const setup = FAR_LAND.readNew(['scenario', 'random.json', 'seed', String(n)], 0, () => randomScenario(n));
  if ('rule' in setup) throw new Error(setup.text);
  const session = new Session(FAR_LAND, setup);
  const random = rngOf(n);
  const tried = { faults: [] as string[], rules: new Set<string>() };
  for (let step = 0; step < STEPS && session.state.over === null; step++) {
    if (step % EVERY === 0) tryAll(session, n + step, tried);
    session.choose(below(random, session.actions().length));
  }
  return tried;
}

describe('refused commands', () => {
  const rules = new Set<string>();

  it.each(Array.from({ length: 12 }, (_, n) => n))(
    'say why, as `why` does beforehand, and change nothing: random scenario %i',
    (n) => {
      const tried = tryScenario(n);
      for (const rule of tried.rules) rules.add(rule);
      expect(tried.faults).toEqual([]);
    },
  );

  it('among them many rules', () => {
    expect(rules.size).toBeGreaterThan(45);
  });
});
