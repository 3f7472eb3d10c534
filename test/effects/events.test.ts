import { describe, expect, it } from 'vitest';
import { applyInPlace, choices } from '../../src/engine/machine.ts';
import { LAKE_ORDER } from '../../src/games/far-land/content/creatures.ts';
import { EVENTS } from '../../src/games/far-land/content/events/cards.ts';
import { EVENT_IDS } from '../../src/games/far-land/content/events/index.ts';
import { EVENT_ASKS_EN, EVENTS_EN } from '../../src/games/far-land/content/events/prose.en.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { CardLine } from '../../src/games/far-land/legend.ts';
import { type Action, type Event, type Game, HERO_IDS } from '../../src/games/far-land/types.ts';
import { begin, type SceneWords, scene } from '../scene.ts';

const cards = EVENT_IDS.map((id) => ({ id, ...EVENTS[id] }));
const asks = (lines: readonly CardLine[]): boolean =>
  JSON.stringify(lines).includes('"ask":') || JSON.stringify(lines).includes('"chosen"');

/** Raash and Avida at 412; Raash is about to end a walk on 413, where fog hides an event. */
const foggy = (event: string, more: Partial<SceneWords> = {}) =>
  scene({
    heroes: [
      { hero: 'raash', space: 412, wp: 9 },
      { hero: 'avida', space: 412 },
    ],
    turn: 'raash',
    tokens: [{ kind: 'fog', holds: 'event', space: 413 }],
    events: [event],
    ...more,
  });
const intoFog = (event: string, more: Partial<SceneWords> = {}) => foggy(event, more).play('walk 413', 'stop');

describe('the event deck', () => {
  it('[SET-5] the 24 event cards are shuffled', () => {
    const deck = (seed: number) => begin(`legend 1 heroes raash,avida seed ${seed}`).state.events;
    expect(EVENT_IDS).toHaveLength(24);
    expect(deck(1).slice().sort()).toEqual(EVENT_IDS.slice().sort());
    expect(deck(1)).not.toEqual(deck(2));
    expect(deck(1)).toEqual(deck(1));
  });

  it('has no two cards with the same effect', () => {
    expect(new Set(cards.map((card) => JSON.stringify(card.lines))).size).toBe(24);
    const lake = cards.map((card) => JSON.stringify(card.lake ?? card.lines));
    expect(new Set(lake).size).toBe(24);
  });

  it('asks on at least 8 cards, and is good or mixed on about half of them', () => {
    expect(cards.filter((card) => asks(card.lines)).length).toBeGreaterThanOrEqual(8);
    const bad = cards.filter((card) => card.bad).length;
    expect(bad).toBeGreaterThanOrEqual(10);
    expect(bad).toBeLessThanOrEqual(14);
  });

  it('names one to three kinds on each back, one of them twice at most, and the four colours in some order', () => {
    for (const card of cards) {
      expect(card.kinds.length, card.id).toBeGreaterThanOrEqual(1);
      expect(new Set(card.kinds).size, card.id).toBeLessThanOrEqual(3);
      expect(card.kinds.length - new Set(card.kinds).size, card.id).toBeLessThanOrEqual(1);
      for (const kind of card.kinds) expect(LAKE_ORDER).toContain(kind);
      expect(card.colours.slice().sort(), card.id).toEqual(HERO_IDS.slice().sort());
    }
  });

  it('gives every hero and every kind its chance', () => {
    for (const id of HERO_IDS) expect(cards.filter((card) => card.colours[0] === id).length, id).toBeGreaterThan(3);
    for (const kind of LAKE_ORDER)
      expect(cards.filter((card) => card.kinds.includes(kind)).length, kind).toBeGreaterThan(4);
  });

  it('has words for every card and every answer, and a second text for spores on the lake', () => {
    expect(Object.keys(EVENTS_EN).sort()).toEqual(EVENT_IDS.slice().sort());
    for (const card of cards) {
      const spores = JSON.stringify(card.lines).includes('"spore"');
      expect(card.lake !== undefined, card.id).toBe(spores);
      expect(EVENTS_EN[card.id].lake !== undefined, card.id).toBe(spores);
      const asked = JSON.stringify(card.lines).match(/"ask":"([^"]+)"/)?.[1];
      if (asked !== undefined) expect(EVENT_ASKS_EN[asked], card.id).toBeDefined();
    }
  });
});

describe('every event, with each of its answers', () => {
  const rich = { gold: 3, sp: 3, wp: 9 };
  const boards: SceneWords[] = [
    {
      board: 'lake',
      heroes: [
        { hero: 'raash', space: 412, ...rich },
        { hero: 'avida', space: 412 },
      ],
      tokens: [{ kind: 'fog', holds: 'event', space: 413 }],
      creatures: [
        { kind: 'gor', space: 401 },
        { kind: 'skral', space: 451 },
      ],
      shields: { taken: 1 },
    },
    {
      board: 'river',
      heroes: [
        { hero: 'raash', space: 511, ...rich },
        { hero: 'avida', space: 511 },
      ],
      tokens: [{ kind: 'fog', holds: 'event', space: 510 }],
      creatures: [{ kind: 'gor', space: 501 }],
    },
  ];

  /** Plays each way through the questions of a card; the number of ways. */
  function ways(board: SceneWords, event: string): number {
    const fogged = board.board === 'lake' ? 413 : 510;
    const first = scene({ turn: 'raash', ...board, events: [event] }).play(`walk ${fogged}`, 'stop').state;
    let n = 0;
    const open = [first];
    while (open.length > 0) {
      const g = open.pop() as typeof first;
      if (g.over !== null || g.stack[g.stack.length - 1].kind !== 'card') {
        expect(g.pile, event).toEqual([event]);
        n += 1;
        continue;
      }
      for (const choice of choices(FAR_LAND, g)) {
        expect(FAR_LAND.question(g).text).not.toBe('Which way?');
        const next = FAR_LAND.copy(g);
        applyInPlace<Game, Action, Event>(FAR_LAND, next, choice);
        open.push(next);
      }
    }
    return n;
  }

  for (const board of boards)
    for (const { id, lines, lake } of cards)
      it(`${id} comes to an end on the ${board.board} side`, () => {
        const asking = asks(board.board === 'lake' ? (lake ?? lines) : lines);
        const n = ways(board, id);
        if (asking) expect(n).toBeGreaterThan(1);
        else expect(n).toBe(1);
      });
});

describe('drawing', () => {
  it('[FOG-1] fog with an event carries out the top card, which is told and goes to the pile', () => {
    const game = intoFog('fever').says('Raash draws an event: Swamp fever.').hero('raash', { wp: 5 });
    expect(game.state.pile).toEqual(['fever']);
    expect(game.state.events).not.toContain('fever');
    game.turnOf('avida');
  });

  it('speaks to the hero who drew it', () => {
    intoFog('lost-purse').hero('raash', { gold: 2 }).hero('avida', { gold: 0 });
  });

  it('has a second text for spores on the lake side', () => {
    const game = intoFog('grey-sleeve').says('cough until noon').hero('raash', { wp: 6 });
    expect(game.state.tokens.filter((token) => token.kind === 'spore')).toEqual([]);
  });

  it('[CRE-9] a card carried out from fog makes the next back lie on top', () => {
    const river: Partial<SceneWords> = {
      board: 'river',
      heroes: [
        { hero: 'raash', space: 511 },
        { hero: 'avida', space: 511 },
      ],
      tokens: [{ kind: 'fog', holds: 'event', space: 510 }],
      creatures: [
        { kind: 'gor', space: 519 },
        { kind: 'troll', space: 533 },
      ],
      events: ['lost-purse', 'strong-drink', 'shared-bread'],
    };
    // the back of "lost-purse" names Gors and Gorlots, that of "strong-drink" Trolls alone
    const plain = foggy('', river).play('end', 'end').standing('gor', 520).standing('troll', 533);
    expect(plain.state.pile).toEqual(['lost-purse']);
    const fogged = foggy('', river).play('walk 510', 'stop', 'end', 'end', 'answer refuse');
    fogged.standing('gor', 519).standing('troll', 534);
  });

  it('[CRE-6] a kind that stands twice on the back moves twice, in the order of the back', () => {
    const game = scene({
      board: 'river',
      heroes: [
        { hero: 'raash', space: 511 },
        { hero: 'avida', space: 511 },
      ],
      creatures: [
        { kind: 'gor', space: 501 },
        { kind: 'gorlot', space: 504 },
        { kind: 'skral', space: 519 },
      ],
      events: ['fever'],
    }).play('end', 'end');
    const moves = game.events('moved').map((e) => `${e.what} ${e.from}-${e.to}`);
    expect(moves).toEqual(['gor 501-502', 'gorlot 504-507', 'gor 502-505']);
    game.standing('skral', 519);
  });

  it('[DEC-27] an empty deck is made anew from the pile', () => {
    const game = foggy('fever');
    game.state.events.splice(1);
    game.state.pile.push('lost-purse', 'late-fire');
    game.play('walk 413', 'stop');
    expect(game.state.events.slice().sort()).toEqual(['late-fire', 'lost-purse']);
    expect(game.state.pile).toEqual(['fever']);
  });

  it('[HOPE-4] a bad event just drawn is warded off: card and stone leave the game', () => {
    const heroes = [
      { hero: 'raash', space: 412, wp: 9 },
      { hero: 'avida', space: 412, asleep: true, items: [{ item: 'hope-stone', holds: 'ward' }] },
    ];
    const game = intoFog('fever', { heroes } as Partial<SceneWords>);
    game.offersOnly('avida: use hope-stone ward', 'enough').play('avida: use hope-stone ward');
    game.says('holds up a hope stone').hero('raash', { wp: 9 }).hero('avida', { items: [] });
    expect([...game.state.events, ...game.state.pile]).not.toContain('fever');
    const borne = intoFog('fever', { heroes } as Partial<SceneWords>).play('enough');
    borne.hero('raash', { wp: 5 });
    expect(borne.heroOf('avida').items).toHaveLength(1);
  });

  it('[HOPE-4] a good event cannot be warded off, nor can one without the stone', () => {
    const heroes = [
      { hero: 'raash', space: 412, items: [{ item: 'hope-stone', holds: 'ward' }] },
      { hero: 'avida', space: 412, asleep: true },
    ];
    intoFog('lost-purse', { heroes } as Partial<SceneWords>).hero('raash', { gold: 2 });
    const other = [{ ...heroes[0], items: [{ item: 'hope-stone', holds: 'strength' }] }, heroes[1]];
    intoFog('ambush', { heroes: other, dice: [5, 1] } as Partial<SceneWords>).standing('gor', 451);
  });

  it('[MOTHER-2] with the Mother Spore in play a spore card is passed over as a whole', () => {
    const river: Partial<SceneWords> = {
      board: 'river',
      heroes: [
        { hero: 'raash', space: 511 },
        { hero: 'avida', space: 511 },
      ],
      tokens: [{ kind: 'fog', holds: 'event', space: 510 }],
    };
    const spores = (more: Partial<SceneWords>): number =>
      foggy('grey-sleeve', { ...river, ...more })
        .play('walk 510', 'stop')
        .state.tokens.filter((token) => token.kind === 'spore').length;
    expect(spores({})).toBe(1);
    expect(spores({ mother: 525 })).toBe(0);
    foggy('grey-sleeve', { ...river, mother: 525 })
      .play('walk 510', 'stop')
      .says('passed over');
  });
});
