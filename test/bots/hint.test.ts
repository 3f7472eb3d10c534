import { describe, expect, it } from 'vitest';
import { adviser, hintFor } from '../../src/bots/hint.ts';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { retell } from '../../src/plain/replay.ts';
import { adviserFor } from '../../src/session/advice.ts';
import type { Answer, Told } from '../../src/session/answer.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';
import { scene } from '../scene.ts';

const laid = (): Table =>
  new Table({
    games: [FAR_LAND] as unknown as Games,
    folder: '/nowhere',
    saving: false,
    loadAdviser: () => Promise.resolve(adviser),
  });

const said = (answer: Answer): string[] => sentencesOf(answer).map(textOf);

async function seated(line: string): Promise<Table> {
  const table = laid();
  await adviserFor(table, [' Hint ']);
  expect(table.submit(line).kind).toBe('begun');
  return table;
}

describe('hint', () => {
  it('names a choice that can be said at once, the next best, and what the one brings more than the other', async () => {
    const table = await seated('new legend 1 heroes raash,avida seed 42');
    const lines = said(table.submit('hint'));
    const command = /^Hint: ([^,.]+)[,.]/.exec(lines[0])?.[1] ?? '';
    const next = /^Next best: ([^,.]+)[,.]/.exec(lines[1])?.[1] ?? '';
    expect(table.session?.place(command)).toBeGreaterThanOrEqual(0);
    expect(table.session?.place(next)).toBeGreaterThanOrEqual(0);
    expect(next).not.toBe(command);
    expect(lines[2]).toMatch(/^Both were played on to day 3, games \d+ each/);
    expect(lines.slice(3).join(' ')).toMatch(/(It gains|It costs), on average: [a-z ]+ [+-]\d+\.\d/);
  });

  it('changes nothing: neither the state, nor the record, nor the dice to come', async () => {
    const [asked, silent] = [await seated('new legend 1 heroes raash,avida seed 42'), laid()];
    silent.submit('new legend 1 heroes raash,avida seed 42');
    const told: Told[][] = [[], []];
    for (const command of ['walk 424', 'stop', 'end', 'end']) {
      const before = sortedJson(asked.session?.state);
      expect(said(asked.submit('hint'))[0]).toMatch(/^Hint: /);
      expect(sortedJson(asked.session?.state)).toBe(before);
      for (const [i, table] of [asked, silent].entries()) {
        const answer = table.submit(command);
        if (answer.kind === 'done') told[i].push(...answer.told);
      }
    }
    expect(told[0].length).toBeGreaterThan(10);
    expect(told[0].map(({ event }) => event)).toEqual(told[1].map(({ event }) => event));
    expect(sortedJson(asked.session?.state)).toBe(sortedJson(silent.session?.state));
    expect(asked.lines).toEqual(silent.lines);
  });

  it('says so when there is only one thing to do, no game, or its end', async () => {
    const table = laid();
    await adviserFor(table, ['hint']);
    expect(said(table.submit('hint'))).toEqual(['No game is begun.']);
    table.submit('new legend 1 heroes raash,avida seed 42');
    expect(said(table.submit('hint now'))).toEqual(['Say "hint", and nothing more.']);
    const s = scene({
      turn: 'avida',
      heroes: [{ hero: 'avida', space: 423 }],
      creatures: [{ kind: 'gor', space: 423 }],
    });
    expect(hintFor(s.play('fight gor').state).map(textOf)).toEqual(['Hint: roll. There is nothing else to do.']);
  });

  it('of a gift says what is given, and to whom', () => {
    const s = scene({
      turn: 'grent',
      heroes: [
        { hero: 'grent', space: 410, gold: 1 },
        { hero: 'avida', space: 410, gold: 1 },
      ],
    });
    const [first] = hintFor(s.state).map(textOf);
    expect(first).toMatch(/^Hint: (avida: )?give, then /);
    const [, gift] = /then (.+)\.$/.exec(first) ?? [];
    expect(s.play(/^Hint: (.*), then/.exec(first)?.[1] ?? '').session.place(gift)).toBeGreaterThanOrEqual(0);
  });

  it('of what costs no hour says that it does good at once', () => {
    const s = scene({ turn: 'avida', heroes: [{ hero: 'avida', space: 432, wp: 7 }] });
    expect(hintFor(s.state).map(textOf)).toEqual(['Hint: drink.', 'It takes no hour, and it does good at once.']);
  });

  it('is left out when a script that asked for it is told again', () => {
    const script = 'new legend 1 heroes raash,avida seed 42\nhint\nend\n';
    const told = retell(script, { table: laid(), to: null, check: true, json: false, width: null });
    expect(told).toEqual({ out: 'The record fits: commands 1, checkpoints 0.\n', aside: '', code: 0 });
  });

  it('is not waited for by lines that do not ask for it', () => {
    expect(adviserFor(laid(), ['walk 424', 'rules hint', '# hint'])).toBeUndefined();
  });
});
