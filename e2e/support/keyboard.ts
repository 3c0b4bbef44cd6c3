import type { Locator, Page } from '@playwright/test';
import { expect } from './console';

type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** Walks with Tab until the focus is there, back with Shift+Tab, or through a menu. */
export async function tabTo(page: Page, target: Locator, most = 120, key: Key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Takes the option that the keyboard stands on, once it is there: what is pressed before the list came is lost. */
export async function takeOption(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('option', { name }).first()).toBeAttached();
  await expect(page.locator(':focus')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
}
