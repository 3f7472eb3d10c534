import type { TableOptions } from '../session/table.ts';
import { misused } from './exit.ts';
import type { Flags } from './flags.ts';

/** Who gives hints, and who steers the heroes of `--bot-plays`. Bots are loaded when they are needed. */
export async function botsFor({ botPlays }: Flags): Promise<Pick<TableOptions, 'loadAdviser' | 'pilot'>> {
  const loadAdviser = async () => (await import('../bots/hint.ts')).adviser;
  if (botPlays === undefined) return { loadAdviser };
  const { readHeroIds } = await import('../bots/sets.ts');
  const heroes = readHeroIds(botPlays);
  if (heroes === undefined) throw misused(`--bot-plays takes heroes as in "tenaya,avida", not "${botPlays}".`);
  const { pilotOf } = await import('../bots/pilot.ts');
  return { loadAdviser, pilot: pilotOf(heroes) };
}
