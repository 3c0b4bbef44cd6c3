import type { Page, Request } from '@playwright/test';
import { expect } from './console';

/**
 * Follows the calls of a page; gives a wait until its screen has loaded: the heading is there, no call is under way nor
 * begun within two frames, and `main` is not busy. Unlike "networkidle" it does not wait half a second for nothing.
 */
export function followLoads(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isQuiet = async () => {
    if (open.size > 0) return false;
    await nextFrames(page);
    return open.size === 0 && (await page.locator('main[aria-busy=true]').count()) === 0;
  };
  return async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(isQuiet, { message: `${page.url()} has loaded`, intervals: [20, 50, 100] }).toBe(true);
  };
}

/** Opens a screen as its line in the menu does: the page goes on, and with it axe and everything that is compiled. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const left = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((heading) => !heading?.isConnected, left);
}

/** Waits until the page has drawn what its last frame has put off: a menu moves the focus in the frame after the key. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
