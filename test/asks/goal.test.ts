import { describe, expect, it } from 'vitest';
import { type Scene, type SceneWords, scene } from '../scene.ts';
import { ask } from './asked.ts';

const river = (rest: Partial<SceneWords>): Scene =>
  scene({
    board: 'river',
    legend: '3',
    goal: 'logs',
    heroes: [
      { hero: 'grent', space: 527, sp: 3, logs: [2] },
      { hero: 'avida', space: 501 },
    ],
    ...rest,
  });

describe('goal', () => {
  it('tells how much wood lies at the ramp, who carries some, and how long there is', () => {
    const tokens = [1, 1].map((value) => ({ kind: 'log', value, space: 523 }));
    expect(ask(river({ tokens, narrator: 'E' }), 'goal').slice(1)).toEqual([
      'Logs on 523 so far: worth 2 of 7.',
      'Grent carries a log of 2.',
      'To do on 541, Low Ferry. Take the old ferry apart (3 hours): a log of 2.',
      'The narrator is on E. The next star, where a card waits, is on G. Letters left to K: 6, to N: 9.',
    ]);
  });

  it('[LOG-1] tells where logs lie that are still to be fetched, those laid down on the way too', () => {
    const tokens = [
      { kind: 'log', value: 3, space: 528 },
      { kind: 'log', value: 1, space: 523 },
      { kind: 'log', value: 1, space: 530 },
    ];
    expect(ask(river({ tokens }), 'goal').slice(1, 4)).toEqual([
      'Logs on 523 so far: worth 1 of 7.',
      'Grent carries a log of 2.',
      'Still to fetch: a log of 3 on 528, a log of 1 on 530.',
    ]);
  });

  it('says so when more lies there than the goal asks for', () => {
    const tokens = [3, 2, 1].map((value) => ({ kind: 'log', value, space: 523 }));
    const there = river({ heroes: [{ hero: 'grent', space: 523, sp: 3, logs: [2] }], tokens });
    there.play('drop log').says('Logs on 523 so far: worth 8, more than the 7 asked for.');
  });

  it('is told when some of it is laid down', () => {
    const there = river({ heroes: [{ hero: 'grent', space: 523, sp: 3, logs: [2] }] });
    there.play('drop log').says('Grent lays a log of 2 down on 523, West Ramp.', 'Logs on 523 so far: worth 2 of 7.');
    const elsewhere = river({ heroes: [{ hero: 'grent', space: 522, sp: 3, logs: [2] }] });
    elsewhere.play('drop log').saysNot(/so far/);
  });

  it('tells where the herbs are', () => {
    const tokens = [{ kind: 'herb', space: 425 }];
    const heroes = [{ hero: 'avida', space: 440, herbs: 1 }];
    expect(ask(scene({ legend: '2', goal: 'herbs', heroes, tokens }), 'goal').slice(1, 3)).toEqual([
      'Herbs on 425 so far: 1 of 2.',
      'Avida carries herbs 1.',
    ]);
    const lying = scene({
      legend: '2',
      goal: 'herbs',
      heroes: [{ hero: 'avida', space: 440 }],
      tokens: [{ kind: 'herb', space: 457 }],
    });
    expect(ask(lying, 'goal')[2]).toBe('One lies on 457, Peat Cutting.');
  });

  it('tells where the enemy stands that is to be beaten, its points, and how far it has to go', () => {
    const creatures = [{ kind: 'chalk-skral' as const, space: 421, tag: 'chief', shift: 9 }];
    const told = ask(scene({ legend: '2', goal: 'chief', heroes: [{ hero: 'avida', space: 440 }], creatures }), 'goal');
    expect(told[1]).toBe('Chalk Skral chief on 421, North Landing: strength 17, willpower 7; 4 steps to 425.');
  });

  it('tells who leads the steppe people', () => {
    const heroes = [{ hero: 'grent', space: 552 }];
    const led = river({ goal: 'over', heroes, 'steppe-people': { space: 552, leader: 'grent' } });
    expect(ask(led, 'goal')[1]).toBe(
      'The steppe people are on 552, Feather Camp, 9 steps from there. Grent leads them.',
    );
  });
});

describe('what is new on the river', () => {
  it('[CRE-7] how far a creature has to go to people who have left the end of the Path', () => {
    const creatures = [
      { kind: 'gor' as const, space: 545 },
      { kind: 'gor' as const, space: 562 },
    ];
    expect(ask(river({ creatures, 'steppe-people': 555 }), 'creatures')).toEqual([
      'Gor on 545, East Ramp: strength 2, willpower 4, 2 red dice, reward 2. It goes after the steppe people, next to 555. 1 step to 555, where they are.',
      'Gor on 562, Flint Bed: strength 2, willpower 4, 2 red dice, reward 2. The arrow leads to 558. 4 steps to 552, the end of the Path.',
    ]);
    expect(ask(river({ creatures, 'steppe-people': 552 }), 'creatures')[0]).toMatch(
      /The arrow leads to 546\. 4 steps to 552, the end of the Path\.$/,
    );
  });

  it('[KNIGHT-1] the ring: where it lies, and what the knights will do', () => {
    const ringed = river({ ring: true, knights: [509], events: ['lost-purse', 'warm-rain'] });
    expect(ask(ringed, 'where ring')).toEqual(['The ring lies on the narrator: when he moves, Black Knights ride.']);
    expect(ask(ringed, 'status').join(' ')).toContain('The ring lies on him: when he moves, Black Knights ride.');
    expect(ask(ringed, 'creatures')).toContain(
      'Black Knight on 509, Wet Cliff: strength 12, willpower 10, 1 black die. When the narrator moves it rides up to 3 spaces toward Avida, unless another card lies on top by then.',
    );
    expect(ask(river({ knights: [509], ring: false }), 'creatures').at(-1)).toMatch(/It stands still\.$/);
    expect(ask(river({ ring: false }), 'where marker ring')).toEqual(['No ring lies on the narrator.']);
  });

  it('near tells the nearest log, mushroom, stone and knight, and where the steppe people wait for the goal', () => {
    const tokens = [
      { kind: 'log', value: 3, space: 528 },
      { kind: 'log', value: 1, space: 523 },
      { kind: 'log', value: 1, space: 519 },
      { kind: 'mushroom', holds: 2, space: 534 },
      { kind: 'item', item: 'hope-stone', holds: 'ward', space: 541 },
    ];
    const told = ask(river({ tokens, knights: [509], goal: 'over', 'steppe-people': 552 }), 'near');
    for (const words of [
      'Face-down mushroom on 534',
      'Hope stone on 541',
      'Black Knight on 509',
      'Steppe people on 552',
    ])
      expect(told.filter((line) => line.startsWith(words))).toHaveLength(1);
    const logs = ask(river({ tokens }), 'near').filter((line) => /^Log/.test(line));
    expect(logs, 'not those that lie where they are wanted').toEqual(['Log of 1 on 519, Old Quarry: 5 steps.']);
  });

  it('the Travelling Merchant and the tower card are found by their names', () => {
    const tokens = [{ kind: 'marker', mark: 'tower-card', tag: '1', space: 532, open: false }];
    const game = river({ merchant: 546, tokens });
    expect(ask(game, 'where travelling merchant')).toContain('Travelling Merchant on 546, Milestone: 3 steps.');
    expect(ask(game, 'where tower card')).toContain('Tower card on 532, Silent Tower: 4 steps.');
  });

  it('several of the same on a space are told once, by number', () => {
    const tokens = [1, 1, 2].map((value) => ({ kind: 'log', value, space: 523 }));
    expect(ask(river({ tokens }), 'look 523')[1]).toBe('Here: log of 1 (2 of them), log of 2.');
  });

  it('[ROCK-1] path to the steep rocks says what the jump needs', () => {
    expect(ask(river({}), 'path 547')).toEqual(['The jump onto the rocks needs willpower 12, Grent has 7.']);
  });

  it('a card is read again by its title too', () => {
    const game = river({});
    game.state.read.push('log');
    expect(ask(game, 'cards good wood')).toEqual(ask(game, 'cards log'));
  });
});
