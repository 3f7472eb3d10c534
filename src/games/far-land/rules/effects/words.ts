import { CREATURE_KINDS, HERO_IDS, ITEM_IDS } from '../../types.ts';
import { condition, either, fields, lines, list, maybe, oneOf, type Shape, space, whole } from './shapes.ts';

/** Shapes that several effects share. */

export const kind: Shape = oneOf(...CREATURE_KINDS);
export const kinds: Shape = list(kind);
export const item: Shape = oneOf(...ITEM_IDS);

export const where: Shape = either('a space, "dice", "you" or "people"', (v) =>
  typeof v === 'string' ? oneOf('dice', 'you', 'people') : space,
);
export const places: Shape = list(where);

const WHOM = ['all', 'you', 'others', 'first', 'chosen', 'most-wp', 'least-wp', 'most-sp', 'least-sp', 'most-gold'];

export const whom: Shape = either(`one of ${WHOM.join(', ')}, a hero, {"on": space} or {"near": space}`, (v) => {
  if (typeof v === 'string') return oneOf(...WHOM, ...HERO_IDS);
  if (typeof v !== 'object' || v === null) return undefined;
  return fields('heroes by their space', 'on' in v ? { on: where } : { near: where });
});

/** Three numbers, for 2, 3 and 4 heroes. */
export const byHeroes = (least: number, most: number): Shape => ({
  says: 'three numbers, for 2, 3 and 4 heroes',
  look(value, path, l) {
    if (!Array.isArray(value) || value.length !== 3) l.wrong(path, 'Here belong three numbers, for 2, 3 and 4 heroes.');
    else value.forEach((n, i) => void whole(least, most).look(n, [...path, i], l));
  },
});

/** One number, or three of them for 2, 3 and 4 heroes. */
export const numberOrByHeroes = (least: number, most: number): Shape =>
  either('a number, or three numbers for 2, 3 and 4 heroes', (v) =>
    Array.isArray(v) ? byHeroes(least, most) : whole(least, most),
  );

export const cost: Shape = fields('a cost', {
  gold: maybe(whole(1, 30)),
  wp: maybe(whole(1, 19)),
  sp: maybe(whole(1, 13)),
  herb: maybe(whole(1, 2)),
  hours: maybe(whole(1, 7)),
  item: maybe(item),
  from: maybe(oneOf('you', 'chosen', 'all')),
});

export const option: Shape = either('a list of lines, or an object with "do"', (v) =>
  Array.isArray(v) ? lines : fields('an answer', { when: maybe(condition), cost: maybe(cost), do: lines }),
);
