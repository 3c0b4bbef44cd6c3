import type { Locator, Page } from '@playwright/test';
import { expect } from './console';
import { nextFrames } from './settled';

type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** Walks with Tab until the focus is there, back with Shift+Tab, or through a menu. */
export async function tabTo(page: Page, target: Locator, most = 120, key: Key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Looked up once: to find a control by its name again after each step takes longer than the step, on a large screen.
  let control = await target.elementHandle();
  for (let steps = 0; steps < most; steps += 1) {
    const at = await control?.evaluate((one) => (one.isConnected ? one === document.activeElement : 'gone'));
    if (at === true) return;
    if (at === 'gone') control = await target.elementHandle();
    await page.keyboard.press(key);
    // A menu moves the focus in the frame after the key: asked before that, the way would overshoot.
    if (key !== 'Tab') await nextFrames(page);
  }
  await expect(target).toBeFocused();
}

/** Takes the option that the keyboard stands on, once it is there: what is pressed before the list came is lost. */
export async function takeOption(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('option', { name }).first()).toBeAttached();
  await expect(page.locator(':focus')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
}
