import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { ask } from './asked.ts';

const chief = (sp: number, dice: number[]) =>
  scene({
    legend: '2',
    goal: 'chief',
    narrator: 'F',
    heroes: [{ hero: 'grent', space: 421, sp, wp: 10 }],
    creatures: [{ kind: 'chalk-skral', space: 421, tag: 'chief', shift: -4 }],
    dice,
  });

describe('while a creature is fought', () => {
  it('goal, status and creatures tell the willpower it has left', () => {
    const fight = chief(6, [6, 5, 6]).play('fight chief', 'roll');
    fight.says('Heroes 12, the chief 10: the heroes win the round by 2. The chief has willpower 5 left.');
    for (const command of ['goal', 'status', 'creatures'])
      expect(ask(fight, command).join(' ')).toContain('strength 4, willpower 5');
  });
});

describe('status', () => {
  it('names nobody on turn, nor the one who is beaten, when the game is over', () => {
    const won = chief(14, [6, 1, 2]).play('fight chief', 'roll');
    const said = ask(won, 'status');
    expect(said[0]).toBe('Day 1.');
    expect(said[said.length - 1]).toBe('The game is over: won.');
    expect(said.join()).not.toMatch(/on turn|Chalk Skral chief on/);
    expect(ask(won, 'goal').pop()).toBe('The game is over: won.');
  });
});

describe('creatures', () => {
  it('tells that one at the Cave Mouth goes in next', () => {
    const s = scene({ heroes: [{ hero: 'avida', space: 440 }], creatures: [{ kind: 'gor', space: 425 }] });
    expect(ask(s, 'creatures')[0]).toMatch(/reward 2\. Its next step leads into the caves\.$/);
  });
});
