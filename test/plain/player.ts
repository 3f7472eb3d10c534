import type { Heard, Listener } from './listener.ts';

/** Spaces named in a text. */
const spaces = (text: string): string[] => text.match(/\b[45]\d\d\b/g) ?? [];

/** Spaces on which something was found, nearest first: "Herb on 457, Peat Cutting: 7 steps." */
const found = (text: string): string[] => [...text.matchAll(/ on (\d{3}), /g)].map(([, space]) => space);

const number = (text: string, what: RegExp): number => Number(what.exec(text)?.[1] ?? 0);

/** A player who goes where the goal says, and knows of the game what is told. */
export class Player {
  readonly listener: Listener;
  /** Who said to lead the people. */
  private leader = '';
  /** Where each hero is going, so that no two go for one thing. */
  private readonly bound = new Map<string, string>();

  constructor(listener: Listener) {
    this.listener = listener;
  }

  private async ask(line: string): Promise<string> {
    return (await this.listener.say(line)).text;
  }

  /** Where this hero is wanted, by what the goal says and where things stand. */
  private async wanted(name: string): Promise<string | undefined> {
    const goal = /Goal: .*/.exec(await this.ask('goal'))?.[0] ?? '';
    const [end] = spaces(goal);
    if (/Lead the steppe people/.test(goal)) {
      if (this.leader === name) return end;
      return this.leader === '' ? spaces(await this.ask('where people')).at(-1) : undefined;
    }
    const enemy = /Beat the (\w+)/.exec(goal)?.[1];
    if (enemy !== undefined) return (await this.shops(name))[0] ?? spaces(await this.ask(`where ${enemy}`)).at(-1);
    if (/Lay .*herbs/.test(goal)) return this.fetch(name, end, 'herb');
    return /Lay logs/.test(goal) ? this.fetch(name, end, 'log') : undefined;
  }

  /** To the end with what is carried, else to the nearest such thing, else to what may give strength for it. */
  private async fetch(name: string, end: string, what: 'herb' | 'log'): Promise<string | undefined> {
    const [held] = (await this.ask(`items ${name}`)).split('On the space');
    if (/herbs \d|log of/.test(held)) return end;
    const strength = number(await this.ask('heroes'), new RegExp(`${name}, [^.]*?strength (\\d+)`));
    const where = await this.ask(`where ${what}s`);
    const light = [...where.matchAll(/(?:Herb|Log of (\d))(?:, \d of them,)? on (\d{3}), /g)]
      .filter(([, weight, space]) => space !== end && Number(weight ?? 0) + 1 <= strength)
      .map(([, , space]) => space);
    const others = [...this.bound].flatMap(([who, space]) => (who === name ? [] : [space]));
    const wishes = [...light, ...(await this.shops(name)), ...found(await this.ask('where fog'))];
    const target = wishes.find((space) => !others.includes(space));
    if (target !== undefined) this.bound.set(name, target);
    return target;
  }

  /** Merchants, nearest first, for those who can pay one. */
  private async shops(name: string): Promise<string[]> {
    const [held] = (await this.ask(`items ${name}`)).split('On the space');
    return number(held, /gold (\d+)/) >= 2 ? found(await this.ask('where merchants')) : [];
  }

  /** Things that cost no more than a word and help: the number of the choice. */
  private async handy(name: string, choices: Heard['choices']): Promise<number | undefined> {
    const find = (words: RegExp) => choices.find(({ text }) => words.test(text))?.n;
    const lead = find(/^\d+\. Lead the steppe people/);
    if (lead !== undefined) this.leader = name;
    const own = lead ?? find(/Buy a point of strength/) ?? find(/Drink from the well/);
    if (own !== undefined) return own;
    const lift = find(/^\d+\. Pick up (a herb|a log|gold|a hope stone)/);
    const lay = find(/^\d+\. Lay down a (herb|log)/);
    if (lift === undefined && lay === undefined) return undefined;
    const [here] = found(` ${(await this.ask('near')).replace(/stands on/, 'on')}`);
    const goal = /Goal: .*/.exec(await this.ask('goal'))?.[0] ?? '';
    const home = /Lay /.test(goal) && spaces(goal)[0] === here;
    return home ? lay : lift;
  }

  async decide(heard: Heard): Promise<number> {
    const name = /^(\w+)/.exec(heard.question)?.[1] ?? '';
    const walking = /is walking, at (\d+)/.test(heard.question);
    const find = (words: RegExp) => heard.choices.find(({ text }) => words.test(text))?.n;
    if (walking || /What now\?$/.test(heard.question)) {
      const choices = await this.listener.allChoices(heard);
      const handy = await this.handy(name, choices);
      if (handy !== undefined) return handy;
      const deed = choices.find(({ text }) => /^\d+\. [^:]*\(\d hours?\)/.test(text));
      if (deed && number(heard.question, /(\d) hours? left/) >= number(deed.text, /\((\d) hours?\)/)) return deed.n;
      const fight = find(/^\d+\. Fight /);
      if (fight !== undefined && /(?:[6-9]\d|100) of 100/.test(await this.ask('odds'))) return fight;
      const target = / 0 hours left/.test(heard.question) ? undefined : await this.wanted(name);
      const way = target === undefined ? '' : await this.ask(`path ${target}`);
      for (const space of spaces(way)) {
        const step = find(new RegExp(`(Walk [a-z -]+|Jump) to ${space}`));
        if (step !== undefined) return step;
      }
      return find(walking ? /Stop here/ : /End the day/) ?? 1;
    }
    if (/leave\?$/.test(heard.question)) {
      const going = /(?:[5-9]\d|100) of 100/.test(await this.ask('odds'));
      return find(going ? /Roll/ : /Leave the fight/) ?? 1;
    }
    return 1;
  }

  /** Plays until the legend is over; the text of the end. */
  async play(): Promise<string> {
    let heard = await this.listener.hear();
    for (let i = 0; i < 600 && !/The legend is (won|lost)/.test(heard.text); i++) {
      if (/Say yes or no\.$/.test(heard.text)) heard = await this.listener.say('yes');
      if (/The legend is (won|lost)/.test(heard.text)) break;
      const { length } = heard.choices;
      if (length < 1 || length > 9) throw new Error(`${length} choices after: ${heard.text.slice(-400)}`);
      heard = await this.listener.say(String(await this.decide(heard)));
    }
    return heard.text;
  }
}
