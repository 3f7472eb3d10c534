import { ITEMS } from '../../games/far-land/content/items.ts';
import type { Hero } from '../../games/far-land/types.ts';
import { itemName } from '../../games/far-land/words/names.ts';
import { type Row, type Span, span, widthOfRow } from '../rows.ts';

/** What a hero has, each in words: gold and herbs first. */
export function goodsOf(hero: Hero): Span[] {
  const out: Span[] = [];
  if (hero.gold > 0) out.push(span(`gold ${hero.gold}`, 'item'));
  if (hero.herbs > 0) out.push(span(`herbs ${hero.herbs}`, 'item'));
  for (const { id, turned } of hero.items) {
    const half = turned ? ITEMS[id].half : undefined;
    const name = itemName(half ?? id).text;
    out.push(span(turned && half === undefined ? `${name} (used)` : name, 'item'));
  }
  if (hero.mushrooms.length > 0) out.push(span(`mushrooms ${hero.mushrooms.length}`, 'item'));
  for (const worth of hero.logs) out.push(span(`log of ${worth}`, 'item'));
  if (hero.spells > 0) out.push(span(`spells ${hero.spells}`, 'item'));
  return out;
}

/** All of it in so many columns: said in full, or shorter, or the first of it and how many more. */
export function goodsRow(hero: Hero, width: number): Row {
  const all = goodsOf(hero);
  if (all.length === 0) return [span('nothing in storage', 'faint')];
  const short = all.map((one): Span => ({ ...one, text: shortly(one.text) }));
  const whole = [all, short].map(joined).find((row) => widthOfRow(row) <= width);
  if (whole !== undefined) return whole;
  for (let kept = short.length - 1; kept > 0; kept--) {
    const row = [...joined(short.slice(0, kept)), span(` +${short.length - kept}`, 'number')];
    if (widthOfRow(row) <= width) return row;
  }
  return [span(`${all.length} things`, 'item')];
}

const joined = (goods: readonly Span[]): Row => goods.flatMap((one, i) => (i === 0 ? [one] : [span(', '), one]));

/** "throwing knife" is a knife; "gold 2" stays. */
const shortly = (text: string): string =>
  /\d$/.test(text) ? text.replace(' of ', ' ') : text.replace(/^\S+ (?=[^(\s])/, '');
