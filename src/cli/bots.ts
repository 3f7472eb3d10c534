import type { PilotMaker } from '../session/fellows.ts';
import { listed } from '../session/set.ts';
import type { Settings } from '../session/settings.ts';
import type { TableOptions } from '../session/table.ts';
import { misused } from './exit.ts';
import type { Flags } from './flags.ts';

type Bots = Pick<TableOptions, 'loadAdviser' | 'loadPilots' | 'pilot'>;

/** Who gives hints, and who steers the heroes of `--bot-plays`, or of the setting. Bots are loaded when they are needed. */
export async function botsFor({ botPlays }: Flags, settings: Settings): Promise<Bots> {
  const loadAdviser = async () => (await import('../bots/hint.ts')).adviser;
  const bots = { loadAdviser, loadPilots };
  if (botPlays === undefined) {
    if (settings.bots === '') return bots;
    const pilot = (await loadPilots())(listed(settings.bots));
    return pilot === undefined ? bots : { ...bots, pilot };
  }
  const { readHeroIds } = await import('../bots/sets.ts');
  const heroes = readHeroIds(botPlays);
  if (heroes === undefined) throw misused(`--bot-plays takes heroes as in "tenaya,avida", not "${botPlays}".`);
  const { pilotOf } = await import('../bots/pilot.ts');
  return { ...bots, pilot: pilotOf(heroes) };
}

async function loadPilots(): Promise<PilotMaker> {
  return (await import('../bots/beside.ts')).pilotBeside;
}
