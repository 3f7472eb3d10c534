import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { begin, type Scene, type SceneWords, scene } from '../scene.ts';

const AWAY = { hero: 'avida', space: 451 };
const raash = (more: object, rest: Partial<SceneWords> = {}): Scene =>
  scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, ...more }, AWAY], ...rest });

/** What a line answers: its small commands, or its refusal. */
function answered(s: Scene, line: string): { commands?: readonly string[]; text?: string; note?: string } {
  const answer = s.session.submit(line);
  if (answer.kind === 'refused') return { text: `${answer.text} ${answer.instead ?? ''}`.trim() };
  if (answer.kind !== 'done') throw new Error(`"${line}" is ${answer.kind}`);
  return { commands: answer.commands, ...(answer.note === undefined ? {} : { note: answer.note }) };
}

const told = (s: Scene, line: string): string[] => {
  const answer = s.session.submit(line);
  if (answer.kind !== 'said') throw new Error(`"${line}" is ${answer.kind}`);
  return answer.lines.map(textOf);
};

describe('walk and path', () => {
  it('take the same way, everywhere, with what really stops or helps a walk', () => {
    const scenes = [
      raash({ space: 412, wp: 14 }),
      raash({ space: 412, wp: 11 }),
      raash({ space: 425, hours: 3 }, { creatures: [{ kind: 'gor', space: 424 }] }),
      raash({ space: 412 }, { tokens: [404, 413, 421].map((space) => ({ kind: 'spore', space })) }),
      raash({ space: 519, wp: 14 }, { board: 'river', heroes: [{ hero: 'raash', space: 519, wp: 14 }] }),
      raash({}, { board: 'river', heroes: [{ hero: 'raash', space: 545, wp: 9 }] }),
    ];
    let walked = 0;
    for (const s of scenes) {
      const first = s.state.board === 'lake' ? 401 : 501;
      for (let to = first; to < first + 80; to++) {
        const path = s.session.submit(`path ${to}`);
        const found = s.session.longForm(`walk ${to} overtime`);
        if (path.kind !== 'said' || found === undefined || !('run' in found)) continue;
        const spaces = path.lines.slice(1).map((line) => /, (\d{3}),/.exec(textOf(line))?.[1]);
        expect(found.run.filter((one) => one !== 'stop')).toEqual(spaces.map((space) => `walk ${space}`));
        walked++;
      }
    }
    expect(walked).toBeGreaterThan(200);
  });

  it('[RAASH-4] swim over the lake where that is shorter, and go around below willpower 12', () => {
    expect(answered(raash({ wp: 14 }), 'walk 447').commands).toEqual(['walk 421', 'walk 446', 'walk 447', 'stop']);
    expect(answered(raash({ wp: 11 }), 'walk 447').commands).toHaveLength(8);
  });

  it('[RAASH-4] go around to the other landing itself, and say why not where the day is too short for that', () => {
    const across = (hours: number) => raash({ space: 421, wp: 11, hours });
    expect(answered(across(1), 'walk 446').commands).toEqual([
      'walk 420',
      'walk 428',
      'walk 433',
      'walk 438',
      'walk 445',
      'walk 446',
      'stop',
    ]);
    across(2).refused('walk 446', 'RAASH-4', /needs willpower 12, Raash has 11/);
  });

  it('end on a spore without a word about what was left out', () => {
    const s = raash({}, { tokens: [{ kind: 'spore', space: 404 }] });
    const answer = s.session.submit('walk 404');
    expect(answer).toMatchObject({ kind: 'done', commands: ['walk 405', 'walk 404'] });
    expect(answer).not.toHaveProperty('dropped');
    s.turnOf('avida');
  });

  it('never go into overtime unasked, and tell its hours', () => {
    const late = () => raash({ hours: 5, wp: 7 });
    expect(answered(late(), 'walk 415').text).toBe(
      'The way to 415, Mule Track, takes hours 3, Raash has 2 without overtime, 5 with it. Say "walk 415 overtime" to go all the way.',
    );
    expect(answered(late(), 'walk 415 overtime').note).toBe('The way: 413, 414, 415. Hours 3, 1 of them overtime.');
    const spent = raash({ hours: 7, wp: 9 });
    expect(answered(spent, 'walk 414 overtime').note).toBe('The way: 413, 414. Hours 2, all overtime.');
    expect(answered(late(), 'walk 425 overtime').commands).toHaveLength(6);
    expect(answered(late(), 'walk 430 overtime').text).toMatch(
      /takes hours 6, Raash has 2 without overtime, 5 with it/,
    );
  });

  it('[WALK-7] name the swamp that lies between', () => {
    const s = scene({ board: 'river', turn: 'raash', heroes: [{ hero: 'raash', space: 536, wp: 2 }] });
    expect(answered(s, 'walk 552').text).toBe('The way to 552 leads over 549, where a walk ends. walk 549 goes there.');
    expect(told(s, 'path 552').join(' ')).toMatch(/549.*swamp: a walk ends there/);
    expect(answered(s, 'walk 549').commands).toEqual(['walk 537', 'walk 539', 'walk 550', 'walk 549']);
    s.turnOf('raash');
  });

  it('know digits only, and say what the ways are', () => {
    for (const odd of ['4.13e2', '0x19d', '+413', '-1', 'n', 'to 413']) {
      expect(answered(raash({}), `walk ${odd}`).text, odd).toMatch(/is neither a space nor a way\. Ways from 412: /);
    }
    expect(answered(raash({}), 'walk').text).toMatch(/^"walk" asks for more words\. You can say: walk 405, walk 411,/);
  });
});

describe('things by number', () => {
  const rich = (): Scene => scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, gold: 5, herbs: 2 }, AWAY] });

  it('are laid down and picked up one by one where the list offers one or all', () => {
    const s = rich();
    expect(answered(s, 'drop gold 2').commands).toEqual(['drop gold 1', 'drop gold 1']);
    expect(answered(s, 'drop gold').commands).toEqual(['drop gold 1']);
    expect(answered(s, 'take gold 2').commands).toEqual(['take gold 1', 'take gold 1']);
    expect(answered(s, 'drop herbs 2').commands).toEqual(['drop herb 2']);
    s.hero('raash', { gold: 4, herbs: 0 });
    expect(answered(s, 'drop gold 0').text).toBe('0 is no number of things.');
    s.refused('drop gold 5', 'FREE-1', /gold 4 to be had, not 5/).refused('take gold 2', 'FREE-1', /gold 1/);
  });

  it('are handled by a fellow too', () => {
    const s = scene({ turn: 'avida', heroes: [{ hero: 'raash', space: 412, gold: 5 }, AWAY] });
    const dropped = answered(s, 'raashana: drop gold 3').commands;
    expect(dropped).toEqual(['raash: drop gold 1', 'raash: drop gold 1', 'raash: drop gold 1']);
  });

  it('[LOG-1] a log needs its number only where several lie', () => {
    const logs = (...values: number[]) => ({ tokens: values.map((value) => ({ kind: 'log', value, space: 512 })) });
    const heroes = [{ hero: 'raash', space: 512, sp: 5 }];
    const one = scene({ board: 'river', heroes, ...logs(2) });
    expect(answered(one, 'take log').commands).toEqual(['take log 2']);
    expect(answered(one, 'drop log').commands).toEqual(['drop log 2']);
    expect(answered(scene({ board: 'river', heroes, ...logs(1, 2) }), 'take log').text).toBe(
      '"take log" asks for more words. You can say: take log 1, take log 2.',
    );
  });
});

describe('names', () => {
  it('of heroes: either one, and the own one before the own action', () => {
    const heroes = [
      { hero: 'raash', space: 412, gold: 1 },
      { hero: 'avida', space: 412, gold: 1 },
    ];
    const s = scene({ turn: 'raash', heroes });
    expect(answered(s, 'raashana: walk 411').commands).toEqual(['walk 411']);
    s.play('undo');
    expect(answered(s, 'carry avid').commands).toEqual(['carry avida']);
    expect(answered(s, 'avid: drop gold 1').commands).toEqual(['avida: drop gold 1']);
    s.refused('grent: pass', null, /No hero called "grent" plays/);
  });

  it('of things and enemies: in several words, one or many', () => {
    const heroes = [{ hero: 'raash', space: 412, items: ['knife', 'crown'] }, AWAY];
    const s = scene({ turn: 'raash', heroes, creatures: [{ kind: 'chalk-skral', space: 412 }] });
    expect(answered(s, 'drop throwing knife').commands).toEqual(['drop knife']);
    expect(answered(s, 'drop griffin crown').commands).toEqual(['drop crown']);
    expect(answered(s, 'fight chalk skral').commands).toEqual(['fight chalk-skral']);
  });

  it('are spoken to others only', () => {
    const heroes = [
      { hero: 'raash', space: 412, gold: 1 },
      { hero: 'avida', space: 412 },
    ];
    const s = scene({ turn: 'raash', heroes });
    expect(answered(s, 'give raash gold 1').text).toBe('Raash gives to others only.');
    expect(answered(s, 'carry raash').text).toBe('Raash takes others along.');
    expect(answered(s, 'give avida').text).toBe('Give Avida what? For instance: give avida gold 1.');
  });
});

it('a refused long form names its step only where that is another one', () => {
  const s = begin('legend 1 heroes raash,avida seed 1');
  expect(answered(s, 'reward raash gold 1').text).toMatch(/^There is no such reward/);
  expect(answered(s, 'walk 424 401').text).toMatch(
    /^walk 401: No way leads.*\. The steps before it are not taken either\.$/,
  );
  s.hero('raash', { space: 425, hours: 0 });
});
