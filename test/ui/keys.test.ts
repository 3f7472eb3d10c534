import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESCAPE_MS, readKeys, SEQUENCE_MS } from '../../src/ui/terminal/keyreader.ts';
import { cutKeys, cutRest, type Key } from '../../src/ui/terminal/keys.ts';

const char = (c: string, held: Partial<Key> = {}): Key => ({ name: 'char', char: c, ...held });

/** What terminals send, and the keys it stands for. */
const SENT: [string, Key[]][] = [
  ['\x1b[A', [{ name: 'up' }]],
  ['\x1b[B', [{ name: 'down' }]],
  ['\x1b[C', [{ name: 'right' }]],
  ['\x1b[D', [{ name: 'left' }]],
  ['\x1bOA', [{ name: 'up' }]],
  ['\x1bOB', [{ name: 'down' }]],
  ['\x1bOC', [{ name: 'right' }]],
  ['\x1bOD', [{ name: 'left' }]],
  ['\x1b[H', [{ name: 'home' }]],
  ['\x1b[F', [{ name: 'end' }]],
  ['\x1bOH', [{ name: 'home' }]],
  ['\x1bOF', [{ name: 'end' }]],
  ['\x1b[1~', [{ name: 'home' }]],
  ['\x1b[4~', [{ name: 'end' }]],
  ['\x1b[7~', [{ name: 'home' }]],
  ['\x1b[8~', [{ name: 'end' }]],
  ['\x1b[2~', [{ name: 'insert' }]],
  ['\x1b[3~', [{ name: 'delete' }]],
  ['\x1b[5~', [{ name: 'pageup' }]],
  ['\x1b[6~', [{ name: 'pagedown' }]],
  ['\r', [{ name: 'enter' }]],
  ['\n', [{ name: 'enter' }]],
  ['\x1bOM', [{ name: 'enter' }]],
  ['\t', [{ name: 'tab' }]],
  ['\x1b[Z', [{ name: 'tab', shift: true }]],
  ['\x7f', [{ name: 'backspace' }]],
  ['\b', [{ name: 'backspace' }]],
  ['\x1bOP', [{ name: 'f1' }]],
  ['\x1b[[A', [{ name: 'f1' }]],
  ['\x1b[11~', [{ name: 'f1' }]],
  ['\x1b[24~', [{ name: 'f12' }]],
  ['\x03', [char('c', { ctrl: true })]],
  ['\x1a', [char('z', { ctrl: true })]],
  ['\x04', [char('d', { ctrl: true })]],
  ['\0', [char(' ', { ctrl: true })]],
  ['\x1c', [char('\\', { ctrl: true })]],
  ['\x1b[1;5A', [{ name: 'up', ctrl: true }]],
  ['\x1b[1;2B', [{ name: 'down', shift: true }]],
  ['\x1b[1;3C', [{ name: 'right', meta: true }]],
  ['\x1b[1;8D', [{ name: 'left', shift: true, meta: true, ctrl: true }]],
  ['\x1b[3;5~', [{ name: 'delete', ctrl: true }]],
  ['\x1b[5^', [{ name: 'pageup', ctrl: true }]],
  ['\x1b[6$', [{ name: 'pagedown', shift: true }]],
  ['\x1b[a', [{ name: 'up', shift: true }]],
  ['\x1b[97;5u', [char('a', { ctrl: true })]],
  ['\x1b[27u', [{ name: 'escape' }]],
  ['\x1b[13;2u', [{ name: 'enter', shift: true }]],
  ['\x1b[27;5;120~', [char('x', { ctrl: true })]],
  ['a', [char('a')]],
  ['Z', [char('Z')]],
  [' ', [char(' ')]],
  ['é', [char('é')]],
  ['魚', [char('魚')]],
  ['🐉', [char('🐉')]],
  ['\x1bx', [char('x', { meta: true })]],
  ['\x1b🐉', [char('🐉', { meta: true })]],
  ['\x1b\x1b[A', [{ name: 'escape' }, { name: 'up' }]],
  ['\x1b\r', [{ name: 'escape' }, { name: 'enter' }]],
  ['\x1b[200~walk 4\x1b[201~', [...'walk 4'].map((c) => char(c))],
  // No keys: a cursor report, a mouse report, a focus report, an answer about colours, one about the terminal.
  ['\x1b[12;40R', []],
  ['\x1b[<0;12;7M', []],
  ['\x1b[I', []],
  ['\x1b]11;rgb:0000/0000/0000\x07', []],
  ['\x1b]11;rgb:0000/0000/0000\x1b\\', []],
  ['\x1bP1+r544e=787465726d\x1b\\', []],
  ['\x1b[?62;22c', []],
  ['\x1b[999;999;999x', []],
  // A sequence broken off by another.
  ['\x1b[1\x1b[A', [{ name: 'up' }]],
  ['\x1b[[\x1b[B', [{ name: 'down' }]],
  ['\x1bO1\x1b[B', [{ name: 'down' }]],
];

const show = (bytes: string) => JSON.stringify(bytes);

describe('cutting what was read into keys', () => {
  it.each(SENT.map(([bytes, keys]) => [show(bytes), bytes, keys] as const))('%s', (_, bytes, keys) => {
    expect(cutKeys('', bytes)).toEqual({ keys, pending: '' });
  });

  it('cuts each sequence after each character, and finds the same keys', () => {
    for (const [bytes, keys] of SENT) {
      for (let at = 1; at < bytes.length; at++) {
        const first = cutKeys('', bytes.slice(0, at));
        const second = cutKeys(first.pending, bytes.slice(at));
        expect([...first.keys, ...second.keys], `${show(bytes)} cut after ${at}`).toEqual(keys);
        expect(second.pending).toBe('');
      }
    }
  });

  it('finds several keys in one read', () => {
    const { keys } = cutKeys('', '\x1b[B\x1b[B\x1b[B\rjj\r12');
    expect(keys.map((key) => key.char ?? key.name).join(' ')).toBe('down down down enter j j enter 1 2');
  });

  it('finds the same keys however any reads are cut', () => {
    const typed = fc.array(fc.oneof(fc.constantFrom(...SENT.map(([bytes]) => bytes)), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(typed, fc.array(fc.nat({ max: 7 })), (parts, sizes) => {
        const text = parts.join('');
        const whole = cutKeys('', text);
        const keys: Key[] = [];
        let pending = '';
        let at = 0;
        for (const size of [...sizes, text.length]) {
          const cut = cutKeys(pending, text.slice(at, at + size));
          keys.push(...cut.keys);
          pending = cut.pending;
          at += size;
        }
        expect({ keys, pending }).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('takes a beginning that nothing followed for Escape, for Alt and its key, or for nothing', () => {
    expect(cutRest('\x1b')).toEqual([{ name: 'escape' }]);
    expect(cutRest('\x1b[')).toEqual([char('[', { meta: true })]);
    expect(cutRest('\x1bO')).toEqual([char('O', { meta: true })]);
    expect(cutRest('\x1b[1;')).toEqual([]);
  });
});

describe('reading keys', () => {
  function keyboard() {
    const input = new EventEmitter() as EventEmitter & NodeJS.ReadableStream;
    const keys: Key[] = [];
    const reader = readKeys(input, (key) => keys.push(key));
    return { keys, reader, type: (bytes: string | Buffer) => input.emit('data', Buffer.from(bytes as string)) };
  }

  it('gives the same keys when each byte comes in a read of its own', () => {
    for (const [bytes, wanted] of SENT) {
      const { keys, reader, type } = keyboard();
      for (const byte of Buffer.from(bytes)) type(Buffer.of(byte));
      expect(keys, show(bytes)).toEqual(wanted);
      reader.stop();
    }
  });

  it('holds a lone ESC, then hands it on as Escape', async () => {
    const { keys, type } = keyboard();
    type('\x1b');
    await sleep(ESCAPE_MS / 5);
    expect(keys).toEqual([]);
    await sleep(ESCAPE_MS * 2);
    expect(keys).toEqual([{ name: 'escape' }]);
  });

  it('keeps an arrow whole that comes in two packets', async () => {
    const { keys, type } = keyboard();
    type('\x1b');
    await sleep(ESCAPE_MS / 5);
    type('[');
    await sleep(ESCAPE_MS * 3);
    expect(keys).toEqual([]);
    type('B');
    expect(keys).toEqual([{ name: 'down' }]);
    await sleep(SEQUENCE_MS + 50);
    expect(keys).toEqual([{ name: 'down' }]);
  });

  it('does not take a begun sequence for typed letters', async () => {
    const { keys, type } = keyboard();
    type('\x1b[1;');
    await sleep(SEQUENCE_MS + 50);
    type('j');
    expect(keys).toEqual([char('j')]);
  });

  it('keeps an arrow whole though the program was busy when its second half came', async () => {
    const line = spawn('sh', ['-c', "printf '\\033'; sleep 0.02; printf '[A'; sleep 0.5"]);
    const keys: Key[] = [];
    readKeys(line.stdout, (key) => keys.push(key));
    line.stdout.once('data', () => {
      const until = performance.now() + ESCAPE_MS * 4;
      while (performance.now() < until);
    });
    await once(line, 'close');
    expect(keys).toEqual([{ name: 'up' }]);
  });

  it('hands nothing on after it was stopped, not even from the same read', () => {
    const input = new EventEmitter() as EventEmitter & NodeJS.ReadableStream;
    const keys: Key[] = [];
    const reader = readKeys(input, (key) => {
      keys.push(key);
      if (key.name === 'enter') reader.stop();
    });
    input.emit('data', Buffer.from('a\rb'));
    input.emit('data', Buffer.from('c'));
    expect(keys).toEqual([char('a'), { name: 'enter' }]);
  });

  it('drops broken bytes and goes on', () => {
    const { keys, type } = keyboard();
    type(Buffer.of(0xe9, 0x61, 0xff, 0x62));
    expect(keys).toEqual([char('a'), char('b')]);
  });
});
