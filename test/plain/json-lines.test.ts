import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { pilotOf } from '../../src/bots/pilot.ts';
import { below, rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { SAY } from '../../src/games/far-land/words/say.ts';
import { answerJson, jsonVoice, promptJson } from '../../src/plain/json.ts';
import { Table, type TableOptions } from '../../src/session/table.ts';

const schema = JSON.parse(readFileSync(new URL('json-lines.schema.json', import.meta.url), 'utf8'));
const valid = new Ajv({ allErrors: false }).compile(schema);

interface Prompt {
  type: string;
  choices: { command: string }[];
  view: { over: object | null } | null;
}

/** Every line must fit the schema; the last one is the prompt. */
function check(text: string, command: string): Prompt {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines)
    if (!valid(line))
      throw new Error(
        `after "${command}": ${JSON.stringify(line).slice(0, 300)}: ${JSON.stringify(valid.errors?.slice(-2))}`,
      );
  return lines[lines.length - 1];
}

/** Plays a whole game through JSON lines alone, choosing by the seed, and asks things on the way. */
function wholeGame(begin: string, seed: number, more: Partial<TableOptions> = {}): number {
  const here = new Table({ games: [FAR_LAND], folder: '/nowhere', saving: false, ...more });
  const voice = jsonVoice();
  const rng = rngOf(seed);
  const say = (line: string): Prompt => {
    const answer = here.submit(line);
    return check(answerJson(voice, here, answer, 1) + promptJson(voice, here), line);
  };
  let n = 0;
  let prompt = say(begin);
  for (; prompt.view?.over === null; n++) {
    if (n % 25 === 0)
      for (const ask of ['look', 'heroes', 'danger', 'status', 'walk 999', 'undo', 'expect day 1']) prompt = say(ask);
    if (prompt.view?.over === null) prompt = say(prompt.choices[below(rng, prompt.choices.length)].command);
  }
  return n;
}

describe('JSON lines', () => {
  it.each([
    ['new legend 1 heroes raash,avida seed 4', 1],
    ['new legend 1 heroes grent,tenaya,raashana seed 5 level novice', 2],
    ['new legend 1 heroes raash,grea,teyan,avid seed 6 level veteran', 3],
  ])('%s, played to its end, fits the schema line by line', (begin, seed) => {
    expect(wholeGame(begin, seed)).toBeGreaterThan(20);
  });

  it('the schema knows every event that the game tells', () => {
    const lines = schema.anyOf as { properties: { type: { enum?: string[] } } }[];
    const known = lines.flatMap((line) => line.properties.type.enum ?? []);
    expect(Object.keys(SAY).filter((type) => !known.includes(type))).toEqual([]);
  });

  it('fit the schema when a bot plays a hero beside people', () => {
    expect(wholeGame('new legend 1 heroes raash,avida seed 4', 1, { pilot: pilotOf(['avida']) })).toBeGreaterThan(10);
    expect(valid({ type: 'bot', who: 'avida', command: 'walk 424', text: 'Avida (bot): walk 424' })).toBe(true);
  });

  it('the schema refuses a line with an unknown type, a field too many, or a face-down token that tells its kind', () => {
    expect(valid({ type: 'rolled', who: 'raash', die: 5, dice: [5] })).toBe(true);
    expect(valid({ type: 'rolled', who: 'raash', die: 5, dice: [5], extra: 1 })).toBe(false);
    expect(valid({ type: 'thrown', who: 'raash' })).toBe(false);
    const token = (holds?: string) => ({ kind: 'fog', space: 413, open: false, ...(holds ? { holds } : {}) });
    const view = valid.schema as { definitions: { view: { properties: { tokens: object } } } };
    const tokens = new Ajv().compile({
      ...view.definitions.view.properties.tokens,
      definitions: (schema as { definitions: object }).definitions,
    });
    expect(tokens([token()])).toBe(true);
    expect(tokens([token('gold')])).toBe(false);
  });
});
