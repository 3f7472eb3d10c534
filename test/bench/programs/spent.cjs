// Put before a program (node --require): tells in the file BENCH_SPENT how much processor time it took, in seconds.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_SPENT, String((user + system) / 1e6));
});
