import { legendOf } from '../content/legends/index.ts';
import { holds } from '../rules/conditions.ts';
import { hoursLeft, whyNoHour } from '../rules/hours.ts';
import { placeName } from '../words/names.ts';
import { slip, type Why, whyNotNow } from './asked.ts';

/** `do dam`: what the legend lets a hero do on its space, once its time has come (DAY-4). */
export const deed: Why = (ask) => {
  const { g, hero, args } = ask;
  const no = whyNotNow(ask) ?? whyNoHour(hero);
  if (no) return no;
  if (args.length === 0) return undefined;
  const meant = g.legend === null ? undefined : legendOf(g.legend).deeds.find(({ id }) => id === args[0]);
  if (meant === undefined) return slip(`Nothing called "${args.join(' ')}" is to be done here.`);
  if (meant.when !== undefined && !holds(g, meant.when))
    return slip('That is done already, or its time has not come yet.');
  if (!meant.at.includes(hero.space)) {
    const where = meant.at.map((space) => placeName(g, space).text).join(' or ');
    return slip(`That is done on ${where}, and ${hero.name} stands on ${hero.space}.`);
  }
  return slip(`That takes ${meant.hours} hours, and ${hero.name} has ${hoursLeft(hero)}, overtime counted in.`);
};
