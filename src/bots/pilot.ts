import type { Core, Move } from '../engine/machine.ts';
import type { Rng } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import type { Action, Frame, FrameOf, Frames, Game, HeroId } from '../games/far-land/types.ts';
import type { Pilot } from '../session/fellows.ts';
import type { Bot } from './bot.ts';
import { botRng } from './game.ts';
import { searchBot } from './search.ts';

type Concerned = { [K in keyof Frames]?: (g: Game, f: FrameOf<K>) => readonly HeroId[] };

const allOf = (g: Game): HeroId[] => g.heroes.map((hero) => hero.id);

/** Those who fight, and those who could still be asked along: nobody is drawn into a fight by a bot. */
function fighting(g: Game, f: FrameOf<'fight'>): readonly HeroId[] {
  if (f.step === 'round' || f.step === 'foe-rolled') return f.fighters;
  if (f.step !== 'gather') return [f.fighters[f.next] ?? f.fighters[0]];
  const open = FAR_LAND.flows.fight.gather;
  const asked = 'choices' in open ? open.choices(g, f) : [];
  return [...f.fighters, ...asked.flatMap((a) => (a.verb === 'with' ? [a.hero] : []))];
}

/** Also those at whose turn a hand was opened: what people began for a bot's hero, they end. */
const opened = (g: Game, f: Frame, hands: readonly HeroId[]): readonly HeroId[] => {
  const beneath = g.stack[g.stack.indexOf(f) - 1];
  return beneath === undefined ? hands : [...hands, ...concernedBy(g, beneath)];
};

/** Whom each question concerns; where several are named, they decide together. */
const CONCERNED: Concerned = {
  turn: (_g, f) => [f.who],
  walk: (_g, f) => (f.step === 'ask' ? [f.who] : [f.who, ...f.with]),
  fight: fighting,
  reward: (_g, f) => f.among,
  prize: (_g, f) => f.among,
  give: (g, f) => opened(g, f, [f.who]),
  trade: (g, f) => opened(g, f, [f.who, f.with]),
  fog: (_g, f) => [f.who],
  logs: (_g, f) => [f.who],
  flaps: (_g, f) => [f.who],
  card: (g, f) => (f.step === 'ask' && f.who !== null ? [f.who] : allOf(g)),
};

function concernedBy(g: Game, f: Frame): readonly HeroId[] {
  const concerned = CONCERNED[f.kind] as ((g: Game, f: Frame) => readonly HeroId[]) | undefined;
  return concerned?.(g, f) ?? allOf(g);
}

const concernedIn = (g: Game): readonly HeroId[] => concernedBy(g, g.stack[g.stack.length - 1]);

/** What a bot may do beside people: nothing in the name of a hero of theirs, and it takes none of these along. */
const fitting = (a: Action, heroes: readonly HeroId[]): boolean =>
  (a.by === undefined || heroes.includes(a.by)) && (a.verb !== 'carry' || heroes.includes(a.hero));

/**
 * Steers these heroes beside people. A question that concerns several heroes is the people's as soon as one of them is
 * theirs. Unless another is made it is the search bot, which draws from its own dice, alike in every game.
 */
export function pilotOf(heroes: readonly HeroId[], make: () => Bot = () => searchBot()): Pilot {
  const minds = new WeakMap<Game, { bot: Bot; rng: Rng }>();
  const mindFor = (g: Game): { bot: Bot; rng: Rng } => {
    const mind = minds.get(g) ?? { bot: make(), rng: botRng(0) };
    minds.set(g, mind);
    return mind;
  };
  return {
    heroes: () => heroes,
    steers(rules, core) {
      if (rules.id !== FAR_LAND.id) return undefined;
      const concerned = concernedIn(core as Game);
      return concerned.every((id) => heroes.includes(id)) ? concerned[0] : undefined;
    },
    choose(core: Core, offered: readonly Move[]) {
      const g = core as Game;
      const { bot, rng } = mindFor(g);
      const all = offered as readonly Action[];
      const own = all.filter((a) => fitting(a, heroes));
      return bot.choose(g, own.length > 0 ? own : all, rng);
    },
  };
}
