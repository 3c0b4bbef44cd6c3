import { expect, rowOf, test } from '../support/console';
import { type Walk, walkOf } from '../support/walk';

/**
 * Every screen of alarms, reports, logs and messages as an operator meets it, from one to the next by the menu: what it may do
 * and what not. The feature files have the rest as the main account.
 */

async function alarms({ page, t, judge, button, open }: Walk): Promise<void> {
  await page
    .getByRole('link', { name: t('home.alarms') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/alarm\/monitoring_alarm\/list\?.*inAlarm/);
  await expect(page.getByRole('row').nth(1)).toContainText(t('alarm.status.inAlarm'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: t('alarmRecord.story') })).toBeVisible();
  await open('alarmTask.title');
  await judge(button('alarmTask.create'), 'alarmTask.create');
  const row = rowOf(page, 'Node CPU too high');
  await judge(row.getByRole('button', { name: t('alarmTask.pause') }), 'alarmTask.disable');
  await row.getByRole('link').first().click();
  await judge(button('alarmTask.edit'), 'alarmTask.update');
  const sms = page.getByRole('region', { name: t('channel.sms'), exact: true });
  await expect(sms).toContainText('13620000004');
  await judge(sms.getByRole('button'), 'alarmTask.test');
  await button('alarmTask.edit').click();
  const dryRun = page.getByRole('region', { name: t('alarmTask.dryRun') });
  await expect(dryRun.getByRole('figure', { name: t('alarmTask.runChart') })).toBeVisible();
}

async function reports({ page, t, judge, button, open }: Walk): Promise<void> {
  await open('subscription.title');
  await judge(button('subscription.create'), 'reportSubscription.create');
  const row = rowOf(page, '核心业务告警周报');
  await judge(row.getByRole('button', { name: t('subscription.disable') }), 'reportSubscription.disable');
  await open('reportInstance.title');
  await rowOf(page, '核心业务告警周报').first().getByRole('link').first().click();
  await expect(button('report.print')).toBeEnabled();
  await button('reportShare.action').click();
  await judge(button('reportShare.create'), 'reportShare.create');
  await page.keyboard.press('Escape');
}

async function logs({ page, t, may, judge, button, open }: Walk): Promise<void> {
  await open('logQuery.operationTitle');
  await expect(page.getByText(t('logQuery.scopeOwn', { account: 'acme-operator' }))).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await open('pushTask.title');
  await judge(button('pushTask.create'), 'pushTask.create');
  const task = rowOf(page, '安全运营平台');
  await judge(task.getByRole('button', { name: t('pushTask.disable') }), 'pushTask.disable');
  await task.getByRole('link').click();
  await page.getByRole('tab', { name: t('pushTask.sandbox') }).click();
  await expect(button('pushTask.trySend')).toHaveCount(may('pushTask.test') ? 1 : 0);
  await open('exportTask.cloudTitle');
  await judge(button('exportTask.create'), 'cloudExport.create');
  await judge(button('exportTask.createBatch'), 'cloudExport.create');
  await open('exportTask.sdnsTitle');
  await judge(button('exportTask.create'), 'sdnsExport.create');
}

async function messages({ page, t, judge, button, open }: Walk): Promise<void> {
  // Its line says how many are unread.
  const todo = new RegExp(`^${t('message.todo')}`);
  await page.getByRole('navigation').getByRole('link', { name: todo }).first().click();
  await expect(button('message.readAll')).toBeEnabled();
  await open('receiver.title');
  await judge(button('receiver.create'), 'contact.create');
  await judge(button('receiver.import'), 'contact.create');
  await page.getByRole('tab', { name: t('robot.dingtalk') }).click();
  await judge(button('robot.create'), 'robot.create');
  await judge(rowOf(page, '运维值班群').getByRole('button', { name: t('robot.test') }), 'robot.test');
  // An operator has no such screen, nor its line in the menu.
  await expect(page.getByRole('link', { name: t('serviceProvider.title') })).toHaveCount(0);
}

test('HOME-05 ALM-01 ALM-02 ALM-03 ALM-04 ALM-05 ALM-06 BEY-06 BEY-12 BEY-13 BEY-24 BEY-25 RPT-01 RPT-02 RPT-03 LOG-01 LOG-02 BEY-08 BEY-09 BEY-14 BEY-15 PUSH-01 PUSH-02 EXP-01 EXP-02 MSG-01 MSG-02 CON-01 ROB-01 PROV-01 as an operator in English: alarms, reports, logs and messages', async ({
  page,
}) => {
  const walk = await walkOf(page, 'operator', 'en-US');
  await page.goto('/console');
  await test.step('alarms', () => alarms(walk));
  await test.step('reports', () => reports(walk));
  await test.step('logs', () => logs(walk));
  await test.step('messages', () => messages(walk));
});
