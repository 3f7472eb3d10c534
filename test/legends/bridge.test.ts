import { describe, expect, it } from 'vitest';
import { legendOf, proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { starsOf } from '../../src/games/far-land/rules/track.ts';
import { begin, type SceneWords, scene } from '../scene.ts';

const started = (heroes: string, level = 'normal') => begin(`legend 3 heroes ${heroes} seed 1 level ${level}`);
type Scene = ReturnType<typeof scene>;

const logs = (game: Scene) => game.state.tokens.flatMap((t) => (t.kind === 'log' ? [[t.space, t.value]] : []));

/** In the middle of Legend 3: Raash stands on the West Ramp with a log of 2; logs of 2 lie there already. */
const midway = (more: Partial<SceneWords> = {}) =>
  scene({
    board: 'river',
    legend: '3',
    narrator: 'C',
    turn: 'raash',
    goal: 'logs',
    events: ['warm-rain', 'lost-purse', 'shared-bread'],
    heroes: [
      { hero: 'raash', space: 523, sp: 3, logs: [2] },
      { hero: 'avida', space: 552 },
    ],
    tokens: [{ kind: 'log', value: 2, space: 523 }],
    'steppe-people': 552,
    ...more,
  });
const built = (die: number, more: Partial<SceneWords> = {}) => midway({ dice: [die], ...more }).play('drop log 2');

describe('Legend 3, A Bridge of Logs', () => {
  it('carries the checklist out, then begins at the camp, which stays where it is', () => {
    const game = started('raash,avida').turnOf('raash').hero('raash', { space: 552 });
    expect(game.state.people).toEqual({ space: 552, leader: null });
    expect(game.state.read).toEqual(['A1', 'A2']);
    const kinds = (kind: string) => game.state.tokens.filter((t) => t.kind === kind).length;
    expect([kinds('mushroom'), kinds('item'), kinds('marker')]).toEqual([3, 4, 1]);
    game.offersNot('lead').refused('lead', 'FOLK-1');
  });

  it('lays four logs out on both banks', () => {
    expect(logs(started('raash,avida'))).toEqual([
      [512, 1],
      [558, 1],
      [561, 2],
      [528, 3],
    ]);
  });

  it('places one more creature for each hero beyond two, and one more for veterans', () => {
    const gors = (heroes: string, level?: string) => started(heroes, level).creatures('gor').length;
    expect(gors('raash,avida')).toBe(2);
    expect(gors('raash,avida,grent')).toBe(3);
    expect(gors('raash,avida,grent,tenaya')).toBe(4);
    expect(gors('raash,avida', 'veteran')).toBe(3);
  });

  it('has 10 to 14 cards, and stars on six letters', () => {
    const legend = legendOf('3');
    expect(legend.cards).toHaveLength(13);
    expect(starsOf(legend).map((letter) => 'ABCDEFGHIJKLMN'[letter])).toEqual(['B', 'C', 'E', 'H', 'J', 'L']);
  });

  it('explains logs, finds and spores where a hero first meets them', () => {
    const meeting = (token: object) =>
      midway({
        tokens: [token],
        heroes: [
          { hero: 'raash', space: 517 },
          { hero: 'avida', space: 552 },
        ],
      }).play('walk 512');
    meeting({ kind: 'log', value: 1, space: 512 }).says('Good wood');
    meeting({ kind: 'mushroom', holds: 2, space: 512 }).says('Something in the grass');
    meeting({ kind: 'item', item: 'hope-stone', holds: 'ward', space: 512 }).says('Something in the grass');
    meeting({ kind: 'spore', space: 512 }).says('Grey flour');
    meeting({ kind: 'gold', amount: 1, space: 512 }).saysNot('Good wood', 'Something in the grass', 'Grey flour');
  });

  it('from B on the old ferry makes a log of 2, once, for two hours', () => {
    const heroes = [
      { hero: 'raash', space: 541 },
      { hero: 'avida', space: 552 },
    ];
    midway({ narrator: 'A', heroes }).offersNot('do ferry');
    const game = midway({ narrator: 'B', heroes }).play('do ferry').hero('raash', { hours: 2 });
    expect(logs(game)).toContainEqual([541, 2]);
    game.play('end').offersNot('do ferry');
  });

  it('at C the Travelling Merchant sets up his stall on the Milestone', () => {
    expect(midway({ narrator: 'B' }).play('end', 'end').narrator('C').state.merchant).toBe(546);
  });

  it('at E the ring comes onto the narrator: a Black Knight rides three spaces with each letter', () => {
    const game = midway({
      narrator: 'D',
      heroes: [
        { hero: 'raash', space: 533 },
        { hero: 'avida', space: 552 },
      ],
    });
    game.play('end', 'end').narrator('E');
    expect(game.state).toMatchObject({ ring: true, knights: [{ space: 509 }] });
    game.play('end', 'end').narrator('F').says('Black Knight');
    expect(game.state.knights[0].space).not.toBe(509);
  });

  it('at E a second knight comes when four play', () => {
    const heroes = ['raash', 'avida', 'grent', 'tenaya'].map((hero) => ({ hero, space: 533 }));
    const game = midway({ narrator: 'D', heroes }).play('end', 'end', 'end', 'end').narrator('E');
    expect(game.state.knights).toHaveLength(2);
  });

  it('at H the ring comes off for three hours of one hero, or stays, and a Gor goes and leaves gold 2', () => {
    const game = () =>
      midway({
        narrator: 'G',
        ring: true,
        knights: [501],
        creatures: [{ kind: 'gor', space: 565 }],
      })
        .play('end', 'end')
        .narrator('H')
        .offersOnly('answer soap', 'answer keep');
    const soap = game().play('answer soap', 'who avida').hero('avida', { hours: 3 }).says('stand still');
    expect(soap.state.ring).toBe(false);
    expect(soap.creatures('gor')).toHaveLength(1);
    const keep = game().play('answer keep', 'who avida').hero('avida', { hours: 0, gold: 2 }).standing('gor');
    expect(keep.state.ring).toBe(true);
  });

  it('goes on when logs of the needed sum lie on the West Ramp: then the people may be led', () => {
    const game = built(1).says('It bears', 'Goal: Lead the steppe people over the bridge');
    expect(game.state.goal).toBe('over');
    expect(logs(game)).toEqual([]);
    expect(game.state.peopleStay).toBe(false);
    midway().goesOn().saysNot('It bears');
  });

  it('needs logs worth 4 with two heroes, 5 with three, 6 with four', () => {
    const goal = (sum: number[], heroes: string[]) =>
      midway({
        dice: [1],
        heroes: heroes.map((hero, i) => ({ hero, space: i === 0 ? 523 : 552, sp: 4, logs: i === 0 ? [1] : [] })),
        tokens: sum.map((value) => ({ kind: 'log', value, space: 523 })),
      }).play('drop log 1').state.goal;
    expect(goal([2], ['raash', 'avida'])).toBe('logs');
    expect(goal([3], ['raash', 'avida'])).toBe('over');
    expect(goal([3], ['raash', 'avida', 'grent'])).toBe('logs');
    expect(goal([2, 2], ['raash', 'avida', 'grent'])).toBe('over');
    expect(goal([2, 2], ['raash', 'avida', 'grent', 'tenaya'])).toBe('logs');
    expect(goal([2, 3], ['raash', 'avida', 'grent', 'tenaya'])).toBe('over');
  });

  it('by the die a pack of Gors waits on the far bank, or a Troll above the road', () => {
    built(3).standing('gor', 521, 525).standing('troll');
    built(4).standing('troll', 534).standing('gor');
    built(1, { level: 'veteran' }).standing('gor', 517, 521, 525);
  });

  it('is won at once when the steppe people come to the Apple Garden', () => {
    const game = midway({
      goal: 'over',
      'steppe-people': { space: 534, leader: 'raash' },
      heroes: [
        { hero: 'raash', space: 534 },
        { hero: 'avida', space: 552 },
      ],
    });
    game.play('walk 533').over('won', 'over').says('smells of apples');
  });
});

describe('Legend 3 is lost', () => {
  it('when the logs are not on the West Ramp as the narrator reaches J', () => {
    midway({ narrator: 'I' }).play('end', 'end').over('lost', 'flood').says('The water has taken the bridge');
    built(4, { narrator: 'I' }).play('end', 'end').narrator('J').goesOn();
  });

  it('when no shield is free beside the camp', () => {
    const game = midway({ creatures: [{ kind: 'gor', space: 553 }], shields: { taken: 3 } });
    game.play('end', 'end').over('lost', 'shields').says('One creature too many is in the camp');
  });

  it('when a creature comes upon the steppe people on the open way', () => {
    const game = midway({ goal: 'over', 'steppe-people': 545, creatures: [{ kind: 'gor', space: 523 }] });
    game.play('end', 'end').over('lost', 'people').says('on the open way');
  });

  it('when the Mother Spore reaches them', () => {
    const game = midway({ mother: 553 });
    game.play('end', 'end').over('lost', 'mother').says('Grey flour drifts');
  });

  it('when the narrator reaches N and they are not over the river', () => {
    midway({ goal: 'over', narrator: 'M' }).play('end', 'end').over('lost', 'narrator').says('the wrong bank');
  });

  it('has last words for each of these ways, and for the victory', () => {
    expect(Object.keys(proseOf('3').ends).sort()).toEqual(
      ['flood', 'mother', 'narrator', 'over', 'people', 'shields'].sort(),
    );
  });
});
