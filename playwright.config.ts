import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser that was asked for, else the lightest one that .ci/ensure.mjs has found. */
const noted = ['.cache/headless-path', '.cache/chromium-path'].find((file) => existsSync(file));
const chromium = process.env.CHROMIUM_PATH ?? (noted ? readFileSync(noted, 'utf8').trim() : '/usr/bin/chromium');

/** PORT of the mock gateway that the run starts itself, over the build in dist/. */
const port = Number(process.env.E2E_PORT ?? 8090);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // Once more before it counts: on a shared machine one of hundreds loses to a pause in some runs. The test command names each
  // that needed it.
  retries: 1,
  // Long enough for a machine that is busy with something else: a test that fails here has found something.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // It tells all failures once more at the end, where the reader of a long log looks.
  reporter: [['dot']],
  use: {
    // The browser keeps what it has fetched and compiled: a load in a fresh context compiles every script anew. Cookies,
    // storage, permissions and scripts of the test before are cleared all the same.
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // It only makes every dialog wait for its end; e2e/account-center/secret-key.e2e.ts has motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node_modules/.bin/tsx mock/gateway.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/config.js`,
    reuseExistingServer: false,
  },
});
