import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { ask } from './asked.ts';

const DAM = 'Break the dam (2 hours): all wells fill, and the chief is weaker by 1.';

const ridge = (space: number, more: object = {}) =>
  scene({ legend: '2', goal: 'herbs', narrator: 'B', heroes: [{ hero: 'avida', space }], ...more });

describe('what a legend lets heroes do somewhere', () => {
  it('is told from afar, where it is to be done', () => {
    for (const command of ['goal', 'status', 'near'])
      expect(ask(ridge(425), command)).toContain(`To do on 416, Ember Ridge. ${DAM}`);
  });

  it('is told on the space itself', () => {
    expect(ask(ridge(416), 'near')).toContain(`To do here. ${DAM}`);
    expect(ask(ridge(425), 'look 416')).toContain(`To do here. ${DAM}`);
    expect(ask(ridge(416), 'near').join()).not.toMatch(/To do on/);
  });

  it('is told as done, with what comes of it', () => {
    ridge(416, { wells: { 440: 'empty' } })
      .play('do dam')
      .says('Done by Avida: Break the dam. The wall gives way', 'Full again: the well at 440, Alder Grove.');
  });

  it('is not told before its card, nor when it is done', () => {
    for (const other of [ridge(416, { narrator: 'A' }), ridge(416, { facts: { dam: 1 } })])
      expect([...ask(other, 'near'), ...ask(other, 'goal')].join()).not.toMatch(/To do/);
  });
});
