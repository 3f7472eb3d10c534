import { expect, it } from 'vitest';
import { scene } from '../scene.ts';

const FAR = { hero: 'grent', space: 451 };
/** The Healer against one creature on 412; the Mountain Warrior is far away. */
const against = (kind: 'gor' | 'gorlot' | 'troll', avida: object, dice: number[]) =>
  scene({
    turn: 'avida',
    heroes: [{ hero: 'avida', space: 412, ...avida }, FAR],
    creatures: [{ kind, space: 412 }],
    dice,
  });

it('[FIGHT-1] a hero may attack a creature on the own space, and no other', () => {
  against('gor', {}, []).offers('fight gor');
  against('gor', { space: 413 }, [])
    .offersNot('fight gor', 'fight gor 412')
    .refused('fight gor', 'FIGHT-1', /on 413/);
});

it('[FIGHT-1] not on the turn in which the hero arrived there: first all others are on turn', () => {
  const walk = against('gor', { space: 413 }, []).play('walk 412').offersNot('fight gor');
  walk
    .refused('fight gor', 'FIGHT-1', /came to 412/)
    .play('stop')
    .turnOf('grent')
    .play('pass')
    .turnOf('avida');
  walk.offers('fight gor');
});

it('[FIGHT-1] if all others have ended their day, the next own turn follows at once', () => {
  const heroes = [
    { hero: 'avida', space: 413 },
    { hero: 'grent', space: 451, asleep: true },
  ];
  const walk = scene({ turn: 'avida', heroes, creatures: [{ kind: 'gor', space: 412 }] });
  walk.play('walk 412', 'stop').turnOf('avida').offers('fight gor');
});

it('[FIGHT-2] each round costs 1 hour, paid before the first die, and overtime willpower too', () => {
  const fight = against('gor', { hours: 7, wp: 5 }, [4, 1, 3]).play('fight gor').hero('avida', { hours: 7, wp: 5 });
  fight.play('roll').hero('avida', { hours: 8 });
  expect(fight.order('hour', 'rolled')).toEqual(['hour', 'rolled']);
  fight.says('Avida: willpower 3, 2 less for overtime, hour 8 of 10');
});

it('[FIGHT-2] without an hour there is no fight', () => {
  against('gor', { hours: 10, wp: 20 }, []).offersNot('fight gor').refused('fight gor', 'DAY-1');
  against('gor', { hours: 7, wp: 2 }, []).offersNot('fight gor').refused('fight gor', 'DAY-3');
  against('gor', { hours: 7, wp: 3 }, []).offers('fight gor');
});

it.each([
  ['tenaya', 5, 2],
  ['tenaya', 4, 1],
  ['tenaya', 10, 2],
  ['tenaya', 11, 3],
  ['tenaya', 16, 3],
  ['tenaya', 17, 4],
  ['avida', 9, 2],
  ['avida', 5, 2],
  ['avida', 4, 1],
  ['avida', 20, 2],
  ['raash', 11, 3],
  ['raash', 10, 2],
  ['raash', 5, 2],
  ['raash', 4, 1],
  ['grent', 20, 1],
  ['grent', 1, 1],
] as const)('[FIGHT-3] %s at willpower %i has hero dice %i, and rolls before the enemy', (hero, wp, dice) => {
  const other = { hero: hero === 'avida' ? 'grent' : 'avida', space: 451 };
  const heroes = [{ hero, space: 412, wp, sp: 14 }, other];
  const fight = scene({ turn: hero, heroes, creatures: [{ kind: 'troll', space: 412 }], dice: Array(12).fill(1) });
  const commands = hero === 'raash' ? Array(dice).fill('roll') : ['roll'];
  fight.play('fight troll', ...commands);
  expect(fight.events('rolled')).toHaveLength(dice);
  expect(fight.order('rolled', 'foe-rolled')).toEqual([...Array(dice).fill('rolled'), 'foe-rolled']);
});

it('[FIGHT-4] the fight value is the highest die and strength: the Healer, 5 and 3 with strength 5, has 10', () => {
  const fight = against('gorlot', { sp: 5, wp: 9 }, [5, 3, 1, 2]).play('fight gorlot', 'roll');
  expect(fight.events('counts')).toMatchObject([{ die: 5, value: 5, dice: [5, 3] }]);
  expect(fight.events('compared')).toMatchObject([{ heroes: 10, foe: 6 }]);
  fight.hero('avida', { wp: 12 });
});

it('[FIGHT-4] the highest die counts in whatever place it was rolled', () => {
  const fight = against('gorlot', { sp: 1, wp: 9 }, [2, 6, 1, 2]).play('fight gorlot', 'roll');
  expect(fight.events('compared')).toMatchObject([{ heroes: 7 }]);
});

it('[FIGHT-5] then the enemy rolls the dice of its willpower row, openly', () => {
  const fight = against('troll', { sp: 14, wp: 9 }, [6, 6, 1, 2, 3, 6, 6, 5, 4]).play('fight troll', 'roll');
  fight.says('Avida rolls 6', 'The Troll rolls 1, 2 and 3: 3 counts', 'Heroes 20, the Troll 17');
  expect(fight.events('compared')).toMatchObject([{ foeWp: 9 }]);
  const lower = against('troll', { sp: 14, wp: 9 }, [6, 6, 1, 2, 1, 6, 6, 1, 2, 1, 6, 6, 5, 4]);
  lower.play('fight troll', 'roll', 'roll').says('willpower 4').play('roll').says('The Troll rolls 5 and 4: 5 counts');
});

it('[FIGHT-6] for creatures equal dice are added: a Gorlot with 4 and 4 has 8, and with strength 12', () => {
  const fight = against('gorlot', { sp: 9, wp: 4 }, [3, 4, 4]).play('fight gorlot', 'roll');
  fight.says('The Gorlot rolls 4 and 4: 8 counts, equal dice added. With strength 4 that makes 12');
  expect(fight.events('foe-rolled')).toMatchObject([{ dice: [4, 4], counts: 8, value: 12 }]);
  expect(fight.events('compared')).toMatchObject([{ heroes: 12, foe: 12, winner: 'none' }]);
});

it.each([
  { dice: [4, 4, 5], counts: 8 },
  { dice: [1, 1, 5], counts: 5 },
  { dice: [2, 5, 3], counts: 5 },
  { dice: [3, 3, 6], counts: 6 },
])('[FIGHT-6] $dice count $counts', ({ dice, counts }) => {
  const fight = against('troll', { sp: 1, wp: 4 }, [1, ...dice]).play('fight troll', 'roll');
  expect(fight.events('foe-rolled')).toMatchObject([{ dice, counts }]);
});

it('[FIGHT-7] the difference is taken from the loser, and a tie does nothing', () => {
  const won = against('gorlot', { sp: 5, wp: 4 }, [5, 1, 3]).play('fight gorlot', 'roll').hero('avida', { wp: 4 });
  expect(won.events('compared')).toMatchObject([{ heroes: 10, foe: 7, by: 3, winner: 'heroes', foeWp: 2 }]);
  const lost = against('gorlot', { sp: 1, wp: 4 }, [4, 1, 3]).play('fight gorlot', 'roll').hero('avida', { wp: 2 });
  expect(lost.events('compared')).toMatchObject([{ heroes: 5, foe: 7, by: 2, winner: 'foe', foeWp: 5 }]);
  const tie = against('gorlot', { sp: 4, wp: 4 }, [3, 1, 3]).play('fight gorlot', 'roll').hero('avida', { wp: 4 });
  expect(tie.events('compared')).toMatchObject([{ heroes: 7, foe: 7, by: 0, winner: 'none', foeWp: 5 }]);
});

it('[FIGHT-8] while both have willpower the fight goes on with another round at once', () => {
  const fight = against('gorlot', { sp: 5, wp: 4 }, [5, 1, 3, 4, 1, 3]).play('fight gorlot', 'roll');
  fight.offers('roll', 'leave').asks('avida').play('roll').says('Round 2', 'Avida has beaten').hero('avida', {
    hours: 2,
  });
});

it('[FIGHT-8] it stops when the hero breaks off or has no hour left, and the next hero is on turn', () => {
  const off = against('gorlot', { sp: 5, wp: 4 }, [5, 1, 3]).play('fight gorlot');
  off.offersNot('leave').refused('leave', 'FIGHT-8').play('roll', 'leave').turnOf('grent').hero('avida', { hours: 1 });
  const late = against('gorlot', { sp: 5, wp: 20, hours: 9 }, [5, 1, 1, 3]).play('fight gorlot', 'roll');
  late.says('Avida has no hour left').turnOf('grent').standing('gorlot', 412);
  const tired = against('gorlot', { sp: 5, wp: 4, hours: 7 }, [5, 1, 3]).play('fight gorlot', 'roll');
  tired.says('Avida has no hour left').turnOf('grent').hero('avida', { wp: 2 });
});

it('[FIGHT-9] the winner takes the reward in gold and willpower in any mix that adds up to its value', () => {
  const won = () => against('gorlot', { sp: 14, wp: 4 }, [5, 1, 3]).play('fight gorlot', 'roll');
  won().play('reward avida gold 3').hero('avida', { gold: 3, wp: 4 }).turnOf('grent');
  won().play('reward avida wp 3').hero('avida', { gold: 0, wp: 7 }).turnOf('grent');
  won().play('reward avida gold 1 wp 2').hero('avida', { gold: 1, wp: 6 }).turnOf('grent');
  won().play('reward avida gold 1').asks('avida').offers('reward avida gold 2', 'reward avida wp 2');
});

it('[FIGHT-9] after the reward the creature goes to 400, and at once the narrator moves 1', () => {
  const fight = against('gorlot', { sp: 14, wp: 4 }, [5, 1, 3]).play('fight gorlot', 'roll').narrator('A');
  fight.says('Avida has beaten the Gorlot').standing('gorlot', 412).play('reward avida gold 3').narrator('B');
  fight.standing('gorlot');
  expect(fight.order('gold', 'narrator', 'turn')).toEqual(['gold', 'narrator', 'turn']);
  expect(fight.state.shielded).toEqual({}); // to 400, not onto a shield
});

it('[FIGHT-10] at willpower 0 the fight is lost: strength 1 less if more than 1, willpower 3, the next hero', () => {
  const lost = against('gorlot', { sp: 3, wp: 4 }, [1, 6, 5]).play('fight gorlot', 'roll');
  lost.hero('avida', { sp: 2, wp: 3 }).turnOf('grent').standing('gorlot', 412).narrator('A');
  const weak = against('gorlot', { sp: 1, wp: 4 }, [1, 6, 5]).play('fight gorlot', 'roll');
  weak.hero('avida', { sp: 1, wp: 3 }).turnOf('grent');
  const alive = against('gorlot', { sp: 3, wp: 4 }, [4, 6, 5]).play('fight gorlot', 'roll');
  alive.hero('avida', { sp: 3, wp: 1 }).offers('roll', 'leave');
});

it('[FIGHT-11] after a fight with no winner the creature is back at its starting values', () => {
  const fight = against('gorlot', { sp: 5, wp: 4 }, [5, 1, 3, 4, 1, 3]).play('fight gorlot', 'roll');
  fight.says('Gorlot has willpower 2 left').play('leave').says('The Gorlot recovers').play('pass', 'fight gorlot');
  fight.says('strength 4, willpower 5').play('roll').says('Gorlot has willpower 3 left');
});

it('[FIGHT-14] a Gorlot has strength 4, willpower 5, red dice 2 and a reward of 3', () => {
  const fight = against('gorlot', { sp: 14, wp: 4 }, [5, 1, 3]).play('fight gorlot');
  expect(fight.events('fight')).toMatchObject([{ sp: 4, wp: 5, dice: 2 }]);
  fight.says('2 red dice').play('roll').offers('reward avida gold 3').offersNot('reward avida gold 4');
  expect(fight.events('foe-rolled')[0].dice).toHaveLength(2);
});

it('[FIGHT-15] before every fight the enemy stands at the values of its kind, also after one the heroes lost', () => {
  const fight = against('gorlot', { sp: 5, wp: 4 }, [5, 1, 3, 1, 5, 5]).play('fight gorlot', 'roll', 'roll');
  fight.hero('avida', { wp: 3, sp: 4 }).turnOf('grent').play('pass', 'fight gorlot');
  expect(fight.events('fight')).toMatchObject([{ sp: 4, wp: 5 }]);
});

it('[FIGHT-16] for heroes equal dice are never added', () => {
  const fight = against('gorlot', { sp: 1, wp: 9 }, [4, 4, 1, 3]).play('fight gorlot', 'roll');
  expect(fight.events('counts')).toMatchObject([{ value: 4, dice: [4, 4] }]);
  expect(fight.events('compared')).toMatchObject([{ heroes: 5 }]);
});

it('[FIGHT-13] a Troll has red dice 3 at willpower 7 or more, and adds all equal dice: 3, 3, 5 is 6, with strength 20', () => {
  const fight = against('troll', { sp: 14, wp: 4 }, [6, 3, 3, 5]).play('fight troll').says('3 red dice').play('roll');
  expect(fight.events('foe-rolled')).toMatchObject([{ dice: [3, 3, 5], counts: 6, value: 20 }]);
});

it.each([
  { dice: [3, 3, 6], counts: 6 },
  { dice: [2, 2, 5], counts: 5 },
  { dice: [2, 2, 2], counts: 6 },
  { dice: [1, 6, 4], counts: 6 },
  { dice: [5, 5, 5], counts: 15 },
])('[FIGHT-13] of sums and single dice the best counts: $dice count $counts', ({ dice, counts }) => {
  const fight = against('troll', { sp: 1, wp: 4 }, [1, ...dice]).play('fight troll', 'roll');
  expect(fight.events('foe-rolled')).toMatchObject([{ dice, counts, value: counts + 14 }]);
});

it('[FIGHT-13] a Troll that falls below willpower 7 rolls red dice 2 from the next round on', () => {
  const dice = [6, 1, 1, 1, 6, 1, 2, 4, 4, 1, 2, 3, 6, 5, 4];
  const fight = against('troll', { sp: 14, wp: 4 }, dice).play('fight troll', 'roll').says('willpower 9 left');
  fight.play('roll').says('Troll has willpower 7 left').play('roll').says('The Troll rolls 1, 2 and 3');
  fight.says('Troll has willpower 6 left').play('roll').says('The Troll rolls 5 and 4: 5 counts');
});
