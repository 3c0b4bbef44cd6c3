import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import sirv from 'sirv';
import { compressAll } from '../../deploy/compress.mjs';
import { ANSWERS, buildFloor } from './floor/build';

export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** Builds the floor page and serves it the way the gateway serves the console: compressed beforehand, hashed files for good. */
export async function serveFloor(port: number): Promise<Running> {
  const folder = await buildFloor(`.cache/bench/floor-${port}`);
  compressAll(folder);
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    setHeaders: (response, file) => {
      const isHashed = file.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
  const answers = new Map<string, string>(
    Object.entries(ANSWERS).map(([url, answer]) => [url, JSON.stringify(answer)]),
  );
  const server = http.createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) return files(request, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(answer);
  });
  server.keepAliveTimeout = 65_000;
  await once(server.listen(port), 'listening');
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Starts the mock gateway in front of a build of the console. */
export async function serveConsole(dist: string, port: number): Promise<Running> {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} holds no build: run npm run build first`);
  const env = { ...process.env, PORT: String(port), DIST: dist };
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'mock/gateway.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(gateway, 'close');
  const origin = `http://localhost:${port}`;
  const end = Date.now() + 30_000;
  while (
    !(await fetch(`${origin}/sign-in`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (gateway.exitCode !== null || Date.now() > end) throw new Error('the mock gateway does not answer');
    await rest(100);
  }
  return {
    origin,
    stop: async () => {
      gateway.kill('SIGTERM');
      await ended;
    },
  };
}
