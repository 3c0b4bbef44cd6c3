// Hot reload with the mock gateway: the gateway's calls on 8001, Umi on PORT (8000) with a proxy to it.
import { spawn } from 'node:child_process';

const start = (command, args, env) => spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
const gateway = start('node_modules/.bin/tsx', ['watch', 'mock/gateway.ts'], { PORT: '8001', DIST: '' });
const umi = start('node_modules/.bin/umi', ['dev'], { PORT: process.env.PORT ?? '8000' });

const stop = () => {
  gateway.kill();
  umi.kill();
};
umi.on('exit', stop);
gateway.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
