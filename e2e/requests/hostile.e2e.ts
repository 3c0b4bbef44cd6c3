import { readdir, readFile } from 'node:fs/promises';
import release from '../../package.json' with { type: 'json' };
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('REL-5 the console starts when what it stored is garbage', async ({ page }) => {
  await signIn(page, 'main');
  await page.addInitScript(() => {
    for (const key of ['umi_locale', 'appearance', 'consoleConfig', 'menuCollapsed'])
      localStorage.setItem(key, '{"\u0000[');
    sessionStorage.setItem('sessionReloadAt', 'NaN');
  });
  await page.goto(LIST);
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
});

test('REL-5 the console starts when storage is forbidden', async ({ page }) => {
  await signIn(page, 'main');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(LIST);
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
});

test('SEC-3 SHIP-08 a stored base on a foreign host is ignored: every call stays on our origin, untraced where nobody is told', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'main');
  await page.addInitScript(() =>
    localStorage.setItem(
      'consoleConfig',
      JSON.stringify({ gatewayServer: 'https://evil.example', fileServer: '//evil.example' }),
    ),
  );
  const origins = new Set<string>();
  const traces = new Set<string | undefined>();
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    origins.add(new URL(request.url()).origin);
    traces.add(request.headers().traceparent);
  });
  await page.goto(LIST);
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  // What was counted would be sent by now: a page that is left tells the rest.
  await page.goto('/config.js');
  expect([...origins]).toEqual([baseURL]);
  expect([...traces]).toEqual([undefined]);
});

test('SEC-4 APP-06 what the address of the error page says is text: no markup, no link, not in the title; it leads home', async ({
  page,
}) => {
  await signIn(page, 'main');
  const message = '<a href="https://evil.example">sign in</a><img src=x onerror=alert(1)>\u202Egnp';
  await page.goto(`/exception?errorCode=${'9'.repeat(80)}&errorMessage=${encodeURIComponent(message)}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('<a href="https://evil.example">sign in</a>');
  await expect(main).not.toContainText('\u202E');
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByText('9'.repeat(64), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^出错了 - (?!.*sign in)/);
  await main.getByRole('button', { name: '返回控制台首页' }).click();
  await expect(page).toHaveURL('/console');
});

test('SEC-2 SHIP-01 the build names its release, and holds no source map and no trace of the mock; a missing asset is not the page', async ({
  page,
}) => {
  const files = await readdir('dist', { recursive: true });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((one) => /\.(js|html|css)$/.test(one))) {
    expect(await readFile(`dist/${file}`, 'utf8'), file).not.toMatch(
      /\bmsw\b|faker|\/mock\/|Console#2026|sourceMappingURL=/,
    );
  }
  expect(await readFile('dist/index.html', 'utf8')).toContain(`<meta name="version" content="${release.version}">`);
  const answer = await page.request.get('/umi.00000000.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});

test('D4 a document request without a session goes to sign-in, which leads back to the address', async ({ page }) => {
  await page.goto(`${LIST}?page=2`);
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await page.getByLabel('Persona').selectOption('main');
  await page.getByLabel('Password').fill('Console#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
