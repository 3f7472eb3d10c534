import { line } from '../engine/line.ts';
import type { Core, Move } from '../engine/machine.ts';
import type { AnyRuleset } from '../engine/ruleset.ts';
import { type Answer, type Refused, refused, type Told } from './answer.ts';
import type { Fellow } from './history.ts';
import type { Session } from './session.ts';

/** Steers some heroes beside people. */
export interface Pilot {
  /** The hero, by id, whom it steers and who is to choose now; undefined when people are to. */
  steers(rules: AnyRuleset, g: Core): string | undefined;
  /** All whom it steers, by id. */
  heroes(g: Core): readonly string[];
  /** One of `offered`. Changes nothing. */
  choose(g: Core, offered: readonly Move[]): Move;
}

/** Makes somebody who steers these heroes, named in any of their ways; undefined when a word names none. */
export type PilotMaker = (heroes: readonly string[]) => Pilot | undefined;

/** More choices in a row than fellows have before people are asked again. */
const IN_A_ROW = 50_000;

/** The hero whom the pilot steers and who is to choose now, with the spoken name. */
export function fellowAsked(pilot: Pilot, rules: AnyRuleset, g: Core): Fellow | undefined {
  const who = g.over === null ? pilot.steers(rules, g) : undefined;
  if (who === undefined) return undefined;
  return { who, name: rules.seats?.(g).find((seat) => seat.id === who)?.name ?? who };
}

/** A fellow's command, told before what comes of it, as it is `said`: "Tenaya (bot): walk 413". */
export function fellowTold({ who, name }: Fellow, command: string, said: string): Told {
  const event: { type: string; who: string; command: string } = { type: 'bot', who, command };
  return { event, lines: [line`${{ text: name, as: 'hero' }} (bot): ${said}`] };
}

/** Lets a game know who is steered in it; whoever is to be steered and is not in the game is named to `warn`. */
export function seatFellows(pilot: Pilot, session: Session, warn?: (sentence: string) => void): void {
  session.knowFellows(pilot);
  const seats = session.rules.seats?.(session.state) ?? [];
  for (const hero of pilot.heroes(session.state))
    if (!seats.some(({ id }) => id === hero)) warn?.(`No bot plays "${hero}": that hero is not in this game.`);
}

/** Lets fellows choose until people are asked, or the game is over. */
function played(pilot: Pilot, session: Session): Told[] {
  const told: Told[] = [];
  for (let n = 0; n < IN_A_ROW; n++) {
    const fellow = fellowAsked(pilot, session.rules, session.state);
    if (fellow === undefined) return told;
    const offered = session.actions();
    told.push(...session.choose(offered.indexOf(pilot.choose(session.state, offered)), fellow).told);
  }
  throw new Error('the fellows find no end');
}

/** The answer to people's command, and what their fellows did thereupon. */
export function withFellows(pilot: Pilot | undefined, session: Session | null, answer: Answer): Answer {
  if (pilot === undefined || session === null) return answer;
  switch (answer.kind) {
    case 'said':
      if (answer.prompt !== true) return answer;
      return { ...answer, lines: [...answer.lines, ...played(pilot, session).flatMap(({ lines }) => lines)] };
    case 'begun':
    case 'done':
    case 'undone':
    case 'redone':
      return { ...answer, told: [...answer.told, ...played(pilot, session)] };
    case 'refused':
      return named(pilot, session, answer);
    default:
      return answer;
  }
}

/** A refused command for a hero whom the pilot steers: who says what that hero does. A slip of the pen stays one. */
function named(pilot: Pilot, { rules, state }: Session, answer: Refused): Refused {
  if (answer.rule === null) return answer;
  const [, who] = /^\s*(\S+?)\s*:/.exec(answer.command) ?? [];
  if (who === undefined) return answer;
  const word = who.toLowerCase();
  const seat = rules.seats?.(state).find(({ id, name }) => id.toLowerCase() === word || name.toLowerCase() === word);
  if (seat === undefined || !pilot.heroes(state).includes(seat.id)) return answer;
  return refused(answer.command, `A bot plays ${seat.name}, and chooses what ${seat.name} does.`, null, answer.instead);
}
