import { type Line, line, type Piece, words } from '../../../engine/line.ts';
import { FOES } from '../content/creatures.ts';
import { HEROES } from '../content/heroes.ts';
import type { Battle, Fighter } from '../odds/fighters.ts';
import type { Odds, RoundOdds } from '../odds/odds.ts';
import type { FoeKind } from '../types.ts';
import { count, number } from './names.ts';

/** "58 of 100": never 0 or 100 for what can go either way. */
export function chanceWords(p: number): string {
  const sure = 1e-9;
  if (p <= sure || p >= 1 - sure) return p < 0.5 ? '0 of 100' : '100 of 100';
  if (p < 0.005) return 'less than 1 of 100';
  if (p > 0.995) return 'more than 99 of 100';
  return `${hundredths(p)} of 100`;
}

const hundredths = (p: number): number => Math.round(p * 100);

export const chancePiece = (p: number): Piece => ({ text: chanceWords(p), as: 'number' });

/** "58 of 100", with "about" for a sampled one, which is never quite sure. */
export function oddsWords({ how, win }: Odds): Line {
  if (how !== 'sampled') return [chancePiece(win)];
  const p = Math.min(Math.max(win, 0.001), 0.999);
  return p < 0.005 || p > 0.995 ? [chancePiece(p)] : line`about ${chancePiece(p)}`;
}

/** "won in 70 of 100, tied in 10, lost in 20". */
export const roundWords = ({ win, tie, loss }: RoundOdds): Line =>
  line`won in ${chancePiece(win)}, tied in ${number(hundredths(tie))}, lost in ${number(hundredths(loss))}`;

/** "willpower 9.3 on average, falls in 1 of 100". */
export function afterWords(fighter: RoundOdds['fighters'][number]): Line {
  if (fighter.out) return words('has no hour for it');
  const falls = fighter.falls > 0 ? line`, falls in ${chancePiece(fighter.falls)}` : words(', cannot fall');
  return line`willpower ${number(tenths(fighter.wp))} on average${falls}`;
}

/** How the chances were counted; `parties`: numbers of fighters they speak of. */
export function countedWords(all: readonly Odds[]): Line[] {
  const out = [
    words('Counted until the hours are spent, the best done between dice; herbs, mushrooms and stones left out.'),
  ];
  if (all.some(({ how }) => how !== 'best'))
    out.push(
      words(
        'With three or four fighters all stay, gifts go to the lowest willpower, a fire spell is used to turn a lost round.',
      ),
    );
  const sampled = all.find(({ how }) => how === 'sampled');
  if (sampled !== undefined)
    out.push(
      words(
        `About: ${sampled.sampled} fights were played out, each die for the highest value to be expected; at most ${marginWords(all)} of 100 off, 19 times of 20.`,
      ),
    );
  return out;
}

const marginWords = (all: readonly Odds[]): number =>
  Math.ceil(Math.max(...all.map(({ margin }) => margin)) * 1000) / 10;

/** A battle that stands on no board, and its odds, line by line. */
export function battleTold(battle: Battle, odds: Odds): Line[] {
  const { foe, fighters } = battle;
  const within = battle.rounds === undefined ? '' : ` within ${count(battle.rounds, 'round')}`;
  return [
    line`Against ${foeOf(foe.kind)}, ${foe.kind === 'spore' ? strength(foe) : points(foe)}:`,
    ...fighters.map((fighter) => line`${nameOf(fighter)}, ${points(fighter)}${goods(fighter)}.`),
    line`The fight is won in ${oddsWords(odds)}${within}.`,
    ...(odds.round.fighters.every(({ out }) => out) ? [words('Nobody has an hour for it.')] : firstRound(battle, odds)),
    ...countedWords([odds]),
  ];
}

function firstRound({ fighters, foe }: Battle, odds: Odds): Line[] {
  const left = line`The enemy after it: willpower ${number(tenths(odds.round.foeWp))} on average.`;
  return [
    line`The first round is ${roundWords(odds.round)}; the enemy falls in it in ${chancePiece(odds.round.beaten)}.`,
    ...fighters.map((fighter, i) => line`${nameOf(fighter)} after it: ${afterWords(odds.round.fighters[i])}.`),
    ...(foe.kind === 'spore' ? [] : [left]), // SPORE-3: it has none
    line`How far the heroes lie above the enemy in it, and how often of 100: ${differences(odds.round)}.`,
  ];
}

const tenths = (n: number): number => Math.round(n * 10) / 10;

const foeOf = (kind: FoeKind): Piece => ({ text: `a ${FOES[kind].name}`, as: 'creature' });
const nameOf = ({ hero }: Fighter): Piece => ({ text: HEROES[hero].names[0], as: 'hero' });
const strength = ({ sp }: { sp: number }): Line => line`strength ${number(sp)}`;
const points = (one: { sp: number; wp: number }): Line => line`${strength(one)}, willpower ${number(one.wp)}`;

function goods({ hours = 0, knives = 0, spells = 0, crown, away, blade, blocked }: Fighter): string {
  const said = [
    hours > 0 ? `${count(hours, 'hour')} spent` : '',
    knives > 0 ? count(knives, 'throwing knife', 'throwing knives') : '',
    spells > 0 ? count(spells, 'fire spell') : '',
    crown ? 'the griffin crown' : '',
    away ? 'from next door' : '',
    blade ? 'the shadow blade in use' : '',
    blocked ? 'near a ghost' : '',
  ].filter((text) => text !== '');
  return said.length === 0 ? '' : `, ${said.join(', ')}`;
}

const differences = ({ differences: all }: RoundOdds): string =>
  all.map(({ by, chance }) => `${by} ${chance < 0.0005 ? 'less than 0.1' : tenths(chance * 100)}`).join(', ');
