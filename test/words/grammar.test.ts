import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { below, rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { Session } from '../../src/session/session.ts';
import { setupOf } from '../random-game.ts';

/** A number that quarrels with its noun, a value that never arrived, a gap where a word was left out. */
const FAULTS = [
  /\b(?:one|(?<![\d.])1) (?:hours|shields|points|dice|coins|spaces|steps|letters|creatures|games|days|heroes)\b/i,
  /\b(?:[2-9]|[1-9]\d+) (?:hour|shield|point|die|coin|space|step|letter|creature|game|day|hero)\b/,
  /undefined|null|NaN|\[object/,
  / {2}| [.,;:?](?: |$)|\.\.(?:$| )/,
];
const ASKED = ['look', 'near', 'reach', 'danger', 'creatures', 'heroes', 'items', 'shop', 'status', 'goal', 'deck'];
/** Asking is dear, so it is asked seldom. */
const ASK_AT = 40;
const STEPS_MOST = 1500;

/** Every sentence of a random game: questions, choices, what is told, and what is answered now and then. */
function sentencesOf(line: string, seed: number): Set<string> {
  const session = new Session(FAR_LAND, setupOf(line));
  const rng = rngOf(seed);
  const heard = new Set(session.opening.flatMap((told) => told.lines.map(textOf)));
  for (let n = 0; n < STEPS_MOST; n++) {
    const choices = session.choices();
    if (choices.length === 0) break;
    heard.add(session.question().text);
    for (const choice of choices) heard.add(textOf(choice.text));
    if (n % ASK_AT === 0) {
      const answer = session.submit(ASKED[(n / ASK_AT) % ASKED.length]);
      if (answer.kind === 'said') for (const said of answer.lines) heard.add(textOf(said));
    }
    const answer = session.submit(choices[below(rng, choices.length)].command);
    if (answer.kind === 'done') for (const told of answer.told) for (const said of told.lines) heard.add(textOf(said));
  }
  return heard;
}

const games = ['1', '2', '3'].flatMap((legend) =>
  ['raash,avida', 'grent,tenaya', 'tenaya,avida,grent,raash'].map((heroes, i) => ({ legend, heroes, seed: i + 1 })),
);

it.each(games)('sentences of legend $legend with $heroes agree in number and have no gaps', (game) => {
  const heard = sentencesOf(`legend ${game.legend} heroes ${game.heroes} seed ${game.seed}`, game.seed);
  expect(heard.size).toBeGreaterThan(200);
  const wrong = [...heard].filter((sentence) => FAULTS.some((fault) => fault.test(sentence)));
  expect(wrong).toEqual([]);
});
