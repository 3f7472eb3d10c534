import type { CardLine, Cost, LineOf } from '../../games/far-land/legend.ts';
import { linesAt } from '../../games/far-land/rules/cards.ts';
import { PRICE } from '../../games/far-land/rules/shop.ts';
import { heroOf } from '../../games/far-land/state.ts';
import type { Action, FogKind, FrameOf, Game, Hero, ItemId } from '../../games/far-land/types.ts';
import { giftOf, tradeOf } from './gifts.ts';
import { worthOfLine, worthOfOption } from './lines.ts';
import { drawBy, type Mind, remember } from './mind.ts';
import { WEIGHTS } from './weights.ts';
import { itemWorth, nextSp, wpWorth } from './worth.ts';

type Reading = FrameOf<'card'>;

/** One of the answers, the better ones more often: what is told is not all that counts. */
export function answer(mind: Mind, g: Game, f: Reading, choices: readonly Action[]): Action {
  const { options } = linesAt(g, f)[f.next] as LineOf<'ask'>;
  const you = f.who === null ? undefined : heroOf(g, f.who);
  const worth = (a: Action): number => (a.verb === 'answer' ? worthOfOption(g, options[a.option], you) : 0);
  return drawBy(mind, choices, worth, WEIGHTS.doubt);
}

const highest = (choices: readonly Action[], worth: (a: Action) => number): Action =>
  choices.reduce((best, a) => (worth(a) > worth(best) ? a : best));

/** For whom a line does most, or harms least. */
export function chosenHero(g: Game, f: Reading, choices: readonly Action[]): Action {
  const line: CardLine = linesAt(g, f)[f.next];
  return highest(choices, (a) => (a.verb === 'who' ? worthOfLine(g, line, heroOf(g, a.hero)) : 0));
}

/** Who misses least what an answer costs. */
export function payer(g: Game, f: Reading, choices: readonly Action[]): Action {
  const option = (linesAt(g, f)[f.next] as LineOf<'ask'>).options[f.option as string];
  const cost: Cost = Array.isArray(option) ? {} : (option.cost ?? {});
  const odd = (hero: Hero): number => (cost.gold === undefined ? 0 : (hero.gold - cost.gold) % PRICE === 0 ? 1 : 0);
  return highest(choices, (a) => {
    if (a.verb !== 'who') return 0;
    const hero = heroOf(g, a.hero);
    return odd(hero) + wpWorth(hero, -(cost.wp ?? 0)) + hero.gold / 10;
  });
}

/** A point of the reward: gold in pairs, willpower where it is scarce. */
export function share(g: Game, choices: readonly Action[]): Action {
  return highest(choices, (a) => {
    if (a.verb !== 'reward' || a.n !== 1) return a.verb === 'reward' ? -1 : 0;
    const hero = heroOf(g, a.to);
    if (a.as === 'wp') return wpWorth(hero, 1) * 1.3;
    return WEIGHTS.gold * (hero.gold % PRICE === 1 ? 1.1 : 0.9) - hero.sp * 0.05;
  });
}

const FOUND: { [kind in FogKind]?: (hero: Hero) => number } = {
  sp: (hero) => nextSp(hero.sp) - hero.sp * 0.1,
  wp: (hero) => wpWorth(hero, 2),
  gold: (hero) => (hero.gold % PRICE === 1 ? 2 : 1),
  herb: (hero) => (hero.herbs === 1 ? 2 : 1),
  wineskin: (hero) => itemWorth(hero, { id: 'wineskin', turned: false }) - hero.items.length,
  knife: (hero) => itemWorth(hero, { id: 'knife', turned: false }) - hero.items.length,
  'ruin-spirit': (hero) => -hero.items.length,
};

/** Who of a company opens a fog token, which lies face up by then. */
export function fogOpener(g: Game, f: FrameOf<'walk'>, choices: readonly Action[]): Action {
  const { space } = heroOf(g, f.who);
  const token = g.tokens.find((t) => t.kind === 'fog' && t.space === space);
  const worth = token?.kind === 'fog' ? FOUND[token.holds] : undefined;
  return worth === undefined ? choices[0] : highest(choices, (a) => (a.verb === 'who' ? worth(heroOf(g, a.hero)) : 0));
}

/** An item makes room when the new one is worth more. */
export function makeRoom(g: Game, f: FrameOf<'fog'>, choices: readonly Action[]): Action {
  const hero = heroOf(g, f.who);
  const fresh = f.holds === null ? 0 : itemWorth(hero, { id: f.holds as ItemId, turned: false });
  return highest(choices, (a) => {
    if (a.verb !== 'drop') return 0;
    const turned = a.what === 'half-wineskin';
    return fresh - itemWorth(hero, { id: turned ? 'wineskin' : (a.what as ItemId), turned });
  });
}

export function handOver(mind: Mind, g: Game, f: FrameOf<'give'>, choices: readonly Action[]): Action {
  remember(mind, g);
  const gift = giftOf(mind, g, heroOf(g, f.who));
  const give = choices.find((a) => a.verb === 'give' && a.to === gift?.to && a.what === gift.what && a.n === gift.n);
  return give ?? choices.find((a) => a.verb === 'back') ?? choices[0];
}

export function exchange(mind: Mind, g: Game, f: FrameOf<'trade'>, choices: readonly Action[]): Action {
  remember(mind, g);
  const gift = tradeOf(mind, g, heroOf(g, f.who), heroOf(g, f.with));
  const give = choices.find(
    (a) =>
      a.verb === 'give' && (a.by ?? f.who) === gift?.from && a.to === gift.to && a.what === gift.what && a.n === gift.n,
  );
  return give ?? choices.find((a) => a.verb === 'enough') ?? choices[0];
}

/** A bad card is warded off when it would cost much. */
export function wardOff(g: Game, f: Reading, choices: readonly Action[]): Action {
  const you = f.who === null ? undefined : heroOf(g, f.who);
  const worth = linesAt(g, { ...f, at: [] }).reduce((sum, line) => sum + worthOfLine(g, line, you), 0);
  const verb = worth < -WEIGHTS.herb ? 'use' : 'enough';
  return choices.find((a) => a.verb === verb) ?? choices[0];
}
