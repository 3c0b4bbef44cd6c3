import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stage } from '../../deploy/release/stage.mjs';
import { PASSWORD } from '../../mock/runtime/personas';
import { freePort } from '../../tests/deploy/servers';
import { startSite } from '../../tests/deploy/site';
import { expect, fault, test } from '../support/console';

const KEYS = '/account_center/secret_key';
const TRACE = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

interface Told {
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A collector at another origin, which answers without a header of its own. */
async function startCollector() {
  const told: Told[] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.method === 'POST') told.push({ headers: request.headers, text });
    response.writeHead(204).end();
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return { told, origin: `http://localhost:${port}`, stop: () => server.close() };
}

/** The build of this run as a release whose config.js names the collector. */
function release(origin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
  chmodSync(folder, 0o755);
  const at = (version: string) => path.join(folder, 'releases', `cloud-dns-console-${version}`);
  mkdirSync(path.join(folder, 'releases'));
  cpSync('dist', path.join(folder, 'dist'), { recursive: true });
  stage({ dist: path.join(folder, 'dist'), out: at('1.0.0'), version: '1.0.0', contract: '1+test' });
  const config = { trustedOrigins: [origin], telemetryUrl: `${origin}/console` };
  writeFileSync(path.join(folder, 'releases', 'config.js'), `window.consoleConfig = ${JSON.stringify(config)};\n`);
  return { folder, at };
}

test('SHIP-08 a page tells a trusted origin what went wrong, without content, and traces each call', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Console#2026|Content Security Policy|\[contract\]/);
  const collector = await startCollector();
  const made = release(collector.origin);
  const port = await freePort();
  const site = await startSite(made, {
    CONSOLE_GATEWAY: `http://127.0.0.1:${process.env.E2E_PORT ?? 8090}`,
    CONSOLE_PATHS: '/mock/',
    CONSOLE_PORT: String(port),
    CONSOLE_ORIGINS: collector.origin,
  });
  const origin = `http://localhost:${port}`;
  const traces: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) traces.push(request.headers().traceparent);
  });
  try {
    await page.request.post(`${origin}/mock/session`, { data: { persona: 'main', password: PASSWORD } });
    await context.addInitScript(() => localStorage.setItem('umi_locale', 'en-US'));
    const list = { list: [{ id: 'zone-editor', description: 'zone-editor' }], total: 1 };
    await fault(page, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: list } });
    await page.goto(`${origin}${KEYS}?keyword=zone-editor`);
    await expect(page.getByRole('heading', { level: 1, name: 'Secret keys' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'zone-editor' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    // It is loaded behind the first paint: what listens is there once its script has come.
    await page.waitForLoadState('networkidle');
    // Both come later than the line that brings them about: the page is not left before.
    await page.evaluate(() => {
      const come = ['error', 'securitypolicyviolation'].map(
        (kind) => new Promise((resolve) => window.addEventListener(kind, resolve, { once: true })),
      );
      setTimeout(() => {
        throw new TypeError('Console#2026');
      });
      document.createElement('img').src = 'https://acme.example/?token=Console%232026';
      return Promise.all(come).then(() => undefined);
    });
    await expect.poll(() => traces.length).toBeGreaterThan(2);
    await page.goto(`${origin}/healthz`);
    const told = () => collector.told.flatMap(({ text }) => JSON.parse(text).events);
    await expect
      .poll(() => [...new Set(told().map(({ kind }) => kind))])
      .toEqual(expect.arrayContaining(['paint', 'ready', 'error', 'violation', 'break']));
    const events = told();
    expect(events).toContainEqual({ kind: 'error', name: 'TypeError', at: [], route: KEYS, times: 1 });
    const img = { kind: 'violation', directive: 'img-src', blocked: 'other', at: [], route: KEYS, times: 1 };
    expect(events).toContainEqual(img);
    for (const { headers, text } of collector.told) {
      expect(text).not.toMatch(/Console#|Console%|zone-editor|acme\.example|main-/);
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
      expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
    }
    expect(traces.filter((trace) => !TRACE.test(trace ?? ''))).toEqual([]);
    expect(new Set(traces).size).toBe(traces.length);
  } finally {
    await site.stop();
    collector.stop();
    rmSync(made.folder, { recursive: true, force: true });
  }
});
