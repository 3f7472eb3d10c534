'use strict';
// Runs the built program in a folder and keeps what V8 compiled meanwhile: node warm.cjs FOLDER piped|full|simulate
const { mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PassThrough } = require('node:stream');

const [, , out, way] = process.argv;
const scratch = mkdtempSync(join(tmpdir(), 'farland-build-'));
Object.assign(process.env, { FARLAND_SAVES: scratch, FARLAND_CONFIG: scratch, TERM: 'xterm-256color' });

/** The title, a new game, its card, up and down the list. */
const KEYS = ['\r', '\r', '\r', '\r', '\r', '\r', '\x1b[B', '\x1b[A'];
const KEY_MS = 60;
const SIMULATE = ['simulate', '--games', '2', '--threads', '1'];

/** Ends that say they are a terminal, with somebody at the keys who goes away at last. */
function playOnTerminal() {
  const ends = { stdin: new PassThrough(), stdout: new PassThrough().resume() };
  for (const [name, stream] of Object.entries(ends)) {
    Object.assign(stream, { isTTY: true, columns: 80, rows: 24, setRawMode: () => stream });
    Object.defineProperty(process, name, { value: stream });
  }
  const keys = [...KEYS];
  setInterval(() => {
    if (keys.length === 0) process.exit(0);
    ends.stdin.write(keys.shift());
  }, KEY_MS);
}

process.argv.splice(1, 3, join(out, 'cli.cjs'), ...(way === 'simulate' ? SIMULATE : []));
if (way === 'full') playOnTerminal();
let compiledCode;
process.on('exit', () => {
  for (const [name, code] of Object.entries(compiledCode())) {
    if (name.startsWith('game') && way !== 'piped') continue; // a piped game is to start fastest
    writeFileSync(join(out, `.${name}.code`), code);
    renameSync(join(out, `.${name}.code`), join(out, `${name}.code`));
  }
  rmSync(scratch, { recursive: true });
});
({ compiledCode } = require(join(out, 'cli.cjs')));
