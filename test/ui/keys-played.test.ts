import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readKeys } from '../../src/ui/terminal/keyreader.ts';
import { QUIET, type Seat, sceneLine, sit } from './seat.ts';

async function sitQuietly(): Promise<Seat> {
  const seat = await sit({ line: sceneLine(QUIET), yes: true });
  return seat;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What was played after these reads, each a packet of its own, so many milliseconds apart. */
async function played(packets: readonly string[], apart: number): Promise<string[]> {
  const seat = await sitQuietly();
  const input = new EventEmitter();
  const reader = readKeys(input as never, seat.loop.onKey);
  for (const packet of packets) {
    input.emit('data', Buffer.from(packet, 'latin1'));
    await pause(apart);
  }
  await pause(80);
  reader.stop();
  return seat.table.session?.played() ?? [];
}

const DOWN = '\u001b[B';

describe('several keys in one read', () => {
  for (const keys of [
    [DOWN, DOWN, DOWN, '\r'],
    ['j', 'j', '\r'],
    ['1', '2'],
    [DOWN, '\r', DOWN, '\r'],
    ['2', DOWN, DOWN, 'k', '\r'],
    ['\u001bOB', '\r'],
  ]) {
    it(`${JSON.stringify(keys.join(''))} chooses what the same keys choose one by one`, async () => {
      const slowly = await played(keys, 15);
      expect(slowly.length).toBeGreaterThan(0);
      expect(await played([keys.join('')], 0)).toEqual(slowly);
    });
  }

  it('chooses the same when an arrow is cut after each of its bytes', async () => {
    const whole = await played([DOWN + DOWN + DOWN, '\r'], 5);
    const text = DOWN + DOWN + DOWN;
    for (let cut = 1; cut < text.length; cut++) {
      expect(await played([text.slice(0, cut), text.slice(cut), '\r'], 5), `cut after ${cut}`).toEqual(whole);
    }
  });
});

describe('keys typed ahead', () => {
  const fight = {
    ...QUIET,
    heroes: [{ hero: 'grent', space: 412, sp: 3, wp: 11 }, ...QUIET.heroes.slice(1)],
    turn: 'grent',
    dice: [1, 2, 3, 1, 2, 3],
  };

  it('do not answer a roll', async () => {
    const seat = await sit({ line: sceneLine(fight) });
    await seat.press('/fight<enter>');
    const input = new EventEmitter();
    readKeys(input as never, seat.loop.onKey);
    input.emit('data', Buffer.from('1111'));
    await pause(30);
    expect(seat.table.session?.played()).toEqual(['fight gor']);
    expect(seat.text()).toContain('roll?');
    await seat.press('1');
    expect(seat.table.session?.played()).toEqual(['fight gor', 'roll']);
  });

  it('do not confirm the end of the day', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    await seat.press('/end the day<enter>');
    const input = new EventEmitter();
    readKeys(input as never, seat.loop.onKey);
    input.emit('data', Buffer.from('\r\r\r'));
    await pause(30);
    expect(seat.table.session?.played()).toEqual([]);
    expect(seat.text()).toContain('Raash has 7 hours left. End the day?');
    await seat.press('<down><enter>');
    expect(seat.table.session?.played()).toEqual([]);
    await seat.press('<enter><enter>');
    expect(seat.table.session?.played()).toEqual(['end']);
  });
});
