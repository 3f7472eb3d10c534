import { it } from 'vitest';
import { scene } from '../scene.ts';

const ridge = (avida: object, more: object = {}) =>
  scene({
    legend: '2',
    goal: 'herbs',
    narrator: 'B',
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 416, wp: 2, ...avida },
      { hero: 'raash', space: 440 },
    ],
    ...more,
  });

it('[DAY-4] what a legend lets heroes do is refused with the reason', () => {
  ridge({ space: 425 }).refused('do dam', null, /^That is done on 416, Ember Ridge, and Avida stands on 425\.$/);
  ridge({ hours: 6 }).refused('do dam', null, /^That takes 2 hours, and Avida has 1, overtime counted in\.$/);
  ridge({}, { facts: { dam: 1 } }).refused('do dam', null, /^That is done already, or its time has not come yet\.$/);
  ridge({}).refused('do bridge', null, /^Nothing called "bridge" is to be done here\.$/);
});
