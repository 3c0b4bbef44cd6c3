import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, rowOf, signIn, test } from '../support/console';

const port = Number(process.env.E2E_PORT ?? 8090) + 1;

/** A second gateway that serves the same build under /x/. */
const under = test.extend<{ gateway: undefined }>({
  baseURL: `http://localhost:${port}`,
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by destructuring, and this one needs nothing.
    async ({}, use) => {
      const child = spawn('node_modules/.bin/tsx', ['mock/gateway.ts'], {
        env: { ...process.env, PORT: String(port), BASE: '/x/' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const isUp = (said: unknown[]) => String(said[0]).includes('The console is at');
      while (!isUp(await once(child.stderr, 'data')));
      await use(undefined);
      child.kill();
    },
    { auto: true },
  ],
});

under('APP-01 under a base path, deep links, sign-in, navigation and lazy screens keep to it', async ({ page }) => {
  await page.goto('/x/account_center/secret_key');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fx%2Faccount_center%2Fsecret_key/);
  await signIn(page, 'main');
  await page.goto('/x/account_center/secret_key?q=CI');
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  await page.getByRole('link', { name: '控制台首页' }).first().click();
  await expect(page).toHaveURL(/\/x\/console$/);
  await expect(page.getByRole('heading', { level: 1, name: '控制台首页' })).toBeVisible();
  expect((await page.request.get('/account_center/secret_key')).status()).toBe(404);
});
