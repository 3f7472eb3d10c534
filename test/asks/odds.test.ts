import { describe, expect, it } from 'vitest';
import { type Line, textOf } from '../../src/engine/line.ts';
import { ASKS } from '../../src/games/far-land/asks/index.ts';
import { type SceneWords, scene } from '../scene.ts';
import { ask, slipOf } from './asked.ts';

const FOUR: SceneWords['heroes'] = [
  { hero: 'raash', space: 412, sp: 5 },
  { hero: 'grent', space: 412, sp: 1 },
  { hero: 'avida', space: 413, sp: 1 },
  { hero: 'tenaya', space: 412, asleep: true },
];
const scenery = (more: Partial<SceneWords> = {}) =>
  scene({ turn: 'raash', heroes: FOUR, creatures: [{ kind: 'gorlot', space: 412 }], ...more });

const numbers = (text: string): number[] => (text.match(/\d+(?= of 100)/g) ?? []).map(Number);

describe('odds before a fight', () => {
  it('of each enemy in reach: alone, with each fellow who may join, with all of them', () => {
    const [line, ...more] = ask(scenery({ heroes: FOUR.map((one) => ({ ...one, hours: 5 })) }), 'odds');
    expect(line).toMatch(/^Against the Gorlot on 412: Raash alone \d+ of 100, with Grent (more than )?\d+ of 100\.$/);
    const [alone, both] = numbers(line);
    expect(alone).toBeGreaterThan(20);
    expect(both).toBeGreaterThan(alone);
    expect(more.join()).toMatch(/until the hours are spent.*herbs, mushrooms and stones left out/);
  });

  it('Raash reaches next door, and a fellow next door with a bow may join', () => {
    const heroes = [
      { hero: 'raash', space: 413 },
      { hero: 'avida', space: 413, items: ['bow'] },
    ];
    const [line] = ask(scenery({ heroes }), 'odds');
    expect(line).toMatch(/Gorlot on 412: Raash alone .*, with Avida /);
  });

  it('three together are counted by a policy, which is said', () => {
    const heroes = FOUR.map((one) => ({ ...one, space: 412, asleep: false, hours: 4 }));
    const said = ask(scenery({ heroes: heroes.slice(0, 2).concat(heroes.slice(3)) }), 'odds');
    expect(said[0]).toMatch(/with Grent and Tenaya (about |more than )?\d+ of 100\.$/);
    expect(said.join(' ')).toMatch(
      /all stay, gifts go to the lowest willpower, a fire spell is used to turn a lost round/,
    );
    expect(ask(scenery(), 'odds').join(' ')).not.toMatch(/all stay/);
  });

  it('played-out fights are told as such, with how far they may be off', () => {
    const heroes = FOUR.map((one) => ({ ...one, space: 412, sp: 1, asleep: false }));
    const said = ask(scenery({ heroes, creatures: [{ kind: 'troll', space: 412 }] }), 'odds').join(' ');
    expect(said).toMatch(/with Grent, Avida and Tenaya about \d+ of 100/);
    expect(said).toMatch(/12000 fights were played out.* at most 0\.\d of 100 off/);
  });

  it('who has just come is told so, and the odds all the same', () => {
    const heroes = [{ hero: 'raash', space: 413 }, FOUR[1]];
    const s = scenery({
      heroes,
      creatures: [
        { kind: 'gor', space: 413 },
        { kind: 'gorlot', space: 412 },
      ],
    });
    s.play('walk 412');
    const said = ask(s, 'odds');
    expect(said[0]).toMatch(/fights there on the next one/);
    expect(said.filter((one) => one.startsWith('Against the Gor'))).toHaveLength(2);
  });

  it('of a kind that is not in reach: as if all who are awake stood with it', () => {
    const s = scenery({ creatures: [{ kind: 'skral', space: 430 }] });
    expect(ask(s, 'odds').join()).toMatch(/No enemy is in reach of Raash.* as in odds skral\./);
    expect(ask(s, 'odds skral')[0]).toMatch(/^If they stood with the Skral: Raash alone .*, with Grent and Avida /);
    expect(ask(s, 'odds troll')[0]).toMatch(/^If they stood with a Troll: Raash alone 0 of 100, /);
    expect(slipOf(s, 'odds dragon')).toMatch(/no enemy called "dragon"/);
    expect(slipOf(s, 'odds troll now')).toMatch(/no enemy called "troll now"/);
  });

  it('of a kind whose name has two words', () => {
    const s = scenery({ creatures: [{ kind: 'chalk-skral', space: 430 }] });
    for (const name of ['chalk skral', 'chalk-skral', 'Chalk Skrals'])
      expect(ask(s, `odds ${name}`)[0]).toMatch(/^If they stood with the Chalk Skral: Raash alone /);
    expect(ask(s, 'odds black knight')[0]).toMatch(/^If they stood with a Black Knight: /);
  });

  it('of the one creature that bears the name, and of no other of its kind', () => {
    const s = scene({
      legend: '2',
      turn: 'grent',
      heroes: [
        { hero: 'grent', space: 421, sp: 8, wp: 12 },
        { hero: 'avida', space: 451 },
      ],
      creatures: [
        { kind: 'chalk-skral', space: 421, tag: 'drummer' },
        { kind: 'chalk-skral', space: 403, tag: 'chief', shift: 9 },
      ],
    });
    for (const name of ['chief', 'the chief', 'Chalk Skral chief'])
      expect(ask(s, `odds ${name}`)[0]).toMatch(/^If they stood with the chief: Grent alone 0 of 100, /);
    for (const name of ['', ' chalk skral', ' the chalk skral', ' the drummer'])
      expect(ask(s, `odds${name}`)[0]).toMatch(/^Against the drummer on 421: Grent alone [1-9]/);
  });

  it('of another hero, by name', () => {
    const s = scenery();
    for (const said of ['grent: odds', 'odds grent', 'grent: odds gorlot', 'odds gorlot Grea'])
      expect(ask(s, said)[0]).toMatch(/^Against the Gorlot on 412: Grent alone .*of 100, with Raash /);
    expect(ask(s, 'tenaya: odds')[0]).toMatch(/^Tenaya /);
    expect(slipOf(s, 'odds raash grent')).toMatch(/for one hero at a time.* Say "odds raash"/);
    const two = scenery({ heroes: FOUR.slice(0, 2) });
    expect(slipOf(two, 'avida: odds')).toMatch(/^Avida does not play in this game/);
  });

  it('[SHAD-1, SHAD-3] with the shadow blade too, when somebody may draw it', () => {
    const armed = (turned: boolean, more: object = {}) => {
      const items = [turned ? { item: 'blade', turned } : 'blade'];
      const heroes = [{ hero: 'raash', space: 412, sp: 4, wp: 12, items, ...more }, FOUR[1]];
      return ask(scenery({ heroes }), 'odds');
    };
    const [plain, drawn] = armed(false);
    expect(drawn).toMatch(
      /^With the shadow blade of Raash, strength 1 less and no reward: Raash alone \d+ of 100, with Grent /,
    );
    expect(numbers(drawn)[0]).toBeGreaterThan(numbers(plain)[0]);
    expect(armed(true)[1]).toMatch(/^With the shadow blade of Raash, willpower 7 less and no reward: /);
    for (const poor of [armed(false, { sp: 1 }), armed(true, { wp: 7 }), armed(false, { wp: 4 })])
      expect(poor.join()).not.toMatch(/shadow blade/);
    const heroes = [{ hero: 'raash', space: 412, sp: 4, wp: 12, items: ['blade'] }, FOUR[1]];
    const s = scenery({ heroes }).play('fight gorlot');
    expect(ask(s, 'odds')[1]).toMatch(/^With the shadow blade of Raash/);
    const [then, ...more] = ask(s.play('use blade'), 'odds');
    expect(numbers(then)).toEqual(numbers(drawn));
    expect(more.join()).not.toMatch(/shadow blade/);
  });

  it('with verbose 2 the first round of each too', () => {
    const { state } = scenery({ heroes: FOUR.slice(0, 2) });
    const said = (verbose: 1 | 2): string =>
      (ASKS.odds(state, [], { players: [], verbose }) as Line[]).map(textOf).join(' ');
    expect(said(1)).not.toMatch(/First round/);
    expect(said(2)).toMatch(/First round, Raash alone: won in \d+ of 100, tied in \d+, lost in \d+\./);
    expect(said(2)).toMatch(/First round, with Grent: won in \d+ of 100/);
  });
});

describe('odds in a fight', () => {
  const fight = (dice: number[], wp = 7, hours = 2) =>
    scenery({
      heroes: [
        { hero: 'grent', space: 412, sp: 3, wp, hours },
        { hero: 'avida', space: 412, sp: 1, wp: 7 },
      ],
      turn: 'grent',
      dice,
    }).play('fight gorlot');

  it('while fellows are invited: those who have joined, and who may yet', () => {
    const s = fight([]);
    expect(ask(s, 'odds')[0]).toMatch(/Grent alone \d+ of 100, with Avida .*of 100\.$/);
    expect(ask(s.play('with avida'), 'odds')[0]).toMatch(/Grent and Avida .*of 100\.$/);
  });

  it('between rounds: going on against leaving', () => {
    const s = fight([3, 4, 2, 6, 6]).play('with avida', 'roll', 'roll', 'gift grent 2');
    const said = ask(s, 'odds');
    expect(said[0]).toMatch(/^Go on: Grent and Avida beat the Gorlot, willpower \d, in \d+ of 100\.$/);
    expect(said[1]).toMatch(
      /^The next round: won in \d+ of 100, tied in \d+, lost in \d+; the Gorlot falls in it in \d+/,
    );
    expect(said[2]).toMatch(/^Grent after it: willpower [\d.]+ on average, falls in .* of 100\.$/);
    expect(said[4]).toMatch(/^If Grent leaves: Avida .*of 100\.$/);
    expect(said[5]).toMatch(/^If Avida leaves: Grent \d+ of 100\.$/);
    expect(said[6]).toMatch(/^If all leave, nothing more is lost, and the Gorlot is back at willpower 5\.$/);
    expect(numbers(said[0])[0]).toBeGreaterThan(numbers(said[5])[0]);
  });

  it('[SPORE-3] a spore has no willpower', () => {
    const heroes = [
      { hero: 'grent', space: 412, sp: 1 },
      { hero: 'avida', space: 451 },
    ];
    const tokens = [{ kind: 'spore', space: 412 }];
    const s = scene({ turn: 'grent', heroes, tokens, dice: [2, 5] }).play('fight spore', 'roll');
    expect(ask(s, 'odds')[0]).toBe('To beat the spore from here:');
    expect(ask(s.play('choose 2'), 'odds')[0]).toMatch(/^Go on: Grent beats the spore in \d+ of 100\.$/);
  });

  it('one alone who leaves keeps the hours', () => {
    const s = fight([1, 4, 5]).play('alone', 'roll');
    expect(ask(s, 'odds').join(' ')).toMatch(/Go on: Grent beats the Gorlot.* Leave: Grent keeps 4 hours of the day\./);
    const late = fight([1, 4, 5], 7, 6).play('alone', 'roll');
    expect(ask(late, 'odds').join(' ')).toMatch(/ Leave: Grent keeps overtime at most\./);
  });

  it('between dice: what each choice is worth', () => {
    const s = fight([2]).play('alone', 'roll');
    const said = ask(s, 'odds');
    expect(said[0]).toBe('To beat the Gorlot, willpower 5, from here:');
    expect(said.slice(1).map((one) => one.replace(/\d+ of/, 'N of'))).toEqual([
      'Let 2 count, as 4, N of 100.',
      'Roll that die again, N of 100.',
    ]);
    const [stay, again] = said.slice(1).flatMap(numbers);
    expect(again).toBeGreaterThan(stay);
  });

  it('where a herb changes the dice in the middle of a roll, they are not counted', () => {
    const heroes = [
      { hero: 'tenaya', space: 412, sp: 3, wp: 4, items: ['knife'], herbs: 2 },
      { hero: 'avida', space: 451 },
    ];
    const s = scenery({ heroes, turn: 'tenaya', dice: [3] }).play('fight gorlot', 'roll');
    expect(ask(s, 'odds')[0]).toMatch(/from here/);
    expect(ask(s.play('eat herb 2'), 'odds')[0]).toMatch(/too many ways/);
  });

  it('a won fight whose reward is shared is no fight any more', () => {
    const s = fight([3, 6, 5, 1, 1]).play('with avida', 'roll', 'roll', 'gift grent 5');
    expect(s.state.stack[s.state.stack.length - 1].kind).toBe('reward');
    expect(ask(s, 'odds')[0]).toMatch(/No enemy is in reach/);
  });
});
