#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/cli.js', import.meta.url);
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`farland needs Node 20 or later; this is Node ${process.versions.node}.`);
  process.exitCode = 2;
} else if (!existsSync(program)) {
  console.error('farland is not built yet: run npm run build.');
  process.exitCode = 2;
} else {
  await import(program.href);
}
