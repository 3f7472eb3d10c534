// Random chess by chessops: all legal moves, one of them played. Prints moves a second of processor time.
import { Chess } from 'chessops/chess';

const SECONDS = Number(process.argv[2]);
const WARM_SECONDS = 2;
let seed = 1;
const below = (limit) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

function legal(position) {
  const moves = [];
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const last = to >> 3 === 0 || to >> 3 === 7;
      moves.push(last && position.board.pawn.has(from) ? { from, to, promotion: 'queen' } : { from, to });
    }
  }
  return moves;
}

function play() {
  const position = Chess.default();
  for (let n = 0; n < 200; n++) {
    const moves = legal(position);
    if (moves.length === 0) return n;
    position.play(moves[below(moves.length)]);
  }
  return 200;
}

const spent = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
for (const warm = process.cpuUsage(); spent(warm) < WARM_SECONDS; ) play();
const since = process.cpuUsage();
let moves = 0;
while (spent(since) < SECONDS) moves += play();
console.log(Math.round(moves / spent(since)));
