/** A small game that nobody plays: it shows that engine and session know no game. */
import { line, words } from '../../src/engine/line.ts';
import { type Core, done, type Frame, type Move, push, type Told } from '../../src/engine/machine.ts';
import { copyRng, die, type Rng, rngOf, shuffle } from '../../src/engine/rng.ts';
import type { Refusal, Ruleset, Setup } from '../../src/engine/ruleset.ts';

const NAMES = ['ann', 'bob'] as const;
const CHESTS = [3, 6, 9];
const FACES = [1, 2, 3, 4, 5, 6];

interface Walker {
  name: string;
  at: number;
  coins: number;
  steps: number;
  rolled: boolean;
}
interface Toy extends Core, Told<ToyEvent> {
  rng: Rng;
  who: number;
  day: number;
  seen: number;
  walkers: Walker[];
  chests: { at: number; holds: 'coins' | 'rat'; open: boolean }[];
}
type ToyMove = Move & { to?: number };
type ToyEvent =
  | { type: 'stepped'; who: string; to: number }
  | { type: 'rolled'; who: string; die: number }
  | { type: 'opened'; who: string; holds: string }
  | { type: 'turn'; who: string; day: number }
  | { type: 'told'; text: string };

const now = (g: Toy): Walker => g.walkers[g.who];

function end(g: Toy): void {
  now(g).steps = 0;
  now(g).rolled = false;
  g.who = (g.who + 1) % g.walkers.length;
  if (g.who === 0) g.day++;
  g.tell?.({ type: 'turn', who: now(g).name, day: g.day });
}

function step(g: Toy, to: number): void {
  const w = now(g);
  w.at = to;
  w.steps++;
  g.tell?.({ type: 'stepped', who: w.name, to });
  if (g.chests.some((c) => c.at === to && !c.open)) push(g, { kind: 'chest', step: 'ask' });
}

function open(g: Toy): void {
  const w = now(g);
  const chest = g.chests.find((c) => c.at === w.at)!;
  chest.open = true;
  g.seen++;
  w.coins = chest.holds === 'coins' ? w.coins + 2 : 0;
  g.tell?.({ type: 'opened', who: w.name, holds: chest.holds });
  done(g);
}

function turnChoices(g: Toy): ToyMove[] {
  const w = now(g);
  const out: ToyMove[] = [];
  if (w.steps < 3) out.push({ verb: 'step', to: w.at + 1 });
  if (!w.rolled) out.push({ verb: 'roll' });
  out.push({ verb: 'end' });
  for (let n = 1; n <= w.coins; n++) out.push({ verb: 'drop', to: n });
  const other = g.walkers[1 - g.who];
  if (other) out.push({ verb: 'wave', by: other.name });
  return out;
}

const write = (_: Toy, a: ToyMove): string =>
  `${a.by ? `${a.by}: ` : ''}${a.verb}${a.to === undefined ? '' : ` ${a.to}`}`;

function refuse(g: Toy, command: string): Refusal {
  if (command.startsWith('step')) {
    return { rule: 'STEP-1', text: `A walker takes at most 3 steps a day, ${now(g).name} has taken ${now(g).steps}.` };
  }
  if (command === 'roll') return { rule: 'ROLL-1', text: 'Only one roll a day.', instead: 'Say "end".' };
  return { rule: null, text: `"${command}" is not understood.` };
}

export interface ToySetup extends Setup {
  players: number;
}

export const TOY: Ruleset<ToySetup, Toy, ToyMove, ToyEvent> = {
  id: 'toy',
  title: 'The Toy Road',
  version: 1,
  flows: {
    turn: {
      ask: {
        choices: turnChoices,
        take: {
          step: (g, _f: Frame, a) => step(g, a.to!),
          roll: (g) => {
            const face = die(g.rng, FACES);
            now(g).rolled = true;
            now(g).coins += face;
            g.tell?.({ type: 'rolled', who: now(g).name, die: face });
          },
          end,
          drop: (g, _f: Frame, a) => {
            now(g).coins -= a.to!;
          },
          wave: (g, _f: Frame, a) => g.tell?.({ type: 'told', text: `${a.by} waves.` }),
        },
      },
    },
    chest: {
      ask: {
        choices: () => [{ verb: 'open' }, { verb: 'leave' }],
        take: { open, leave: (g) => done(g) },
      },
    },
  },
  copy: (g) => ({
    ...g,
    rng: copyRng(g.rng),
    stack: g.stack.map((f) => ({ ...f })),
    walkers: g.walkers.map((w) => ({ ...w })),
    chests: g.chests.map((c) => ({ ...c })),
  }),
  watch: (g) => {
    if (g.walkers.some((w) => w.at >= 12)) g.over = { result: 'won', why: 'road' };
    else if (g.day > 20) g.over = { result: 'lost', why: 'late' };
  },
  readNew: (said, drawn) => {
    let players = 2;
    let seed = drawn;
    for (let i = 0; i < said.length; i += 2) {
      const key = said[i].toLowerCase();
      if (key === 'players' && /^[12]$/.test(said[i + 1] ?? '')) players = Number(said[i + 1]);
      else if (key === 'seed' && /^\d+$/.test(said[i + 1] ?? '')) seed = Number(said[i + 1]);
      else if (key !== 'rules') return { rule: null, text: `The toy does not know "${said[i]}".` };
    }
    return { game: 'toy', seed, players, line: `new toy players ${players} seed ${seed} rules 1` };
  },
  begin: (setup, tell) => {
    const rng = rngOf(setup.seed);
    const holds = shuffle(rng, ['coins', 'coins', 'rat'] as ('coins' | 'rat')[]);
    const walkers = NAMES.slice(0, setup.players).map((name) => ({ name, at: 1, coins: 0, steps: 0, rolled: false }));
    const chests = CHESTS.map((at, i) => ({ at, holds: holds[i], open: false }));
    tell?.({ type: 'told', text: 'The road is long.' });
    return { rng, stack: [{ kind: 'turn', step: 'ask' }], over: null, who: 0, day: 1, seen: 0, walkers, chests };
  },
  layDice: (g, faces) => {
    const odd = faces.find((f) => !FACES.includes(f));
    if (odd !== undefined) return { rule: null, text: `No die shows ${odd}.` };
    g.rng.faces = [...faces];
  },
  write,
  alsoWritten: (_, a) => (a.verb === 'step' ? ['forward'] : []),
  expand: (g, command) => {
    const to = /^walk (\d+)$/.exec(command);
    if (!to) return undefined;
    const run: string[] = [];
    for (let at = now(g).at + 1; at <= Number(to[1]); at++) run.push(`step ${at}`);
    if (run.length === 0) return { rule: 'STEP-2', text: 'Nobody walks back.' };
    return { run, within: 'turn', note: `The way: ${run.length} steps.` };
  },
  refuse,
  label: (g, a) => (a.verb === 'step' ? line`Step to ${a.to!}` : words(write(g, a))),
  question: (g) => ({ who: now(g).name, text: `What does ${now(g).name} do?`, weighty: false }),
  say: (_, e) => {
    if (e.type === 'stepped') return [line`${e.who} steps to ${e.to}.`];
    if (e.type === 'rolled') return [line`${e.who} rolls ${e.die}.`];
    if (e.type === 'opened') return [line`${e.who} finds: ${e.holds}.`];
    if (e.type === 'turn') return [line`Day ${e.day}: ${e.who}.`];
    return [words(e.text)];
  },
  ask: { near: (g) => [line`${now(g).name} stands at ${now(g).at}.`] },
  freeAsk: {
    rules: ([word]) => (word === 'step' ? [words('STEP-1: three steps a day.')] : { rule: null, text: 'Rules: step.' }),
  },
  askHelp: { near: 'who stands where', rules: 'the rules' },
  actHelp: [['step 2', 'one step']],
  offers: [{ words: 'toy', title: 'The Toy Road', text: 'Twelve steps.', example: 'new toy players 2' }],
  view: (g) => ({ day: g.day, turn: now(g).name, walkers: g.walkers, over: g.over }),
  expect: (g, said) => {
    if (said[1] !== 'at') return { rule: null, text: `"${said.join(' ')}" cannot be expected.` };
    const at = g.walkers.find((w) => w.name === said[0])?.at;
    return { holds: String(at) === said[2], found: `${said[0]} is at ${at}` };
  },
  seen: (g) => g.seen,
  chapter: (g) => g.day,
  summary: (g) => ({ game: 'toy', day: String(g.day), heroes: g.walkers.map((w) => w.name).join(',') }),
  saveName: () => 'toy-1',
};

/** The toy with a later version of its rules, in which four steps a day are allowed and nobody waves. */
export const TOY_LATER: typeof TOY = {
  ...TOY,
  version: 2,
  flows: {
    ...TOY.flows,
    turn: {
      ask: { ...TOY.flows.turn.ask, choices: (g: Toy) => turnChoices(g).filter((a) => a.verb !== 'wave') } as never,
    },
  },
};
