import type { Page } from '@playwright/test';
import { deployIn, expect, fault, signIn, test } from '../support/console';

/** Notes every script, style and file that the page takes, in the order it does; what was only loaded ahead is not among them. */
function noteTaken() {
  const fetched = window.fetch;
  window.fetch = (input, init) => {
    const root = document.documentElement.dataset;
    root.taken = `${root.taken ?? ''} ${new URL(input instanceof Request ? input.url : input, document.baseURI).href}`;
    return fetched(input, init);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isStyle = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
        const address = isStyle ? node.href : node instanceof HTMLScriptElement ? node.src : '';
        const root = document.documentElement.dataset;
        if (address) root.taken = `${root.taken ?? ''} ${address}`;
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const ahead = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href));

/** What was loaded ahead and never taken. */
const wasted = (page: Page) =>
  page.evaluate(() => {
    const taken = new Set(document.documentElement.dataset.taken?.split(' '));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
    return links.filter((href) => !taken.has(href));
  });

/** The gateway sends the next entry at the root to a screen. */
async function lead(page: Page, defaultUrl: string) {
  const check = '/api/acm/overview/getOrganizations';
  const good = { code: 20000, message: 'success' };
  await fault(page, {
    path: '/api/acm/getFrontInitInfo',
    envelope: { ...good, data: { defaultUrl, defaultUrlCheck: check } },
  });
  await fault(page, { path: check, envelope: { ...good, data: { flag: true } } });
}

test('APP-01 APP-02 APP-10 a later entry at the root loads nothing ahead, and asks nothing, that it does not use', async ({
  page,
}) => {
  await page.addInitScript(noteTaken);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  /** Enters twice: only the second entry can know where the first one led. */
  const enterAgain = async (title: string, before = async () => {}) => {
    await before();
    await page.goto('/');
    await expect(heading(title)).toBeVisible();
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await before();
    await page.goto('/');
    await expect(heading(title)).toBeVisible();
    await expect.poll(() => wasted(page), title).toEqual([]);
    page.off('request', note);
    expect((await ahead(page)).length, title).toBeGreaterThan(0);
    return new Set(asked.filter((path) => /overview\/get(Attention|Counters)/.test(path))).size;
  };
  await signIn(page, 'main', { language: 'en-US' });
  expect(await enterAgain('Console home')).toBe(2);
  expect(await enterAgain('Secret keys', () => lead(page, '/account_center/secret_key'))).toBe(0);
  await signIn(page, 'norights', { language: 'en-US' });
  expect(await enterAgain('No permission')).toBe(0);
  await signIn(page, 'main', { language: 'en-US' });
  await deployIn(page, 'hospital');
  expect(await enterAgain('Account info')).toBe(0);
});
