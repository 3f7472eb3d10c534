import { paceLeft } from '../rules/folk.ts';
import { peopleFollow } from '../rules/walk.ts';
import type { Game, Hero, HeroId } from '../types.ts';
import { count } from './names.ts';

/** "4 spaces", as many as the steppe people still go today; undefined where the legend names no such number (FOLK-3). */
function spacesLeft(g: Game): string | undefined {
  const left = paceLeft(g);
  return Number.isFinite(left) ? count(left, 'space') : undefined;
}

/** ", with the steppe people, who go 4 spaces more": they come along with this hero, or with one on the horse. */
export function peopleAlong(g: Game, hero: Hero, company: readonly HeroId[] = []): string {
  if (!peopleFollow(g, hero, company)) return '';
  const left = spacesLeft(g);
  return `, with the steppe people${left === undefined ? '' : `, who go ${left} more`}`;
}

/** "people 4", said where there is little room; '' for a hero whom they do not follow. */
export function peopleBriefly(g: Game, hero: Hero, company: readonly HeroId[] = [], called = 'people'): string {
  if (!peopleFollow(g, hero, company)) return '';
  const left = paceLeft(g);
  return Number.isFinite(left) ? `${called} ${left}` : called;
}

/** "Leads the steppe people, who go 4 spaces more before sunrise."; '' for a hero who does not lead them. */
export function leadsWords(g: Game, hero: Hero): string {
  if (!peopleFollow(g, hero, [])) return '';
  const left = spacesLeft(g);
  return `Leads the steppe people${left === undefined ? '' : `, who go ${left} more before sunrise`}.`;
}
