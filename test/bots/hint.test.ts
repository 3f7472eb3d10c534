import { describe, expect, it } from 'vitest';
import { type Figures, judged } from '../../src/bots/figures.ts';
import { gainsOf } from '../../src/bots/gains.ts';
import { greedyBot } from '../../src/bots/greedy.ts';
import { hintFor } from '../../src/bots/hint.ts';
import { beginGame } from '../../src/bots/job.ts';
import { reasonOf } from '../../src/bots/reasons.ts';
import type { Tried } from '../../src/bots/search.ts';
import { textOf } from '../../src/engine/line.ts';
import { applyInPlace, choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Action, Event, Game } from '../../src/games/far-land/types.ts';
import { retell } from '../../src/plain/replay.ts';
import { type Adviser, adviserFor } from '../../src/session/advice.ts';
import type { Answer, Told } from '../../src/session/answer.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';
import { begin, scene } from '../scene.ts';

/** With fewer play-outs than people get, for speed. */
const quick: Adviser = (_rules, g) => hintFor(g as Game, 24);

const laid = (): Table =>
  new Table({
    games: [FAR_LAND] as unknown as Games,
    folder: '/nowhere',
    saving: false,
    loadAdviser: () => Promise.resolve(quick),
  });

/** The command of a hint: what stands in brackets, or all of it where its words are the command. */
const commandIn = (sentence: string, lead: string): string => {
  const [, rest] = new RegExp(`^${lead}: (.+)$`).exec(sentence) ?? [];
  return /\(([a-z][^()]*)\)/.exec(rest ?? '')?.[1] ?? (rest ?? '').split(/[.,]/)[0].toLowerCase();
};

const said = (answer: Answer): string[] => sentencesOf(answer).map(textOf);

async function seated(line: string): Promise<Table> {
  const table = laid();
  await adviserFor(table, [' Hint ']);
  expect(table.submit(line).kind).toBe('begun');
  return table;
}

describe('hint', () => {
  it('tells with a free action what it leads to', () => {
    const game = scene({
      legend: '1',
      goal: 'home',
      turn: 'raash',
      heroes: [
        { hero: 'raash', space: 424, hours: 3, wp: 3 },
        { hero: 'avida', space: 440, asleep: true },
      ],
      wells: { '407': 'empty' },
      'steppe-people': { space: 424, leader: 'raash' },
      tokens: [{ kind: 'gold', amount: 1, space: 424 }],
    });
    const lines = hintFor(game.state, 24).map(textOf);
    expect(lines[0]).toBe('Hint: Pick up gold 1 (take gold 1).');
    expect(lines.at(-1)).toMatch(
      /^After that: Walk east to 425, Cave Mouth \(walk 425\), 1 hour: lead the steppe people there\.$/,
    );
  });

  it('names a choice that can be said at once, the next best, and what the one brings more than the other', async () => {
    const table = await seated('new legend 1 heroes raash,avida seed 42');
    const lines = said(table.submit('hint'));
    const command = commandIn(lines[0], 'Hint');
    const next = commandIn(lines[1], 'Next best');
    expect(table.session?.place(command)).toBeGreaterThanOrEqual(0);
    expect(table.session?.place(next)).toBeGreaterThanOrEqual(0);
    expect(next).not.toBe(command);
    expect(lines.slice(2).join(' ')).toMatch(/The first gains, on average: [a-z ]+ \d+\.\d/);
    expect(lines.at(-1)).toMatch(/^So it was in \d+ games with each, played on to day 3 with other dice and tokens\.$/);
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
    expect(hintFor(s.play('fight gor').state).map(textOf)).toEqual(['Hint: Roll. There is nothing else to do.']);
  });

  it('of a gift says what is given, and to whom', () => {
    const s = scene({
      turn: 'grent',
      heroes: [
        { hero: 'grent', space: 410, gold: 1 },
        { hero: 'avida', space: 410, gold: 1 },
      ],
    });
    const [first, why] = hintFor(s.state).map(textOf);
    expect(why).toMatch(/^\w+ has more use for it|^\w+ then carries gold \d; every 2 buy a point of strength/);
    expect(first).toMatch(/^Hint: (Avida: )?Give something to a fellow \((avida: )?give\), then /);
    const [, gift] = /then (.+)\.$/.exec(first) ?? [];
    expect(s.play(commandIn(first, 'Hint')).session.place(gift)).toBeGreaterThanOrEqual(0);
  });

  it('of what costs no hour says that it does good at once', () => {
    const s = scene({ turn: 'avida', heroes: [{ hero: 'avida', space: 432, wp: 7 }] });
    expect(hintFor(s.state).map(textOf)).toEqual([
      'Hint: Drink from the well: willpower 3 (drink).',
      'It takes no hour, and wells fill again at sunrise.',
      'After that: Walk east to 433, Frog Pool (walk 433), and on to 454, Hare Run, 4 hours in all: drink from the well there: willpower 3.',
    ]);
  });

  it('of what is taken, bought, eaten or used says what it is good for', () => {
    const { state } = begin('legend 3 heroes raash,avida seed 3');
    const why = (action: object): string => textOf(reasonOf(state, action as Action) ?? []);
    expect(why({ verb: 'take', what: 'log', n: 1 })).toBe('It takes no hour, and the goal asks for it.');
    expect(why({ verb: 'take', what: 'herb', n: 1 })).toBe('');
    expect(why({ verb: 'take', what: 'hope-stone', n: 1 })).toBe('A hope stone works once, whenever it is needed.');
    expect(why({ verb: 'buy', what: 'blade' })).toMatch(/^In one fight the shadow blade adds the dice/);
    expect(why({ verb: 'use', item: 'wineskin' })).toBe('Each side of a wineskin saves an hour of walking.');
    expect(why({ verb: 'use', item: 'hope-stone', hope: 'strength' })).toMatch(/^Strength counts in every round/);
    expect(why({ verb: 'eat', n: 2 })).toMatch(/^Raash has willpower 7; more of it means more dice/);
    expect(why({ verb: 'eat', n: 2, by: 'avida' })).toMatch(/^Avida has willpower 7/);
    expect(why({ verb: 'give', to: 'avida', what: 'gold', n: 2 })).toMatch(/^Avida then carries gold 4; every 2 buy /);
  });

  it('of a walk says where it leads, how many hours that takes, and what for', () => {
    const s = begin('legend 1 heroes raash,avida seed 8').play('walk 424');
    expect(textOf(hintFor(s.state, 16)[0])).toBe(
      'Hint: Walk west to 423, Driftwood Strand (walk 423), and on to 427, Tent Circle, 6 hours in all: fetch the steppe people and lead them to 425, Cave Mouth.',
    );
    const late = scene({
      turn: 'avida',
      heroes: [{ hero: 'avida', space: 430, wp: 3, hours: 2 }],
      wells: { 432: 'full' },
    });
    expect(textOf(hintFor(late.state, 16)[0])).toMatch(/hours? in all: drink from the well there: willpower 3\.$/);
  });

  it('between dice tells how often each choice wins', () => {
    const s = scene({
      turn: 'raash',
      heroes: [{ hero: 'raash', space: 423, sp: 2, wp: 12 }],
      creatures: [{ kind: 'gor', space: 423 }],
      dice: [6, 1, 1],
    }).play('fight gor', 'roll');
    expect(hintFor(s.state, 8).map(textOf)).toEqual([
      expect.stringMatching(/^Hint: Enough: let it count \(enough\): the Gor falls in \d+ of 100\.$/),
      expect.stringMatching(/^Next best: Roll, in \d+ of 100\.$/),
      'Counted until the hours are spent.',
    ]);
  });

  it('of a fight says how often it is won', () => {
    const s = scene({
      turn: 'avida',
      heroes: [{ hero: 'avida', space: 424, sp: 5, wp: 14 }],
      creatures: [{ kind: 'gor', space: 424 }],
      shields: { taken: 3 },
    });
    const lines = hintFor(s.state, 32).map(textOf);
    expect(lines[0]).toBe('Hint: Fight the Gor (fight gor).');
    expect(lines[1]).toMatch(/^Avida beats the Gor in (more than )?\d+ of 100, if the fight goes on to the end\.$/);
  });

  it('tells what is gained, avoided and paid, but not what luck may explain', () => {
    const usual: Figures = { ...judged(begin('legend 1 heroes raash,avida seed 8').state).figures };
    const tried = (games: Partial<Figures>[]) =>
      ({ worths: [], games: games.map((one) => ({ ...usual, ...one })) }) as unknown as Tried;
    const one = tried([
      { shields: 3, strength: 4, letters: 10 },
      { shields: 3, strength: 6, letters: 10, gold: 4 },
    ]);
    const other = tried([
      { shields: 2, strength: 2, letters: 11, lost: 1 },
      { shields: 1, strength: 4, letters: 12 },
    ]);
    expect(gainsOf(one, other).map(textOf)).toEqual([
      'The first gains, on average: strength 2.0.',
      'The first avoids, on average: games lost 50 of 100, shields taken 1.5.',
      'The first costs, on average: letters 1.5.',
    ]);
    expect(gainsOf(one, one)).toEqual([]);
  });

  it.each(['1', '2', '3'])('never lacks a reason, and names a choice that can be said: Legend %s', (legend) => {
    for (const heroes of ['grent,tenaya', 'raash,grent,avida', 'raash,grent,tenaya,avida']) {
      const { g } = beginGame(['legend', legend, 'heroes', heroes, 'seed', '8']);
      const bot = greedyBot();
      const rng = rngOf(8);
      for (let n = 0; n < 90 && g.over === null; n++) {
        const offered = choices(FAR_LAND, g);
        if (n % 9 === 0) {
          const lines = hintFor(g, 6).map(textOf);
          const command = commandIn(lines[0].split(', then ')[0].replace(/ There is nothing.*/, ''), 'Hint');
          expect(offered.map((a) => FAR_LAND.write(g, a))).toContain(command);
          expect(lines.length, lines[0]).toBeGreaterThan(offered.length > 1 ? 1 : 0);
          for (const line of lines) expect(line).toMatch(/^[A-Z0-9].*\.$/);
        }
        applyInPlace<Game, Action, Event>(FAR_LAND, g, bot.choose(g, offered, rng));
      }
    }
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
