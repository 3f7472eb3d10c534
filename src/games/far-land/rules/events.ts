import { done, push } from '../../../engine/machine.ts';
import { shuffle } from '../../../engine/rng.ts';
import { EVENT_IDS, eventOf } from '../content/events/index.ts';
import type { CardLine, EventCard } from '../legend.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, CreatureKind, EventId, FrameOf, Game, Hero, HeroId, State } from '../types.ts';
import { useUp } from './effects/hidden.ts';

type Drawn = FrameOf<'card'>;

/** The mark of an event card in the card frame: `event:fever`. */
const EVENT = 'event:';

export const isEvent = (card: string): boolean => card.startsWith(EVENT);
const idOf = (card: string): EventId => card.slice(EVENT.length);

/** The card on top of the deck, whose back lies open; undefined where no event cards are in play. */
export const topEvent = (g: State): EventCard | undefined => (g.events.length === 0 ? undefined : eventOf(g.events[0]));

/** Kinds that move at this sunrise of the river side, in order; a kind may stand there twice (CRE-6). */
export const kindsOnBack = (g: State): CreatureKind[] => topEvent(g)?.kinds.slice() ?? [];

/** The hero whom the back names: the colour furthest up of those who play and stand (KNIGHT-2, DEC-26). */
export const heroOnBack = (g: State): HeroId | undefined =>
  topEvent(g)?.colours.find((id) => g.heroes.some((hero) => hero.id === id && hero.down === null));

/** SET-5. */
export function shuffleEvents(g: Game): void {
  g.events = shuffle(g.rng, EVENT_IDS.slice());
  g.pile = [];
}

/** DEC-27: an empty deck is made anew from the pile, at once, so that a back always lies on top. */
function refill(g: Game): void {
  if (g.events.length > 0) return;
  g.events = shuffle(g.rng, g.pile);
  g.pile = [];
}

/** What the card does on this side: a spore card has other lines on the lake side. */
export function eventLines(g: State, card: string): CardLine[] {
  const event = eventOf(idOf(card));
  return g.board === 'lake' && event.lake !== undefined ? event.lake : event.lines;
}

/** MOTHER-2: whether the card shows spores on this side. */
const showsSpores = (g: State, event: EventCard): boolean => event.lake !== undefined && g.board === 'river';

/** Draws the top event card for this hero and carries it out: as the next step, on top of what goes on. */
export function drawEvent(g: Game, who: HeroId): void {
  refill(g);
  const card = g.events.shift();
  if (card === undefined) return;
  refill(g);
  g.seen += 1;
  push(g, { kind: 'card', step: 'drawn', card: EVENT + card, at: [], next: 0, who });
}

/** Heroes who could ward the card off: asleep or not, but not laid down (HOPE-4, DEC-27). */
const warders = (g: State): Hero[] =>
  g.heroes.filter((hero) => hero.down === null && hero.items.some((item) => item.holds === 'ward'));

export function drawn(g: Game, f: Drawn): void {
  const id = idOf(f.card);
  const event = eventOf(id);
  g.tell?.({ type: 'event-card', card: id, who: f.who as HeroId, spores: showsSpores(g, event) });
  if (showsSpores(g, event) && g.mother !== null) {
    g.tell?.({ type: 'event-ignored', card: id }); // MOTHER-2
    discard(g, f);
    done(g);
    return;
  }
  f.step = event.bad && warders(g).length > 0 ? 'ward' : 'read';
}

/** An event card that was carried out goes to the pile (DEC-27). */
export function discard(g: Game, f: Drawn): void {
  g.pile.push(idOf(f.card));
  refill(g);
}

export const wardChoices = (g: Game, f: Drawn): Action[] => [
  ...warders(g).map((hero): Action => ({ verb: 'use', item: 'hope-stone', hope: 'ward', ...actor(f.who, hero) })),
  { verb: 'enough' },
];

/** A hero who is not the one the card speaks to bears the name in the command. */
const actor = (who: HeroId | null, hero: Hero): { by?: HeroId } => (hero.id === who ? {} : { by: hero.id });

/** HOPE-4: the card and the stone leave the game. */
export function ward(g: Game, f: Drawn, a: ActionOf<'use'>): void {
  const hero = heroOf(g, a.by ?? (f.who as HeroId));
  const at = hero.items.findIndex((item) => item.holds === 'ward');
  hero.items.splice(at, 1);
  useUp(g, 'ward');
  g.tell?.({ type: 'warded', card: idOf(f.card), who: hero.id });
  done(g);
}
