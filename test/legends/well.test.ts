import { describe, expect, it } from 'vitest';
import { proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { begin, type SceneWords, scene } from '../scene.ts';

const started = (heroes: string, level = 'normal') => begin(`legend 2 heroes ${heroes} seed 1 level ${level}`);

const HERB = { kind: 'herb', space: 425 };

/** In the middle of Legend 2: Raash stands at the caves with the second herb in his hand, the first one lies there. */
const midway = (more: Partial<SceneWords> = {}) =>
  scene({
    legend: '2',
    narrator: 'C',
    turn: 'raash',
    goal: 'herbs',
    heroes: [
      { hero: 'raash', space: 425, herbs: 1 },
      { hero: 'avida', space: 416 },
    ],
    tokens: [HERB],
    supply: { herb: 0 },
    ...more,
  });
const healed = (die: number, more: Partial<SceneWords> = {}) => midway({ dice: [die], ...more }).play('drop herb');

/** How far the chief is from the strength that is printed for his kind. */
const shift = (game: ReturnType<typeof scene>) => game.creatures('chalk-skral').find((c) => c.tag === 'chief')?.spShift;

describe('Legend 2, The Dry Well', () => {
  it('begins at the caves with gold 2 for every hero, and asks nothing before the first turn', () => {
    const game = started('raash,avida')
      .turnOf('raash')
      .hero('raash', { space: 425, gold: 2 })
      .hero('avida', { gold: 2 });
    expect(game.state.read).toEqual(['A1', 'A2']);
    expect(game.state.goal).toBe('herbs');
    expect(game.state.tokens.filter((t) => t.kind === 'herb').map((t) => t.space)).toEqual([457]);
  });

  it('lets merchants sell the equipment: the nearest is two hours away', () => {
    const game = started('raash,avida').play('walk 423');
    game.hero('raash', { hours: 2 }).offers('raash: buy falcon', 'raash: buy bow', 'raash: buy strength');
    game.play('raash: buy falcon').says('falcon', 'On the wing').hero('raash', { gold: 0 });
    expect(game.state.equipment.falcon).toBe(0);
  });

  it('an opening: strength for one, a wineskin for the other, and on the second day the dam is broken', () => {
    const game = started('raash,avida').play('walk 423', 'walk 423', 'raash: buy strength', 'avida: buy wineskin');
    game.play('walk 424', 'walk 416', 'stop', 'end', 'end');
    game.says('moves from 413 to 422', 'moves from 434 to 435', 'The walled spring', 'A Gor appears at 420').day(2);
    game
      .turnOf('avida')
      .play('walk 415', 'stop')
      .play('do dam')
      .says('brown water shoots down')
      .hero('raash', { hours: 2 });
    expect(game.state.facts).toEqual({ dam: 1, help: 1 });
  });

  it('explains herbs when a hero first comes upon one', () => {
    const tokens = [{ kind: 'herb', space: 438 }];
    const heroes = [
      { hero: 'raash', space: 437 },
      { hero: 'avida', space: 416 },
    ];
    const game = midway({ tokens, heroes }).play('walk 438').says('Grey and bitter').play('take herb');
    game.saysNot('Grey and bitter').hero('raash', { herbs: 1 });
  });

  it('at D a second herb grows at the Reed Bank, unless both are found', () => {
    const at = (herb: number) =>
      midway({ tokens: [], supply: { herb } })
        .play('end', 'end')
        .narrator('D')
        .state.tokens.filter((t) => t.kind === 'herb')
        .map((t) => t.space);
    expect(at(1)).toEqual([438]);
    expect(at(0)).toEqual([]);
  });

  it('goes on to the chief when two herbs lie at the caves; they are used up', () => {
    const game = healed(1).says('The one who bathes', '2 herbs at 425', 'Goal: Beat the chief');
    expect(game.state.goal).toBe('chief');
    expect(game.state.tokens).toEqual([]);
    game.goesOn();
  });

  it('a herb in the hand is not yet a herb for the sick', () => {
    midway({ tokens: [], heroes: [{ hero: 'raash', space: 425, herbs: 2 }] })
      .goesOn()
      .saysNot('The one who bathes');
    midway({ tokens: [] }).play('drop herb').saysNot('The one who bathes');
  });

  it('a falcon brings the second herb to a hero who waits at the caves', () => {
    const game = midway({
      dice: [1],
      heroes: [
        { hero: 'raash', space: 457, herbs: 1, items: ['falcon'] },
        { hero: 'avida', space: 425 },
      ],
    });
    game.play('use falcon avida', 'give avida herb', 'enough', 'avida: drop herb').says('The one who bathes');
  });

  it('by the die the chief comes from north, south or west, each time with something else', () => {
    const at = (die: number) => healed(die).standing('chalk-skral', [403, 456, 433][Math.ceil(die / 2) - 1]);
    for (const die of [1, 2]) {
      const north = at(die).standing('gor').standing('gorlot');
      expect(north.state.wells.some((well) => well.full)).toBe(false);
    }
    for (const die of [3, 4]) at(die).standing('gor', 448).standing('gorlot');
    for (const die of [5, 6]) {
      const west = at(die).standing('gor').standing('gorlot', 428);
      expect(west.state.wells.every((well) => well.full)).toBe(true);
    }
  });

  it('the chief is stronger the more heroes play, weaker for novices, and stronger by 1 for two veterans', () => {
    const others = ['avida', 'grent', 'tenaya'].map((hero) => ({ hero, space: 416 }));
    const against = (n: number, level: 'normal' | 'veteran' = 'normal') =>
      Number(shift(healed(1, { level, heroes: [{ hero: 'raash', space: 425, herbs: 1 }, ...others.slice(0, n - 1)] })));
    const plain = against(2);
    expect(against(3)).toBeGreaterThan(plain);
    expect(against(4)).toBeGreaterThan(against(3));
    expect(against(2, 'veteran')).toBe(plain + 1);
    expect(against(3, 'veteran')).toBe(against(3));
    expect(shift(healed(1, { level: 'novice' }))).toBe(plain - 1);
  });

  it('the dam takes two hours from B on, fills every well, and weakens the chief, before he comes or after', () => {
    const heroes = [
      { hero: 'raash', space: 425, herbs: 1 },
      { hero: 'avida', space: 416 },
    ];
    midway({ narrator: 'A', turn: 'avida', heroes }).offersNot('do dam');
    const wells = { '407': 'empty' as const };
    const before = midway({ turn: 'avida', heroes, wells, dice: [1] }).play('do dam');
    before.hero('avida', { hours: 2 }).offersNot('do dam');
    expect(before.state.wells.every((well) => well.full)).toBe(true);
    const plain = Number(shift(healed(1)));
    expect(shift(before.play('drop herb'))).toBe(plain - 1);
    expect(shift(healed(1).play('end', 'do dam'))).toBe(plain - 1);
  });

  it('the drummer comes at F; once it is beaten the chief is weaker by 1', () => {
    midway({ narrator: 'E', tokens: [] }).play('end', 'end').narrator('F').standing('chalk-skral', 421);
    const beaten = midway({
      dice: [6, 1, 1, 2, 6, 6, 6, 6, 1],
      creatures: [{ kind: 'chalk-skral', space: 416, tag: 'drummer' }],
      heroes: [
        { hero: 'raash', space: 425, herbs: 1 },
        { hero: 'avida', space: 416, sp: 14, wp: 4 },
      ],
      turn: 'avida',
    });
    beaten.play('fight chalk-skral', 'roll').says('The drum rolls into the grass');
    expect(beaten.state.facts).toEqual({ help: 1 });
  });

  it('at G the heroes choose the jar, which costs gold 2, or the axle, which costs time and brings a knife', () => {
    const game = (gold: number) =>
      midway({
        narrator: 'F',
        tokens: [],
        heroes: [
          { hero: 'raash', space: 425 },
          { hero: 'avida', space: 416, gold },
        ],
      })
        .play('end', 'end')
        .narrator('G');
    const jar = game(2).offersOnly('answer jar', 'answer axle').play('answer jar').hero('avida', { gold: 0 });
    expect(jar.state.facts).toEqual({ help: 1 });
    const axle = game(2).play('answer axle', 'who avida');
    axle.hero('avida', { hours: 3, gold: 2, items: [{ id: 'knife', turned: false }] }).hero('raash', { hours: 0 });
    game(1).offersOnly('answer axle');
  });

  it('is won at once when the chief is beaten', () => {
    const game = healed(1, {
      dice: [1, 6, 1, 1, 2],
      heroes: [
        { hero: 'raash', space: 425, herbs: 1 },
        { hero: 'avida', space: 403, sp: 14, wp: 14 },
      ],
    });
    const chief = game.creatures('chalk-skral')[0];
    chief.spShift = -4;
    game.play('end', 'fight chalk-skral', 'roll').over('won', 'chief').says('a heap of chalk');
  });
});

describe('Legend 2 is lost', () => {
  it('when the herbs do not lie at the caves as the narrator reaches J', () => {
    midway({ narrator: 'I' }).play('end', 'end').over('lost', 'fever').says('grown quiet in the caves');
    healed(1, { narrator: 'I' }).play('end', 'end').narrator('J').goesOn();
  });

  it('when the chief enters the caves, even if a shield is free for him', () => {
    const game = midway({ goal: 'chief', tokens: [], creatures: [{ kind: 'chalk-skral', space: 425, tag: 'chief' }] });
    game.play('end', 'end').over('lost', 'inside').says('He sits down in the well');
  });

  it('when the narrator reaches N and the chief stands', () => {
    const creatures = [{ kind: 'chalk-skral' as const, space: 450, tag: 'chief' }];
    const game = midway({ goal: 'chief', tokens: [], narrator: 'M', creatures });
    game.play('end', 'end').over('lost', 'narrator').says('The letters are used up');
  });

  it('when no shield is free', () => {
    midway({ creatures: [{ kind: 'gor', space: 425 }], shields: { taken: 3 } })
      .play('end', 'end')
      .over('lost', 'shields')
      .says('The sick cannot run');
  });

  it('has last words for each of these ways, and for the victory', () => {
    expect(Object.keys(proseOf('2').ends).sort()).toEqual(['chief', 'fever', 'inside', 'narrator', 'shields']);
  });
});
