import { scriptOf, textsOf } from '../support/build';
import { expect, fault, reset, signIn, test } from '../support/console';

const KEYS = '/account_center/secret_key';
const SCREEN = scriptOf(KEYS);
const TEXTS = textsOf('en-US', 'account-center/secret-key');
/** What a deployment leaves behind: the page names another entry script. */
const deployed = { path: '/index.html', times: 9, body: '<script src="/umi.ffffffff.js"></script>' };

test('APP-05 a screen whose script or messages are lost says so with Retry while the shell stays, and Retry brings it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ChunkLoadError|\[screen\]/);
  await signIn(page, 'main', { language: 'en-US' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const comesBack = async (name: string) => {
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    await expect(menu).toBeVisible();
    await reset(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await fault(page, { path: SCREEN, times: 99, drop: true });
  await page.goto(KEYS);
  await comesBack('Secret keys');
  await fault(page, { path: textsOf('en-US', 'account-center/account-info'), times: 99, drop: true });
  await menu.getByRole('link', { name: 'Account info' }).click();
  await comesBack('Account info');
});

test('APP-05 a screen whose script or messages do not come within 120 seconds fails', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ChunkLoadError|\[screen\]/);
  await signIn(page, 'main', { language: 'en-US' });
  await page.clock.install();
  for (const path of [SCREEN, textsOf('en-US', 'account-center/account-info')])
    await fault(page, { path, times: 9, delay: 600_000 });
  const fails = async () => {
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(121_000);
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  };
  await page.goto(KEYS, { waitUntil: 'commit' });
  await fails();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Account info' }).click();
  await fails();
});

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
