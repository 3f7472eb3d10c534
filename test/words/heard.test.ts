import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { begin, scene } from '../scene.ts';

const ONE = { hero: 'raash', space: 412 };
const GOR = { creatures: [{ kind: 'gor' as const, space: 412 }] };

it('a hero with nobody to invite is not asked to', () => {
  const alone = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 451 }], ...GOR }).play('fight gor');
  expect(alone.session.question().text).toBe(
    'Raash, 7 hours left, 3 overtime, willpower 7; the Gor, willpower 4: roll?',
  );
  expect(alone.session.question().brief).toBe('Raash 7, the Gor 4: roll?');
  const again = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 412 }], ...GOR }).play(
    'fight gor',
    'alone',
  );
  expect(again.session.question().brief).toBe('Raash 7, the Gor 4: roll?');
  const two = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 412 }], ...GOR }).play('fight gor');
  expect(two.session.question().brief).toBe('Raash 7, the Gor 4: invite fellows, or roll?');
});

it('one hero fights for an hour, several fight an hour each', () => {
  const heroes = [ONE, { hero: 'avida', space: 412 }];
  scene({ turn: 'raash', heroes, ...GOR })
    .play('fight gor', 'alone', 'roll')
    .says('Round 1: Raash fights for an hour.');
  const both = scene({ turn: 'raash', heroes, ...GOR }).play('fight gor', 'with avida', 'roll');
  both.says('Round 1: Raash and Avida fight, an hour each.');
});

it('a card with a letter is told by it, another by its title alone', () => {
  const game = begin('legend 1 heroes raash,avida seed 1');
  const opening = game.session.opening.flatMap((t) => t.lines.map(textOf));
  expect(opening).toContain('Card A1. Smoke over the lake.');
  game.play('walk 424', 'walk 423').says('A card: The trader on the strand.');
});

it('several of the same on one space are told once, by number', () => {
  const spores = [528, 528, 531].map((space) => ({ kind: 'spore', space }));
  const river = scene({ board: 'river', heroes: [{ hero: 'raash', space: 530 }], tokens: spores });
  const answer = river.session.submit('where spores');
  const told = answer.kind === 'said' ? answer.lines.map(textOf) : [];
  expect(told.slice(1)).toEqual([
    'Spore on 531, Net Racks: 1 step.',
    'Spore, 2 of them, on 528, Lightning Oak: 3 steps.',
  ]);
});

it('a creature with a name of its own is called by it once', () => {
  const tale = begin('legend 1 heroes raash,avida seed 1');
  tale.state.creatures.push({ ...tale.state.creatures[0], id: 99, kind: 'skral', space: 403, tag: 'skral' });
  const said = (ask: string): string => {
    const answer = tale.session.submit(ask);
    return answer.kind === 'said' ? answer.lines.map(textOf).join('\n') : '';
  };
  expect(said('creatures')).toMatch(/^Skral with the bowl on 403, /m);
  for (const name of ['where skral', 'where the skral with the bowl'])
    expect(said(name)).toMatch(/Skral with the bowl/);
});

it('a creature with a name of its own is fought and weighed by it', () => {
  const creatures = [{ kind: 'chalk-skral' as const, space: 412, tag: 'chief' }];
  const set = () => scene({ legend: '2', goal: 'chief', heroes: [ONE, { hero: 'avida', space: 412 }], creatures });
  set().play('fight chief').says('Raash attacks the chief on 412.');
  const odds = set().session.submit('odds chief');
  expect(odds.kind === 'said' && textOf(odds.lines[0])).toMatch(/^Against the chief on 412/);
});

it('[FIGHT-1] a creature with a name of its own may be meant by any of its names, near and far', () => {
  const chief = (space: number) =>
    scene({
      legend: '2',
      goal: 'chief',
      heroes: [ONE, { hero: 'avida', space: 412 }],
      creatures: [{ kind: 'chalk-skral', space, tag: 'chief' }],
    });
  for (const name of ['chief', 'the chief', 'Chalk Skral chief', 'chalk skral', 'the Chalk Skral']) {
    chief(412).play(`fight ${name}`).says('Raash attacks the chief on 412.');
    chief(440).refused(`fight ${name}`, 'FIGHT-1');
  }
  chief(440).refused('fight the butler', null, /no enemy called "the butler"/);
});

it('what is left lying, jumped or drawn is called so', () => {
  const label = (s: ReturnType<typeof scene>, command: string) =>
    textOf(s.session.choiceAt(s.session.find(command)).text);
  const items = ['knife', 'wineskin', 'telescope'];
  const fog = { tokens: [{ kind: 'fog', holds: 'knife', space: 413 }] };
  const full = scene({
    heroes: [
      { ...ONE, items },
      { hero: 'avida', space: 451 },
    ],
    ...fog,
  }).play('walk 413', 'stop');
  expect(label(full, 'leave')).toBe('Leave the new thing lying here');
  const swim = scene({ heroes: [{ hero: 'raash', space: 421, wp: 12 }] });
  expect(label(swim, 'walk 446')).toBe('Walk over the lake to 446, South Landing');
  const jump = scene({ board: 'river', heroes: [{ hero: 'raash', space: 513, wp: 12 }] });
  expect(label(jump, 'walk 547')).toMatch(/^Jump to 547/);
  const blade = (turned: boolean) =>
    scene({ heroes: [{ ...ONE, sp: 5, wp: 14, items: [{ item: 'blade', turned }] }], ...GOR }).play('fight gor');
  expect(label(blade(false), 'use blade')).toMatch(/strength 1 less$/);
  expect(label(blade(true), 'use blade')).toMatch(/willpower 7 less$/);
});
