import { describe, expect, it } from 'vitest';
import { proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { begin, type SceneWords, scene } from '../scene.ts';

const started = (heroes: string, level = 'normal') => begin(`legend 3 heroes ${heroes} seed 1 level ${level}`);
type Scene = ReturnType<typeof scene>;

const logs = (game: Scene) => game.state.tokens.flatMap((t) => (t.kind === 'log' ? [[t.space, t.value]] : []));

/** In the middle of Legend 3: Raash stands on the West Ramp with a log of 2; logs of 3, 1 and 1 lie there already. */
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
    tokens: [3, 1, 1].map((value) => ({ kind: 'log', value, space: 523 })),
    'steppe-people': 552,
    ...more,
  });
const built = (die: number, more: Partial<SceneWords> = {}) => midway({ dice: [die], ...more }).play('drop log 2');

describe('Legend 3, A Bridge of Logs', () => {
  it('carries the checklist out, then begins at the camp, which stays where it is', () => {
    const game = started('raash,avida').turnOf('raash').hero('raash', { space: 552 });
    expect(game.state.people).toMatchObject({ space: 552, leader: null });
    expect(game.state.read).toEqual(['A1', 'A2']);
    const kinds = (kind: string) => game.state.tokens.filter((t) => t.kind === kind).length;
    expect([kinds('mushroom'), kinds('item'), kinds('marker')]).toEqual([3, 4, 1]);
    game.offersNot('lead').refused('lead', 'FOLK-1');
  });

  it('tells its beginning before what lies at the camp', () => {
    expect(begin('legend 3 heroes raash,avida seed 8').state.read).toEqual(['A1', 'A2', 'find']);
  });

  it('lays four logs out on both banks', () => {
    expect(logs(started('raash,avida'))).toEqual([
      [519, 1],
      [565, 1],
      [566, 2],
      [528, 3],
    ]);
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

  it('from B on the old ferry makes a log of 2, once, for three hours', () => {
    const heroes = [
      { hero: 'raash', space: 541 },
      { hero: 'avida', space: 552 },
    ];
    midway({ narrator: 'A', heroes }).offersNot('do ferry');
    const game = midway({ narrator: 'B', heroes }).play('do ferry').hero('raash', { hours: 3 });
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

  it('at G the ring comes off for two hours of one hero, or the narrator pays gold 2 and wears it on', () => {
    const game = () =>
      midway({ narrator: 'F', ring: true, knights: [501] })
        .play('end', 'end')
        .narrator('G')
        .offersOnly('answer soap', 'answer peace');
    const soap = game().play('answer soap', 'who avida').hero('avida', { hours: 2, gold: 0 }).says('stand still');
    expect(soap.state.ring).toBe(false);
    const peace = game().play('answer peace', 'who avida').hero('avida', { hours: 0, gold: 2 });
    expect(peace.state.ring).toBe(true);
  });

  it('goes on when logs of the needed sum lie on the West Ramp: then the people may be led', () => {
    const game = built(1).says('It bears', 'Goal: Lead the steppe people over the river');
    expect(game.state.goal).toBe('over');
    expect(logs(game)).toEqual([]);
    expect(game.state.peopleStay).toBe(false);
    midway().goesOn().saysNot('It bears');
  });

  it('needs logs worth 7', () => {
    const goal = (...lying: number[]) =>
      midway({
        dice: [1],
        heroes: [
          { hero: 'raash', space: 523, sp: 4, logs: [1] },
          { hero: 'avida', space: 552 },
        ],
        tokens: lying.map((value) => ({ kind: 'log', value, space: 523 })),
      }).play('drop log 1').state.goal;
    expect(goal(2, 3)).toBe('logs');
    expect(goal(2, 3, 1)).toBe('over');
  });

  it('by the die a pack of Gors waits on the far bank, or a Troll above the road', () => {
    built(3).standing('gor', 521, 525).standing('troll');
    built(4).standing('gor', 516).standing('troll', 534);
  });

  it('veterans meet one Gor more over there, novices one fewer, and the Gor nearest the camp goes', () => {
    built(1, { level: 'veteran' }).standing('gor', 517, 521, 525);
    const creatures = [{ kind: 'gor' as const, space: 560 }];
    built(1, { level: 'novice', creatures }).standing('gor', 521);
    built(6, { level: 'novice', creatures }).standing('gor').standing('troll', 534);
  });

  it('novices begin with one gold more', () => {
    started('raash,avida').hero('raash', { gold: 2 }).hero('avida', { gold: 2 });
    started('raash,avida', 'novice').hero('raash', { gold: 3 }).hero('avida', { gold: 3 });
  });

  it('an opening: strength at the Grouse Heath, then a log from the Alder Row', () => {
    const game = started('raash,avida').play('walk 557', 'walk 557').play('buy strength');
    game.hero('raash', { sp: 2, gold: 0, hours: 2 }).play('walk 565').says('Good wood').play('raash: take log 1');
    game.hero('raash', { logs: [1], hours: 5 });
    expect(logs(game).map(([space]) => space)).not.toContain(565);
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
  it('when the logs are not on the West Ramp as the narrator reaches K', () => {
    midway({ narrator: 'J' }).play('end', 'end').over('lost', 'flood').says('The water has taken the bridge');
    built(4, { narrator: 'J' }).play('end', 'end').narrator('K').goesOn();
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
    const late = (people: number) =>
      midway({ goal: 'over', narrator: 'M', 'steppe-people': people }).play('end', 'end').over('lost', 'narrator');
    late(552).says('It is the river that one hears');
    late(530).says('It is the river that one hears').saysNot('wrong bank'); // these carts are over the river
  });

  it('has last words for each of these ways, and for the victory', () => {
    expect(Object.keys(proseOf('3').ends).sort()).toEqual(
      ['flood', 'mother', 'narrator', 'over', 'people', 'shields'].sort(),
    );
  });
});
