import type { Games } from '../../src/session/games.ts';
import { TOY } from './toy.ts';

export const loadGames = async (): Promise<Games> => [TOY] as unknown as Games;
