import { openPty } from '../pty/pty.ts';
import { bytes, emptyFolder, environment, median, printed, quantile, type Row } from './measure.ts';
import { builtProgram } from './programs.ts';

const GAMES = '20';
/** Whatever moves a cursor, wipes or colours. */
const SEQUENCE = /\x1b/;

/** A few steps in plain mode on a terminal. */
async function appendedOnly(game: string): Promise<boolean> {
  const env = { ...environment(), FARLAND_SAVES: emptyFolder(), CI: undefined, NODE_EXTRA_CA_CERTS: undefined };
  const pty = openPty(
    process.execPath,
    [game, '--plain', '--no-color', 'play', '--legend', '1', '--heroes', 'raash,avida'],
    { env },
  );
  await pty.waitFor(/\(pass\)/, 30_000);
  for (const line of ['1', 'look', 'stop']) {
    pty.send(`${line}\r`);
    await pty.quiet(300);
  }
  pty.kill();
  await pty.exit;
  return !SEQUENCE.test(pty.bytes());
}

/** Plain mode: what a choice adds, and that nothing is ever written over. */
export async function plainBytes(game: string): Promise<Row[]> {
  const sizes: number[] = JSON.parse(printed([await builtProgram('plain-bytes'), GAMES]));
  const appended = await appendedOnly(game);
  const usual = median(sizes);
  return [
    {
      what: 'plain: new text of a choice',
      goal: 'append-only, at most 300 bytes for a usual action',
      measured: `${bytes(usual)}, nine of ten ${bytes(quantile(sizes, 0.9))}; ${appended ? 'append-only' : 'NOT append-only'}`,
      met: appended && usual <= 300,
    },
  ];
}
