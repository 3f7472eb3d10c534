import { describe, expect, it, vi } from 'vitest';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

describe('effects that tell the story', () => {
  it('goal: the goal that holds from now on is said', () => {
    const scene = done([{ goal: 'never' }]).says('Goal: The goal never.');
    expect(scene.state.goal).toBe('never');
  });

  it('fact: a number is kept, raised by 1 where nothing is said, and set', () => {
    const lines = [{ fact: 'a' }, { fact: 'a' }, { fact: 'b', add: 5 }, { fact: 'b', add: -2 }, { fact: 'c', set: 7 }];
    expect(done(lines).state.facts).toMatchObject({ a: 2, b: 3, c: 7 });
  });

  it('read: another card is read, then the first one goes on', () => {
    const scene = done([{ read: 'extra' }, { gold: 1, whom: 'you' }]).says('The text of extra.');
    expect(scene.state.read).toEqual(['A1', 'extra']);
    expect(scene.order('card', 'gold')).toEqual(['card', 'gold']);
  });

  it('when: one list or the other is carried out, then the card goes on', () => {
    const lines = (board: 'lake' | 'river') => [
      { when: { board }, do: [{ fact: 'lake' }], else: [{ fact: 'river' }] },
      { fact: 'after' },
    ];
    expect(done(lines('lake')).state.facts).toEqual({ lake: 1, after: 1 });
    expect(done(lines('river')).state.facts).toEqual({ river: 1, after: 1 });
  });

  it('roll: the branch of the face is carried out', () => {
    const lines = [{ roll: 'red' as const, on: { '1-2,6': [{ fact: 'low' }], '3-5': [{ fact: 'high' }] } }];
    const facts = (dice: string) => done(lines, { dice }).says(`The red die shows ${dice}.`).state.facts;
    expect(facts('1')).toEqual({ low: 1 });
    expect(facts('3')).toEqual({ high: 1 });
    expect(facts('5')).toEqual({ high: 1 });
    expect(facts('6')).toEqual({ low: 1 });
  });

  it('for: each of these heroes is "you" in turn', () => {
    const scene = done([
      {
        for: 'all',
        do: [
          { wp: 1, whom: 'you' },
          { ask: 'q', options: { yes: [{ gold: 1, whom: 'you' }], no: [] } },
        ],
      },
    ]);
    scene.asks('raash').hero('raash', { wp: 8 }).hero('avida', { wp: 7 }).play('answer yes');
    scene.asks('avida').hero('avida', { wp: 8 }).play('answer no');
    scene.hero('raash', { gold: 1 }).hero('avida', { gold: 0 }).turnOf('avida');
  });

  it('for: a hero whom the players choose is "you"', () => {
    const scene = done([{ for: 'chosen', do: [{ wp: -3, whom: 'you' }] }]).offersOnly('who raash', 'who avida');
    scene.play('who avida').hero('avida', { wp: 4 }).hero('raash', { wp: 7 });
  });

  it('tell: nothing changes', () => {
    expect(done([{ tell: 'wind' }, { fact: 'after' }]).events('told')).toMatchObject([{ key: 'wind' }]);
  });

  it('narrator: moves letter by letter', () => {
    const scene = done([{ narrator: 2 }, { gold: 1, whom: 'you' }]).narrator('C');
    expect(scene.order('narrator', 'gold')).toEqual(['narrator', 'narrator', 'gold']);
  });

  it('win: the legend is won at once, and what would follow does not happen', () => {
    const scene = done([{ win: 'song' }, { fact: 'after' }]).over('won', 'song');
    expect(scene.state.facts).toEqual({});
  });

  it('lose: the legend is lost at once', () => {
    done([{ lose: 'cold' }, { win: 'song' }]).over('lost', 'cold');
  });

  it('if: a line whose condition does not hold is passed over', () => {
    expect(
      done([
        { fact: 'no', if: { heroes: 3 } },
        { fact: 'yes', if: { heroes: 2 } },
      ]).state.facts,
    ).toEqual({ yes: 1 });
  });
});

describe('ask', () => {
  const options = {
    pay: { cost: { gold: 2 }, do: [{ fact: 'paid' }] },
    wait: [{ fact: 'waited' }],
  };

  it('ask: the answer carries out its lines, then the card goes on', () => {
    const scene = done([{ ask: 'toll', options }, { fact: 'after' }], { first: [{ gold: 3, whom: 'raash' }] });
    scene.offersOnly('answer pay', 'answer wait').play('answer pay').hero('raash', { gold: 1 });
    expect(scene.state.facts).toEqual({ paid: 1, after: 1 });
  });

  it('ask: an answer that "you" cannot pay is not offered, whatever others have', () => {
    done([{ ask: 'toll', options }], { first: [{ gold: 9, whom: 'avida' }] }).offersOnly('answer wait');
  });

  it('ask: with "from chosen" anyone pays, and where several can the players choose', () => {
    const shared = {
      pay: { cost: { gold: 2, from: 'chosen' as const }, do: [{ wp: 1, whom: 'you' as const }] },
      wait: [],
    };
    const both = done([{ ask: 'toll', options: shared }], { first: [{ gold: 2, whom: 'all' }] });
    both.play('answer pay').offersOnly('who raash', 'who avida').play('who avida');
    both.hero('raash', { gold: 2, wp: 7 }).hero('avida', { gold: 0, wp: 8 });
    const one = done([{ ask: 'toll', options: shared }], { first: [{ gold: 2, whom: 'avida' }] });
    one.play('answer pay').hero('avida', { gold: 0, wp: 8 }).turnOf('avida');
  });

  it('ask: with "from all" every hero pays, or nobody can', () => {
    const all = { pay: { cost: { wp: 6, from: 'all' as const }, do: [] }, wait: [] };
    done([{ ask: 'toll', options: all }])
      .play('answer pay')
      .hero('raash', { wp: 1 })
      .hero('avida', { wp: 1 });
    done([{ ask: 'toll', options: all }], { first: [{ wp: -1, whom: 'avida' }] }).offersOnly('answer wait');
  });

  it('ask: costs of every kind are taken', () => {
    const cost = { gold: 1, wp: 2, sp: 1, herb: 1, hours: 2, item: 'knife' as const };
    const scene = done([{ ask: 'toll', options: { pay: { cost, do: [] }, wait: [] } }], {
      first: [
        { gold: 1, whom: 'raash' },
        { sp: 1, whom: 'raash' },
        { herb: 1, whom: 'raash' },
        { item: 'knife', whom: 'raash' },
      ],
    });
    scene.play('answer pay').hero('raash', { gold: 0, wp: 5, sp: 1, herbs: 0, hours: 2, items: [] });
    expect(scene.state.supply).toMatchObject({ gold: 30, herb: 2 });
  });

  it('[HOPE-1] ask: a hope stone that was paid does not come back', () => {
    const stone = { item: 'hope-stone' as const, whom: 'you' as const, holds: 'ward' as const };
    const cost = { item: 'hope-stone' as const };
    const scene = done([stone, { ask: 'toll', options: { pay: { cost, do: [stone] }, wait: [] } }]);
    scene.play('answer pay').says('no hope stone').hero('raash', { items: [] });
  });

  it('ask: no cost brings a hero to willpower 0 or strength 0', () => {
    const dear = { wp: { cost: { wp: 7 }, do: [] }, sp: { cost: { sp: 1 }, do: [] }, none: [] };
    done([{ ask: 'toll', options: dear }]).offersOnly('answer none');
  });

  it('ask: "when" opens an answer', () => {
    const some = { three: { when: { heroes: 3 }, do: [] }, two: { when: { heroes: 2 }, do: [] }, none: [] };
    done([{ ask: 'toll', options: some }]).offersOnly('answer two', 'answer none');
  });

  it('ask: a question that nobody can answer is passed over', () => {
    const scene = done([{ ask: 'toll', options: { pay: { cost: { gold: 9 }, do: [] } } }, { fact: 'after' }]);
    scene.turnOf('avida');
    expect(scene.state.facts).toEqual({ after: 1 });
  });
});
