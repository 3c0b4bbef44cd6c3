import type { Page } from '@playwright/test';
import { expect, rowOf, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

const NODES = '/system_settings/node_access_management/business_node_management';

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

/** Applies what is staged, as the open review shows it. */
async function apply(page: Page) {
  await press(page, 'Apply');
  const question = page.getByRole('dialog');
  await tabTo(page, question.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
}

const kept = (page: Page) => page.getByRole('heading', { name: 'Changes kept' });

test('BEY-32 BEY-33 the last node of an address is drained and brought back by keyboard alone', async ({ page }) => {
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${NODES}/announcements?q=192.88.99.55`);
  await expect(rowOf(page, '192.88.99.55')).toContainText('Last node to announce it');
  await press(page, '广州应急', 'link');
  await press(page, 'Drain');
  await expect(page.getByText(/After this no node announces .*192\.88\.99\.55: queries/)).toBeVisible();
  await apply(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, 'Keep');
  await expect(kept(page)).toBeVisible();
  await page.goto(`${NODES}/announcements?q=192.88.99.55`);
  await expect(rowOf(page, '192.88.99.55')).toContainText('Withdrawn by drain');
  await press(page, '广州应急', 'link');
  await press(page, 'Bring back');
  await apply(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, 'Keep');
  await expect(kept(page)).toBeVisible();
});
