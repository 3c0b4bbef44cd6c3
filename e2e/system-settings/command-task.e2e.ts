import { expect, rowOf, setClock, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

const LIST = '/system_settings/node_access_management/node_command_task_management';

test('CMD-01 A11Y-2 by keyboard alone: a failed task runs again after a question, is followed to its end and read', async ({
  page,
}) => {
  await signIn(page, 'main');
  // With the gateway's clock stopped nothing ends meanwhile.
  await setClock(page, Date.now());
  await page.goto(LIST);
  await tabTo(page, rowOf(page, 'CT-1002').getByRole('button', { name: '重新执行' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '重新执行任务 CT-1002？' });
  await tabTo(page, dialog.getByRole('button', { name: '重新执行' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByText('重新执行成功')).toBeVisible();
  await expect(rowOf(page, 'CT-1002')).toContainText('执行中');
  await setClock(page, Date.now() + 60_000);
  await expect(rowOf(page, 'CT-1002')).toContainText('成功');
  await tabTo(page, rowOf(page, 'CT-1002').getByRole('button', { name: '输出' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '任务 CT-1002 的输出' })).toContainText('zones: 12 synchronized');
  expect(asked).not.toContain('/api/dcomm/commandTask/getProgress');
});
