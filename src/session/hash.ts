import * as modules from 'node:module';

/** Loaded when a state is hashed first: most runs never do, and it is slow to load. */
let crypto: typeof import('node:crypto') | undefined;

/** JSON whose keys are sorted by code unit, so that equal states give equal text on every machine. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => (v === undefined ? 'null' : sortedJson(v))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts: string[] = [];
  const record = value as { [key: string]: unknown };
  for (const key of Object.keys(record).sort()) {
    const held = record[key];
    if (held !== undefined && typeof held !== 'function') parts.push(`${JSON.stringify(key)}:${sortedJson(held)}`);
  }
  return `{${parts.join(',')}}`;
}

/** The first 12 hex digits of SHA-256 over the state's JSON with sorted keys. */
export function stateHash(state: unknown): string {
  crypto ??= modules.createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto');
  return crypto.createHash('sha256').update(sortedJson(state)).digest('hex').slice(0, 12);
}
