import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/alarm/monitoring_alarm/task_management';

test('ALM-02 ALM-03 ALM-04 ALM-05 a task is made with what is required only, reads as it is saved, is paused after a question, and deleted only then', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('radio', { name: /^Node resources/ }).click({ force: true });
  await expect(page.getByText('Type and cycle: Metric · 5 minutes, set by the scenario.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Task name' }).fill('CPU watch');
  await page.getByRole('button', { name: 'Create alarm task' }).click();
  await expect(page.getByText('At least one trigger rule is needed').first()).toBeVisible();
  const triggers = page.getByRole('group', { name: 'Trigger rules' });
  await triggers.getByRole('button', { name: 'Add' }).click();
  await triggers.getByRole('combobox', { name: 'Field' }).click();
  await page.getByText('CPU usage', { exact: true }).last().click();
  await triggers.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByText('Greater than', { exact: true }).last().click();
  await triggers.getByRole('textbox', { name: 'Value' }).fill('80');
  const said = 'Raises an alarm when CPU usage is greater than 80% for one cycle. Its level is Warning.';
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('button', { name: 'Create alarm task' }).click();
  await page.getByRole('link', { name: 'CPU watch' }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText('Nobody is notified: no channel is enabled.')).toBeVisible();
  await page.goBack();

  const row = rowOf(page, 'CPU watch');
  await row.getByRole('button', { name: 'Pause' }).click();
  await page
    .getByRole('dialog', { name: /^Pause alarm task CPU watch/ })
    .getByRole('button', { name: 'Pause' })
    .click();
  await expect(row).toContainText('Paused');
  await chooseIn(row, 'Delete');
  await page
    .getByRole('dialog', { name: /^Delete alarm task CPU watch/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toHaveCount(0);
});

for (const language of ['zh-CN', 'ar-EG'] as const) {
  test(`A11Y-7 an alarm task fits a phone in ${language}, with the table that its dry run ends in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'main', { language });
    await page.goto('/alarm/monitoring_alarm/task_management/AT-203');
    // It comes last, and is wider than the screen.
    await expect(page.locator('main').getByRole('table').last()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
