import { wares } from './asks/shop.ts';
import { merchantsOf } from './asks/surroundings.ts';
import { goalText, nextStar } from './asks/tale.ts';
import { FOES, foeDice } from './content/creatures.ts';
import { diceOf } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { shieldsFree } from './rules/creatures.ts';
import { topEvent } from './rules/events.ts';
import { faceDown } from './rules/facedown.ts';
import { paceLeft } from './rules/folk.ts';
import { hoursLeft } from './rules/hours.ts';
import { onTurn } from './state.ts';
import type { Creature, Frame, Game, Hero, Item, Token } from './types.ts';
import { DAY_HOURS } from './verbs.ts';
import { letterName } from './words/letters.ts';
import { legendName } from './words/names.ts';

/**
 * What players at the table can see, as plain data (interface.md, JSON lines): spaces as numbers, the narrator as a
 * letter. Nothing that lies face down is told, neither is the order of a deck.
 */
export function viewOf(g: Game) {
  const star = nextStar(g);
  return {
    board: g.board,
    legend: g.legend === null ? null : legendName(g.legend),
    level: g.level,
    day: g.day,
    narrator: letterName(g.narrator),
    star: star === undefined ? null : letterName(star),
    turn: onTurn(g).id,
    rooster: g.rooster,
    over: g.over === null ? null : { ...g.over },
    goal: goalText(g),
    shields: { free: shieldsFree(g), taken: g.shieldsTaken },
    people: g.people?.space ?? null,
    leader: g.people?.leader ?? null,
    peopleLeft: g.people !== null && Number.isFinite(paceLeft(g)) ? paceLeft(g) : null,
    heroes: g.heroes.map(heroView),
    creatures: g.creatures.map(creatureView),
    wells: g.wells.map(({ space, full }) => ({ space, full })),
    merchants: merchantsOf(g).map(({ space }) => space),
    shop: wares(g),
    tokens: g.tokens.map(tokenView),
    mother: g.mother,
    nests: g.nests.slice(),
    ghosts: g.ghosts.slice(),
    knights: g.knights.map(({ space }) => space),
    ring: g.ring,
    flaps: g.flaps,
    merchant: g.merchant,
    events: { deck: g.events.length, pile: [...g.pile].sort(), back: backView(g) },
    cards: g.read.slice(),
    fight: fightView(g.stack),
  };
}

/** `items` holds plain ids; `turned` those of them that lie on their back. */
function heroView(hero: Hero) {
  return {
    hero: hero.id,
    name: hero.name,
    space: hero.space,
    sp: hero.sp,
    wp: hero.wp,
    dice: diceOf(hero.id, hero.wp),
    hours: hero.hours,
    left: Math.max(0, DAY_HOURS - hero.hours),
    overtime: hoursLeft(hero) - Math.max(0, DAY_HOURS - hero.hours),
    gold: hero.gold,
    herbs: hero.herbs,
    items: hero.items.map((item) => item.id),
    turned: hero.items.filter((item) => item.turned).map((item) => item.id),
    stones: hero.items.filter((item) => ITEMS[item.id].hidden).map((item) => item.holds ?? null),
    mushrooms: hero.mushrooms.map((one) => (one.open ? one.holds : null)),
    logs: hero.logs.slice(),
    spells: hero.spells,
    asleep: hero.asleep,
    arrived: hero.arrived,
    down: hero.down === null ? null : letterName(hero.down),
  };
}

function creatureView(creature: Creature) {
  const { wp, sp, reward } = FOES[creature.kind];
  return {
    kind: creature.kind,
    space: creature.space,
    sp: sp + creature.spShift,
    wp,
    dice: foeDice(creature.kind, wp),
    reward,
    tag: creature.tag,
  };
}

function itemView({ kind, space }: Token, { id, turned, holds }: Item, hidden: boolean): object {
  const seen = { kind, space, item: id, turned };
  return hidden || holds === undefined ? seen : { ...seen, holds };
}

/** What is seen of each kind: of what lies face down not even an empty key. */
const TOKEN_VIEWS: { [K in Token['kind']]: (t: Extract<Token, { kind: K }>) => object } = {
  fog: ({ kind, space, open, holds }) => (open ? { kind, space, open, holds } : { kind, space, open }),
  spore: ({ kind, space }) => ({ kind, space }),
  item: (t) => itemView(t, t.item, faceDown(t)),
  mushroom: ({ kind, space, open, holds }) => (open ? { kind, space, open, holds } : { kind, space, open }),
  log: ({ kind, space, value }) => ({ kind, space, value }),
  gold: ({ kind, space, amount }) => ({ kind, space, amount }),
  herb: ({ kind, space }) => ({ kind, space }),
  marker: ({ kind, space, mark, open, tag }) =>
    open && tag !== undefined ? { kind, space, mark, tag } : { kind, space, mark },
};

const tokenView = (token: Token): object => (TOKEN_VIEWS[token.kind] as (t: Token) => object)(token);

/** The back of the top event card lies open: kinds that move on the river side, colours that knights seek. */
function backView(g: Game) {
  const top = topEvent(g);
  return top === undefined ? null : { kinds: top.kinds.slice(), colours: top.colours.slice() };
}

/** The fight that is going on: the enemy's points, who fights, what lies rolled on the table. */
function fightView(stack: readonly Frame[]) {
  const fight = stack.find((frame) => frame.kind === 'fight');
  if (fight === undefined) return null;
  return {
    foe: fight.foe.kind,
    space: fight.foe.space,
    sp: fight.sp,
    wp: fight.wp,
    reward: fight.reward,
    round: fight.round,
    fighters: fight.fighters.slice(),
    rolls: fight.rolls.map((roll) => ({ who: roll.who, dice: roll.dice.slice(), left: roll.left })),
    foeDice: fight.foeDice.slice(),
  };
}
