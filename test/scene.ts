import { expect } from 'vitest';
import { textOf } from '../src/engine/line.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import type { Creature, CreatureKind, Event, Game, Hero, HeroId } from '../src/games/far-land/types.ts';
import type { Answer, Told } from '../src/session/answer.ts';
import { sortedJson } from '../src/session/hash.ts';
import { Session } from '../src/session/session.ts';

/** A hero of a scene: only `hero` and `space` must be given. */
export interface SceneHero {
  hero: string;
  space: number;
  sp?: number;
  wp?: number;
  hours?: number;
  gold?: number;
  herbs?: number;
  /** `'bow'`, `'half-wineskin'`, or `{ item: 'falcon', turned: true }`. */
  items?: (string | object)[];
  mushrooms?: (number | object)[];
  logs?: number[];
  spells?: number;
  asleep?: boolean;
  arrived?: boolean;
  down?: string | null;
}

/** The scenario format of the program (interface.md), with the lake as the board where none is named. */
export interface SceneWords {
  board?: 'lake' | 'river';
  legend?: string | null;
  level?: 'novice' | 'normal' | 'veteran';
  narrator?: string;
  day?: number;
  turn?: HeroId;
  heroes: SceneHero[];
  creatures?: { kind: CreatureKind; space: number; tag?: string; shift?: number }[];
  shields?: { taken: number };
  wells?: { [space: string]: 'empty' | 'full' };
  tokens?: object[];
  supply?: { gold?: number; herb?: number; 'ruin-spirit'?: number; spore?: number };
  events?: string[];
  'steppe-people'?: number | { space: number; leader?: HeroId; gone?: number };
  merchant?: number;
  flaps?: number;
  mother?: number;
  ghosts?: number[];
  knights?: number[];
  nests?: number[];
  ring?: boolean;
  rooster?: HeroId;
  goal?: string;
  facts?: { [fact: string]: number };
  slain?: string[];
  dice?: number[];
}

type EventOf<T extends Event['type']> = Event & { type: T };

/** Sets a scene, so that a test may play it as people do: by commands, through a session. */
export function scene(what: SceneWords): Scene {
  const text = JSON.stringify({ board: 'lake', ...what });
  return begin(`scenario scene.json seed 1`, () => text);
}

/** Begins the game of these words: `legend 1 heroes raash,avida seed 7`. */
export function begin(words: string, read: (path: string) => string = () => ''): Scene {
  const setup = FAR_LAND.readNew(words.split(' '), 1, read);
  if ('rule' in setup) throw new Error(`the scene is refused: ${setup.text}`);
  return new Scene(new Session(FAR_LAND, setup));
}

/** Why a line that begins a game is refused: its rule, or null. */
export function notBegun(words: string): string | null {
  const setup = FAR_LAND.readNew(words.split(' '), 1, () => '');
  if ('rule' in setup) return setup.rule;
  throw new Error(`"${words}" is not refused`);
}

/** What a long form says besides, when a later one of its steps is refused. */
const NOT_TAKEN = / The steps before it are not taken either\.$/;

const spoken = (told: readonly Told[]): string => told.flatMap((t) => t.lines.map(textOf)).join('\n');

/** A game in a test. Every failure prints what was played and said before it. */
export class Scene {
  readonly session: Session;
  private readonly script: string[] = [];
  private told: readonly Told[];

  constructor(session: Session) {
    this.session = session;
    this.told = session.opening;
  }

  get state(): Game {
    return this.session.state as Game;
  }

  /** Plays these commands; each must be legal. What is said and told later on is what all of them brought about. */
  play(...lines: string[]): this {
    const told: Told[] = [];
    for (const line of lines) {
      const answer = this.session.submit(line);
      this.script.push(`> ${line}`, sayAnswer(answer));
      if (answer.kind !== 'done' && answer.kind !== 'undone') this.fail(`"${line}" is not carried out`);
      if (answer.kind === 'done' || answer.kind === 'undone') told.push(...answer.told);
    }
    this.told = told;
    return this;
  }

  /** This command is refused by that rule, and changes nothing; asked beforehand, `why` gives the same reason. */
  refused(line: string, rule: string | null, sentence?: RegExp): this {
    const before = sortedJson(this.state);
    const why = sayAnswer(this.session.submit(`why ${line}`)).split('\n')[0];
    const answer = this.session.submit(line);
    this.script.push(`> ${line}`, sayAnswer(answer));
    if (answer.kind !== 'refused') this.fail(`"${line}" is not refused`);
    if (answer.kind !== 'refused') return this;
    if (answer.rule !== rule) this.fail(`"${line}" is refused by ${answer.rule}, not by ${rule}`);
    const reason = answer.text.replace(NOT_TAKEN, '');
    if (rule !== null && !reason.endsWith(why)) this.fail(`"why ${line}" says otherwise: ${why}`);
    if (sentence && !sentence.test(answer.text)) this.fail(`the refusal does not say ${sentence}`);
    if (sortedJson(this.state) !== before) this.fail(`the refused "${line}" changed the game`);
    return this;
  }

  /** These commands are among the choices. */
  offers(...commands: string[]): this {
    for (const command of commands) if (this.session.find(command) < 0) this.fail(`"${command}" is not offered`);
    return this;
  }

  /** None of these commands is among the choices. */
  offersNot(...commands: string[]): this {
    for (const command of commands) if (this.session.find(command) >= 0) this.fail(`"${command}" is offered`);
    return this;
  }

  /** The choices are exactly these, in any order. */
  offersOnly(...commands: string[]): this {
    expect(this.commands.slice().sort(), this.report('the choices are others')).toEqual(commands.slice().sort());
    return this;
  }

  get commands(): string[] {
    return this.session.choices().map((choice) => choice.command);
  }

  /** What was last played says this. */
  says(...sentences: (RegExp | string)[]): this {
    const text = spoken(this.told);
    for (const one of sentences)
      if (typeof one === 'string' ? !text.includes(one) : !one.test(text)) this.fail(`nothing says ${one}`);
    return this;
  }

  saysNot(...sentences: (RegExp | string)[]): this {
    const text = spoken(this.told);
    for (const one of sentences)
      if (typeof one === 'string' ? text.includes(one) : one.test(text)) this.fail(`something says ${one}`);
    return this;
  }

  /** Events of one type that the last played commands brought about, in order. */
  events<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.told.map((t) => t.event as Event).filter((e): e is EventOf<T> => e.type === type);
  }

  /** Types of the events that the last played commands brought about, in order, those of the list only. */
  order(...types: Event['type'][]): string[] {
    return this.told.map((t) => t.event.type).filter((type) => (types as string[]).includes(type));
  }

  /** These values of a hero are as given. */
  hero(id: HeroId, values: Partial<Omit<Hero, 'items'>> & { items?: Partial<Hero['items'][number]>[] }): this {
    expect(this.heroOf(id), this.report(`${id} is not as expected`)).toMatchObject(values);
    return this;
  }

  heroOf(id: HeroId): Hero {
    return this.state.heroes.find((hero) => hero.id === id) as Hero;
  }

  /** Where the creatures of a kind stand, ascending. */
  standing(kind: CreatureKind, ...spaces: number[]): this {
    const found = this.creatures(kind).map((creature) => creature.space);
    expect(
      found.sort((a, b) => a - b),
      this.report(`${kind} elsewhere`),
    ).toEqual(spaces);
    return this;
  }

  creatures(kind: CreatureKind): Creature[] {
    return this.state.creatures.filter((creature) => creature.kind === kind);
  }

  /** Who is asked now. */
  asks(who: HeroId): this {
    expect(this.session.question().who, this.report(`another than ${who} is asked`)).toBe(who);
    return this;
  }

  /** This hero is on turn, at the beginning of the turn. */
  turnOf(who: HeroId): this {
    const top = this.state.stack[this.state.stack.length - 1];
    expect(top, this.report(`it is not the turn of ${who}`)).toMatchObject({ kind: 'turn', who });
    return this;
  }

  /** The narrator stands on this letter. */
  narrator(letter: string): this {
    expect('ABCDEFGHIJKLMN'[this.state.narrator], this.report('the narrator stands elsewhere')).toBe(letter);
    return this;
  }

  day(day: number): this {
    expect(this.state.day, this.report('another day')).toBe(day);
    return this;
  }

  shieldsTaken(n: number): this {
    expect(this.state.shieldsTaken, this.report('other shields')).toBe(n);
    return this;
  }

  over(result: 'won' | 'lost', why?: string): this {
    expect(this.state.over, this.report('the legend ends otherwise')).toMatchObject(why ? { result, why } : { result });
    return this;
  }

  goesOn(): this {
    expect(this.state.over, this.report('the legend is over')).toBeNull();
    return this;
  }

  private report(what: string): string {
    const end = this.state.over;
    const now = end ? `The game is ${end.result}: ${end.why}.` : `${this.session.question().text}\n${this.commands}`;
    return `${what}\n${spoken(this.session.opening)}\n${this.script.join('\n')}\n${now}`;
  }

  private fail(what: string): void {
    throw new Error(this.report(what));
  }
}

function sayAnswer(answer: Answer): string {
  if (answer.kind === 'refused') return `${answer.rule}: ${answer.text} ${answer.instead ?? ''}`;
  if (answer.kind === 'said') return answer.lines.map(textOf).join('\n');
  if ('told' in answer) return spoken(answer.told);
  return answer.kind;
}
