import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { jsonVoice, promptJson } from '../../src/plain/json.ts';
import { promptText } from '../../src/plain/text.ts';
import type { Games } from '../../src/session/games.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { Table } from '../../src/session/table.ts';

const FOUR = 'new legend 1 heroes raash,grent,tenaya,avida seed 1';

function table(...lines: string[]): { at: Table; say: (line: string) => string } {
  const at = new Table({ games: [FAR_LAND] as unknown as Games, folder: '/nowhere', saving: false });
  const say = (line: string): string => sentencesOf(at.submit(line)).map(textOf).join('\n');
  for (const line of lines) say(line);
  return { at, say };
}

/** Who is spoken to while each of the four heroes ends the day. */
function spokenTo(...names: string[]): (string | undefined)[] {
  const { at, say } = table(FOUR, `players ${names.join(' ')}`);
  return [1, 2, 3, 4].map(() => {
    const { text, player } = at.session!.question();
    expect(player === undefined || text.startsWith(`${player}. `)).toBe(true);
    say('end');
    return player;
  });
}

describe('people at one keyboard', () => {
  it('are spoken to by the name they gave, each with the own heroes, clockwise', () => {
    const { at } = table(FOUR);
    expect(at.session!.question()).not.toHaveProperty('player');
    const { at: brief } = table(FOUR, 'players Ann');
    expect(promptText(brief.session!, 0, null)).toMatch(/^Ann\. \w+, 7\+3 hours, willpower 7\?\n$/);
    expect(new Set(spokenTo('Ann'))).toEqual(new Set(['Ann']));
    expect(spokenTo('Ann', 'Ben').sort()).toEqual(['Ann', 'Ann', 'Ben', 'Ben']);
    expect(spokenTo('Ann', 'Ben', 'Cy').sort()).toEqual(['Ann', 'Ann', 'Ben', 'Cy']);
    expect(spokenTo('Ann', 'Ben', 'Cy', 'Di').sort()).toEqual(['Ann', 'Ben', 'Cy', 'Di']);
  });

  it('hear who plays whom', () => {
    const { say } = table(FOUR);
    expect(say('players')).toMatch(/^Nobody has given a name\./);
    expect(say('players Ann, Ben')).toBe(
      'At the table, clockwise: Ann, Ben.\nAnn plays Raash and Tenaya.\nBen plays Grent and Avida.',
    );
    expect(say('players')).toMatch(/^At the table, clockwise: Ann, Ben\./);
    expect(say('players Ann Ben Cy Di')).toMatch(/Di plays Avida\.$/);
  });

  it('are four at most, with names that fit before a question', () => {
    const { at, say } = table(FOUR, 'players Ann');
    expect(say('players a b c d e')).toBe('4 people at most, not 5.');
    expect(say(`players ${'x'.repeat(21)}`)).toBe('A name has at most 20 letters.');
    expect(at.players).toEqual(['Ann']);
  });

  it('may give their names before a game is begun, and lose what moves a cursor', () => {
    const { at, say } = table('players A\u001b[31mnn Ben', FOUR);
    expect(say('repeat')).not.toContain('\u001b');
    expect(at.players).toEqual(['A[31mnn', 'Ben']);
  });

  it('stand in the JSON prompt', () => {
    const { at } = table(FOUR, 'players Ann Ben');
    const { player, question } = JSON.parse(promptJson(jsonVoice(), at));
    expect(question.startsWith(`${player}. `)).toBe(true);
  });
});
