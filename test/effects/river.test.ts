import { describe, expect, it, vi } from 'vitest';
import type { CardLine } from '../../src/games/far-land/legend.ts';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

const river = (lines: CardLine[], first: CardLine[] = [], dice?: string) =>
  done(lines, { board: 'river', first, dice });
const at = (scene: ReturnType<typeof done>, kind: string) =>
  scene.state.tokens.filter((token) => token.kind === kind).map((token) => token.space);

describe('effects of the river side', () => {
  it('spore: one on each space, from the supply', () => {
    const scene = river([{ spore: ['you', 'dice'] }], [], '2 3');
    expect(at(scene, 'spore')).toEqual([508, 523]);
    expect(scene.state.supply.spore).toBe(7);
  });

  it('burn: the spore nearest the space leaves the game', () => {
    const scene = river([{ burn: 'you' }], [{ spore: [533, 509, 540] }]);
    expect(at(scene, 'spore')).toEqual([533, 540]);
    expect(scene.state.supply.spore).toBe(6);
    expect(at(river([{ burn: 'you' }]), 'spore')).toEqual([]);
  });

  it('nest: says which spaces are spore nests', () => {
    expect(river([{ nest: [525, 535] }]).state.nests).toEqual([525, 535]);
  });

  it('ghost: stands on the space', () => {
    expect(river([{ ghost: [512, 513] }]).state.ghosts).toEqual([512, 513]);
  });

  it('knight: each has an id of its own', () => {
    const { knights } = river([{ knight: [512, 513] }]).state;
    expect(knights.map((one) => one.space)).toEqual([512, 513]);
    expect(new Set(knights.map((one) => one.id)).size).toBe(2);
  });

  it('ring: lies on the narrator, or not', () => {
    expect(river([{ ring: true }]).state.ring).toBe(true);
    expect(river([{ ring: false }], [{ ring: true }]).state.ring).toBe(false);
  });

  it('flaps: comes into play, and heroes may send it on', () => {
    const scene = river([{ flaps: 'you' }]);
    expect(scene.state.flaps).toBe(508);
    scene.offers('flaps');
  });

  it('mother: the Mother Spore stands on the space', () => {
    expect(river([{ mother: 525 }]).state.mother).toBe(525);
  });

  it('log: lies on each space with its value', () => {
    const scene = river([{ log: 2, at: [509, 508] }]);
    expect(scene.state.tokens).toContainEqual({ kind: 'log', space: 509, value: 2 });
    expect(at(scene, 'log')).toEqual([509, 508]);
    scene.says('A log of 2 is now at 509');
  });

  it('mushrooms: 2, 4 and -3, face down, in an order nobody knows', () => {
    const tokens = river([{ mushrooms: [512, 513, 514] }]).state.tokens.filter((t) => t.kind === 'mushroom');
    expect(tokens.map((t) => t.space)).toEqual([512, 513, 514]);
    expect(tokens.map((t) => t.holds).sort((a, b) => a - b)).toEqual([-3, 2, 4]);
    expect(tokens.every((t) => !t.open)).toBe(true);
  });

  it('hopes: the four stones, one of each kind', () => {
    const tokens = river([{ hopes: [512, 513, 514, 515] }]).state.tokens.filter((t) => t.kind === 'item');
    expect(tokens.map((t) => t.item.holds).sort()).toEqual(['marker', 'strength', 'ward', 'willpower']);
  });

  it('mushrooms, hopes: what is used up, held or out already is not laid again', () => {
    const lay: CardLine[] = [{ mushrooms: ['you', 512, 513] }, { hopes: ['you', 514, 515, 516] }];
    const scene = river(lay, lay);
    const lying = () => at(scene, 'mushroom').length + at(scene, 'item').length;
    expect(lying()).toBe(7);
    scene.play('take mushroom', 'take hope-stone', 'reveal mushroom', 'use hope-stone willpower', 'do go');
    expect(lying()).toBe(5);
    const kinds = scene.state.tokens.flatMap((t) => (t.kind === 'item' ? [t.item.holds] : []));
    expect(kinds.sort()).toEqual(['marker', 'strength', 'ward']);
  });
});
