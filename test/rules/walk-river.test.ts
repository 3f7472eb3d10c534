import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, ...rest });
const AWAY = at('avida', 501);
const walks = (game: Scene): string[] => game.commands.filter((command) => command.startsWith('walk'));
const gor = (space: number) => ({ creatures: [{ kind: 'gor' as const, space }] });

it('[WALK-4] the river cannot be entered, and spaces parted by it are not adjacent', () => {
  const game = river([at('grent', 527), AWAY]);
  expect(walks(game)).toEqual(['walk 522', 'walk 523', 'walk 531']);
  game.refused('walk e', null).refused('walk 522 542', 'WALK-2', /No way leads from 522.* to 542/);
});

it('[WALK-4] bridges cross it, are no spaces and cost nothing', () => {
  const game = river([at('grent', 527), AWAY])
    .play('walk 531', 'walk 541', 'stop')
    .hero('grent', { hours: 2, space: 541 });
  game.turnOf('avida');
});

it('[WALK-4, BOW-1] bow and Steppe Rider do not reach over the river without a bridge', () => {
  const bow = (space: number, foe: number) => river([at('grent', space, { items: ['bow'] }), AWAY], gor(foe));
  bow(527, 542).offersNot('fight gor 542').refused('fight gor 542', 'FIGHT-1');
  bow(531, 541).offers('fight gor 541');
  river([at('raash', 518), AWAY], gor(555)).offersNot('fight gor 555');
  river([at('raash', 523), AWAY], gor(545)).offers('fight gor 545');
});

it('[WALK-4, TELE-1] neither does the telescope', () => {
  const fog = (space: number) => ({ tokens: [{ kind: 'fog', holds: 'gold', space }] });
  const looks = (space: number, at_: number) => river([at('grent', space, { items: ['telescope'] }), AWAY], fog(at_));
  looks(527, 542).offersNot('use telescope 542').refused('use telescope 542', 'TELE-1');
  looks(531, 541).offers('use telescope 541');
});

it.each([548, 549])('[WALK-7] walking onto the swamp, %i, ends the movement', (swamp) => {
  const game = river([at('grent', 553), AWAY])
    .play(`walk ${swamp}`)
    .says(`The swamp stops Grent at ${swamp}`);
  game.turnOf('avida').hero('grent', { space: swamp, hours: 1 });
});

it('[WALK-7] the hero may walk on only when next on turn', () => {
  const game = river([at('grent', 546), AWAY])
    .play('walk 548')
    .turnOf('avida')
    .play('pass')
    .turnOf('grent');
  game.offers('walk 550').play('walk 550').offers('walk 551', 'stop').hero('grent', { hours: 2 });
});

it('[WALK-7] from swamp to swamp it ends anew, and all others asleep, the next own turn follows at once', () => {
  const game = river([at('grent', 546), at('avida', 501, { asleep: true })])
    .play('walk 548')
    .turnOf('grent');
  game.play('walk 549').turnOf('grent').hero('grent', { hours: 2 }).play('walk 551').offers('walk 550', 'stop');
});

it('[WALK-7, WINE-1] a step of a wineskin does not override the swamp, in overtime neither', () => {
  const game = river([at('grent', 544, { hours: 6, wp: 7, items: ['wineskin'] }), AWAY]).play('walk 546');
  game.play('use wineskin', 'walk 548').turnOf('avida').hero('grent', { space: 548, hours: 7, wp: 7 });
  const over = river([at('grent', 546, { hours: 9, wp: 7, items: ['wineskin'] }), AWAY]);
  over
    .play('use wineskin', 'walk 548')
    .turnOf('avida')
    .hero('grent', { hours: 9, wp: 7, items: [{ turned: true }] });
});

it('[WALK-7] a long way is cut short there', () => {
  const game = river([at('grent', 546), AWAY])
    .play('walk 548 550')
    .hero('grent', { space: 548 })
    .turnOf('avida');
  expect(game.session.played()).toEqual(['walk 548']);
});

it('[WALK-7] fog there is carried out, as where every movement ends', () => {
  const tokens = [{ kind: 'fog', holds: 'gold', space: 548 }];
  river([at('grent', 546), AWAY], { tokens })
    .play('walk 548')
    .hero('grent', { gold: 1 })
    .turnOf('avida');
});

it('[WALK-8] walking onto a space with a spore ends the movement', () => {
  const tokens = [{ kind: 'spore', space: 545, holds: 'gold' }];
  const game = river([at('grent', 523), AWAY], { tokens })
    .play('walk 545')
    .turnOf('avida')
    .says('A spore stops Grent');
  game.hero('grent', { space: 545, hours: 1 });
  river([at('grent', 523), AWAY])
    .play('walk 545')
    .offers('walk 546', 'stop')
    .hero('grent', { space: 545 });
});

it('[WALK-8, DEC-19] so it does for those whom Raash takes along', () => {
  const tokens = [{ kind: 'spore', space: 545, holds: 'gold' }];
  const game = river([at('raash', 523), at('grent', 523)], { tokens }).play('carry grent', 'walk 545');
  game.hero('raash', { space: 545 }).hero('grent', { space: 545 }).turnOf('grent').refused('walk 546', 'SPORE-2');
});

it('[FREE-4] the Travelling Merchant sells as a merchant does: 2 gold for 1 strength, or for an item', () => {
  const heroes = [at('grent', 530, { gold: 5 }), at('avida', 530, { gold: 1 })];
  const game = river(heroes, { merchant: 530 }).offers('buy strength', 'buy falcon');
  game.play('buy strength', 'buy falcon').hero('grent', { sp: 2, gold: 1, items: [{ id: 'falcon' }] });
  game
    .offersNot('buy strength', 'avida: buy strength')
    .refused('buy strength', 'FREE-4', /costs gold 2, and Grent has 1/);
  river(heroes, { merchant: 526 })
    .offersNot('buy strength')
    .refused('buy strength', 'FREE-4', /No merchant is on 530/);
});

it('[FREE-4, FREE-3] not in passing', () => {
  const game = river([at('grent', 526, { gold: 2 }), AWAY], { merchant: 530 })
    .play('walk 530')
    .offersNot('buy strength');
  game.refused('buy strength', 'FREE-3').play('stop').offers('grent: buy strength');
});
