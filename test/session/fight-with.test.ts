import { it } from 'vitest';
import { scene } from '../scene.ts';

const three = () =>
  scene({
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 412, sp: 2, wp: 7 },
      { hero: 'raash', space: 413, sp: 2, wp: 7 },
      { hero: 'grent', space: 412, sp: 2, wp: 7 },
    ],
    creatures: [{ kind: 'gor', space: 412 }],
  });

it('[JOINT-1] "fight gor with raash and grent" attacks and invites', () => {
  three()
    .play('fight gor with raash and grent')
    .says('Avida attacks the Gor on 412', 'Raash joins the fight.', 'Grent joins the fight.')
    .offers('roll');
});

it('[RAASH-1] "fight gor with avida" reaches next door, and a name that nobody has is refused', () => {
  const s = three().play('end').asks('raash');
  s.refused('fight gor with tenaya', null, /^No hero called "tenaya" plays\.$/);
  s.refused('fight troll with grent', 'FIGHT-1');
  s.play('fight gor with grent').says('Raash attacks the Gor on 412', 'Grent joins the fight.').offers('roll');
});

it('[JOINT-1] an enemy with a name of its own is attacked by it, and fellows are invited at once', () => {
  scene({
    legend: '2',
    goal: 'chief',
    narrator: 'F',
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 412, sp: 2, wp: 7 },
      { hero: 'grent', space: 412, sp: 2, wp: 7 },
    ],
    creatures: [{ kind: 'chalk-skral', space: 412, tag: 'chief' }],
  })
    .play('fight chief with grent')
    .says('Avida attacks the chief on 412', 'Grent joins the fight.');
});
