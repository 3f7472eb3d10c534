#!/usr/bin/env node
'use strict';
const { existsSync } = require('node:fs');

const program = `${__dirname}/../dist/cli.cjs`;
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`farland needs Node 20 or later; this is Node ${process.versions.node}.`);
  process.exitCode = 2;
} else if (!existsSync(program)) {
  console.error('farland is not built yet: run npm run build.');
  process.exitCode = 2;
} else {
  require(program);
}
