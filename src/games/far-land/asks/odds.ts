import { type Line, line, words } from '../../../engine/line.ts';
import type { Refusal } from '../../../engine/ruleset.ts';
import { FOES } from '../content/creatures.ts';
import { enemyNamed, type NamedEnemy } from '../enemy-named.ts';
import { worthsOf } from '../odds/advice.ts';
import { battleOf } from '../odds/battle.ts';
import type { Battle } from '../odds/fighters.ts';
import { type Odds, oddsOf, winningPlan } from '../odds/odds.ts';
import { tagOf } from '../rules/enemies.ts';
import { fight, whyNotAttack } from '../rules/fight.ts';
import { whyNotJoin } from '../rules/joint.ts';
import { whyNotFree } from '../rules/window.ts';
import { heroNamed, readHero } from '../spellings.ts';
import { clockwiseFrom, heroOf } from '../state.ts';
import type { FrameOf, Game, Hero, HeroId } from '../types.ts';
import { DAY_HOURS } from '../verbs.ts';
import { askedHero, slip } from '../why.ts';
import { label } from '../words/labels.ts';
import { count, foeName, heroList, heroName, number, placeNumber } from '../words/names.ts';
import { afterWords, chancePiece, countedWords, oddsWords, roundWords } from '../words/odds.ts';
import { refusalOf } from '../words/refusals.ts';
import type { Asked } from './asked.ts';
import { bladeCost, bladeIn, drawnBy } from './blade-odds.ts';
import { capital, listed } from './spoken.ts';
import { supposed, type Target, targetsOf } from './targets.ts';

type Fighting = FrameOf<'fight'>;

/**
 * `odds`: before a fight for each enemy in reach, between rounds whether to go on; `odds gorlot` for a kind, `avida: odds`
 * for another hero.
 */
export const odds: Asked = (g, args, { verbose }) => {
  if (g.over !== null) return [words('The game is over: nobody fights any more.')];
  const named = args.flatMap((word) => heroNamed(g, word) ?? []);
  if (named.length > 1) return slip('Odds are told for one hero at a time.', `Say "odds ${named[0].id}".`);
  const foe = args.filter((word) => heroNamed(g, word) === undefined).join(' ');
  const wanted = foe === '' ? undefined : enemyNamed(g, foe);
  if (foe !== '' && wanted === undefined) return noSuchFoe(g, foe);
  const now = fightNow(g);
  const [hero = askedHero(g)] = named;
  if (now === undefined || wanted !== undefined || (named.length > 0 && !now.fighters.includes(hero.id)))
    return beforeFight(g, hero, wanted, verbose > 1);
  if (now.step === 'gather' || (now.step === 'round' && now.round === 0)) return joining(g, now, verbose > 1);
  return now.step === 'round' ? goingOn(g, now) : betweenDice(g, now);
};

/** An enemy that this game has is the better example. */
const example = (g: Game): string => `odds ${g.creatures[0]?.kind ?? 'gorlot'}`;

const noSuchFoe = (g: Game, foe: string): Refusal =>
  slip(
    readHero(foe) ? `${readHero(foe)?.name} does not play in this game.` : `There is no enemy called "${foe}".`,
    `Say odds, or odds and an enemy, as in ${example(g)}.`,
  );

/** The fight that goes on, also while something is handed over in it; not one that is won. */
const fightNow = (g: Game): Fighting | undefined =>
  g.stack.find((frame): frame is Fighting => frame.kind === 'fight' && frame.wp > 0);

function beforeFight(g: Game, hero: Hero, wanted: NamedEnemy | undefined, round: boolean): Line[] {
  const near = targetsOf(g, hero, wanted);
  const targets = near.length > 0 || wanted === undefined ? near : [supposed(g, hero, wanted)];
  if (targets.length === 0)
    return [line`No enemy is in reach of ${heroName(g, hero.id)}. Say odds and an enemy, as in ${example(g)}.`];
  const no = near.length > 0 ? (whyNotFree(hero) ?? whyNotAttack(hero)) : undefined;
  const told = targets.map((target) => against(g, target, round));
  return [
    ...(no ? [words(refusalOf(g, no).text), words('The odds as things stand:')] : []),
    ...told.flatMap(({ lines }) => lines),
    ...countedWords(told.flatMap(({ all }) => all)),
  ];
}

/** "Against the Gorlot on 412: Raash alone 58 of 100, with Avida 93 of 100." */
function against(g: Game, target: Target, round: boolean): { lines: Line[]; all: Odds[] } {
  const { name, base, fellows, battle } = target;
  const companies = [[], ...fellows.map((one) => [one]), ...(fellows.length > 1 ? [fellows] : [])];
  const all: Odds[] = [];
  const rounds: Line[] = [];
  const told = (company: readonly Hero[], armed: (b: Battle) => Battle): Line => {
    const heroes = clockwiseFrom(g, base[0].id).filter((one) => base.includes(one) || company.includes(one));
    const found = oddsOf(armed(battle(heroes)));
    all.push(found);
    const who = companyName(g, base, company);
    if (round) rounds.push(line`First round, ${who}: ${roundWords(found.round)}.`);
    return line`${who} ${oddsWords(found)}`;
  };
  const lines = [line`${name}: ${listed(companies.map((company) => told(company, (b) => b)))}.`];
  const bearer = bladeIn(target);
  if (bearer !== undefined) {
    const having = companies.filter((company) => base.includes(bearer) || company.includes(bearer));
    const drawn = having.map((company) => told(company, (b) => drawnBy(b, bearer)));
    const blade = line`With the shadow blade of ${heroName(g, bearer.id)}, ${bladeCost(bearer)} less and no reward`;
    lines.push(line`${blade}: ${listed(drawn)}.`);
  }
  return { lines: [...lines, ...rounds], all };
}

function companyName(g: Game, base: readonly Hero[], company: readonly Hero[]): Line {
  const ids = (some: readonly Hero[]): HeroId[] => some.map((one) => one.id);
  if (company.length > 0) return line`with ${heroList(g, ids(company))}`;
  return line`${heroList(g, ids(base))}${base.length === 1 ? ' alone' : ''}`;
}

/** While fellows are invited: those who have joined, and each who still may. */
function joining(g: Game, f: Fighting, round: boolean): Line[] {
  const base = f.fighters.map((id) => heroOf(g, id));
  const open = g.heroes.filter(
    (h) => !f.fighters.includes(h.id) && !f.declined.includes(h.id) && !whyNotJoin(g, h, f.foe.space),
  );
  const foe = { kind: f.foe.kind, sp: f.sp, wp: f.wp };
  const told = against(
    g,
    {
      foe,
      name: line`Against ${foeName(g, f.foe.kind, tagOf(g, f))} on ${placeNumber(f.foe.space)}`,
      space: f.foe.space,
      base,
      fellows: f.step === 'gather' ? open : [],
      battle: (heroes) => battleOf(g, { ...f, fighters: heroes.map((one) => one.id) }),
    },
    round,
  );
  return [...told.lines, ...countedWords(told.all)];
}

/** The willpower that the enemy has left; a spore has none (SPORE-3). */
const foeLeft = (f: Fighting): Line => (f.foe.kind === 'spore' ? [] : line`, willpower ${number(f.wp)},`);

/** Between two rounds: going on against leaving. */
function goingOn(g: Game, f: Fighting): Line[] {
  const battle = battleOf(g, f);
  const all = oddsOf(battle);
  const foe = foeName(g, f.foe.kind, tagOf(g, f));
  const left = f.fighters.map((id) => leaving(g, f, battle, id));
  return [
    line`Go on: ${heroList(g, f.fighters)} beat${f.fighters.length === 1 ? 's' : ''} ${foe}${foeLeft(f)} in ${oddsWords(all)}.`,
    line`The next round: ${roundWords(all.round)}; ${foe} falls in it in ${chancePiece(all.round.beaten)}.`,
    ...f.fighters.map((id, i) => line`${heroName(g, id)} after it: ${afterWords(all.round.fighters[i])}.`),
    ...left,
    ...(f.foe.kind === 'spore'
      ? []
      : [line`If all leave, nothing more is lost, and ${foe} is back at willpower ${number(FOES[f.foe.kind].wp)}.`]),
    ...countedWords([all]),
  ];
}

function leaving(g: Game, f: Fighting, battle: Battle, id: HeroId): Line {
  const fighters = battle.fighters.filter((fighter) => fighter.hero !== id);
  const plain = DAY_HOURS - heroOf(g, id).hours;
  const kept = plain > 0 ? `${count(plain, 'hour')} of the day` : 'overtime at most';
  if (fighters.length === 0) return line`Leave: ${heroName(g, id)} keeps ${kept}.`;
  const others = f.fighters.filter((other) => other !== id);
  return line`If ${heroName(g, id)} leaves: ${heroList(g, others)} ${oddsWords(oddsOf({ ...battle, fighters }))}.`;
}

/** In the middle of a round: what each choice is worth. */
function betweenDice(g: Game, f: Fighting): Line[] {
  const step = fight[f.step];
  const plan = winningPlan(battleOf(g, f));
  const worths = 'choices' in step ? worthsOf(plan, g, f, step.choices(g, f)) : [];
  if (worths.length === 0 || plan.full)
    return [words('There are too many ways from here to count them between two dice. Ask again after the round.')];
  return [
    line`To beat ${foeName(g, f.foe.kind, tagOf(g, f))}${foeLeft(f)} from here:`,
    ...worths.map(({ action, worth }) => line`${capital(label(g, action))}, ${chancePiece(worth)}.`),
  ];
}
