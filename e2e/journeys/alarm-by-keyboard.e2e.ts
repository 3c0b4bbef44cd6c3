import { expect, rowOf, signIn, test } from '../support/console';
import { tabTo, takeOption } from '../support/keyboard';

test('ALM-03 A11Y-2 a task with two trigger rules is made, run dry, saved, paused and deleted by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/alarm/monitoring_alarm/task_management');
  await tabTo(page, page.getByRole('button', { name: 'Create task' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create alarm task' })).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: /^Resolution failures/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Node resources/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toBeFocused();
  await expect(page.getByText('Type and cycle: Metric · 5 minutes, set by the scenario.')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Task name' }));
  await page.keyboard.type('By keyboard');

  const triggers = page.getByRole('group', { name: 'Trigger rules' });
  for (const index of [0, 1]) {
    await tabTo(page, triggers.getByRole('button', { name: 'Add' }));
    await page.keyboard.press('Enter');
    const field = triggers.getByRole('combobox', { name: 'Field' }).nth(index);
    await tabTo(page, field, 60, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    if (index === 1) await page.keyboard.press('ArrowDown');
    await takeOption(page, index === 0 ? 'CPU usage' : 'Memory usage');
    await tabTo(page, triggers.getByRole('combobox', { name: 'Operator' }).nth(index));
    await page.keyboard.press('ArrowDown');
    await takeOption(page, 'Greater');
    await tabTo(page, triggers.getByRole('textbox', { name: 'Value' }).nth(index));
    await page.keyboard.type(index === 0 ? '85' : '20');
  }
  await expect(
    page.getByText('CPU usage is greater than 85%, and memory usage is greater than 20% for one cycle.'),
  ).toBeVisible();
  // Beside the form, without being asked for.
  await expect(page.getByText(/alarms? would have been raised/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create alarm task' }));
  await page.keyboard.press('Enter');

  const row = rowOf(page, 'By keyboard');
  await tabTo(page, row.getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Pause alarm task By keyboard?' });
  await tabTo(page, question.getByRole('button', { name: 'Pause' }), 5);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Paused');
  await tabTo(page, row.getByRole('button', { name: /^More actions/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Delete' }), 5, 'ArrowDown');
  await page.keyboard.press('Enter');
  const last = page.getByRole('dialog', { name: 'Delete alarm task By keyboard?' });
  await tabTo(page, last.getByRole('button', { name: 'Delete' }), 5);
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
});
