import release from '../../package.json' with { type: 'json' };
import { scriptOf, textsOf } from '../support/build';
import { expect, fault, reset, signIn, test } from '../support/console';

const KEYS = '/account_center/secret_key';
const SCREEN = scriptOf(KEYS);
const TEXTS = textsOf('en-US', 'account-center/secret-key');
/** What a deployment leaves behind: the page names another entry script. */
const deployed = { path: '/index.html', times: 9, body: '<script src="/umi.ffffffff.js"></script>' };

for (const [part, path] of [
  ['script', SCREEN],
  ['messages', TEXTS],
] as const) {
  test(`APP-05 a screen whose ${part} are lost says so with Retry while the shell stays, and Retry brings it`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource|ChunkLoadError|\[screen\]/);
    await signIn(page, 'main', { language: 'en-US' });
    await fault(page, { path, times: 99, drop: true });
    await page.goto(KEYS);
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await reset(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Secret keys' })).toBeVisible();
  });

  test(`APP-05 a screen whose ${part} do not come within 120 seconds fails`, async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource|ChunkLoadError|\[screen\]/);
    await signIn(page, 'main', { language: 'en-US' });
    await page.clock.install();
    await fault(page, { path, times: 9, delay: 600_000 });
    await page.goto(KEYS, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(121_000);
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  });
}

test('KIT-11 a screen that is gone with an old version leads to Refresh, and the notice forces nothing', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|Refused to (apply|execute)|Loading CSS chunk|ChunkLoadError|\[screen\]/);
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fault(page, { path: SCREEN, times: 9, status: 404, body: 'not found' });
  await fault(page, deployed);
  await page.getByRole('link', { name: 'Secret keys' }).click();
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  await expect(page.getByText('A new version of the console is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version of the console is available.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('KIT-11 a deployed update is announced when the tab is looked at again', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.clock.install();
  await page.goto('/console');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fault(page, deployed);
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version of the console is available.')).toBeVisible();
});

test('D16 a notice that has closed is still in the notice log', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${KEYS}?panel=edit&item=AK20260001`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Nightly export');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Notice log' }).click();
  await expect(page.getByRole('dialog', { name: 'Notice log' }).getByRole('listitem').first()).toBeVisible();
});

test('APP-05 the shell waits for no file of a screen: the menu is there while the screen is on its way', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await fault(page, { path: SCREEN, times: 9, delay: 60_000 });
  await fault(page, { path: TEXTS, times: 9, delay: 60_000 });
  await page.goto(KEYS, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Account info' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
});

test('APP-01 the page opened by the name of its file is the console', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/index.html');
  await expect(page).toHaveURL(/\/console$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('SHIP-01 the page names the release that it is of', async ({ page }) => {
  await page.goto('/anonymous/loginLock');
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', release.version);
});
