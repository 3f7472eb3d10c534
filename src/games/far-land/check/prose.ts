import type { Legend, Prose } from '../legend.ts';
import type { NameKind } from '../rules/effects/shapes.ts';
import { allLines, type Found } from './look.ts';
import type { Problem } from './problem.ts';

const WORDS_LEAST = 40;
const WORDS_MOST = 90;

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const usedNames = (found: Found, kind: NameKind): string[] =>
  found.used.filter((one) => one.kind === kind).map((one) => one.name);

/** Whether steppe people come into the legend: from the start, or by a card. */
export const hasPeople = (legend: Legend): boolean =>
  legend.people !== undefined || JSON.stringify(legend).includes('"people":');

/** Ways to lose that no card names: the track's end, the shields, the steppe people, the Mother Spore. */
function lossesOf(legend: Legend, text: string): string[] {
  const folk = hasPeople(legend);
  if (legend.board === 'lake') return folk ? ['narrator', 'shields', 'people'] : ['narrator', 'shields'];
  return [
    ...(folk ? ['narrator', 'shields', 'people'] : ['narrator']),
    ...(text.includes('"spore"') || text.includes('"mother"') ? ['mother'] : []),
  ];
}

/** Goals by which the legend can be won: those won at once, and the last. */
const winsOf = (legend: Legend): string[] =>
  legend.goals.filter((goal, i) => goal.atOnce || i === legend.goals.length - 1).map((goal) => goal.id);

/** What must have words, by the part of the prose where they stand. */
function wantedOf(legend: Legend, found: Found): { [part in keyof Prose]?: Set<string> } {
  const losses = lossesOf(legend, JSON.stringify(legend));
  return {
    cards: new Set(legend.cards.map((card) => card.id)),
    goals: new Set(legend.goals.map((goal) => goal.id)),
    deeds: new Set(legend.deeds.map((deed) => deed.id)),
    asks: new Set(usedNames(found, 'question')),
    told: new Set(usedNames(found, 'sentence')),
    names: new Set(found.given.get('creature') ?? []),
    ends: new Set([...winsOf(legend), ...losses, ...usedNames(found, 'ending')]),
  };
}

/** Words for everything, and none too many; cards of the right length; answers with words. */
export function proseProblems(legend: Legend, prose: Prose, found: Found): Problem[] {
  const out: Problem[] = [];
  for (const [part, wanted] of Object.entries(wantedOf(legend, found))) {
    const there = Object.keys((prose[part as keyof Prose] as object | undefined) ?? {});
    for (const key of wanted)
      if (!there.includes(key)) out.push({ path: ['prose', 'en', part], why: `There are no words for "${key}".` });
    for (const key of there)
      if (!wanted.has(key)) out.push({ path: ['prose', 'en', part, key], why: `"${key}" is never used.` });
  }
  for (const [id, card] of Object.entries(prose.cards)) {
    const n = wordsOf(card.text);
    if (n < WORDS_LEAST || n > WORDS_MOST)
      out.push({
        path: ['prose', 'en', 'cards', id, 'text'],
        why: `The text has ${n} words; a card has ${WORDS_LEAST} to ${WORDS_MOST}.`,
      });
  }
  return [...out, ...answerProblems(legend, prose)];
}

/** Every answer of every question has words, and none has words in vain. */
function answerProblems(legend: Legend, prose: Prose): Problem[] {
  const lists = [
    ...legend.cards.map((c) => c.lines),
    ...legend.deeds.map((d) => d.do),
    ...legend.watches.map((w) => w.do),
  ];
  const out: Problem[] = [];
  for (const { line } of lists.flatMap((lines) => allLines(lines, []))) {
    const asked = 'ask' in line && prose.asks && Object.hasOwn(prose.asks, line.ask) ? prose.asks[line.ask] : undefined;
    if (!('ask' in line) || asked === undefined) continue;
    const words = Object.keys(asked.options);
    const path = ['prose', 'en', 'asks', line.ask, 'options'];
    for (const option of Object.keys(line.options))
      if (!words.includes(option)) out.push({ path, why: `The answer "${option}" has no words.` });
    for (const option of words)
      if (!Object.hasOwn(line.options, option)) out.push({ path: [...path, option], why: `"${option}" is no answer.` });
  }
  return out;
}
