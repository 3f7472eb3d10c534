import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CREATURE_KINDS, HERO_IDS, ITEM_IDS } from '../src/games/far-land/types.ts';

/** Where a hero, an item or a creature may be called by name: the content tables, and what each item does. */
const TABLES = [join('far-land', 'content'), join('far-land', 'rules', 'items')];
const NAMES = [...HERO_IDS, ...ITEM_IDS, ...CREATURE_KINDS].join('|');
const SWITCH = new RegExp(`([=!]==? '(${NAMES})')|(case '(${NAMES})':)|('(${NAMES})' [=!]==? )`);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? sources(path) : /\.tsx?$/.test(one.name) ? [path] : [];
  });
}

/** Lines of a file that ask which hero, item or creature it is. */
const switches = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) => (SWITCH.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []));

it('no file outside the content tables switches on the name of a hero, an item or a creature', () => {
  const found = sources('src')
    .filter((path) => !TABLES.some((table) => path.includes(table)))
    .flatMap((path) => switches(path, readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});

it('such a switch is seen', () => {
  expect(switches('x.ts', "if (hero.id === 'raash') ride();\nswitch (item) {\n  case 'bow':\n}")).toHaveLength(2);
  expect(switches('x.ts', "const NAMES = { raash: 'Raash' };")).toEqual([]);
});
