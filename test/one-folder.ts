import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every folder that a test makes lies in one, which is gone when the run ends. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'farland-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
