// Builds dist/, compresses it, and lists what it is made of: node .ci/build.mjs. Used by npm run build, npm start, npm test and npm run bench.
import { spawnSync } from 'node:child_process';

const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) process.exit(status ?? 1);
};

run('node_modules/.bin/umi', 'build');
run(process.execPath, 'deploy/compress.mjs', 'dist');
run(process.execPath, '.ci/sbom.mjs');
