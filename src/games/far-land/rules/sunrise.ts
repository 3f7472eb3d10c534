import { done, push } from '../../../engine/machine.ts';
import { LAKE_ORDER } from '../content/creatures.ts';
import { HEROES } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import type { CreatureKind, Flows, FrameOf, Game } from '../types.ts';
import { drawEvent, kindsOnBack } from './events.ts';
import { marchOne } from './march.ts';
import { motherWalks, sporesGrow } from './spores.ts';

type Rising = FrameOf<'sunrise'>;

/** Kinds that move, in order: the lake's own (CRE-2), or those on the back of the top event card (CRE-6). */
const kindsOf = (g: Game): CreatureKind[] => (g.board === 'lake' ? LAKE_ORDER.slice() : kindsOnBack(g));

function creatures(g: Game, f: Rising): void {
  if (f.queue === null) {
    f.kinds = kindsOf(g);
    f.mother = g.mother !== null;
  }
  if (!marchOne(g, f)) f.step = g.board === 'lake' ? 'wells' : 'event'; // SUN-1, SUN-2
}

/** SUN-2: the top event card is carried out for the hero of the rooster. */
function event(g: Game, f: Rising): void {
  f.step = 'spores';
  drawEvent(g, g.rooster ?? g.heroes[g.turn].id);
}

/** SPORE-5, or in its place the walk of the Mother Spore (MOTHER-3). */
function spores(g: Game, f: Rising): void {
  f.step = 'wells';
  if (f.mother) motherWalks(g);
  else if (g.mother === null) sporesGrow(g);
}

/** SUN-3: a well with a hero on its space stays as it is. */
function wells(g: Game, f: Rising): void {
  for (const well of g.wells) {
    if (well.full) continue;
    const hero = g.heroes.find((h) => h.space === well.space);
    if (hero) g.tell?.({ type: 'well-kept', space: well.space, who: hero.id });
    else {
      well.full = true;
      g.tell?.({ type: 'well-full', space: well.space });
    }
  }
  f.step = 'spells';
}

/** TENAYA-1: spent fire spells are turned back (SUN-1). */
function spells(g: Game, f: Rising): void {
  for (const hero of g.heroes) {
    const all = HEROES[hero.id].spells ?? 0;
    if (hero.spells === all) continue;
    hero.spells = all;
    g.tell?.({ type: 'spells-back', who: hero.id });
  }
  f.step = 'falcon';
}

/** SUN-4: what sleeps through the day's rest is turned back, on hero boards and on spaces. */
function falcon(g: Game, f: Rising): void {
  for (const hero of g.heroes)
    for (const item of hero.items) {
      if (!ITEMS[item.id].wakes || !item.turned) continue;
      item.turned = false;
      g.tell?.({ type: 'falcon-back', who: hero.id });
    }
  for (const token of g.tokens) if (token.kind === 'item' && ITEMS[token.item.id].wakes) token.item.turned = false;
  f.step = 'narrator';
}

export const sunrise: Flows['sunrise'] = {
  creatures: { run: creatures },
  event: { run: event },
  spores: { run: spores },
  wells: { run: wells },
  spells: { run: spells },
  falcon: { run: falcon },
  narrator: {
    run(g, f) {
      f.step = 'over';
      push(g, { kind: 'track', step: 'move', left: 1 });
    },
  },
  over: {
    run(g) {
      if (g.people !== null) g.people.gone = 0; // FOLK-3
      done(g);
    },
  },
};
