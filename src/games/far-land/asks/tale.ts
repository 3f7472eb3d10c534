import { type Line, line, words } from '../../../engine/line.ts';
import { FOES } from '../content/creatures.ts';
import { EVENTS_EN } from '../content/events/prose.en.ts';
import { findLegend, legendOf, proseOf } from '../content/legends/index.ts';
import { shieldsFree, shieldsOf } from '../rules/creatures.ts';
import { heroOnBack, topEvent } from '../rules/events.ts';
import { LAST, starsOf } from '../rules/track.ts';
import { heroOf, onTurn } from '../state.ts';
import type { Game, Hero } from '../types.ts';
import { slip } from '../why.ts';
import { letterName } from '../words/letters.ts';
import { number } from '../words/names.ts';
import type { Asked } from './asked.ts';
import { deedsToDo } from './deeds.ts';
import { deadline, progress } from './progress.ts';
import { heroWord, tooMany } from './spoken.ts';
import { dayOf } from './table.ts';

/** `status`: the whole table in a few lines. */
export const status: Asked = (g, args) => {
  const more = tooMany(args, 0, 'status');
  if (more) return more;
  return [
    ...dayLines(g),
    narratorLine(g),
    line`Shields free: ${number(shieldsFree(g))} of ${number(shieldsOf(g))}.`,
    ...goalLines(g),
    ...ended(g),
  ];
};

/** The day, and how far each hero is in it: at sunrise and after the end nobody is on turn. */
function dayLines(g: Game): Line[] {
  const hero = onTurn(g);
  const each = (heroes: readonly Hero[]): Line[] => heroes.map((one) => line`${heroWord(one)}: ${dayOf(g, one)}`);
  if (g.over !== null) return [line`Day ${number(g.day)}.`];
  if (hero.asleep) return [line`Day ${number(g.day)} ends.`, ...each(g.heroes)];
  return [
    line`Day ${number(g.day)}. ${heroWord(hero)} is on turn: ${dayOf(g, hero)}`,
    ...each(g.heroes.filter((one) => one !== hero)),
  ];
}

const ended = (g: Game): Line[] =>
  g.over === null ? [] : [words(g.over.result === 'won' ? 'The game is over: won.' : 'The game is over: lost.')];

/** The next letter with a star (TRK-7), undefined when none is ahead. */
export function nextStar(g: Game): number | undefined {
  return g.legend === null ? undefined : starsOf(legendOf(g.legend)).find((letter) => letter > g.narrator);
}

export function narratorLine(g: Game): Line {
  const star = nextStar(g);
  const next = star === undefined ? 'No star is ahead' : `The next star, where a card waits, is on ${letterName(star)}`;
  const last = deadline(g);
  const before = last === undefined ? '' : `to ${letterName(last)}: ${last - g.narrator}, `;
  const ring = g.ring ? ' The ring lies on him: when he moves, Black Knights ride.' : '';
  return words(
    `The narrator is on ${letterName(g.narrator)}. ${next}. Letters left ${before}to N: ${LAST - g.narrator}.${ring}`,
  );
}

/** The goal in words; null without a legend. */
export const goalText = (g: Game): string | null =>
  g.legend === null || g.goal === null ? null : (proseOf(g.legend).goals[g.goal] ?? null);

function goalLines(g: Game): Line[] {
  const goal = goalText(g);
  if (goal !== null) return [words(`Goal: ${goal}`), ...(g.over === null ? progress(g) : []), ...deedsToDo(g)];
  return [words(g.legend === null ? 'There is no goal: no legend is told here.' : 'No card has set a goal yet.')];
}

/** `goal`: what must be done, and by when. */
export const goal: Asked = (g, args) => tooMany(args, 0, 'goal') ?? [...goalLines(g), narratorLine(g), ...ended(g)];

/** `cards`, `cards A1`, `cards good wood`: what was read, again. A card that was not read is not told of. */
export const cards: Asked = (g, args) => {
  if (g.legend === null || !findLegend(g.legend)) return [words('There are no cards: no legend is told here.')];
  const prose = proseOf(g.legend).cards;
  const read = [...new Set(g.read)].filter((id) => prose[id] !== undefined);
  if (read.length === 0) return [words('No card has been read yet.')];
  const titled = (id: string): Line => line`${id}, ${{ text: prose[id].title, as: 'title' }}.`;
  if (args.length === 0) return read.map(titled);
  const said = args.join(' ').toLowerCase();
  const id = read.find((one) => one.toLowerCase() === said || prose[one].title.toLowerCase() === said);
  if (id === undefined)
    return slip(`No card ${said.toUpperCase()} has been read.`, `Cards read so far: ${read.join(', ')}.`);
  return [titled(id), words(prose[id].text, 'story')];
};

/** `deck`: what everybody may know of the event cards: how many, the back on top, and what was carried out. */
export const deck: Asked = (g, args) => {
  const more = tooMany(args, 0, 'deck');
  if (more) return more;
  const top = topEvent(g);
  if (top === undefined) return [words('No event cards are in play.')];
  const sought = g.board === 'river' && g.ring && g.knights.length > 0 ? heroOnBack(g) : undefined; // KNIGHT-1
  const kinds = top.kinds.map((kind) => FOES[kind].plural).join(', then ');
  return [
    words(`Event cards: ${g.events.length} in the deck, ${g.pile.length} carried out.`),
    words(
      g.board === 'river'
        ? `The back on top moves ${kinds} at the next sunrise.`
        : 'No event card is read at sunrise on this side.',
    ),
    ...(sought === undefined ? [] : [line`Black Knights seek ${heroWord(heroOf(g, sought))}.`]),
    ...g.pile.map((id) => words(`Carried out: ${EVENTS_EN[id].title}.`)),
  ];
};
