import { count, median, megabytes, printed, type Row, times } from './measure.ts';
import { builtProgram, CHESS, chessIsInstalled } from './programs.ts';

const ROUNDS = 5;
const SECONDS = '1';
const RATE = 200_000;
const CHESS_TIMES = 1.5;

/** Random play without words: actions a second of one core, beside chess by chessops. */
export async function randomPlay(): Promise<Row[]> {
  const program = await builtProgram('random-play');
  const chess = chessIsInstalled();
  const ours: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rate = Number(printed([program, SECONDS]));
    ours.push(rate);
    if (chess) ratios.push(rate / Number(printed([CHESS, SECONDS])));
  }
  const by = chess ? median(ratios) : undefined;
  return [
    {
      what: 'random play, actions a second',
      goal: `at least ${count(RATE)}`,
      measured: count(median(ours)),
      met: median(ours) >= RATE,
    },
    {
      what: 'random play, against chessops',
      goal: `at least ${CHESS_TIMES} x`,
      measured: by === undefined ? 'not measured: npm install --prefix test/bench' : times(by),
      met: by === undefined ? undefined : by >= CHESS_TIMES,
    },
  ];
}

const SAME = 1.25;

/** Whether a legend gets slower as it goes on. */
export async function growth(): Promise<Row[]> {
  const [first, last] = JSON.parse(printed([await builtProgram('growth'), '500'])) as [number, number];
  return [
    {
      what: 'last fifty choices of a legend',
      goal: 'cost what the first fifty cost',
      measured: `${times(last / first)} (${first.toFixed(2)} ms, then ${last.toFixed(2)} ms)`,
      met: last / first <= SAME,
    },
  ];
}

const GROWTH_MOST = 5 * 1024;
const MANY = '10000';

/** Memory kept by games that are over. */
export async function manyGames(): Promise<Row[]> {
  const grown = Number(printed([await builtProgram('many-games'), MANY], ['--expose-gc']));
  return [
    {
      what: 'memory: 10,000 games',
      goal: 'at most 5 MB more',
      measured: `${megabytes(grown)} more`,
      met: grown <= GROWTH_MOST,
    },
  ];
}
