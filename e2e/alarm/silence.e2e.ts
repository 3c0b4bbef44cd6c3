import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/alarm/monitoring_alarm/list/silences';

test('BEY-35 a weekly silence is made, stands in its calendar on a phone without moving the page, and is withdrawn', async ({
  page,
}) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Rack work');
  await page.getByRole('combobox', { name: 'Nodes' }).click();
  await page.getByTitle('Shanghai core').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d active alarms? (is|are) silenced$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Every Sunday');
  await page.getByRole('button', { name: 'Create silence' }).click();
  await expect(rowOf(page, 'Rack work')).toContainText('Sunday 01:00 – 05:00');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${LIST}?tab=calendar`);
  const sunday = page.getByRole('row').filter({ hasText: 'Rack work' }).getByRole('cell').last();
  await expect(sunday).toHaveText('01:00 – 05:00');
  // The table scrolls in its own box, by keyboard too.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('region', { name: /^Silences of/ }).focus();
  await page.keyboard.press('End');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Rack work' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Ended early')).toBeVisible();
});
