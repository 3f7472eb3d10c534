import type { Games } from '../session/games.ts';
import { misused } from './exit.ts';

/** All games; `first` is the one meant when a `new` line names none. */
export async function loadGames(first?: string): Promise<Games> {
  const { FAR_LAND } = await import('../games/far-land/index.ts');
  const all = [FAR_LAND];
  if (first === undefined) return all as unknown as Games;
  const named = all.find((g) => g.id === first);
  if (!named) throw misused(`There is no game "${first}". The games: ${all.map((g) => g.id).join(', ')}.`);
  return [named, ...all.filter((g) => g !== named)] as unknown as Games;
}
