import { expect, it } from 'vitest';
import { QUIET, type Seat, sceneLine, sit } from './seat.ts';

async function inRoom(words: object, columns = 80, rows = 24): Promise<Seat> {
  const seat = await sit({ line: sceneLine({ ...QUIET, ...words }), columns, rows });
  return seat;
}

const THREE = {
  turn: 'grea',
  heroes: ['grea', 'avida', 'raash'].map((hero) => ({ hero, space: 412, sp: 2, wp: 7 })),
  creatures: [{ kind: 'gor', space: 412 }],
};

it('asks in fewer words where the long question would be cut', async () => {
  const narrow = await inRoom(THREE);
  await narrow.press('/fight<enter>1');
  expect(narrow.text()).toContain('─ Grea 7, the Gor 4: invite fellows, or roll? ─');
  const wide = await inRoom(THREE, 120, 40);
  await wide.press('/fight<enter>1');
  expect(wide.text()).toContain('─ Grea, 7 hours left, 3 overtime, willpower 7; the Gor, willpower 4: invite fellows');
});

it('asks in fewer words while a hero walks, and over what fellows may do says so', async () => {
  const heroes = [
    { hero: 'raash', space: 423 },
    { hero: 'avida', space: 423, gold: 2 },
  ];
  const walker = await inRoom({ turn: 'raash', heroes }, 60, 20);
  await walker.press('/walk<enter>1');
  expect(walker.text()).toMatch(/─ Raash at 4\d\d, 6\+3 hours\. Where to\? ─/);
  await walker.press('<end><enter>');
  expect(walker.text()).toContain('─ Free actions of fellows. Which one? ─');
  await walker.press('<escape>');
  expect(walker.text()).toContain('Where to?');
});

it('says in the line of the question what letters on the map mean for which the first row has no room', async () => {
  const seat = await sit({ line: 'new legend 3 heroes tenaya,grent seed 1', columns: 120, rows: 40 });
  await seat.read();
  const asked = () => seat.rows().find((row) => row.includes('What now?')) ?? '';
  const meanings = ['steppe people', 'Gor', 'well', 'fog', 'log', 'mushroom', 'item', 'merchant'];
  const first = seat.rows()[0];
  for (const one of meanings) expect(`${first}\n${asked()}`.split(` ${one}`), one).toHaveLength(2);
  expect(asked()).toMatch(/What now\? ─+ .*\w ─$/);
  await seat.resize(60, 20);
  expect(asked()).not.toMatch(/What now\? ─+ .*(mushroom|merchant)/);
});

it('draws heads on the ways of those creatures alone that the event card moves', async () => {
  const river = {
    board: 'river',
    turn: 'grea',
    heroes: [{ hero: 'grea', space: 544 }],
    creatures: [{ kind: 'gor', space: 548 }],
  };
  const heads = (seat: Seat) =>
    seat
      .rows()
      .slice(1, 13)
      .join('')
      .match(/[→←↗↘↖↙]/g) ?? [];
  const still = await inRoom({ ...river, events: ['strong-drink'] });
  await still.press('d');
  expect(heads(still)).toEqual([]);
  const log = (seat: Seat) =>
    seat
      .rows()
      .map((row) => row.slice(45).trim())
      .join(' ');
  expect(log(still)).toContain('If the sun rose now: no creature on the move.');
  const moving = await inRoom({ ...river, events: ['sword-buyer'] });
  await moving.press('d');
  // it moves twice: from 548 to 549, and on to 552
  expect(heads(moving)).toHaveLength(2);
  expect(moving.text()).toContain('552!');
  expect(moving.text()).not.toContain('549!');
  expect(log(moving)).toContain('If the sun rose now: 1 creature on the move.');
});

it('draws the head toward the steppe people of a creature that turns toward them', async () => {
  const seat = await inRoom({
    board: 'river',
    legend: '3',
    goal: 'over',
    events: ['sword-buyer'],
    turn: 'grent',
    heroes: [{ hero: 'grent', space: 543, wp: 12 }],
    'steppe-people': { space: 543, leader: 'grent' },
    creatures: [{ kind: 'gor', space: 545 }],
  });
  await seat.press('d');
  const map = seat
    .rows()
    .slice(1, 13)
    .map((row) => row.slice(0, 44))
    .join('\n');
  expect(map.match(/[→←↗↘↖↙]/g)).toEqual(['↘']);
  expect(map).toContain('543!');
  expect(map).not.toContain('546!');
});

it('counts the last choice of a list as one', async () => {
  const items = ['knife', 'telescope'];
  const seat = await inRoom({ turn: 'raash', heroes: [{ hero: 'raash', space: 423, items, gold: 1 }] });
  await seat.press('<end>');
  const count = seat.loop.ui().game?.prompt.own.length ?? 0;
  expect(count % 8).toBe(1);
  expect(seat.text()).toContain(` ${count} of ${count} ─`);
});

it('begins the log with a whole sentence also where the danger leaves it three rows', async () => {
  const river = { board: 'river', legend: '3', goal: 'logs', creatures: [{ kind: 'gor', space: 543 }] };
  const buyer = await inRoom({ ...river, turn: 'grea', heroes: [{ hero: 'grea', space: 557, gold: 2 }] });
  await buyer.press('d/strength<enter>1');
  const log = buyer.rows().map((row) => row.slice(45).trimEnd());
  const goalEnds = log.findIndex((row) => row.includes('narrator reaches K.'));
  expect(log[goalEnds + 1]).toBe('Grea: strength 2, 1 more at the');
});

it('reads an event card on a page of its own', async () => {
  const sleeper = await inRoom({
    board: 'river',
    events: ['shared-bread'],
    turn: 'grea',
    heroes: [{ hero: 'grea', space: 557, wp: 7 }],
    creatures: [],
  });
  await sleeper.press(':end<enter>');
  expect(sleeper.text()).toMatch(/┌─ Grea draws an event: Shared bread\. ─/);
  await sleeper.press('<enter>');
  expect(sleeper.text()).toContain('What now?');
});

it('shows no hours on the map any more once the game is over', async () => {
  const walk = async (goal: string, after: string) => {
    const heroes = [{ hero: 'grent', space: 531, hours: 7, wp: 12 }];
    const people = { space: 531, leader: 'grent' };
    const words = { board: 'river', legend: '3', goal, turn: 'grent', heroes, creatures: [], 'steppe-people': people };
    const seat = await inRoom(words);
    await seat.press(`:walk 530<enter>:walk 533<enter>${after}`);
    return seat.text();
  };
  expect(await walk('logs', '')).toMatch(/[╱╲ ]X[╱╲ ]/);
  expect(await walk('over', '<enter>')).not.toMatch(/[╱╲ ]X[╱╲ ]/);
});

it('leaves out whole sentences about how the odds were counted, where all do not fit below the dice', async () => {
  const seat = await inRoom(THREE);
  await seat.press('/fight<enter>11o');
  while (seat.text().includes('Counting.')) await new Promise((done) => setTimeout(done, 20));
  const drawn = seat
    .rows()
    .slice(1, 13)
    .map((row) => row.slice(0, 44).trimEnd())
    .filter((row) => row !== '');
  expect(drawn.join(' ')).toMatch(/Against the Gor on 412: Grea and Avida .* with Raash .* of 100\.$/);
  expect(drawn.at(-1)).toMatch(/\.$/);
});

it('leaves out the name of a place where a choice is too long for its row', async () => {
  const walker = await inRoom({
    turn: 'grea',
    heroes: [{ hero: 'grea', space: 405, sp: 2, wp: 7 }],
    creatures: [{ kind: 'gor', space: 412 }],
  });
  expect(walker.text()).toContain('Walk south-west to 412, a Gor there ');
  expect(walker.text()).toContain('Walk east to 406, Thorn Wood ');
});

it('says nothing of the next sunrise once the game is over', async () => {
  const words = {
    board: 'lake',
    legend: '1',
    goal: 'bowl',
    turn: 'grea',
    heroes: [{ hero: 'grea', space: 405 }],
    'steppe-people': 425,
    creatures: [{ kind: 'skral', space: 425, tag: 'skral' }],
  };
  const seat = await inRoom(words);
  await seat.press('d');
  const log = seat.rows().map((row) => row.slice(45).trim());
  expect(log.join(' ')).toMatch(/If the sun rose now, the legend would be lost to the Skral.* on 425\./);
  await seat.press(':end<enter><enter>');
  expect(seat.text()).toContain('The game is over.');
  expect(seat.text()).not.toContain('If the sun rose now');
});
