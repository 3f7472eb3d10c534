import type { Cast, Change } from './cast.ts';
import { ALIKE, type Hand, meanOf, worths } from './worth.ts';

/** All that a fighter needs to decide about a roll. */
export interface Stand {
  hand: Hand;
  kept: Float64Array;
  crowned: Float64Array | null;
  levels: Float64Array[];
}

/** What is best done about dice that lie in a way: let them count, turn or roll one of them, or roll the lone die again. */
export type Decision = { do: 'keep' } | { do: 'turn' | 'spin'; change: Change } | { do: 'again' };

const KEEP: Decision = { do: 'keep' };
const AGAIN: Decision = { do: 'again' };

export const standOf = (hand: Hand, kept: Float64Array, crowned: Float64Array | null): Stand => ({
  hand,
  kept,
  crowned,
  levels: worths(hand, kept, crowned),
});

/** Of choices that are alike the one that spends nothing: keep, crown, new roll, in this order. */
export function decide({ hand, kept, crowned, levels }: Stand, way: number, spins: number): Decision {
  const { cast } = hand;
  let best: Decision = KEEP;
  let worth = kept[cast.result[way]];
  if (crowned !== null) {
    const change = bestTurn(cast, way, crowned);
    const turned = crowned[cast.result[change.turned]];
    if (turned > worth + ALIKE) [best, worth] = [{ do: 'turn', change }, turned];
  }
  if (spins > 0) {
    const change = bestSpin(cast, way, levels[spins - 1]);
    const rolled = meanOf(levels[spins - 1], change.rolled);
    if (rolled > worth + ALIKE) [best, worth] = [{ do: 'spin', change }, rolled];
  }
  return hand.again.includes(way + 1) && levels[spins][way] > worth + ALIKE ? AGAIN : best;
}

/** The die whose opposite face is worth most. */
function bestTurn(cast: Cast, way: number, crowned: Float64Array): Change {
  let best = cast.changes[way][0];
  for (const change of cast.changes[way])
    if (crowned[cast.result[change.turned]] > crowned[cast.result[best.turned]] + ALIKE) best = change;
  return best;
}

/** The die that is best rolled again, when `last` is the worth of the ways after it. */
function bestSpin(cast: Cast, way: number, last: Float64Array): Change {
  let best = cast.changes[way][0];
  for (const change of cast.changes[way])
    if (meanOf(last, change.rolled) > meanOf(last, best.rolled) + ALIKE) best = change;
  return best;
}

/** Hands `mass` of chance on to the results that a roll, decided best, comes to. */
export function spread(stand: Stand, mass: number, land: (result: number, turned: boolean, p: number) => void): void {
  const { cast, spins } = stand.hand;
  let here = cast.chance.map((p) => p * mass);
  for (let left = spins; left >= 0; left--) {
    const ways = Array.from(here, (_, way) => decide(stand, way, left));
    const next = new Float64Array(here.length);
    rollAgain(here, ways);
    here.forEach((p, way) => {
      const decision = ways[way];
      if (p === 0) return;
      if (decision.do === 'spin')
        for (const to of decision.change.rolled) next[to] += p / decision.change.rolled.length;
      else if (decision.do === 'turn') land(cast.result[decision.change.turned], true, p);
      else land(cast.result[way], false, p);
    });
    here = next;
  }
}

/** GRENT-2: what is rolled again ends, in equal parts, on the faces that are let stand. */
function rollAgain(here: Float64Array, ways: readonly Decision[]): void {
  const stay = ways.filter((decision) => decision.do !== 'again').length;
  let moved = 0;
  ways.forEach((decision, way) => {
    if (decision.do !== 'again') return;
    moved += here[way];
    here[way] = 0;
  });
  if (moved > 0)
    ways.forEach((decision, way) => {
      if (decision.do !== 'again') here[way] += moved / stay;
    });
}
