import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A part may import from itself and from those before it. */
const LAYERS = ['engine', 'games', 'session', 'bots', 'plain', 'ui', 'cli'] as const;
/** Prose and tables of data, which may be long. */
const LONG = [/^src\/games\/[^/]+\/content\//, /^src\/games\/[^/]+\/words\/rules\//, /^src\/games\/[^/]+\/types\.ts$/];
const LINES_MOST = 250;

interface Source {
  path: string;
  text: string;
  /** Without comments. */
  code: string;
  /** Modules it imports, as written. */
  imports: string[];
}

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();

/** Code without comments; what stands in quotes stays. */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, quoted: string | undefined) => quoted ?? '',
  );
}

function source(path: string, text = readFileSync(join(ROOT, path), 'utf8')): Source {
  const code = withoutComments(text);
  const named = code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])([^'"]+)\1/g);
  return { path, text, code, imports: [...named].map((found) => found[2]) };
}

/** `src/games/far-land/map.ts` is of `games`; `src/cli.ts` and `src/cli/*` are of `cli`. */
function layerOf(path: string): string {
  return (path.split('/')[1] ?? '').replace(/\.tsx?$/, '');
}

function wrongImports({ path, imports }: Source): string[] {
  const here = LAYERS.indexOf(layerOf(path) as (typeof LAYERS)[number]);
  return imports
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((target) => {
      if (target === 'package.json') return layerOf(path) !== 'cli';
      const there = LAYERS.indexOf(layerOf(target) as (typeof LAYERS)[number]);
      return !target.startsWith('src/') || there < 0 || there > here;
    })
    .map((target) => `${path} imports ${target}`);
}

/** A game knows no other game. */
function foreignGame({ path, imports }: Source): string[] {
  const [, layer, game] = path.split('/');
  if (layer !== 'games') return [];
  return imports
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((target) => target.startsWith('src/games/') && target.split('/')[2] !== game)
    .map((target) => `${path} imports ${target}`);
}

const CHANCE_AND_CLOCK: readonly [RegExp, string][] = [
  [/\bMath\s*\.\s*random\b/, 'Math.random'],
  [/\bDate\b(?=\s*[.(])|\bnew\s+Date\b/, 'Date'],
  [/\bperformance\s*\./, 'performance'],
  [/\bprocess\s*[.[]/, 'process'],
  [/\bcrypto\s*\./, 'crypto'],
  [/\blocaleCompare\b|\btoLocale\w+/, 'the locale'],
  [/\bIntl\s*\./, 'Intl'],
  [/\bset(?:Timeout|Interval|Immediate)\b/, 'timers'],
];

/** Packages without chance, clock or machine: the reader of legend files, which tells the line of each value. */
const PURE_PACKAGES: readonly string[] = ['@humanwhocodes/momoa'];

function impure({ path, code, imports }: Source): string[] {
  const used = CHANCE_AND_CLOCK.filter(([what]) => what.test(code)).map(([, name]) => `${path} uses ${name}`);
  const outside = imports
    .filter((name) => !name.startsWith('.') && !PURE_PACKAGES.includes(name))
    .map((name) => `${path} imports ${name}`);
  return [...used, ...outside];
}

const SCREEN = /^(?:ink|chalk|react|ink-select-input|cli-.*|ansi-.*)(?:\/|$)/;
const VAGUE = /(?:^|[-_.])(?:utils?|helpers?|managers?|services?|common|misc)(?:[-_.]|$)/i;

const SOURCES = files('src').map((path) => source(path));
const PURE = SOURCES.filter(({ path }) => ['engine', 'games'].includes(layerOf(path)));

describe('the layers', () => {
  it('hold every file', () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(
      SOURCES.map(({ path }) => path).filter((path) => !(LAYERS as readonly string[]).includes(layerOf(path))),
    ).toEqual([]);
  });

  it('import only from themselves and from those below', () => {
    expect(SOURCES.flatMap(wrongImports)).toEqual([]);
    expect(SOURCES.flatMap(foreignGame)).toEqual([]);
  });

  it('know no chance, clock, machine or locale in engine and games', () => {
    expect(PURE.flatMap(impure)).toEqual([]);
  });

  it('draw a screen in ui only', () => {
    const drawing = SOURCES.filter(
      ({ path, imports }) => layerOf(path) !== 'ui' && imports.some((name) => SCREEN.test(name)),
    );
    expect(drawing.map(({ path }) => path)).toEqual([]);
  });
});

describe('the files', () => {
  it('have names that say what they hold', () => {
    const all = [...files('src'), ...files('test')];
    expect(all.filter((path) => path.split('/').some((part) => VAGUE.test(part)))).toEqual([]);
  });

  it(`are at most ${LINES_MOST} lines long, but for prose and tables`, () => {
    const long = SOURCES.filter(
      ({ path, text }) => text.split('\n').length > LINES_MOST + 1 && !LONG.some((may) => may.test(path)),
    );
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`)).toEqual([]);
  });

  it('import with the extension written', () => {
    const bare = SOURCES.flatMap(({ path, imports }) =>
      imports.filter((name) => name.startsWith('.') && !/\.tsx?$|\.json$/.test(name)).map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('this test', () => {
  const faults = (path: string, text: string) => {
    const one = source(path, text);
    return [...wrongImports(one), ...foreignGame(one), ...impure(one)];
  };

  it('finds an import from above, however it is written', () => {
    const above = 'src/engine/rng.ts imports src/games/far-land/map.ts';
    expect(faults('src/engine/rng.ts', "import { x } from '../games/far-land/map.ts';")).toEqual([above]);
    expect(faults('src/engine/rng.ts', "export * from '../games/far-land/map.ts';")).toEqual([above]);
    expect(faults('src/engine/rng.ts', "const x = await import('../games/far-land/map.ts');")).toEqual([above]);
    expect(faults('src/engine/rng.ts', "import '../games/far-land/map.ts';")).toEqual([above]);
    expect(faults('src/engine/rng.ts', "import { x } from './line.ts';")).toEqual([]);
    expect(faults('src/games/far-land/a.ts', "import { x } from '../../engine/line.ts';")).toEqual([]);
    expect(faults('src/games/far-land/a.ts', "import { x } from '../amber-mines/b.ts';")).toHaveLength(1);
  });

  it('finds chance, clocks and the machine, and not in comments', () => {
    const used = [
      'Math.random()',
      'Date.now()',
      'new Date()',
      'process.env.X',
      "'b'.localeCompare('a')",
      'Intl.Collator',
    ];
    for (const code of used) expect(faults('src/engine/rng.ts', `const x = ${code};`), code).toHaveLength(1);
    expect(faults('src/engine/rng.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
    for (const code of used) expect(faults('src/engine/rng.ts', `// not ${code}\n/* nor ${code} */`), code).toEqual([]);
  });

  it('finds vague names and screens', () => {
    for (const name of ['utils', 'dice-helper', 'save.manager', 'service']) expect(VAGUE.test(`${name}.ts`)).toBe(true);
    expect(['dice.ts', 'helped.ts', 'manage.ts'].some((name) => VAGUE.test(name))).toBe(false);
    expect(['ink', 'react/jsx-runtime', 'chalk', 'ink-select-input'].every((name) => SCREEN.test(name))).toBe(true);
  });
});
