import { beforeEach, expect, it, vi } from 'vitest';
import type { CreatureKind } from '../../src/games/far-land/types.ts';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const AWAY = [at('grent', 501), at('avida', 501)];
const gors = (...spaces: number[]) => spaces.map((space) => ({ kind: 'gor' as CreatureKind, space }));
const river = (creatures: SceneWords['creatures'], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: 'grent', heroes: AWAY, creatures, events: ['warm-rain', 'sword-buyer'], ...rest });
const sunrise = (game: Scene): Scene => game.play(...game.state.heroes.map(() => 'end'));
const moves = (game: Scene) => game.events('moved').map((e) => [e.what, e.from, e.to]);

it('[CRE-6] the back of the top event card names the kinds that move, in their order', () => {
  const kinds = ['gor', 'gorlot', 'skral', 'chalk-skral', 'troll'] as const;
  const all = kinds.map((kind, i) => ({ kind, space: [511, 512, 530, 534, 560][i] }));
  expect(moves(sunrise(river(all)))).toEqual([['gor', 511, 516]]);
  const other = river(all, { events: ['early-rider'] }).play('end', 'end');
  expect(moves(other)).toEqual([
    ['chalk-skral', 534, 531],
    ['troll', 560, 556],
  ]);
});

it('[CRE-6] and how often', () => {
  const game = sunrise(river([...gors(511), { kind: 'gorlot', space: 512 }], { events: ['fever', 'warm-rain'] }));
  expect(moves(game)).toEqual([
    ['gor', 511, 516],
    ['gorlot', 512, 517],
    ['gor', 516, 522],
  ]);
});

it('[CRE-6] all else as on the lake side: lowest first as they stand when the kind begins, pushed on when taken', () => {
  const game = sunrise(river(gors(522, 521, 526)));
  expect(moves(game)).toEqual([
    ['gor', 521, 523],
    ['gor', 522, 545],
    ['gor', 526, 522],
  ]);
  game.says('The Gor moves from 521 to 523, West Ramp, pushed on from 522');
});

it('[CRE-7] on the Path a creature moves along it toward the steppe people, whatever the arrow', () => {
  sunrise(river(gors(546, 554), { 'steppe-people': 522 })).standing('gor', 545, 546);
  sunrise(river(gors(546), { 'steppe-people': 552 })).standing('gor', 554);
  sunrise(river(gors(544), { 'steppe-people': 543 })).standing('gor', 548);
});

it('[CRE-7] if they stand off it, by the shortest way, of equal ways the higher space number', () => {
  sunrise(river(gors(546), { 'steppe-people': 550 })).standing('gor', 548);
  sunrise(river(gors(553), { 'steppe-people': 560 })).standing('gor', 556);
});

it('[CRE-7] from then on: off the Path again it still goes toward them', () => {
  const game = sunrise(river(gors(546, 544), { 'steppe-people': 539 })).standing('gor', 548, 550);
  expect(moves(game)).toEqual([
    ['gor', 544, 548],
    ['gor', 546, 550],
  ]);
  game.says('The Gor moves from 546 to 550, Cricket Field, pushed on from 548');
});

it('[CRE-7] on a space off the Path one that came by it seeks them, another follows its arrow', () => {
  const seeker = sunrise(river(gors(546), { 'steppe-people': 539, events: ['warm-rain', 'lost-purse'] }));
  sunrise(seeker.standing('gor', 548)).standing('gor', 550);
  const plain = sunrise(river(gors(544), { 'steppe-people': 539, events: ['warm-rain', 'lost-purse'] }));
  sunrise(plain.standing('gor', 548)).standing('gor', 549);
});

it('[CRE-7] a creature that is pushed on over the Path seeks them too', () => {
  const creatures = [...gors(517), { kind: 'troll' as const, space: 523 }];
  const rest = { 'steppe-people': 531, events: ['warm-rain', 'lost-purse'] };
  const game = sunrise(river(creatures, rest)).standing('gor', 527).says('pushed on from 523');
  sunrise(game).over('lost', 'people');
});

it('[CRE-7] where there are no steppe people it follows the arrows', () => {
  const game = sunrise(river(gors(546, 553))).standing('gor', 552, 554);
  sunrise(game).goesOn().standing('gor', 552, 553);
});

it('[CRE-7] who asks for the creatures is told where they go', () => {
  const told = (game: Scene): string => JSON.stringify(game.session.submit('creatures'));
  expect(told(river(gors(546), { 'steppe-people': 522 }))).toContain('It goes after the steppe people, next');
  expect(told(river(gors(546), { 'steppe-people': 552 }))).toContain('The arrow leads');
});

it('[CRE-9] an event card carried out from fog leaves the next one on top, and its back gives the order', () => {
  const heroes = [at('grent', 526), at('avida', 501)];
  const tokens = [{ kind: 'fog', holds: 'event', space: 530 }];
  const creatures = [...gors(511), { kind: 'troll' as const, space: 560 }];
  const events = ['warm-rain', 'late-fire', 'strong-drink'];
  const still = river(creatures, { heroes, events }).play('walk 530', 'stop', 'end', 'end');
  expect(moves(still)).toEqual([['gor', 511, 516]]);
  const drawn = river(creatures, { heroes, tokens, events }).play('walk 530', 'stop').says('Warm rain');
  drawn.play('end', 'end').standing('gor', 516).standing('troll', 556);
});

it('[CRE-9] so it does for whom Black Knights seek', () => {
  const heroes = [at('grent', 526), at('avida', 501, { sp: 14, wp: 4 })];
  const tokens = [{ kind: 'fog', holds: 'event', space: 530 }];
  const rest = { heroes, tokens, knights: [560], events: ['shared-bread', 'lost-purse'], dice: [6, 1, 2] };
  const game = river(gors(501), rest).play('walk 530', 'stop', 'fight gor', 'roll', 'reward avida gold 2');
  expect(game.events('knight-moves')).toMatchObject([{ sought: 'avida' }]);
  const still = river(gors(501), { ...rest, tokens: [] }).play('walk 530', 'stop', 'fight gor', 'roll');
  expect(still.play('reward avida gold 2').events('knight-moves')).toMatchObject([{ sought: 'grent' }]);
});

it('[CRE-10] kinds that no back names move only as their cards say', () => {
  const kinds = ['guard-troll', 'swamp-troll', 'troll-king', 'buffalo-monster', 'strange-creature'] as const;
  const all = kinds.map((kind, i) => ({ kind, space: [511, 512, 530, 534, 560][i] }));
  for (const events of [
    ['deep-drums', 'warm-rain'],
    ['gor-hunter', 'warm-rain'],
  ]) {
    const game = river(all, { events }).play('end', 'end');
    if (game.commands.includes('answer refuse')) game.play('answer refuse');
    expect(moves(game.day(2))).toEqual([]);
  }
  trial({ board: 'river', cards: [card('B', { march: ['swamp-troll'] })] });
  expect(moves(sunrise(river(all, { legend: 'trial' })))).toEqual([['swamp-troll', 512, 517]]);
});

it('[CRE-11] figures that are no creatures neither block nor push a creature', () => {
  const heroes = [at('grent', 516), at('avida', 516)];
  const rest = { heroes, knights: [516], ghosts: [516], flaps: 516, ring: false, supply: { spore: 8 } };
  const tokens = [{ kind: 'spore', space: 516, holds: 'gold' }];
  const game = sunrise(river(gors(511), { ...rest, tokens }))
    .standing('gor', 516)
    .saysNot('pushed');
  expect(game.state.knights.map((knight) => knight.space)).toEqual([516]);
  const mother = sunrise(river(gors(511), { mother: 516, 'steppe-people': 552 })).standing('gor', 516);
  mother.saysNot('pushed');
  sunrise(river([...gors(511), { kind: 'troll', space: 516 }])).standing('gor', 522);
});

it('[CRE-11] the Travelling Merchant, marks and the steppe people do not push either', () => {
  const tokens = [{ kind: 'marker', mark: 'orweyn', space: 516 }];
  sunrise(river(gors(511), { merchant: 516, tokens })).standing('gor', 516);
});

it('[FOLK-2] a creature that moves onto the people goes on a shield beside them', () => {
  const game = sunrise(river(gors(553), { 'steppe-people': 552 }))
    .shieldsTaken(1)
    .standing('gor');
  game.says(/reaches the steppe people.* takes a shield. Shields free: 2/).goesOn();
});

it.each([
  { n: 2, shields: 3 },
  { n: 3, shields: 2 },
  { n: 4, shields: 1 },
])('[FOLK-2] with heroes $n there are shields $shields, and with none free the legend is lost', ({ n, shields }) => {
  const heroes = ['grent', 'avida', 'raash', 'tenaya'].slice(0, n).map((hero) => at(hero, 501));
  const last = { heroes, 'steppe-people': 552, shields: { taken: shields - 1 } };
  sunrise(river(gors(553), last))
    .shieldsTaken(shields)
    .goesOn();
  sunrise(river(gors(553), { ...last, shields: { taken: shields } })).over('lost', 'shields');
});

it('[FOLK-2] on the open way there are none', () => {
  sunrise(river(gors(545), { 'steppe-people': 546 }))
    .over('lost', 'people')
    .shieldsTaken(0);
  sunrise(river(gors(523), { 'steppe-people': 546 }))
    .goesOn()
    .standing('gor', 545);
});

it('[FOLK-2, DEC-29] one to whom the people are led does nothing, and does not stand in the way of the next', () => {
  const heroes = [at('grent', 552), at('avida', 501)];
  const led = { heroes, 'steppe-people': { space: 552, leader: 'grent' as const }, events: ['warm-rain', 'late-fire'] };
  const alone = river(gors(553), led).play('walk 553', 'stop', 'end', 'end').goesOn().day(2).standing('gor', 553);
  alone.shieldsTaken(0);
  river(gors(553, 554), led).play('walk 553', 'stop').goesOn().play('end', 'end').over('lost', 'people');
});

it('[CRE-4] a new creature that finds no free space up to the end of the way is not placed', () => {
  trial({ board: 'river', cards: [card('B', { place: 'gor', at: [552, 530] })] });
  const game = sunrise(river([{ kind: 'troll', space: 552 }], { legend: 'trial' })).standing('gor', 530);
  game.says('No space is free for a Gor from 552').goesOn();
});

it('[CRE-4, FOLK-2] with the people there it comes to them', () => {
  trial({ board: 'river', cards: [card('B', { place: 'gor', at: [552] })] });
  const rest = { legend: 'trial', 'steppe-people': 552 };
  sunrise(river([{ kind: 'troll', space: 552 }], rest))
    .standing('gor')
    .shieldsTaken(1);
  sunrise(river([], rest)).standing('gor', 552).shieldsTaken(0);
});

it('[CRE-5, CRE-8] a creature on a shield is out of reach: it is not placed again', () => {
  trial({ board: 'river', cards: [card('C', { place: 'skral', at: [530] })] });
  const skrals = [553, 501].map((space) => ({ kind: 'skral' as const, space }));
  const rest = { legend: 'trial', 'steppe-people': 552, events: ['found-skin', 'warm-rain'] };
  const held = river(skrals, rest).play('end', 'end').shieldsTaken(1).play('who grent');
  held.play('end', 'end').narrator('C').says('There is no Skral left to place').standing('skral', 502);
  const one = river(skrals.slice(1), rest).play('end', 'end', 'who grent', 'end', 'end');
  one.says('A Skral appears at 530').standing('skral', 502, 530);
});
