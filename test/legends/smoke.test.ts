import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { begin, type SceneWords, scene } from '../scene.ts';

const started = (heroes: string, level = 'normal') => begin(`legend 1 heroes ${heroes} seed 1 level ${level}`);

/** In the middle of Legend 1: the steppe people before the caves, led by Raash. */
const midway = (more: Partial<SceneWords> = {}) =>
  scene({
    legend: '1',
    narrator: 'C',
    turn: 'raash',
    goal: 'home',
    heroes: [
      { hero: 'raash', space: 424 },
      { hero: 'avida', space: 428 },
    ],
    'steppe-people': { space: 424, leader: 'raash' },
    ...more,
  });
const home = (die: number, more: Partial<SceneWords> = {}) => midway({ dice: [die], ...more }).play('walk 425', 'stop');

describe('Legend 1, Smoke over the Lake', () => {
  it('begins at the caves with the steppe people seven spaces away, and asks nothing before the first turn', () => {
    const game = started('raash,avida').turnOf('raash').hero('raash', { space: 425 }).hero('avida', { space: 425 });
    expect(game.state.people).toMatchObject({ space: 427, leader: null });
    expect(game.state.goal).toBe('home');
    expect(game.state.read).toEqual(['A1', 'A2']);
    expect(game.state.trade).toBe(false);
  });

  it('explains a thing when a hero first meets it, and once only', () => {
    const game = midway({
      goal: 'home',
      'steppe-people': 427,
      heroes: [
        { hero: 'raash', space: 422 },
        { hero: 'avida', space: 451 },
      ],
    });
    game.play('walk 423').says('The trader on the strand').play('walk 422', 'walk 423').saysNot('The trader');
    expect(game.state.read.filter((card) => card === 'trader')).toHaveLength(1);
  });

  it('goes on to the fire bowl when the steppe people reach the caves', () => {
    const game = home(1).says('The fire bowl', 'Goal: Beat the Skral');
    expect(game.state.goal).toBe('bowl');
    game.goesOn();
  });

  it('by the die the Skral flees north, strong and alone, or south, far, weaker and with a Gor', () => {
    home(3).standing('skral', 403).standing('gor');
    home(4).standing('skral', 456).standing('gor', 448);
    const strength = (die: number) => home(die).creatures('skral')[0].spShift;
    expect(strength(1) - strength(6)).toBe(1);
  });

  it('the Skral is weaker by 1 for the torches and by 1 for the net', () => {
    const plain = home(1).creatures('skral')[0].spShift;
    expect(home(1, { facts: { help: 2 } }).creatures('skral')[0].spShift).toBe(plain - 2);
  });

  it('torches wound when the Skral is here already do nothing to him, and the choice says so before', () => {
    const late = home(1).play('end', 'end').narrator('D').offers('answer torches');
    const choice = late.session.choices().find(({ command }) => command === 'answer torches');
    expect(textOf(choice?.text ?? [])).toContain('if the Skral is not here yet');
    const before = late.creatures('skral')[0].spShift;
    expect(late.play('answer torches', 'who avida').creatures('skral')[0].spShift).toBe(before);
  });

  it('tells that of each who joins a fight one die counts', () => {
    expect(proseOf('1').cards.fight.text).toContain('all strengths are added up, and the best die of each');
  });

  it('tells of the net that it hangs there only until the people are home, and that a shield more than all is lost', () => {
    const { text } = proseOf('1').cards.B1;
    expect(text).toContain('Do that before the people are home.');
    expect(text).toContain('the first that finds none');
    const heroes = [
      { hero: 'raash', space: 424 },
      { hero: 'avida', space: 428 },
    ];
    home(1, { heroes }).turnOf('avida').offersNot('do net');
  });

  it('the Skral is weaker by 1 for novices, and stronger by 1 for two veterans, who lose a shield of three only', () => {
    const three = ['raash', 'avida', 'grent'].map((hero) => ({ hero, space: 424 }));
    const shift = (level: 'novice' | 'normal' | 'veteran', more: Partial<SceneWords> = {}) =>
      home(1, { level, ...more }).creatures('skral')[0].spShift;
    expect(shift('veteran')).toBe(shift('normal') + 1);
    expect(shift('veteran', { heroes: three })).toBe(shift('normal', { heroes: three }));
    expect(shift('novice')).toBe(shift('normal') - 1);
  });

  it('the net hangs at Otter Landing from B on, takes an hour, and can be taken once', () => {
    const heroes = [
      { hero: 'raash', space: 428 },
      { hero: 'avida', space: 428 },
    ];
    midway({ heroes, narrator: 'A', 'steppe-people': 427 }).offersNot('do net');
    const game = midway({ heroes, 'steppe-people': 427 })
      .play('do net')
      .hero('raash', { hours: 1 })
      .offersNot('do net');
    expect(game.state.facts).toMatchObject({ help: 1, net: 1 });
  });

  it('at D the heroes choose torches, which cost time, or a meal, which gives willpower', () => {
    const game = () =>
      midway({ narrator: 'C' }).play('end', 'end').narrator('D').offersOnly('answer torches', 'answer eat');
    const torches = game().play('answer torches', 'who avida');
    expect(torches.state.facts).toEqual({ help: 1 });
    torches.hero('avida', { hours: 2 }).hero('raash', { hours: 0 });
    const meal = game().play('answer eat');
    expect(meal.state.facts).toEqual({});
    expect(meal.state.heroes.reduce((sum, hero) => sum + hero.wp, 0)).toBe(18);
  });

  it('is won at once when the Skral with the bowl is beaten', () => {
    const game = home(1, {
      dice: [1, 6, 1, 2, 6, 1, 2],
      heroes: [
        { hero: 'raash', space: 424, wp: 4 },
        { hero: 'avida', space: 403, sp: 14, wp: 4 },
      ],
    });
    game.play('fight skral', 'roll', 'roll').over('won', 'bowl').says('Three coals still glow');
  });
});

describe('Legend 1 is lost', () => {
  it('when no shield is free', () => {
    midway({ creatures: [{ kind: 'gor', space: 425 }], shields: { taken: 3 } })
      .play('end', 'end')
      .over('lost', 'shields')
      .says('One creature too many');
  });

  it('when a creature comes upon the steppe people on the open way', () => {
    midway({ creatures: [{ kind: 'gor', space: 423 }] })
      .play('end', 'end')
      .over('lost', 'people')
      .says('They scatter into the dark');
  });

  it('when the people are still outside as the narrator reaches J', () => {
    midway({ narrator: 'I' }).play('end', 'end').over('lost', 'late').says('The frost was faster');
  });

  it('but not when they are in the caves by then', () => {
    home(1, { narrator: 'I' }).play('end', 'end', 'end').narrator('J').goesOn();
  });

  it('when the Skral slips into the caves, even if a shield is free for it', () => {
    const game = midway({ goal: 'bowl', creatures: [{ kind: 'skral', space: 425, tag: 'skral' }] });
    game.play('end', 'end').over('lost', 'escaped').says('slipped past you');
  });

  it('when the narrator reaches N and the Skral still has the bowl', () => {
    const game = midway({ goal: 'bowl', narrator: 'M', creatures: [{ kind: 'skral', space: 450, tag: 'skral' }] });
    game.play('end', 'end').over('lost', 'narrator').says('The tale is at its end');
  });

  it('has last words for each of these ways, and for the victory', () => {
    expect(Object.keys(proseOf('1').ends).sort()).toEqual(
      ['bowl', 'escaped', 'late', 'narrator', 'people', 'shields'].sort(),
    );
  });
});
