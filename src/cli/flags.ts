import { misused } from './exit.ts';

/** The flags as they were typed; names as commander writes them. */
export interface Flags {
  plain?: boolean;
  json?: boolean;
  ascii?: boolean;
  color: boolean;
  width?: string;
  lang?: string;
  yes?: boolean;
  saves?: string;
  dice?: string;
  botPlays?: string;
  transcript?: string;
  keepGoing?: boolean;
  test?: boolean;
  game?: string;
  legend?: string;
  heroes?: string;
  players?: string;
  seed?: string;
  level?: string;
  name?: string;
  to?: string;
  check?: boolean;
}

const WIDTH_LEAST = 20;

export function widthOf({ width }: Flags): number | null {
  if (width === undefined) return null;
  return whole('--width', width, WIDTH_LEAST);
}

export function whole(flag: string, text: string, least: number, most?: number): number {
  const upTo = most ?? Number.MAX_SAFE_INTEGER;
  if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > upTo) {
    const range = most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
    throw misused(`${flag} takes a whole number ${range}, not "${text}".`);
  }
  return Number(text);
}

export function diceOf({ dice }: Flags): number[] | 'ask' | undefined {
  if (dice === undefined || dice === 'ask') return dice;
  const faces = dice.split(',').map((d) => d.trim());
  if (!faces.every((f) => /^-?\d+$/.test(f)))
    throw misused(`--dice takes faces as in "3,5,2", or "ask", not "${dice}".`);
  return faces.map(Number);
}

/** The `new` line that the flags wish for; null when they wish for no game. */
export function newLineOf(flags: Flags): string | null {
  const words = (['legend', 'players', 'heroes', 'seed', 'level'] as const).filter((word) => flags[word] !== undefined);
  if (words.length === 0) return null;
  return ['new', ...(flags.game ? [flags.game] : []), ...words.flatMap((word) => [word, flags[word]])].join(' ');
}

export function checkLang({ lang }: Flags): void {
  if (lang !== undefined && lang !== 'en') throw misused(`farland speaks English ("en") so far, not "${lang}".`);
}

const FAR_LAND = 'far-land';

/** Flags for a game that is played mean nothing where none is: they are refused, not passed over. */
export function checkUnplayed(command: string, flags: Flags): void {
  checkLang(flags);
  widthOf(flags);
  if (flags.game !== undefined && flags.game !== FAR_LAND)
    throw misused(`"${command}" knows The Far Land only, not the game "${flags.game}".`);
  const odd = flags.dice !== undefined ? '--dice' : flags.botPlays !== undefined ? '--bot-plays' : undefined;
  if (odd !== undefined) throw misused(`"${command}" takes no ${odd}: that flag is for a game that is played.`);
}
