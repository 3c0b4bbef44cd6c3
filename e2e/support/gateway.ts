import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';

const TRIES = 600;
const EVERY_MS = 200;

/**
 * Starts the mock gateway over the build in dist/, and waits until it answers; gives its process, to be ended. For commands
 * outside of Playwright, which starts its own. Rejects where it does not answer within two minutes.
 */
export async function startGateway(
  port: number | string,
  stdio: 'ignore' | 'inherit' = 'inherit',
): Promise<ChildProcess> {
  const gateway = spawn('node_modules/.bin/tsx', ['mock/gateway.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', stdio, stdio],
  });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isUp = await fetch(`http://localhost:${port}/config.js`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return gateway;
    await after(EVERY_MS);
  }
  gateway.kill();
  throw new Error(`no mock gateway at port ${port}`);
}
