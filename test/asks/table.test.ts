import { describe, expect, it } from 'vitest';
import { begin, scene } from '../scene.ts';
import { ask, slipOf } from './asked.ts';

const camp = () =>
  scene({
    heroes: [
      { hero: 'raash', space: 412, sp: 3, wp: 11, hours: 5, gold: 2, items: ['bow', 'half-wineskin'] } as never,
      { hero: 'tenaya', space: 410, asleep: true },
    ],
    turn: 'raash',
    narrator: 'C',
    day: 2,
    shields: { taken: 1 },
    creatures: [
      { kind: 'troll', space: 424 },
      { kind: 'gor', space: 412 },
    ],
  });

describe('the table', () => {
  it('tells every creature by space, with points, dice, reward and way', () => {
    expect(ask(camp(), 'creatures')).toEqual([
      'Gor on 412, Old Hearth: strength 2, willpower 4, 2 red dice, reward 2. The arrow leads to 421. 5 steps to 425, before the caves.',
      'Troll on 424, Red Scree: strength 14, willpower 12, 3 red dice, reward 6. The arrow leads to 425. 1 step to 425, before the caves.',
    ]);
    expect(ask(scene({ heroes: [{ hero: 'raash', space: 412 }] }), 'creatures')).toEqual([
      'No creature stands on the board.',
    ]);
  });

  it('tells every hero: place, points, dice, hours and goods', () => {
    expect(ask(camp(), 'heroes')).toEqual([
      'Raash, Steppe Rider, on 412, Old Hearth: strength 3, willpower 11, 3 dice. 5 hours spent, 2 left, then 3 of overtime. Carries gold 2, bow, wineskin (half full).',
      'Tenaya, Fire Wielder, on 410, Herd Ring: strength 1, willpower 7, 2 dice. Has ended the day first, and begins the next. Carries fire spells 3.',
    ]);
  });

  it('[KNIGHT-5] says until when a hero is laid down', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 412 }, { hero: 'avida', space: 412, down: 'E' } as never],
    });
    expect(ask(s, 'heroes')[1]).toMatch(/Laid down until the narrator reaches E\./);
  });

  it('tells what a hero carries and what lies on the space, and hides what lies face down', () => {
    const s = scene({
      heroes: [
        { hero: 'raash', space: 412, mushrooms: [-3], items: [{ item: 'hope-stone', holds: 'marker' }] } as never,
      ],
      ...({
        tokens: [
          { kind: 'knife', space: 412 },
          { kind: 'hope-stone', space: 412, holds: 'ward' },
          { kind: 'mushroom', space: 412, holds: 4 },
        ],
      } as object),
    });
    expect(ask(s, 'items raash')).toEqual([
      'Raash: hope stone for a weaker enemy, face-down mushroom. On the space lies throwing knife, hope stone, face-down mushroom.',
    ]);
    expect(slipOf(s, 'items grent')).toMatch(/^Grent does not play/);
  });

  it('[FREE-4] tells what merchants sell, where they are, and who stands there', () => {
    const told = ask(scene({ heroes: [{ hero: 'raash', space: 410, gold: 3 }] }), 'shop');
    expect(told).toContain('strength 1: gold 2.');
    expect(told).toContain(
      'bow: gold 2, 2 left. You attack next door too, one die at a time, and the last one counts.',
    );
    expect(told).toContain('Merchants: 410, 423, 449.');
    expect(told).toContain('Raash stands with a merchant and has gold 3.');
    const first = ask(begin('legend 1 heroes raash,avida seed 3'), 'shop');
    expect(first).toContain('Merchants sell no items in this legend.');
    expect(first.join(' ')).not.toMatch(/bow/);
  });

  it('tells day, turn, narrator, shields and goal', () => {
    expect(ask(camp(), 'status')).toEqual([
      'Day 2. Raash is on turn: 5 hours spent, 2 left, then 3 of overtime.',
      'Tenaya: Has ended the day first, and begins the next.',
      'The narrator is on C. No star is ahead. Letters left to N: 11.',
      'Shields free: 2 of 3.',
      'There is no goal: no legend is told here.',
    ]);
  });
});

describe('the tale', () => {
  const legend = () => begin('legend 1 heroes raash,avida seed 3');

  it('tells the goal and the next star', () => {
    expect(ask(legend(), 'goal')).toEqual([
      expect.stringMatching(/^Goal: ./),
      'The steppe people are on 427, Tent Circle, 7 steps from there. Nobody leads them.',
      'The narrator is on A. The next star, where a card waits, is on B. Letters left to J: 9, to N: 13.',
    ]);
  });

  it('reads a card again that was read, and tells nothing of others', () => {
    const s = legend();
    expect(ask(s, 'cards')).toHaveLength(s.state.read.length);
    const read = ask(s, 'cards a1');
    expect(read[0]).toMatch(/^A1, ./);
    expect(read[0]).toBe(ask(s, 'cards')[0]);
    expect(read[1].split(' ').length).toBeGreaterThan(20);
    const known = `Cards read so far: ${s.state.read.join(', ')}.`;
    expect(slipOf(s, 'cards N')).toBe(`No card N has been read. ${known}`);
    expect(slipOf(s, 'cards zzz')).toBe(`No card ZZZ has been read. ${known}`);
  });

  it('says that there are no cards without a legend', () => {
    expect(ask(camp(), 'cards')).toEqual(['There are no cards: no legend is told here.']);
  });
});

describe('deck', () => {
  it('[CRE-6] tells the back of the top card, which lies open, and nothing of the others', () => {
    const s = scene({
      board: 'river',
      heroes: [{ hero: 'avida', space: 546 }],
      ...({ events: ['lost-purse'] } as object),
    });
    expect(ask(s, 'deck')).toEqual([
      'Event cards: 24 in the deck, 0 carried out.',
      'The back on top moves Gors, then Gorlots at the next sunrise.',
    ]);
  });

  it('[KNIGHT-1] tells whom Black Knights seek while there are some and the ring lies on the narrator', () => {
    const deck = (ring: boolean, knights: number[]) =>
      ask(
        scene({ board: 'river', heroes: [{ hero: 'avida', space: 546 }], events: ['lost-purse'], ring, knights }),
        'deck',
      );
    expect(deck(true, [509])).toContain('Black Knights seek Avida.');
    expect(deck(false, [509]).join(' ')).not.toContain('Black Knights');
    expect(deck(true, []).join(' ')).not.toContain('Black Knights');
  });

  it('[SUN-1] says that no card is read at sunrise on the lake side', () => {
    expect(ask(camp(), 'deck')[1]).toBe('No event card is read at sunrise on this side.');
    expect(ask(camp(), 'deck').join(' ')).not.toContain('Black Knights');
  });
});

describe('rules and reasons', () => {
  it('tells a rule by its id, by a word, and the chapters without one', () => {
    const s = camp();
    expect(ask(s, 'rules fight-6')[0]).toMatch(/^FIGHT-6: /);
    expect(ask(s, 'rules overtime').length).toBeGreaterThan(2);
    expect(ask(s, 'rules').length).toBeGreaterThan(15);
    expect(slipOf(s, 'rules qqqq')).toMatch(/No rule speaks of "qqqq"/);
  });

  it('tells no more than eight rules at once, and names the rest', () => {
    const told = ask(camp(), 'rules hour');
    expect(told.filter((one) => /^[A-Z]+-\d+( \(house rule\))?: /.test(one))).toHaveLength(8);
    expect(told.at(-1)).toMatch(/^More: [A-Z]+-\d+,/);
  });

  it('[TOWER-1] says of a rule that it is of the house, and finds all of them under that word', () => {
    const s = camp();
    expect(ask(s, 'rules tower-1')[0]).toMatch(/^TOWER-1 \(house rule\): /);
    expect(ask(s, 'rules day-2')[0]).toMatch(/^DAY-2: /);
    const told = ask(s, 'rules house');
    expect(told.slice(0, 3).map((one) => one.slice(0, 8))).toEqual(['TOWER-1 ', 'TOWER-2 ', 'TOWER-3 ']);
    expect(told.filter((one) => /^[A-Z]+-\d+: /.test(one))).toEqual([]);
    expect(told.at(-1)).toMatch(/^More: .*\bDEC-30, .*\bFREE-5\b.*\bGRENT-1\b/);
  });

  it('[DAY-3] says which rule stands against a command, with its numbers and its text', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 412, hours: 7, wp: 2 }] });
    const told = ask(s, 'why walk');
    expect(told[0]).toBe('An overtime hour needs willpower 3, Raash has 2.');
    expect(told[1]).toMatch(/^DAY-3: /);
  });

  it('says that nothing stands against a command that is open', () => {
    expect(ask(camp(), 'why walk')).toEqual(['Nothing stands against "walk" now.']);
    for (const word of ['look', 'odds', 'hint', 'save', 'rules fog'])
      expect(ask(camp(), `why ${word}`)).toEqual([
        `Nothing stands against "${word.split(' ')[0]}": it can be said at any time.`,
      ]);
    expect(ask(camp(), 'why undo')).toEqual(['Say "undo": it is done, or you hear what stands against it.']);
    expect(slipOf(camp(), 'why dance')).toMatch(/"dance" is no command/);
    expect(slipOf(camp(), 'why')).toMatch(/^Why what\?/);
  });
});
