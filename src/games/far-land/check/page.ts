import { CONDITIONS } from '../rules/conditions.ts';
import type { Shape } from '../rules/effects/shapes.ts';
import { EFFECTS } from '../rules/effects.ts';

const keyLine = ([key, shape]: [string, Shape]): string =>
  `    "${key}"${shape.optional ? ' (may be left out)' : ''}: ${shape.says}`;

/** The page for those who write legends: what a line of a card can do, and what a condition can ask. Plain text lines. */
export function effectsPage(): string[] {
  const effects = Object.entries(EFFECTS).flatMap(([name, effect]) => [
    `${name}: ${effect.about}`,
    ...Object.entries(effect.fields as { [key: string]: Shape }).map(keyLine),
  ]);
  const conditions = Object.entries(CONDITIONS).map(([key, test]) => `"${key}": ${test.about} (${test.shape.says})`);
  return [
    'A line of a card is an object; its first key names the effect. Every line may have "if", a condition.',
    '',
    ...effects,
    '',
    'A condition is an object; all its keys must hold.',
    '',
    ...conditions,
  ];
}
