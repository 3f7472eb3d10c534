import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, parse } from '@humanwhocodes/momoa';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { readJsonc } from '../../src/games/far-land/check/jsonc.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Answer } from '../../src/session/answer.ts';
import type { Games } from '../../src/session/games.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';

const home = mkdtempSync(join(tmpdir(), 'farland-own-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const FORTY = Array.from({ length: 40 }, () => 'word').join(' ');

/** A small sound legend: sing at the well of 432, two spaces from the start. */
const legend = (title = 'Well Song', gors = [413]) => ({
  legend: {
    id: 'well-song',
    board: 'lake',
    start: [427],
    trade: false,
    goals: [{ id: 'sing', when: { fact: 'sung' }, atOnce: true }],
    cards: [
      { id: 'A1', letter: 'A', lines: [{ place: 'gor', at: gors }, { goal: 'sing' }] },
      { id: 'C1', letter: 'C', lines: [] },
      { id: 'N', letter: 'N', lines: [] },
    ],
    deeds: [{ id: 'sing', at: [432], hours: 1, do: [{ fact: 'sung' }] }],
    watches: [],
  },
  prose: {
    en: {
      title,
      about: 'Sing.',
      cards: { A1: { title: 'A', text: FORTY }, C1: { title: 'C', text: FORTY }, N: { title: 'N', text: FORTY } },
      goals: { sing: 'Sing at the well.' },
      deeds: { sing: { label: 'Sing', done: 'You sing.' } },
      asks: {},
      ends: { sing: 'Sung.', narrator: 'Too late.', shields: 'Overrun.' },
    },
  },
});

function file(name: string, holds: unknown): string {
  const path = join(home, name);
  writeFileSync(path, typeof holds === 'string' ? holds : JSON.stringify(holds));
  return path;
}

let folders = 0;
function table(folder = join(home, `saves-${folders++}`)): {
  at: Table;
  folder: string;
  play: (line: string) => Answer;
} {
  mkdirSync(folder, { recursive: true });
  const at = new Table({ games: [FAR_LAND] as unknown as Games, folder, saving: true });
  return { at, folder, play: (line) => at.submit(line) };
}

const spoken = (answer: Answer): string => sentencesOf(answer).map(textOf).join('\n');
const begun = (path: string): string => `new legend ${path} heroes raash,avida seed 1`;

describe("a player's own legend", () => {
  it('is played from its file, told by its own words, and won', () => {
    const path = file('song.json', legend());
    const { at, play, folder } = table();
    const answer = play(begun(path));
    expect(spoken(answer)).toContain('Legend well-song: Well Song.');
    for (const line of ['walk 432', 'stop', 'pass', 'do sing']) expect(play(line).kind, line).toBe('done');
    expect(at.session!.state.over).toEqual({ result: 'won', why: 'sing' });
    expect(spoken(play('saves'))).toMatch(/^legend-well-song: legend well-song Well Song, day 1, .* won/);
    at.leave();
    expect(readdirSync(folder)).toEqual(['legend-well-song.farland']);
  });

  it('stands in the record with its path and a print of what was played, and is resumed by reading it again', () => {
    const path = file('again.json', legend());
    const { at, play, folder } = table();
    play(begun(path));
    play('walk 432');
    at.leave();
    const record = readFileSync(join(folder, 'legend-well-song.farland'), 'utf8');
    const [first] = record.split('\n');
    expect(first).toMatch(
      /^new legend \S+again\.json heroes raash,avida seed 1 level normal print [0-9a-f]{16} rules \d+$/,
    );
    const next = table(folder);
    expect(next.play('resume').kind).toBe('said');
    expect(next.play('stop').kind).toBe('done');
    next.at.leave();
  });

  it('that has changed, is not sound any more, or is gone cannot be gone on with; its words may change', () => {
    const path = file('later.json', legend());
    const { at, play, folder } = table();
    play(begun(path));
    at.leave();
    const why = (): string => {
      const { at: again, play: say } = table(folder);
      const answer = say('resume legend-well-song');
      again.leave();
      expect(answer).toMatchObject(answer.kind === 'refused' ? { unreadable: true } : { kind: 'said' });
      return answer.kind === 'refused' ? spoken(answer) : 'goes on';
    };
    file('later.json', legend('Another Title'));
    expect(why()).toBe('goes on');
    file('later.json', legend('Well Song', [414]));
    expect(why()).toMatch(/later\.json has changed since this game was begun\.$/);
    file('later.json', { ...legend(), more: 1 });
    expect(why()).toMatch(/later\.json is not sound: .*A legend file knows no "more"/);
    rmSync(path);
    expect(why()).toMatch(/later\.json cannot be read: it is not there\.$/);
  });

  it('that is not sound is refused with the first thing wrong and where to read the others', () => {
    const odd = legend();
    odd.legend.start = [999];
    odd.legend.deeds[0].at = [998];
    const path = file('odd.json', odd);
    const answer = table().play(begun(path));
    expect(answer).toMatchObject({
      kind: 'refused',
      rule: null,
      text: expect.stringMatching(
        /^The legend \S+odd\.json is not sound: legend, start 1: .*999.* 1 more like this\.$/,
      ),
      instead: `farland check ${path} names the lines.`,
    });
    expect(table().play(begun(file('no.json', '{ "legend": '))).kind).toBe('refused');
    expect(spoken(table().play(begun(join(home, 'none.json'))))).toMatch(/cannot be read: it is not there\.$/);
    expect(spoken(table().play('new legend 9 heroes raash,avida'))).toBe('There is no legend 9 to play.');
  });

  it('may have the id of another one, played beside it', () => {
    const one = table();
    const two = table();
    one.play(begun(file('one.json', legend('First'))));
    two.play(begun(file('two.json', legend('Second', [414]))));
    expect(spoken(one.play('status'))).toContain('Sing at the well.');
    expect(one.at.session!.rules.summary(one.at.session!.state).legend).toBe('well-song First');
    expect(two.at.session!.rules.summary(two.at.session!.state).legend).toBe('well-song Second');
    one.at.leave();
    two.at.leave();
  });

  it('has its words without control and direction characters', () => {
    const path = file('escape.json', legend('Red\u001b[31m \u202eSong\nEnd'));
    const said = spoken(table().play(begun(path)));
    expect(said).toContain('Legend well-song: Red[31m Song End.');
  });
});

describe('a legend file', () => {
  it('may hold comments and commas at the end, and strings that look like them', () => {
    const text = '{ // one, }\n "a": [1, 2, /* , ] */ ], "b": "// no, ]", "c": "\\"/* , }", }';
    expect(readJsonc(text)).toEqual({ a: [1, 2], b: '// no, ]', c: '"/* , }' });
    for (const wrong of ['', '{', '[1,,2]', '{"a":1 "b":2}', '"', '// only']) expect(() => readJsonc(wrong)).toThrow();
  });

  it('is read as `check` reads it', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' // x ]', '/* } , */'), (json, comment) => {
        const text = `${comment}\n${json.replaceAll(/([\]}])$/g, `${comment}\n$1`)}`;
        expect(JSON.stringify(readJsonc(text))).toBe(JSON.stringify(evaluate(parse(text, { mode: 'jsonc' }))));
      }),
    );
  });
});
