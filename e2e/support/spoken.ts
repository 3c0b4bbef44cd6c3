import type { Page } from '@playwright/test';
import type { RouteRow } from '../../src/routes/route';
import { expect } from './console';

/** What a walk checks of each screen: title, language, and neither raw message ids nor another language in between. */
export async function expectSpoken(
  page: Page,
  { path, title }: RouteRow,
  language: 'zh-CN' | 'en-US',
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, path).toHaveCount(1);
  if (!path.startsWith('/anonymous/')) await expect.soft(heading, path).toHaveText(texts[title] ?? '');
  await expect.soft(page, path).toHaveTitle(new RegExp(`^${texts[title] ?? ''} - `));
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
  const lines = (await page.locator('body').allInnerTexts()).flatMap((text) => text.split(/\s*\n\s*/));
  const ids = lines.filter((line) => Object.hasOwn(texts, line));
  expect.soft(ids, path).toEqual([]);
  if (language === 'zh-CN') return;
  // What a language shows of the gateway's own texts comes once it has answered in it.
  const chinese = async () => {
    const words = await page.locator('h1, h2, th, label, nav, header').allInnerTexts();
    return words.filter((text) => /\p{Script=Han}/u.test(text));
  };
  await expect.poll(chinese, { message: path }).toEqual([]);
}
