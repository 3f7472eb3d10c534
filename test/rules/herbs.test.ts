import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ turn: heroes[0].hero as 'raash', heroes, ...rest });
const AWAY = at('raash', 451);
const troll = (dice: number[]): Partial<SceneWords> => ({ creatures: [{ kind: 'troll', space: 412 }], dice });

it('[HERB-1] a herb gives willpower 1, and goes back to the supply', () => {
  const game = set([at('avida', 412, { herbs: 1, wp: 7 }), AWAY])
    .offers('eat herb 1')
    .offersNot('eat herb 2');
  expect(game.state.supply.herb).toBe(1);
  game.refused('eat herb 2', 'HERB-1', /Avida has herbs 1, not 2/);
  game.play('eat herb').hero('avida', { wp: 8, herbs: 0, hours: 0 }).turnOf('avida').offersNot('eat herb 1');
  expect(game.state.supply.herb).toBe(2);
  game.refused('eat herb', 'HERB-1');
});

it('[HERB-1] two herbs used at once give willpower 5, one after the other 2', () => {
  const both = set([at('avida', 412, { herbs: 2, wp: 7 }), AWAY]).play('eat herb 2');
  both.hero('avida', { wp: 12, herbs: 0 }).says('Avida eats 2 herbs');
  expect(both.state.supply.herb).toBe(2);
  set([at('avida', 412, { herbs: 2, wp: 7 }), AWAY])
    .play('eat herb 1', 'eat herb 1')
    .hero('avida', { wp: 9 });
});

it('[HERB-1] also out of turn, but not asleep', () => {
  const game = set([at('avida', 412), at('grent', 451, { herbs: 1 })]).play('grent: eat herb');
  game.hero('grent', { wp: 8 }).turnOf('avida');
  const night = set([at('avida', 412), at('grent', 451, { herbs: 1, asleep: true })]).offersNot('grent: eat herb 1');
  night.refused('grent: eat herb', 'FREE-2');
});

it('[DEC-5] a herb that would give nothing is refused', () => {
  set([at('avida', 412, { herbs: 2, wp: 20 }), AWAY])
    .offersNot('eat herb 1', 'eat herb 2')
    .refused('eat herb', 'DEC-5', /more than 20/);
  set([at('avida', 412, { herbs: 2, wp: 19 }), AWAY])
    .offers('eat herb 1', 'eat herb 2')
    .play('eat herb 2')
    .hero('avida', { wp: 20 });
});

it('[DEC-2] in the middle of a round own herbs stay open, and count for dice not yet rolled', () => {
  const heroes = [at('grent', 412, { sp: 9 }), at('avida', 412, { wp: 4, sp: 9, herbs: 1, gold: 1 })];
  const fight = set(heroes, troll([1, 5, 2, 1, 2, 4])).play('fight troll', 'with avida', 'roll');
  fight.asks('avida').offers('eat herb 1').offersNot('give', 'drop herb', 'drop gold 1');
  fight.play('eat herb', 'roll');
  expect(fight.events('rolled').map((e) => e.die)).toEqual([5, 2]);
});

it('[DEC-2] until the difference is taken: a herb saves a fighter who would fall', () => {
  const heroes = [at('grent', 412, { sp: 4, wp: 5, herbs: 2 }), AWAY];
  const fight = () => set(heroes, troll([1, 1, 2, 3])).play('fight troll', 'roll');
  fight().asks('grent').offersOnly('enough', 'eat herb 1', 'eat herb 2').play('enough').hero('grent', { sp: 3, wp: 3 });
  const weak = set([at('grent', 412, { sp: 9, wp: 5, herbs: 2 }), AWAY], troll([1, 1, 2, 3]));
  weak.play('fight troll', 'roll', 'eat herb 2').hero('grent', { wp: 10 }).play('enough').hero('grent', { wp: 4 });
});

it('[DEC-2] where the round is not lost nothing is asked before the difference is taken', () => {
  const heroes = [at('grent', 412, { sp: 14, wp: 5, herbs: 2 }), AWAY];
  set(heroes, troll([4, 1, 2, 3]))
    .play('fight troll', 'roll')
    .offers('roll', 'leave', 'eat herb 2');
});

it('[DEC-2] what somebody outside the fight could eat is no reason to ask', () => {
  const far = at('avida', 413, { herbs: 1, mushrooms: [2] });
  const alone = set([at('grent', 412, { sp: 9, wp: 9 }), far], troll([1, 1, 2, 3])).play('fight troll', 'roll');
  alone.says('the heroes lose the round').offers('roll', 'leave', 'avida: eat herb 1');
});

it('[DEC-2] a hope stone of strength still turns a tie, and is asked for there', () => {
  const stone = [{ item: 'hope-stone', holds: 'strength' }];
  const start = () => set([at('grent', 412, { sp: 13, items: stone }), AWAY], troll([4, 1, 2, 3])).play('fight troll');
  const used = start().play('roll').asks('grent').offersOnly('enough', 'use hope-stone strength');
  used.play('use hope-stone strength', 'enough').says('Heroes 18, the Troll 17');
  start().play('roll', 'enough').says('Heroes 17, the Troll 17: a tie').hero('grent', { sp: 13 });
});

it.each([
  { holds: 2, wp: 9 },
  { holds: 4, wp: 11 },
  { holds: -3, wp: 4 },
] as const)('[MUSH-1] a mushroom of $holds taken unseen does nothing until it is revealed', ({ holds, wp }) => {
  const tokens = [{ kind: 'mushroom', holds, space: 412 }];
  const game = set([at('avida', 412), AWAY], { tokens })
    .offers('take mushroom')
    .play('take mushroom');
  game.hero('avida', { wp: 7, mushrooms: [{ holds, open: false }] }).saysNot(/willpower/);
  expect(JSON.stringify(game.session.rules.view(game.state))).not.toContain(`"mushrooms":[${holds}]`);
  game.offers('reveal mushroom').play('reveal mushroom').hero('avida', { wp, mushrooms: [], hours: 0 });
  game.offersNot('reveal mushroom').refused('reveal mushroom', 'MUSH-1').turnOf('avida');
  expect(game.state.tokens).toEqual([]);
});

it('[MUSH-1] it is taken where the hero stands', () => {
  const tokens = [{ kind: 'mushroom', holds: 2, space: 413 }];
  const game = set([at('avida', 412), AWAY], { tokens }).offersNot('take mushroom');
  game
    .refused('take mushroom', 'FREE-1', /No mushroom lies on 412/)
    .play('walk 413')
    .offers('take mushroom');
});

it('[MUSH-2] an unseen mushroom may be passed on to a hero on the same space, also by falcon', () => {
  const heroes = [at('avida', 412, { mushrooms: [-3] }), at('grent', 412), at('raash', 413)];
  const game = set(heroes).play('give').offers('give grent mushroom').offersNot('give raash mushroom');
  game.play('give grent mushroom').hero('grent', { mushrooms: [{ holds: -3, open: false }], wp: 7 });
  game.hero('avida', { mushrooms: [] }).offersNot('reveal mushroom').offers('grent: reveal mushroom');
  const sent = set([at('avida', 412, { mushrooms: [4], items: ['falcon'] }), AWAY]).play('use falcon raash');
  sent.play('give raash mushroom', 'enough').hero('raash', { mushrooms: [{ holds: 4, open: false }], wp: 7 });
});

it('[DEC-6] a mushroom takes willpower to 0 at most, then strength 1 goes and willpower 3 come; the turn goes on', () => {
  const game = set([at('avida', 412, { mushrooms: [-3], wp: 3, sp: 3 }), AWAY]).play('reveal mushroom');
  game.hero('avida', { wp: 3, sp: 2 }).turnOf('avida').offers('walk 413');
  const alive = set([at('avida', 412, { mushrooms: [-3], wp: 4, sp: 3 }), AWAY]).play('reveal mushroom');
  alive.hero('avida', { wp: 1, sp: 3 });
});

it('[DEC-6] in a fight a hero whom a mushroom takes to 0 drops out, with the die already rolled', () => {
  const heroes = [at('grent', 412, { wp: 3, sp: 9, mushrooms: [-3] }), at('avida', 412, { wp: 4, sp: 9 })];
  const fight = set(heroes, troll([6, 5, 1, 2, 4]))
    .play('fight troll', 'with avida', 'roll')
    .asks('avida');
  fight.play('grent: reveal mushroom').says('Grent was down to willpower 0').hero('grent', { wp: 3, sp: 8 });
  fight.asks('avida').play('roll').says('Heroes 14, the Troll 18').hero('avida', { wp: 3, sp: 8 }).turnOf('avida');
});

it('[DEC-6] so does the one whose place it is to roll, before and between the dice', () => {
  const raash = at('raash', 412, { wp: 3, sp: 9, mushrooms: [-3] });
  const grent = at('grent', 412, { sp: 9 });
  const fight = set([grent, raash, at('avida', 412, { wp: 4, sp: 1 })], troll([4, 5, 1, 2, 3]));
  fight.play('fight troll', 'with raash', 'with avida', 'roll').asks('raash').play('reveal mushroom').asks('avida');
  fight.play('roll').says('Heroes 19, the Troll 17');
  const last = set([grent, raash], troll([4, 1, 2, 3])).play('fight troll', 'with raash', 'roll');
  last.asks('raash').play('reveal mushroom').says('Heroes 13, the Troll 17').asks('grent').offersOnly('roll', 'leave');
});

it('[DEC-6] and leaves the roll of another as it is', () => {
  const heroes = [at('grent', 412, { wp: 3, sp: 9, mushrooms: [-3] }), at('raash', 412, { wp: 9, sp: 9 })];
  const fight = set(heroes, troll([6, 5, 1, 2, 4]))
    .play('fight troll', 'with raash', 'roll', 'roll')
    .asks('raash');
  fight.play('grent: reveal mushroom').asks('raash').offersOnly('roll', 'enough').play('enough');
  fight.says('Raash: the 5 counts', 'Heroes 14, the Troll 18');
});

it('[DEC-6] a lone fighter who falls by a mushroom ends the fight, before the first round too', () => {
  const heroes = [at('grent', 412, { wp: 3, sp: 9, mushrooms: [-3] }), at('avida', 451)];
  const early = set(heroes, troll([]))
    .play('fight troll', 'reveal mushroom')
    .turnOf('avida')
    .says('The Troll recovers');
  early.hero('grent', { hours: 0, wp: 3, sp: 8 });
  const between = set([at('grent', 412, { wp: 3, sp: 14, mushrooms: [-3] }), at('avida', 451)], troll([6, 1, 2, 3]));
  between.play('fight troll', 'roll', 'reveal mushroom').turnOf('avida').narrator('A').standing('troll', 412);
});

it('[DEC-6] the inviter who has fallen before the first round is not invited again', () => {
  const heroes = [at('grent', 412, { wp: 3, sp: 9, mushrooms: [-3] }), at('avida', 412, { wp: 4, sp: 9 })];
  const fight = set(heroes, troll([6, 1, 2, 3]))
    .play('fight troll', 'with avida', 'reveal mushroom')
    .asks('avida');
  fight.offersOnly('roll').refused('with grent', 'DEC-9').play('roll').says('Round 1: Avida fights');
});

it('[MUSH-2] of several mushrooms the one that is named is given, turned over and laid down', () => {
  const mushrooms = [-3, { holds: 4, open: true }, { holds: 2, open: true }];
  const game = set([at('avida', 412, { mushrooms }), at('grent', 412)]);
  game.offers('reveal mushroom', 'reveal mushroom 4', 'reveal mushroom 2', 'drop mushroom', 'drop mushroom 2');
  game
    .play('give grent mushroom 4')
    .says('Avida gives Grent a mushroom of plus 4')
    .hero('grent', {
      mushrooms: [{ holds: 4, open: true }],
    });
  game.play('reveal mushroom 2').hero('avida', { wp: 9, mushrooms: [{ holds: -3, open: false }] });
  game.play('give grent mushroom').says('Avida gives Grent a mushroom.').hero('avida', { mushrooms: [] });
});
