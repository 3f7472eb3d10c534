import { describe, expect, it } from 'vitest';
import { isRefusal } from '../src/engine/ruleset.ts';
import { readScenario } from '../src/games/far-land/scenario.ts';
import type { Game } from '../src/games/far-land/types.ts';
import { sortedJson } from '../src/session/hash.ts';
import { begin, scene } from './scene.ts';

const RAASH = { hero: 'raash', space: 412 };

function read(what: object, seed = 1): Game {
  const got = readScenario(JSON.stringify({ board: 'lake', heroes: [RAASH], ...what }), seed);
  if (isRefusal(got)) throw new Error(got.text);
  return got.game;
}

function flawOf(what: object | string): string {
  const text = typeof what === 'string' ? what : JSON.stringify({ board: 'lake', heroes: [RAASH], ...what });
  const got = readScenario(text, 1);
  if (!isRefusal(got)) throw new Error(`not refused: ${text}`);
  expect(got.rule).toBeNull();
  return got.text;
}

describe('a scenario', () => {
  it('puts everything where the file says', () => {
    const g = read({
      narrator: 'C',
      day: 2,
      level: 'veteran',
      heroes: [
        {
          hero: 'raash',
          space: 412,
          sp: 3,
          wp: 11,
          hours: 2,
          gold: 2,
          items: ['bow', 'wineskin'],
          herbs: 1,
          arrived: true,
        },
        { hero: 'avid', space: 420, asleep: true },
        { hero: 'grent', space: 421, down: 'E' },
      ],
      creatures: [{ kind: 'gorlot', space: 412 }],
      tokens: [
        { kind: 'fog', holds: 'gold', space: 413 },
        { kind: 'spore', space: 420 },
        { kind: 'mushroom', holds: -3, space: 421 },
      ],
      'steppe-people': 430,
      flaps: 401,
      ghosts: [402],
      knights: [403],
      mother: 404,
      merchant: 405,
      shields: { taken: 1 },
      wells: { 407: 'empty' },
      dice: [3, 2, 12],
    });
    expect(g).toMatchObject({
      narrator: 2,
      day: 2,
      level: 'veteran',
      people: { space: 430, leader: null },
      flaps: 401,
      ghosts: [402],
      knights: [{ space: 403 }],
      ring: true,
      mother: 404,
      merchant: 405,
      shieldsTaken: 1,
      rooster: 'avida',
    });
    expect(g.heroes[0]).toMatchObject({ sp: 3, wp: 11, hours: 2, gold: 2, herbs: 1, arrived: true, asleep: false });
    expect(g.heroes[0].items.map((item) => item.id)).toEqual(['bow', 'wineskin']);
    expect(g.heroes[1]).toMatchObject({ id: 'avida', name: 'Avid', asleep: true, wp: 5, sp: 1 });
    expect(g.heroes[2].down).toBe(4);
    expect(g.creatures).toMatchObject([{ kind: 'gorlot', space: 412 }]);
    expect(g.tokens.map((token) => token.kind)).toEqual(['fog', 'spore', 'mushroom']);
    expect(g.wells.filter((well) => !well.full).map((well) => well.space)).toEqual([407]);
    expect(g.rng.faces).toEqual([3, 2, 12]);
  });

  it('[SET-2] needs only a board and heroes, who then stand as at the start', () => {
    const g = read({});
    expect(g).toMatchObject({
      legend: null,
      level: 'normal',
      narrator: 0,
      day: 1,
      trade: true,
      people: null,
      creatures: [],
    });
    expect(g.heroes).toMatchObject([{ name: 'Raash', sp: 1, wp: 7, hours: 0, gold: 0, herbs: 0, items: [] }]);
  });

  it('takes what lies about from the supply', () => {
    const g = read({
      heroes: [{ hero: 'raash', space: 412, gold: 5, herbs: 1, items: ['bow', 'falcon'] }],
      tokens: [
        { kind: 'gold', amount: 2, space: 413 },
        { kind: 'spore', space: 413 },
        { kind: 'bow', space: 413 },
      ],
    });
    expect(g.supply).toMatchObject({ gold: 23, herb: 1, spore: 8 });
    expect(g.equipment).toMatchObject({ bow: 0, falcon: 0, blade: 1, wineskin: 5, telescope: 2, knife: 2 });
    expect(g.sporeBacks).toHaveLength(8);
    expect(read({ supply: { spore: 3 } })).toMatchObject({ supply: { spore: 3 } });
    expect(read({ supply: { spore: 3 } }).sporeBacks).toHaveLength(3);
  });

  it.each([
    ['bow', 'bow'],
    ['telescope', 'telescope'],
    ['falcon', 'falcon'],
    ['throwing-knife', 'knife'],
    ['throwing knife', 'knife'],
    ['knife', 'knife'],
    ['shadow-blade', 'blade'],
    ['blade', 'blade'],
    ['griffin-crown', 'crown'],
    ['ruin-spirit', 'ruin-spirit'],
  ])('knows the item "%s"', (word, id) => {
    expect(read({ heroes: [{ ...RAASH, items: [word] }] }).heroes[0].items[0].id).toBe(id);
  });

  it('turns an item over where the file says so', () => {
    const items = ['half-wineskin', { item: 'falcon', turned: true }];
    expect(read({ heroes: [{ ...RAASH, items }] }).heroes[0].items).toEqual([
      { id: 'wineskin', turned: true },
      { id: 'falcon', turned: true },
    ]);
  });

  it('lays what the file leaves open by the seed, the same for the same seed', () => {
    const tokens = Array.from({ length: 6 }, (_, i) => ({ kind: 'fog', space: 401 + i }));
    const holds = (seed: number) => sortedJson(read({ tokens }, seed).tokens);
    expect(holds(3)).toBe(holds(3));
    expect(new Set([1, 2, 3, 4, 5].map(holds)).size).toBeGreaterThan(1);
  });

  it('lays the event cards named on top and the rest, shuffled, beneath', () => {
    const g = read({ events: ['dry-wind', 'lost-purse'] });
    expect(g.events.slice(0, 2)).toEqual(['dry-wind', 'lost-purse']);
    expect(new Set(g.events).size).toBe(24);
    expect(read({}).events).toHaveLength(24);
  });

  it('counts the cards up to the narrator as read, and takes their goal', () => {
    const start = read({ legend: '1' });
    const begun = begin('legend 1 heroes raash,avida seed 1').state;
    expect(start.read).toEqual(begun.read);
    expect(start.goal).toBe(begun.goal);
    expect(start.creatures).toEqual([]);
  });
});

describe('the turn of a scenario', () => {
  const two = [RAASH, { hero: 'tenaya', space: 412 }];

  it('begins with the hero named', () => {
    scene({ heroes: two, turn: 'raash' }).turnOf('raash');
  });

  it('[SET-3] begins with the highest rank where nobody is named, sleepers left out', () => {
    scene({ heroes: two }).turnOf('tenaya');
    scene({ heroes: [RAASH, { hero: 'tenaya', space: 412, asleep: true }] }).turnOf('raash');
  });

  it('goes on clockwise', () => {
    scene({ heroes: two, turn: 'raash' }).play('pass').turnOf('tenaya').play('pass').turnOf('raash');
  });

  it('[FIGHT-1] keeps a hero from fighting who has arrived on this very turn', () => {
    const gor = [{ kind: 'gor' as const, space: 412 }];
    scene({ heroes: [RAASH], creatures: gor }).offers('fight gor');
    scene({ heroes: [{ ...RAASH, arrived: true }], creatures: gor })
      .offersNot('fight gor')
      .refused('fight gor', 'FIGHT-1');
  });

  it('[DAY-9] goes on with the sunrise where all are asleep', () => {
    scene({ heroes: [{ ...RAASH, asleep: true }], day: 2 })
      .day(3)
      .narrator('B')
      .turnOf('raash');
  });

  it('uses the dice of the file in their order, before the seed', () => {
    const s = scene({
      heroes: [{ hero: 'grent', space: 412, sp: 5 }],
      creatures: [{ kind: 'gor', space: 412 }],
      dice: [6, 1, 1],
    });
    s.play('fight gor', 'roll');
    expect(s.events('rolled')).toMatchObject([{ die: 6 }]);
    expect(s.events('foe-rolled')).toMatchObject([{ dice: [1, 1] }]);
  });
});

describe('a faulty scenario is refused by name', () => {
  it.each<[string, object | string, RegExp]>([
    ['no JSON', '{"board": "lake",', /is no JSON/],
    ['no object', '[]', /at the top: \[\] is no object/],
    ['an unknown key', { hero: [] }, /at the top: there is no key "hero"/],
    ['an inherited key', '{"board":"lake","heroes":[],"toString":1}', /there is no key "toString"/],
    ['no board', { board: undefined }, /at the top: the key "board" is missing/],
    ['another board', { board: 'sea' }, /at board: "sea"/],
    ['no heroes', { heroes: undefined }, /"heroes" is missing/],
    ['nobody', { heroes: [] }, /at heroes: 1 to 4 heroes play, not 0/],
    ['an unknown hero', { heroes: [{ hero: 'bob', space: 412 }] }, /at heroes\[0\]\.hero: there is no hero "bob"/],
    [
      'one board twice',
      { heroes: [RAASH, { hero: 'raashana', space: 401 }] },
      /at heroes\[1\]\.hero: Raash and Raashana/,
    ],
    ['an unknown key of a hero', { heroes: [{ ...RAASH, hp: 3 }] }, /at heroes\[0\]: there is no key "hp"/],
    [
      'a hero on no space',
      { heroes: [{ hero: 'raash', space: 512 }] },
      /at heroes\[0\]\.space: 512 is no space of the lake side/,
    ],
    ['a hero without a space', { heroes: [{ hero: 'raash' }] }, /at heroes\[0\]\.space: nothing is no space/],
    ['too much willpower', { heroes: [{ ...RAASH, wp: 21 }] }, /at heroes\[0\]\.wp: 21 is not from 1 to 20/],
    ['half a point', { heroes: [{ ...RAASH, sp: 1.5 }] }, /at heroes\[0\]\.sp: 1\.5 is no whole number/],
    ['hours beyond overtime', { heroes: [{ ...RAASH, hours: 11 }] }, /at heroes\[0\]\.hours: 11 is not from 0 to 10/],
    [
      'an unknown item',
      { heroes: [{ ...RAASH, items: ['sword'] }] },
      /at heroes\[0\]\.items\[0\]: there is no item "sword"/,
    ],
    [
      'a stone of no kind',
      { heroes: [{ ...RAASH, items: ['hope-stone'] }] },
      /at heroes\[0\]\.items\[0\]: a hope-stone needs "holds": strength, marker, willpower, ward/,
    ],
    ['a stone of no kind on a space', { tokens: [{ kind: 'hope-stone', space: 412 }] }, /a hope-stone needs "holds"/],
    ['two large items', { heroes: [{ ...RAASH, items: ['bow', 'blade'] }] }, /has 1 large space, not 2/],
    [
      'four small items',
      { heroes: [{ ...RAASH, items: ['wineskin', 'wineskin', 'knife', 'falcon'] }] },
      /has 3 small spaces, not 4/,
    ],
    [
      'an unknown kind',
      { creatures: [{ kind: 'orc', space: 412 }] },
      /at creatures\[0\]\.kind: there is no creature "orc"/,
    ],
    ['a creature on no space', { creatures: [{ kind: 'gor', space: 400 }] }, /at creatures\[0\]\.space: 400/],
    [
      'two on a space',
      {
        creatures: [
          { kind: 'gor', space: 412 },
          { kind: 'skral', space: 412 },
        ],
      },
      /on 412 a Gor stands already/,
    ],
    [
      'more figures than there are',
      { creatures: [401, 402, 403].map((space) => ({ kind: 'skral', space })) },
      /at creatures\[2\]: the box holds Skrals 2/,
    ],
    ['an unknown token', { tokens: [{ kind: 'egg', space: 412 }] }, /at tokens\[0\]\.kind: there is no token "egg"/],
    ['unknown fog', { tokens: [{ kind: 'fog', holds: 'fish', space: 412 }] }, /at tokens\[0\]\.holds: "fish"/],
    [
      'a mushroom of 5',
      { tokens: [{ kind: 'mushroom', holds: 5, space: 412 }] },
      /at tokens\[0\]\.holds: a mushroom is worth/,
    ],
    [
      'more gold than there is',
      {
        heroes: [
          { ...RAASH, gold: 20 },
          { hero: 'grent', space: 412, gold: 11 },
        ],
      },
      /the box holds gold 30, not 31/,
    ],
    [
      'more bows than there are',
      { tokens: [1, 2, 3].map(() => ({ kind: 'bow', space: 412 })) },
      /the box holds bow 2, not 3/,
    ],
    ['no letter', { narrator: 'Q' }, /at narrator: "Q" is no letter/],
    ['no such well', { wells: { 412: 'empty' } }, /at wells: there is no key "412"\. Keys: 407/],
    ['a well neither full nor empty', { wells: { 407: 'dry' } }, /at wells\.407: "dry"/],
    ['more shields than there are', { shields: { taken: 4 } }, /at shields\.taken: 4 is not from 0 to 3/],
    ['no such face', { dice: [7] }, /at dice\[0\]: no die shows 7/],
    ['the turn of a stranger', { turn: 'grent' }, /at turn: "grent" does not play/],
    [
      'the turn of a sleeper',
      { heroes: [{ ...RAASH, asleep: true }], turn: 'raash' },
      /at turn: raash has ended the day/,
    ],
    ['no such legend', { legend: '99' }, /at legend: there is no legend "99"/],
    [
      'a legend of the other side',
      { board: 'river', heroes: [{ hero: 'raash', space: 501 }], legend: '1' },
      /legend 1 is played on the lake side/,
    ],
    ['more spores than there are', { supply: { spore: 10 } }, /at supply\.spore: 10 is not from 0 to 9/],
    [
      'people led by somebody elsewhere',
      { 'steppe-people': { space: 430, leader: 'raash' } },
      /Raash stands on 412, not on 430/,
    ],
    ['no such event card', { events: ['flood'] }, /at events\[0\]: "flood" is not known/],
    ['an event card twice', { events: ['dry-wind', 'dry-wind'] }, /at events\[1\]: "dry-wind" stands there twice/],
    ['a ghost on no space', { ghosts: [999] }, /at ghosts\[0\]: 999/],
  ])('%s', (_what, file, sentence) => {
    expect(flawOf(file)).toMatch(sentence);
  });

  it('before a game begins from it', () => {
    expect(() => scene({ heroes: [{ hero: 'bob', space: 412 }] })).toThrow(/there is no hero "bob"/);
  });
});
