import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import type { Answer } from '../../src/session/answer.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { Session } from '../../src/session/session.ts';
import { TOY } from './toy.ts';

function game(seed = 5): { s: Session; lines: string[]; play: (...lines: string[]) => Answer } {
  const setup = TOY.readNew(['seed', String(seed)], 0, () => '');
  if ('rule' in setup) throw new Error(setup.text);
  const s = new Session(TOY, setup);
  const lines: string[] = [];
  s.record = (said) => lines.push(...said);
  const play = (...said: string[]) => said.map((l) => s.submit(l))[said.length - 1];
  return { s, lines, play };
}

function spoken(a: Answer): string {
  if (a.kind === 'refused') return a.text;
  if (a.kind === 'said') return a.lines.map(textOf).join('\n');
  if (!('told' in a)) return '';
  return a.told.flatMap((t) => t.lines.map(textOf)).join('\n');
}

describe('a line means a choice', () => {
  it('by its number, its notation, another spelling, any case, spare blanks', () => {
    for (const said of ['1', 'step 2', 'STEP   2', '  Step 2 ', 'forward', '01']) {
      const { play, lines } = game();
      expect(spoken(play(said)), said).toBe('ann steps to 2.');
      expect(lines, said).toEqual(['step 2']);
    }
  });

  it('and an action out of turn has the name of its hero before it', () => {
    const { play, lines } = game();
    expect(spoken(play('BOB :wave'))).toBe('bob waves.');
    expect(lines).toEqual(['bob: wave']);
  });

  it('a number without a choice is refused with the numbers there are', () => {
    const { play, s } = game();
    expect(s.choices().map((c) => c.command)).toEqual(['step 2', 'roll', 'end', 'bob: wave']);
    expect(spoken(play('5'))).toBe('There is no choice 5. The choices go from 1 to 4.');
    expect(spoken(play('0'))).toBe('There is no choice 0. The choices go from 1 to 4.');
  });

  it('what is not legal is refused with its rule and changes nothing', () => {
    const { play, s, lines } = game();
    play('step 2', 'step 3', 'leave', 'step 4');
    const before = sortedJson(s.state);
    expect(play('step 5')).toMatchObject({
      kind: 'refused',
      rule: 'STEP-1',
      text: expect.stringContaining('taken 3'),
    });
    expect(sortedJson(s.state)).toBe(before);
    expect(lines).toEqual(['step 2', 'step 3', 'leave', 'step 4']);
  });

  it('asking changes nothing and is not recorded', () => {
    const { play, s, lines } = game();
    const before = sortedJson(s.state);
    expect(spoken(play('near'))).toBe('ann stands at 1.');
    expect(spoken(play('rules step'))).toBe('STEP-1: three steps a day.');
    expect(play('rules sea')).toMatchObject({ kind: 'refused', rule: null });
    expect(sortedJson(s.state)).toBe(before);
    expect(lines).toEqual([]);
  });
});

describe('long forms', () => {
  it('are recorded as their small steps, and the way is said first', () => {
    const { play, s, lines } = game();
    play('step 2', 'step 3', 'leave', 'end', 'end');
    lines.length = 0;
    expect(play('walk 5')).toMatchObject({ kind: 'done', commands: ['step 4', 'step 5'], note: 'The way: 2 steps.' });
    expect(lines).toEqual(['step 4', 'step 5']);
    expect(s.played().slice(-2)).toEqual(['step 4', 'step 5']);
  });

  it('may be refused as a whole', () => {
    const { play, lines } = game();
    play('step 2');
    expect(play('walk 1')).toMatchObject({ kind: 'refused', rule: 'STEP-2' });
    expect(lines).toEqual(['step 2']);
  });

  it('are taken back step by step', () => {
    const { play, s } = game();
    play('step 2', 'step 3', 'leave', 'end', 'end');
    const before = sortedJson(s.state);
    play('walk 5', 'undo 2');
    expect(sortedJson(s.state)).toBe(before);
  });

  it('do nothing when a step is not legal, and name that step', () => {
    const { play, s, lines } = game();
    play('step 2', 'step 3', 'leave', 'end', 'end', 'step 4', 'step 5');
    const before = sortedJson(s.state);
    const written = lines.length;
    // the chest of 6 is passed first, so that nothing happens on the way
    (s.state as unknown as { chests: { open: boolean }[] }).chests[1].open = true;
    const opened = sortedJson(s.state);
    const no = play('walk 8');
    expect(no).toMatchObject({ kind: 'refused', rule: 'STEP-1' });
    expect(spoken(no)).toBe(
      'step 7: A walker takes at most 3 steps a day, ann has taken 3. The steps before it are not taken either.',
    );
    expect(sortedJson(s.state)).toBe(opened);
    expect(lines.length).toBe(written);
    play('undo');
    expect(s.played().at(-1)).toBe('step 4');
    expect(before).not.toBe(sortedJson(s.state));
  });

  it('stop where something happens, and say what is left out', () => {
    const { play, lines } = game();
    const a = play('walk 4');
    expect(a).toMatchObject({ commands: ['step 2', 'step 3'], dropped: expect.stringContaining('step 4') });
    expect(lines).toEqual(['step 2', 'step 3']);
  });
});

describe('undo', () => {
  it('takes back any number of commands, names them, and redo does them again', () => {
    const { play, s, lines } = game();
    const start = sortedJson(s.state);
    play('step 2', 'bob: wave', 'step 3');
    const there = sortedJson(s.state);
    expect(play('undo 3')).toMatchObject({ kind: 'undone', note: 'Taken back: step 3, bob: wave, step 2.' });
    expect(sortedJson(s.state)).toBe(start);
    play('redo', 'redo', 'redo');
    expect(sortedJson(s.state)).toBe(there);
    expect(lines).toEqual(['step 2', 'bob: wave', 'step 3', 'undo 3', 'redo', 'redo', 'redo']);
    expect(spoken(play('redo'))).toBe('Nothing was taken back, so nothing can be done again.');
  });

  it('of the first action, and of nothing', () => {
    const { play, s } = game();
    expect(spoken(play('undo'))).toBe('Nothing can be taken back: nothing was done yet.');
    play('step 2', 'undo');
    expect(s.choices()[0].command).toBe('step 2');
  });

  it('never goes past a roll', () => {
    const { play, s } = game();
    play('step 2', 'roll', 'bob: wave');
    expect(spoken(play('undo 2'))).toBe(
      'Only 1 command can be taken back, not 2: what was rolled or drawn stays (roll).',
    );
    play('undo');
    const rolled = sortedJson(s.state);
    expect(spoken(play('undo'))).toBe('Nothing can be taken back: what was rolled or drawn stays (roll).');
    expect(sortedJson(s.state)).toBe(rolled);
  });

  it('never goes past a roll of laid-down dice, nor past laying them down', () => {
    const { play } = game();
    play('dice 3 3', 'roll');
    expect(play('undo').kind).toBe('refused');
    const other = game();
    other.play('dice 3');
    expect(spoken(other.play('undo'))).toBe('Nothing can be taken back: dice were laid down (dice 3).');
  });

  it('never goes past what was seen or peeked', () => {
    const { play, s } = game();
    play('step 2', 'step 3', 'open');
    expect(spoken(play('undo'))).toContain('what was seen stays seen (open)');
    play('drop 1');
    s.peeked();
    expect(play('undo').kind).toBe('refused');
  });

  it('a new command forgets what could be done again', () => {
    const { play } = game();
    play('step 2', 'undo', 'bob: wave');
    expect(play('redo').kind).toBe('refused');
  });

  it('reaches far back, through many copies, to the very same states', () => {
    const { play, s } = game();
    const states: string[] = [];
    for (let i = 0; i < 100; i++) {
      states.push(sortedJson(s.state));
      play(i % 10 === 9 ? 'end' : `${i % 20 < 10 ? 'bob' : 'ann'}: wave`);
    }
    for (const n of [1, 7, 16, 33, 2]) {
      const target = s.played().length - n;
      play(`undo ${n}`);
      expect(sortedJson(s.state)).toBe(states[target]);
    }
  });

  it('an odd number is refused', () => {
    const { play } = game();
    for (const said of ['undo 0', 'undo -1', 'undo x', 'undo 1.5', 'undo 1 2']) {
      expect(play('step 2', said).kind, said).toBe('refused');
    }
  });
});

describe('dice', () => {
  it('laid down are rolled before the generator is asked', () => {
    const { play, lines } = game();
    play('dice 6 1');
    expect(spoken(play('roll'))).toBe('ann rolls 6.');
    play('end');
    expect(spoken(play('roll'))).toBe('bob rolls 1.');
    expect(lines[0]).toBe('dice 6 1');
  });

  it('with a face that no die shows are refused', () => {
    const { play } = game();
    expect(spoken(play('dice 3 9'))).toBe('No die shows 9.');
    expect(play('dice').kind).toBe('refused');
    expect(play('dice x').kind).toBe('refused');
  });
});

describe('whoever shows the game', () => {
  it('hears of each change once, after the record, and not of a refused long form', () => {
    const { s, lines, play } = game();
    const heard: number[] = [];
    const stop = s.subscribe(() => heard.push(lines.length));
    play('step 2', 'near', 'step 9', 'walk 3', 'undo');
    expect(heard).toEqual([1, 2, 3]);
    stop();
    play('end');
    expect(heard.length).toBe(3);
  });

  it('can hear the whole game again, without what was taken back', () => {
    const { s, play } = game();
    play('step 2', 'bob: wave', 'undo', 'dice 4', 'roll');
    const told = s.log().flatMap((t) => t.lines.map(textOf));
    expect(told).toEqual(['The road is long.', 'ann steps to 2.', 'ann rolls 4.']);
  });
});
