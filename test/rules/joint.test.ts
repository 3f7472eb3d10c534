import { expect, it } from 'vitest';
import { type SceneHero, scene } from '../scene.ts';

const grent = (values: object = {}): SceneHero => ({ hero: 'grent', space: 412, ...values });
const raash = (values: object = {}): SceneHero => ({ hero: 'raash', space: 412, ...values });
const avida = (values: object = {}): SceneHero => ({ hero: 'avida', space: 412, ...values });
const tenaya = (values: object = {}): SceneHero => ({ hero: 'tenaya', space: 412, ...values });

/** The first of these heroes is on turn, and a creature stands on 412. */
const gathered = (kind: 'gorlot' | 'troll', heroes: SceneHero[], dice: number[] = []) =>
  scene({ turn: heroes[0].hero as 'grent', heroes, creatures: [{ kind, space: 412 }], dice });

it('[JOINT-1] the hero on turn may invite heroes on the same space, and those who join pay an hour a round', () => {
  const fight = gathered('gorlot', [grent(), avida({ wp: 4 }), tenaya({ space: 420 })], [5, 1, 1, 2]).play(
    'fight gorlot',
  );
  fight.offers('with avida', 'alone').offersNot('with tenaya', 'with grent');
  fight.refused('with tenaya', 'JOINT-1', /Tenaya stands on 420/);
  fight.play('with avida').says('Avida joins').hero('avida', { hours: 0 }).offersNot('alone', 'with avida');
  fight.play('roll').hero('grent', { hours: 1 }).hero('avida', { hours: 1 }).hero('tenaya', { hours: 0 });
  fight.play('roll', 'roll').hero('grent', { hours: 2 }).hero('avida', { hours: 2 });
});

it('[JOINT-1] a hero whose day has ended, or who can pay no hour, cannot join', () => {
  const fight = gathered('gorlot', [grent(), avida({ asleep: true }), tenaya({ hours: 10, wp: 20 })]).play(
    'fight gorlot',
  );
  fight.offersNot('with avida', 'with tenaya').offers('roll');
  fight.refused('with avida', 'JOINT-1', /has ended the day/).refused('with tenaya', 'DAY-1');
  const tired = gathered('gorlot', [grent(), avida({ hours: 7, wp: 2 })])
    .play('fight gorlot')
    .offersNot('with avida');
  tired.refused('with avida', 'DAY-3');
  gathered('gorlot', [grent(), avida({ hours: 7, wp: 3 })])
    .play('fight gorlot')
    .offers('with avida');
});

it('[JOINT-1] the Healer next door cannot be invited, and what is no hero either', () => {
  const fight = gathered('gorlot', [grent(), avida({ space: 413 })])
    .play('fight gorlot')
    .offersOnly('roll');
  fight.refused('with avida', 'JOINT-1').refused('with gandalf', null);
});

it('[JOINT-2] strength 11, the Mountain Warrior 3 counted 6 and the Steppe Rider 5 are 22: the Gorlot falls', () => {
  const heroes = [grent({ sp: 6 }), raash({ sp: 5, wp: 4 })];
  const fight = gathered('gorlot', heroes, [3, 5, 4, 4]).play('fight gorlot', 'with raash', 'roll', 'roll');
  expect(fight.events('counts')).toMatchObject([
    { who: 'grent', die: 3, value: 6 },
    { who: 'raash', value: 5 },
  ]);
  expect(fight.events('compared')).toMatchObject([{ heroes: 22, foe: 12, by: 10, winner: 'heroes', foeWp: 0 }]);
  fight.says('Grent and Raash have beaten the Gorlot');
});

it('[JOINT-3] if the value of the creature is higher, each fighter loses the difference', () => {
  const heroes = [grent({ wp: 9 }), raash({ wp: 4 }), avida({ wp: 9 })];
  const fight = gathered('gorlot', heroes, [1, 1, 5, 5]).play('fight gorlot', 'with raash', 'roll', 'roll');
  expect(fight.events('compared')).toMatchObject([{ heroes: 5, foe: 14, winner: 'foe' }]);
  fight.hero('grent', { wp: 3, sp: 1 }).hero('raash', { wp: 3 }).hero('avida', { wp: 9 });
  const close = gathered('gorlot', heroes, [4, 4, 5, 5]).play('fight gorlot', 'with raash', 'roll', 'roll');
  close.hero('grent', { wp: 5 }).hero('avida', { wp: 9 });
});

it('[JOINT-4] the reward of 3 is shared as willpower 1 and willpower 1 and gold 1', () => {
  const heroes = [grent({ sp: 6 }), raash({ sp: 5, wp: 4 }), avida()];
  const fight = gathered('gorlot', heroes, [3, 5, 4, 4]).play('fight gorlot', 'with raash', 'roll', 'roll');
  fight.offersOnly(
    ...['grent', 'raash'].flatMap((id) => ['gold 3', 'gold 1', 'wp 3', 'wp 1'].map((share) => `reward ${id} ${share}`)),
  );
  fight.play('reward grent wp 1', 'reward raash wp 1').offersNot('reward raash gold 2').play('reward raash gold 1');
  fight.hero('grent', { wp: 8, gold: 0 }).hero('raash', { wp: 5, gold: 1 }).turnOf('raash');
  fight.refused('reward grent gold 1', 'JOINT-4');
});

it('[JOINT-5] after a round any fighter may leave and saves the hours, and the fight goes on', () => {
  const heroes = [grent(), raash({ wp: 4 }), avida({ wp: 4 })];
  const fight = gathered(
    'troll',
    heroes.map((hero) => ({ ...hero, sp: 9 })),
    [1, 1, 1, 6, 6, 5, 1, 1, 6, 5, 4],
  );
  fight.play('fight troll', 'with raash', 'with avida').offersNot('leave', 'raash: leave', 'avida: leave');
  fight.play('roll', 'roll', 'roll').offers('leave', 'raash: leave', 'avida: leave').play('raash: leave');
  fight.says('Raash leaves').offersNot('raash: leave').play('roll', 'roll').says('Round 2: Grent and Avida fight');
  fight.hero('grent', { hours: 2 }).hero('avida', { hours: 2 }).hero('raash', { hours: 1 });
});

it('[JOINT-5, FIGHT-8] nobody breaks a fight off before its first round, alone neither', () => {
  const heroes = [grent(), avida({ wp: 4 })];
  const fight = gathered('troll', heroes, [1, 6, 6, 5]).play('fight troll').offersNot('leave').play('alone');
  fight.offersOnly('roll').refused('leave', 'FIGHT-8').play('roll').hero('grent', { hours: 1 }).turnOf('avida');
  const joint = gathered('troll', heroes).play('fight troll', 'with avida').offersOnly('roll');
  joint.refused('avida: leave', 'FIGHT-8');
});

it('[JOINT-5] the inviter may leave too, and then the next to the left of the inviter begins each round', () => {
  const heroes = [avida({ wp: 4 }), grent(), raash({ wp: 4 })].map((hero) => ({ ...hero, sp: 9 }));
  const fight = scene({
    turn: 'grent',
    heroes,
    creatures: [{ kind: 'troll', space: 412 }],
    dice: [1, 1, 1, 6, 6, 5, 2, 3, 6, 5, 4, 1, 1],
  });
  fight
    .play('fight troll', 'with avida', 'with raash', 'roll', 'roll', 'roll')
    .asks('grent')
    .play('leave')
    .asks('raash');
  fight
    .play('roll')
    .asks('avida')
    .play('roll')
    .says(/^Avida rolls 3/m)
    .asks('raash');
  expect(fight.state.heroes.map((hero) => hero.hours)).toEqual([2, 1, 2]);
});

it('[JOINT-6] a fighter at willpower 0 drops out with strength 1 less and willpower 3, and the others go on', () => {
  const heroes = [grent({ sp: 3, wp: 2 }), raash({ sp: 3, wp: 4 }), avida({ sp: 1, wp: 2 })];
  const fight = gathered('gorlot', heroes, [1, 1, 1, 5, 5]);
  fight.play('fight gorlot', 'with raash', 'with avida', 'roll', 'roll', 'roll').says('Heroes 11, the Gorlot 14');
  fight.hero('grent', { sp: 2, wp: 3 }).hero('avida', { sp: 1, wp: 3 }).hero('raash', { sp: 3, wp: 1 });
  fight.says('Grent was down to willpower 0').asks('raash').offersOnly('roll', 'leave');
  fight.refused('with grent', 'DEC-9');
});

it('[JOINT-6] a fighter without hours drops out, and the others go on', () => {
  const heroes = [grent({ hours: 9, wp: 20, sp: 9 }), avida({ wp: 4, sp: 9 })];
  const fight = gathered('troll', heroes, [1, 1, 1, 2, 4, 1, 1, 2, 3]).play(
    'fight troll',
    'with avida',
    'roll',
    'roll',
  );
  fight.hero('grent', { hours: 10 }).offers('roll').play('roll').says('Grent has no hour left and drops out');
  fight.hero('grent', { hours: 10, wp: 18 }).hero('avida', { hours: 2 }).says('Round 2: Avida fights');
});

it('[JOINT-7] at the end of a round gold may change hands between fighters on the same space', () => {
  const heroes = [grent({ sp: 9, gold: 2 }), avida({ wp: 4, sp: 9, gold: 1 })];
  const fight = gathered('troll', heroes, [1, 1, 6, 6, 5]).play('fight troll', 'with avida', 'roll').offersNot('give');
  fight.play('roll').offers('give', 'avida: give').play('give', 'give avida gold 2').hero('avida', { gold: 3 });
  fight.hero('grent', { gold: 0 }).offers('roll');
});

it('[JOINT-8] after the fight the hero to the left of the inviter is on turn', () => {
  const heroes = [grent({ sp: 6 }), raash({ sp: 5, wp: 4 }), avida({ sp: 5, wp: 4 })];
  const dice = [3, 5, 4, 4];
  const won = gathered('gorlot', heroes, dice).play('fight gorlot', 'with avida', 'roll', 'roll', 'reward avida wp 3');
  won.turnOf('raash');
  const gone = gathered('gorlot', [grent(), raash({ wp: 9 }), avida()], [1, 5, 1, 5, 6]);
  gone.play('fight gorlot', 'with raash', 'roll', 'roll', 'enough', 'leave', 'leave').turnOf('raash');
});

it('[JOINT-9] the inviter rolls first, then the others clockwise, in whatever order they were invited', () => {
  const heroes = [raash({ wp: 4 }), avida({ wp: 4 }), grent(), tenaya({ wp: 4 })];
  const fight = scene({
    turn: 'grent',
    heroes,
    creatures: [{ kind: 'troll', space: 412 }],
    dice: [1, 1, 1, 1, 5, 4, 3],
  });
  fight.play('fight troll', 'with avida', 'with raash', 'with tenaya', 'roll', 'roll', 'roll', 'roll');
  expect(fight.events('round')).toMatchObject([{ fighters: ['grent', 'tenaya', 'raash', 'avida'] }]);
  expect(fight.events('rolled').map((e) => e.who)).toEqual(['grent', 'tenaya', 'raash', 'avida']);
});

it('[JOINT-10] who has left takes no further part in the fight and has no share in the reward', () => {
  const heroes = [grent({ sp: 6 }), avida({ wp: 4, sp: 6 })];
  const fight = gathered('gorlot', heroes, [1, 1, 6, 6, 6, 1, 2]).play('fight gorlot', 'with avida', 'roll', 'roll');
  fight.play('avida: leave').offersOnly('roll', 'leave').refused('with avida', 'DEC-9').play('roll');
  fight.hero('avida', { hours: 1 }).says('Round 2: Grent fights', 'Grent has beaten').offersNot('reward avida gold 1');
  fight.offers('reward grent gold 1');
});

it('[JOINT-10] who has dropped out has no share either', () => {
  const heroes = [grent({ sp: 9, wp: 9 }), avida({ wp: 1, sp: 1 })];
  const fight = gathered('gorlot', heroes, [1, 1, 5, 5, 6, 1, 2]).play('fight gorlot', 'with avida', 'roll', 'roll');
  fight
    .says('Avida was down')
    .play('roll')
    .says('Grent has beaten')
    .offersNot('reward avida wp 1', 'reward avida gold 1');
});

it('[JOINT-11] if every fighter has left, the fight is over without reward and the enemy recovers', () => {
  const heroes = [grent({ sp: 3 }), avida({ wp: 4, sp: 3 })];
  const fight = gathered('gorlot', heroes, [1, 1, 1, 2]).play('fight gorlot', 'with avida', 'roll', 'roll');
  fight.says('Gorlot has willpower 2 left').play('leave', 'leave').says('The fight is over. The Gorlot recovers');
  fight.turnOf('avida').narrator('A').standing('gorlot', 412).hero('grent', { gold: 0, wp: 7 });
  fight.play('fight gorlot').says('willpower 5');
});

it('[JOINT-11] the same if every fighter has dropped out', () => {
  const fight = gathered('gorlot', [grent({ wp: 2 }), avida({ wp: 2 })], [1, 1, 6, 6]);
  fight
    .play('fight gorlot', 'with avida', 'roll', 'roll')
    .says('Gorlot recovers')
    .turnOf('avida')
    .standing('gorlot', 412);
});

it('[JOINT-7] so may items, and not with a fighter on another space', () => {
  const heroes = [
    grent({ sp: 9, items: ['bow', 'telescope'] }),
    avida({ wp: 4, sp: 9 }),
    raash({ space: 413, sp: 1, wp: 9, gold: 1 }),
  ];
  const fight = gathered('troll', heroes, [1, 1, 1, 1, 1, 5]).play('fight troll', 'with avida', 'with raash', 'roll');
  fight.offersNot('give', 'grent: give', 'grent: drop bow').refused('grent: give avida bow', 'DEC-2');
  fight.play('roll', 'roll', 'enough').asks('grent').offers('give').offersNot('raash: give').play('give');
  fight.offersOnly('give avida bow', 'give avida telescope', 'back').play('give avida bow').offers('roll');
  fight.hero('avida', { items: [{ id: 'bow' }] }).hero('grent', { items: [{ id: 'telescope' }] });
});

it('[JOINT-2, JOINT-4, JOINT-9, RAASH-1] the fight of the rulebook, from the invitation to the reward', () => {
  const heroes = [grent({ sp: 6 }), raash({ sp: 5, wp: 11 })];
  const fight = gathered('gorlot', heroes, [3, 2, 5, 4, 4]).play('fight gorlot', 'with raash', 'roll');
  fight.hero('grent', { hours: 1 }).hero('raash', { hours: 1 }).says('the 3 counts 6').asks('raash');
  fight.play('roll').says('Raash rolls 2').play('roll').says('Raash rolls 5').play('enough');
  fight.says('The Gorlot rolls 4 and 4: 8 counts', 'Heroes 22, the Gorlot 12: the heroes win the round by 10');
  fight.play('reward grent wp 1', 'reward raash wp 1', 'reward grent gold 1').turnOf('raash').narrator('B');
  fight.hero('grent', { wp: 8, gold: 1 }).hero('raash', { wp: 12, gold: 0 }).standing('gorlot');
});
