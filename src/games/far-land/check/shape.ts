import {
  byKey,
  condition,
  fields,
  flag,
  isObject,
  lines,
  list,
  maybe,
  names,
  oneOf,
  type Shape,
  space,
  text,
  whole,
} from '../rules/effects/shapes.ts';
import { PACE_MOST } from '../rules/folk.ts';
import { LETTERS } from '../rules/track.ts';

/** A short word for an id: it stands in commands, so it holds no blank. */
const word: Shape = {
  says: 'a word of letters, digits and "-"',
  look(value, path, l) {
    if (typeof value !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(value))
      l.wrong(path, 'Here belongs a word of letters, digits and "-".');
  },
};

/** A list that may be empty. */
const some = (of: Shape): Shape => ({
  says: 'a list',
  look(value, path, l) {
    if (!Array.isArray(value)) l.wrong(path, 'Here belongs a list.');
    else if (value.length > 0) list(of).look(value, path, l);
  },
});

const goal = fields('a goal', { id: names('goal'), when: condition, atOnce: maybe(oneOf(true as unknown as string)) });

const card = fields('a card', { id: names('card'), letter: maybe(oneOf(...LETTERS)), lines });

const deed = fields('a deed', {
  id: names('deed'),
  at: list(space),
  hours: whole(0, 7),
  when: maybe(condition),
  do: lines,
});

const watch = fields('a watch', { id: word, when: condition, do: lines });

export const LEGEND: Shape = fields('a legend', {
  id: word,
  board: oneOf('lake', 'river'),
  start: list(space),
  people: maybe(space),
  pace: maybe(whole(1, PACE_MOST)),
  trade: flag,
  checklist: maybe(oneOf(true as unknown as string)),
  goals: list(goal),
  cards: list(card),
  deeds: some(deed),
  watches: some(watch),
});

const texts = (of: Shape): Shape => ({
  says: 'words by name',
  optional: true,
  look(value, path, l) {
    if (!isObject(value) || Object.keys(value).length > 0) mustTexts(of).look(value, path, l);
  },
});
const mustTexts = (of: Shape): Shape => byKey('words by name', () => of);

export const PROSE: Shape = fields('the prose', {
  title: text,
  about: text,
  cards: mustTexts(fields('the words of a card', { title: text, text })),
  goals: mustTexts(text),
  deeds: texts(fields('the words of a deed', { label: text, done: text })),
  asks: texts(fields('a question', { question: text, options: byKey('answers by name', () => text) })),
  told: texts(text),
  names: texts(text),
  ends: mustTexts(text),
});
