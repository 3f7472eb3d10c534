import { FOES } from '../content/creatures.ts';
import { boardOf } from '../map.ts';
import { PACE_MOST, paceLeft, paceOf } from '../rules/folk.ts';
import { heroNamed, readFoe } from '../spellings.ts';
import { CREATURE_KINDS, type Creature, type Game, type HeroId, type Space } from '../types.ts';
import { fieldsOf, flaw, given, listOf, perhaps, shown, spaceAt, textOf, wholeOf } from './fields.ts';

const MOST_SHIFT = 20;

/** Guard trolls may stand together (GUARD-3); all others stand alone (CRE-4). */
export function setCreatures(g: Game, value: unknown): void {
  listOf(value, 'creatures').forEach((one, i) => {
    const where = `creatures[${i}]`;
    const creature = creatureFrom(g, one, where);
    const { kind, space } = creature;
    const all = FOES[kind].figures;
    if (g.creatures.filter((other) => other.kind === kind).length >= all)
      flaw(where, `the box holds ${FOES[kind].plural} ${all}, no more.`);
    const beside = g.creatures.find((other) => other.space === space);
    if (beside && !(FOES[kind].listens && FOES[beside.kind].listens))
      flaw(where, `on ${space} a ${FOES[beside.kind].name} stands already.`);
    g.creatures.push(creature);
  });
}

function creatureFrom(g: Game, value: unknown, where: string): Creature {
  const f = fieldsOf(value, where, ['kind', 'space', 'tag', 'shift']);
  const kind = typeof f.kind === 'string' ? readFoe(f.kind) : undefined;
  const known = CREATURE_KINDS.find((one) => one === kind);
  if (known === undefined)
    return flaw(`${where}.kind`, `there is no creature ${shown(f.kind)}. Creatures: ${CREATURE_KINDS.join(', ')}.`);
  const creature: Creature = {
    id: g.nextId,
    kind: known,
    space: spaceAt(boardOf(g.board), f.space, `${where}.space`),
    spShift: given(f.shift, 0, (n) => wholeOf(n, `${where}.shift`, -FOES[known].sp, MOST_SHIFT)),
  };
  g.nextId += 1;
  if (f.tag !== undefined) creature.tag = textOf(f.tag, `${where}.tag`);
  return creature;
}

/** `430`, or `{ "space": 430, "leader": "raash" }`. */
export function setPeople(g: Game, value: unknown): void {
  const where = 'steppe-people';
  if (value === null) return;
  if (typeof value !== 'object') {
    g.people = { space: spaceAt(boardOf(g.board), value, where), leader: null, gone: 0 };
    return;
  }
  const f = fieldsOf(value, where, ['space', 'leader', 'gone']);
  const space = spaceAt(boardOf(g.board), f.space, `${where}.space`);
  const leader = perhaps(f.leader, (word) => leaderAt(g, word, space, `${where}.leader`));
  const most = Math.min(PACE_MOST, paceOf(g));
  g.people = { space, leader, gone: given(f.gone, 0, (n) => wholeOf(n, `${where}.gone`, 0, most)) };
  if (leader !== null && paceLeft(g) <= 0)
    flaw(`${where}.leader`, `the steppe people have gone ${most} spaces: they rest, and nobody leads them.`); // FOLK-3
}

function leaderAt(g: Game, value: unknown, space: Space, where: string): HeroId {
  const hero = heroNamed(g, textOf(value, where).toLowerCase());
  if (hero === undefined) return flaw(where, `${shown(value)} does not play here.`);
  if (hero.space !== space) return flaw(where, `${hero.name} stands on ${hero.space}, not on ${space}.`);
  return hero.id;
}

const spacesOf = (g: Game, value: unknown, where: string, most: number): Space[] => {
  const list = listOf(value, where);
  if (list.length > most) flaw(where, `the box holds ${most} of them, not ${list.length}.`);
  return list.map((one, i) => spaceAt(boardOf(g.board), one, `${where}[${i}]`));
};

const GHOSTS = 3;
const KNIGHTS = 3;

export function setGhosts(g: Game, value: unknown): void {
  g.ghosts = spacesOf(g, value, 'ghosts', GHOSTS);
}

/** With knights on the board the ring lies on the narrator, where nothing else is said (KNIGHT-1). */
export function setKnights(g: Game, value: unknown): void {
  for (const space of spacesOf(g, value, 'knights', KNIGHTS)) {
    g.knights.push({ space, id: g.nextId });
    g.nextId += 1;
  }
  g.ring = g.knights.length > 0;
}

export function setNests(g: Game, value: unknown): void {
  g.nests = spacesOf(g, value, 'nests', boardOf(g.board).spaces.length);
}

export const setFigure =
  (key: 'flaps' | 'mother' | 'merchant') =>
  (g: Game, value: unknown): void => {
    g[key] = perhaps(value, (space) => spaceAt(boardOf(g.board), space, key));
  };
