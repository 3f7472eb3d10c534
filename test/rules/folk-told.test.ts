import { beforeEach, expect, it, vi } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { viewOf } from '../../src/games/far-land/view.ts';
import { boardPage, boardRows } from '../../src/ui/far-land/boards.ts';
import { textOfRow } from '../../src/ui/rows.ts';
import { type Scene, type SceneWords, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ pace: 3, goals: [{ id: 'far', when: { peopleAt: 402 } }] }));

/** A legend whose steppe people go three spaces a day; they have gone so many, and Grent leads them. */
const slow = (gone = 0, rest: Partial<SceneWords> = {}): Scene =>
  scene({
    legend: 'trial',
    goal: 'far',
    turn: 'grent',
    heroes: [
      { hero: 'grent', space: 427, wp: 10 },
      { hero: 'avida', space: 451 },
    ],
    'steppe-people': { space: 427, leader: 'grent', gone },
    ...rest,
  });
const ask = (game: Scene, line: string): string => {
  const answer = game.session.submit(line);
  return answer.kind === 'said' ? answer.lines.map(textOf).join('\n') : answer.kind;
};
const refusal = (game: Scene, line: string) => {
  const answer = game.session.submit(line);
  if (answer.kind !== 'refused') throw new Error(`"${line}" is not refused`);
  return answer;
};

it('[FOLK-3] the question says how far the steppe people still go, in the turn and on the walk', () => {
  const game = slow();
  expect(game.session.question()).toMatchObject({
    text: 'Grent, 7 hours left, 3 overtime, willpower 10, with the steppe people, who go 3 spaces more. What now?',
    brief: 'Grent, 7+3 hours, willpower 10, people 3?',
  });
  game.play('walk 428', 'walk 420');
  expect(game.session.question()).toMatchObject({
    text: 'Grent is walking, at 420, 5 hours left, 3 overtime, with the steppe people, who go 1 space more. Where to?',
    brief: 'Grent at 420, 5+3 hours, people 1?',
  });
  game.play('unlead');
  expect(game.session.question().text).toBe('Grent is walking, at 420, 5 hours left, 3 overtime. Where to?');
});

it('[FOLK-3] the Steppe Rider is told of the people whom one on the horse leads', () => {
  const heroes = [
    { hero: 'raash', space: 427 },
    { hero: 'avida', space: 427 },
  ];
  const people = { space: 427, leader: 'avida' as const, gone: 0 };
  const game = slow(0, { turn: 'raash', heroes, 'steppe-people': people });
  expect(game.session.question().text).not.toContain('people');
  game.play('carry avida', 'walk 428');
  expect(game.session.question().text).toContain('with the steppe people, who go 2 spaces more.');
});

it('[DEC-21] near a ghost the Steppe Rider is held to no number of spaces: whoever leads them stays behind', () => {
  const heroes = [
    { hero: 'raash', space: 427 },
    { hero: 'avida', space: 427 },
  ];
  const people = { space: 427, leader: 'avida' as const, gone: 1 };
  const game = slow(0, { turn: 'raash', heroes, 'steppe-people': people }).play('carry avida', 'walk 428');
  game.state.ghosts = [428];
  expect(game.session.question().text).not.toContain('steppe people');
  game.play('walk 422').hero('raash', { space: 422 }).hero('avida', { space: 428 });
  expect(game.state.people).toMatchObject({ space: 428, gone: 2 });
});

it('[FOLK-1] without such a number the question names them alone', () => {
  trial({});
  const game = slow(0, { goal: undefined });
  expect(game.session.question()).toMatchObject({ text: expect.stringMatching(/, with the steppe people\. What now/) });
  expect(game.play('walk 428').session.question().brief).toBe('Grent at 428, 6+3 hours, people?');
});

it('[FOLK-3] the hero board, the list of heroes and the JSON view say how far they still go', () => {
  const game = slow(1);
  const rows = (height: number) => boardRows(game.state, { width: 40, height, ascii: false }).map(textOfRow).join('\n');
  expect(rows(12)).toMatch(/Grent 427 people 2 Tent Circle/);
  expect(rows(6)).toMatch(/Grent 427 P 2 /);
  expect(rows(2)).toMatch(/Grent 427 people 2 WP 10/);
  expect(rows(12).match(/people/g)).toHaveLength(1);
  const told = 'Leads the steppe people, who go 2 spaces more before sunrise.';
  expect(boardPage(game.state).map(textOf)).toContain(told);
  expect(ask(game, 'heroes')).toContain(told);
  expect(viewOf(game.state)).toMatchObject({ people: 427, leader: 'grent', peopleLeft: 2 });
  trial({});
  expect(viewOf(slow(1, { goal: undefined }).state)).toMatchObject({ people: 427, peopleLeft: null });
});

it('[FOLK-3] the goal says how far they still go today, and how often they must rest', () => {
  expect(ask(slow(1), 'goal')).toMatch(
    /3 steps from there[\s\S]*They can go 2 steps more before sunrise, so they must rest 1 night at least/,
  );
  expect(ask(slow(2).play('walk 428'), 'goal')).toMatch(/They rest until sunrise/);
  trial({ pace: 3, goals: [{ id: 'far', when: { peopleAt: 421 } }] });
  expect(ask(slow(), 'goal')).toContain(
    '3 steps from there. Grent leads them.\nThey can go 3 steps more before sunrise.',
  );
  trial({ pace: 2, goals: [{ id: 'far', when: { peopleAt: 423 } }] });
  expect(ask(slow(), 'goal')).toContain('2 steps more before sunrise, so they must rest 2 nights at least.');
  expect(ask(slow(1).play('walk 428'), 'goal')).toContain('They rest until sunrise, the first of 2 nights at least.');
});

it('[FOLK-3] a path longer than that says where they would rest; reach names them too', () => {
  const game = slow(1);
  expect(ask(game, 'path 421')).toMatch(/The steppe people go 2 spaces more before sunrise, to 420, [A-Z]/);
  expect(ask(game, 'path 420')).not.toContain('steppe people');
  expect(ask(game, 'path 421 avida')).not.toContain('steppe people go');
  expect(ask(game, 'reach')).toMatch(/^Grent, from 427, Tent Circle, with the steppe people, who go 2 spaces more:/);
});

it('[FOLK-3] a way too long for them says what to do instead', () => {
  const { text, instead } = refusal(slow(1), 'walk 421');
  expect(text).toMatch(/has 3 spaces\. The steppe people go 2 more before sunrise\./);
  expect(instead).toBe('Choose a nearer space to rest on, or let them stay behind first.');
  slow(1).play('unlead', 'walk 421').hero('grent', { space: 421, hours: 3 });
});

it('[FOLK-3] of a way step by step that is longer the rest is left out, and told', () => {
  const game = slow(1).play('walk 428 420 421');
  game.says('They rest at 420').hero('grent', { space: 420, hours: 2 }).turnOf('avida');
  expect(game.state.people).toMatchObject({ space: 420, leader: null, gone: 3 });
});

it('[FOLK-1] who leads them already is told so', () => {
  slow().refused('lead', 'FOLK-1', /^Grent leads the steppe people already\.$/);
});

it('[FOLK-2] away from the shields, danger says whether a creature comes upon them', () => {
  const gor = (space: number): Partial<SceneWords> => ({ creatures: [{ kind: 'gor', space }] });
  const people = { 'steppe-people': 421 };
  expect(ask(slow(0, { ...gor(401), ...people }), 'danger')).toContain(
    'None of these comes upon the steppe people on 421, North Landing.',
  );
  expect(ask(slow(0, { ...gor(412), ...people }), 'danger')).toMatch(/421[\s\S]*the legend is lost/);
  expect(ask(slow(0, { ...gor(412), ...people }), 'danger')).not.toContain('None of these');
  expect(ask(slow(0, { ...gor(401), 'steppe-people': 425 }), 'danger')).not.toContain('None of these'); // shields are there
});

it('[FOLK-3] undo takes their rest back, and a sunrise lets them go again', () => {
  const game = slow(2).play('walk 428');
  expect(game.state.people).toMatchObject({ leader: null, gone: 3 });
  game.play('undo');
  expect(game.state.people).toEqual({ space: 427, leader: 'grent', gone: 2 });
  game.session.submit('redo');
  expect(game.state.people).toEqual({ space: 428, leader: null, gone: 3 });
  game.play('end', 'end').day(2);
  expect(game.state.people).toMatchObject({ space: 428, gone: 0 });
  game.play('undo');
  expect(game.state.people).toMatchObject({ space: 428, gone: 3 });
});

it('[FOLK-3] a free step of a wineskin counts like any other', () => {
  const heroes = [
    { hero: 'grent', space: 427, items: ['wineskin'] },
    { hero: 'avida', space: 451 },
  ];
  const game = slow(2, { heroes }).play('use wineskin', 'walk 428').says('They rest at 428');
  game.turnOf('avida').hero('grent', { space: 428, hours: 0 });
});

it('[FOLK-3] another leader on the same day does not make them fresh, and who is called away by a beacon leaves them', () => {
  const heroes = [
    { hero: 'grent', space: 427 },
    { hero: 'tenaya', space: 420, spells: 2 },
  ];
  const game = slow(0, { heroes }).play('walk 428', 'walk 420', 'tenaya: lead', 'stop').turnOf('tenaya');
  expect(game.session.question().text).toContain('with the steppe people, who go 1 space more.');
  game.play('walk 421').says('They rest at 421').turnOf('grent').refused('lead', 'FOLK-1');
  const called = slow(1, { turn: 'tenaya', heroes }).play('beacon grent');
  expect(called.state.people).toEqual({ space: 427, leader: null, gone: 1 });
});

it('[FOLK-3] in games kept from before there was the rule they have gone no space today', () => {
  const game = slow();
  delete game.state.people?.gone;
  game.play('walk 428').saysNot('They rest');
  expect(game.state.people).toEqual({ space: 428, leader: 'grent', gone: 1 });
});

it('[FOLK-3] a scenario has them go no farther than they can, and nobody lead them when they rest', () => {
  expect(() => slow(4)).toThrow(/"?steppe-people\.gone/);
  expect(() => slow(3)).toThrow(/steppe-people\.leader.*gone 3 spaces: they rest, and nobody leads them/);
  slow(0, { 'steppe-people': { space: 427, gone: 3 } }).refused('lead', 'FOLK-3');
});
