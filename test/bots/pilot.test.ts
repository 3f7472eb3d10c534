import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/bots/greedy.ts';
import { beginGame } from '../../src/bots/job.ts';
import { pilotOf } from '../../src/bots/pilot.ts';
import { searchBot } from '../../src/bots/search.ts';
import { textOf } from '../../src/engine/line.ts';
import { applyInPlace, choices } from '../../src/engine/machine.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Action, Event, Game, HeroId } from '../../src/games/far-land/types.ts';
import { retell } from '../../src/plain/replay.ts';
import type { Answer } from '../../src/session/answer.ts';
import type { Pilot } from '../../src/session/fellows.ts';
import type { Games } from '../../src/session/games.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { savePath } from '../../src/session/saves.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'farland-pilot-'));

const laid = (steered: HeroId[], folder = emptyFolder()): Table =>
  new Table({
    games: [FAR_LAND] as unknown as Games,
    folder,
    saving: true,
    name: 'evening',
    ...(steered.length === 0 ? {} : { pilot: pilotOf(steered) }),
  });

const said = (answer: Answer): string => sentencesOf(answer).map(textOf).join('\n');
const asked = (table: Table): string | null => table.session?.question().who ?? null;
const stateOf = (table: Table): Game => table.session?.state as Game;

/** A scene beside which a bot steers some heroes. */
function sceneWith(steered: HeroId[], what: object): Table {
  const folder = emptyFolder();
  const path = join(folder, 'scene.json');
  writeFileSync(path, JSON.stringify({ board: 'lake', ...what }));
  const table = laid(steered, folder);
  const answer = table.submit(`new scenario ${path} seed 1`);
  if (answer.kind !== 'begun') throw new Error(said(answer));
  return table;
}

describe('a bot beside people', () => {
  it('plays its hero until people are asked, and every command of it is told before what comes of it', () => {
    const table = laid(['tenaya']);
    const begun = said(table.submit('new legend 1 heroes raash,tenaya seed 7'));
    expect(begun).toMatch(/\nTenaya \(bot\): walk 424\nTenaya walks to 424, /);
    expect(asked(table)).toBe('raash');
    const answer = table.submit('end');
    expect(said(answer)).toMatch(/^Raash ends the day/);
    expect(said(answer)).toContain('\nTenaya (bot): ');
    expect(asked(table)).toBe('raash');
    expect(answer.kind === 'done' && answer.commands).toEqual(['end']);
    table.leave();
  });

  it('plays as the search bot does, not as the greedy one', () => {
    const told = (pilot: Pilot): string[] => {
      const g = beginGame(['legend', '2', 'heroes', 'raash,tenaya', 'seed', '4']).g;
      const chosen: string[] = [];
      for (let n = 0; n < 40 && g.over === null; n++) {
        const offered = choices<Game, Action>(FAR_LAND, g);
        const action = pilot.choose(g, offered) as Action;
        chosen.push(FAR_LAND.write(g, action));
        applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
      }
      return chosen;
    };
    const both: HeroId[] = ['raash', 'tenaya'];
    expect(told(pilotOf(both))).toEqual(told(pilotOf(both, () => searchBot())));
    expect(told(pilotOf(both))).not.toEqual(told(pilotOf(both, () => greedyBot())));
  });

  it('is recorded like anybody: the record is told again without a bot, to the same state', () => {
    const folder = emptyFolder();
    const table = laid(['tenaya'], folder);
    table.submit('new legend 1 heroes raash,tenaya seed 7');
    for (let n = 0; n < 4; n++) table.submit('end');
    const state = sortedJson(stateOf(table));
    expect(table.lines.length).toBeGreaterThan(8);
    table.leave();
    const alone = laid([], emptyFolder());
    const record = readFileSync(savePath(folder, 'evening'), 'utf8');
    expect(retell(record, { table: alone, to: null, check: true, json: false, width: null }).code).toBe(0);
    expect(sortedJson(stateOf(alone))).toBe(state);
    alone.leave();
  });

  it('goes back with the command of people that it followed, also after the game was taken up again', () => {
    const quiet = {
      heroes: [
        { hero: 'raash', space: 412 },
        { hero: 'tenaya', space: 446 },
      ],
      turn: 'raash',
    };
    const folder = emptyFolder();
    const path = join(folder, 'scene.json');
    writeFileSync(path, JSON.stringify({ board: 'lake', ...quiet }));
    let table = laid(['tenaya'], folder);
    table.submit(`new scenario ${path} seed 1`);
    const before = sortedJson(stateOf(table));
    const answer = said(table.submit('pass'));
    expect(answer).toContain('Tenaya (bot): ');
    const after = sortedJson(stateOf(table));
    expect(said(table.submit('undo'))).toMatch(/^Taken back: .*pass\.$/);
    expect(sortedJson(stateOf(table))).toBe(before);
    expect(said(table.submit('redo'))).toMatch(/^Done again: pass, /);
    expect(sortedJson(stateOf(table))).toBe(after);
    table.leave();
    table = laid(['tenaya'], folder);
    table.submit('resume evening');
    expect(sortedJson(stateOf(table))).toBe(after);
    table.submit('undo');
    expect(sortedJson(stateOf(table))).toBe(before);
    table.leave();
  });

  it('draws nobody into its fights: people say whether they come along', () => {
    const table = sceneWith(['tenaya'], {
      turn: 'tenaya',
      heroes: [
        { hero: 'tenaya', space: 423, sp: 6, wp: 14 },
        { hero: 'raash', space: 423, sp: 6, wp: 14 },
      ],
      creatures: [{ kind: 'gor', space: 423 }],
    });
    expect(table.session?.played()).toContain('fight gor');
    expect(table.session?.question().text).toMatch(/invite fellows/);
    table.submit('alone');
    expect(table.session?.played()).toContain('roll');
    table.leave();
  });

  it('leaves a reward to people where one of them shares in it', () => {
    const fight = (steered: HeroId[]) =>
      sceneWith(steered, {
        turn: 'raash',
        heroes: [
          { hero: 'raash', space: 423, sp: 14, wp: 14 },
          { hero: 'tenaya', space: 423, sp: 14, wp: 14 },
        ],
        creatures: [{ kind: 'gor', space: 423 }],
      });
    const beside = fight(['tenaya']);
    for (const line of ['fight gor', 'with tenaya', 'roll', 'roll', 'enough']) beside.submit(line);
    for (let n = 0; n < 6 && stateOf(beside).stack.at(-1)?.kind === 'fight'; n++) beside.submit('1');
    expect(stateOf(beside).stack.at(-1)?.kind).toBe('reward');
    expect(beside.session?.actions().length).toBeGreaterThan(1);
    beside.leave();
    const alone = fight(['raash', 'tenaya']);
    expect(alone.session?.played().some((command) => command.startsWith('reward'))).toBe(true);
    alone.leave();
  });

  it('lets people end what they began for its hero: whom it gives a thing is theirs to say', () => {
    const table = sceneWith(['tenaya', 'grent'], {
      turn: 'raash',
      heroes: [
        { hero: 'raash', space: 423 },
        { hero: 'tenaya', space: 423, herbs: 1, items: ['falcon'] },
        { hero: 'grent', space: 410, gold: 3 },
      ],
    });
    table.submit('tenaya: give');
    expect(asked(table)).toBe('tenaya');
    expect(table.session?.played()).toEqual(['tenaya: give']);
    expect(said(table.submit('give raash herb'))).not.toContain('(bot)');
    expect(stateOf(table).heroes.find(({ id }) => id === 'raash')?.herbs).toBe(1);
    table.submit('tenaya: use falcon grent');
    expect(stateOf(table).stack.at(-1)?.kind).toBe('trade');
    table.leave();
  });

  it('takes no hero of people along, and acts for none of them', () => {
    for (const seed of [1, 2, 3]) {
      const table = laid(['raash', 'grent']);
      table.submit(`new legend 1 heroes raash,grent,avida seed ${seed}`);
      for (let n = 0; n < 8 && stateOf(table).over === null; n++) table.submit('end');
      const own = table.lines.filter((line) => line !== 'end');
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((line) => /^avida:|carry avida|with avida/.test(line))).toEqual([]);
      table.leave();
    }
  });

  it('with bots for all heroes plays the game to its end', () => {
    const table = laid(['raash', 'tenaya']);
    table.submit('new legend 1 heroes raash,tenaya seed 7');
    expect(stateOf(table).over).not.toBeNull();
    table.leave();
  });
});
