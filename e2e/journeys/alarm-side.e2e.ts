import { keyId } from '../../mock/account-center/key-id';
import { type Persona, personas } from '../../mock/runtime/personas';
import { ask, expect, rowOf, test } from '../support/console';
import { WALKS, type Walk, walkOf } from '../support/walk';

/** Every row of alarms, reports, logs and messages as the main account and an operator meet it, a language each. */

async function alarms({ page, t, judge, button, open }: Walk): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toContainText(t('alarm.status.inAlarm'));
  await page.getByRole('tab', { name: t('alarmRecord.byTask') }).click();
  await expect(rowOf(page, 'Node CPU too high').first()).toBeVisible();
  await page.getByRole('tab', { name: t('alarmRecord.all') }).click();
  // In its own panel: a link of the tasks, which may stand there still, leads elsewhere.
  const panel = page.getByRole('tabpanel', { name: t('alarmRecord.all') });
  await panel.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: t('alarmRecord.story') })).toBeVisible();
  await open('alarmTask.title');
  await judge(button('alarmTask.create'), 'alarmTask.create');
  const row = rowOf(page, 'Node CPU too high');
  await judge(row.getByRole('button', { name: t('alarmTask.pause') }), 'alarmTask.disable');
  await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
  await expect(page.getByRole('menuitem', { name: t('alarmTask.delete') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await expect(page.getByText(`${t('alarm.type.metric')} · ${t('alarm.cycle.fiveMinutes')}`)).toBeVisible();
  await judge(button('alarmTask.edit'), 'alarmTask.update');
  const sms = page.getByRole('region', { name: t('channel.sms'), exact: true });
  await expect(sms).toContainText('13620000004');
  await judge(sms.getByRole('button'), 'alarmTask.test');
  await page.getByRole('tab', { name: t('detail.history') }).click();
  await expect(page.getByRole('tabpanel')).toContainText(t('log.historyEmpty'));
  await page.goto('/alarm/monitoring_alarm/task_management/AT-203/edit');
  await button('alarmTask.dryRun').click();
  const dryRun = page.getByRole('region', { name: t('alarmTask.dryRun') });
  await expect(dryRun.getByRole('figure', { name: t('alarmTask.runChart') })).toBeVisible();
  await judge(button('common.save'), 'alarmTask.update');
}

async function reports({ page, t, may, judge, button, open }: Walk): Promise<void> {
  await open('subscription.title');
  await judge(button('subscription.create'), 'reportSubscription.create');
  const row = rowOf(page, '核心业务告警周报');
  await expect(row).toContainText(t('subscription.running'));
  await judge(row.getByRole('button', { name: t('subscription.disable') }), 'reportSubscription.disable');
  await open('reportInstance.title');
  await rowOf(page, '核心业务告警周报').first().getByRole('link').first().click();
  await expect(page.getByText(t('report.browsers'))).toBeVisible();
  await expect(button('report.print')).toBeEnabled();
  await button('reportShare.action').click();
  await judge(button('reportShare.create'), 'reportShare.create');
  let shared = '/anonymous/alarmReport?share=share-alarm-valid';
  if (may('reportShare.create')) {
    await button('reportShare.create').click();
    shared = (await page.getByText(/\/anonymous\/alarmReport\?.*share=/).textContent()) ?? '';
  }
  await page.goto(shared);
  await expect(page.getByText(t('reportKind.alarm'), { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t('report.ended'), exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

async function logs({ page, t, may, isMain, judge, button, open }: Walk, { id, name }: Persona): Promise<void> {
  const key = keyId(id, 1);
  await ask(page, '/api/acm/secretKey/disable', { id: key });
  await page.goto('/log/query/operation');
  await expect(page.getByText(t('logQuery.scopeOwn', { account: name }))).toHaveCount(isMain ? 0 : 1);
  await expect(page.getByRole('slider')).toBeVisible();
  await page
    .getByRole('search')
    .getByRole('button', { name: t('link.copy') })
    .click();
  await expect(page.getByText(t('link.copied'))).toBeVisible();
  const isDone = may('secretKey.disable');
  const row = rowOf(page, isDone ? 'CI pipeline' : key).first();
  await expect(row).toContainText(t(isDone ? 'log.success' : 'log.failure'));
  await row.getByRole('button', { name: t('log.details') }).click();
  const entry = page.getByRole('dialog', { name: t('log.entry') });
  if (isDone) {
    await expect(entry.getByRole('row', { name: 'status' })).toContainText(
      `${t('log.valueEnabled')}${t('log.valueDisabled')}`,
    );
    await expect(entry.getByRole('button', { name: t('log.flip', { verb: t('log.verbEnable') }) })).toBeEnabled();
  } else await expect(entry).toContainText(t('log.noWayBack'));
  await page.keyboard.press('Escape');
  await open('pushTask.title');
  await judge(button('pushTask.create'), 'pushTask.create');
  const task = rowOf(page, '安全运营平台');
  await judge(task.getByRole('button', { name: t('pushTask.disable') }), 'pushTask.disable');
  await task.getByRole('link').click();
  await page.getByRole('tab', { name: t('pushTask.sandbox') }).click();
  await expect(page.getByLabel(t('pushTask.curl')).first()).toContainText('Authorization: Bearer $PUSH_TOKEN');
  await expect(button('pushTask.trySend')).toHaveCount(may('pushTask.test') ? 1 : 0);
  await open('exportTask.cloudTitle');
  await judge(button('exportTask.create'), 'cloudExport.create');
  await judge(button('exportTask.createBatch'), 'cloudExport.create');
  await expect(rowOf(page, '示例.example').getByRole('button', { name: t('exportTask.download') })).toBeEnabled();
  const expired = rowOf(page, 'old.acme.example');
  await expect(expired).toContainText(t('exportTask.expired'));
  await expect(expired.getByRole('button', { name: t('exportTask.download') })).toHaveCount(0);
  await open('exportTask.sdnsTitle');
  await judge(button('exportTask.create'), 'sdnsExport.create');
}

async function messages({ page, t, judge, button, open }: Walk): Promise<void> {
  await page.goto('/message/todo');
  await page.getByRole('button', { name: /O2026109995/ }).click();
  // Read once it is there.
  await expect(page.getByRole('dialog').getByText(t('message.receivedAt'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: t('message.unreadTab', { 'count, number': '1' }) })).toBeVisible();
  await button('message.readAll').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('message.readAll') })
    .click();
  await expect(page.getByRole('tab', { name: t('message.unreadTab', { 'count, number': '0' }) })).toBeVisible();
  await open('receiver.title');
  await judge(button('receiver.create'), 'contact.create');
  await judge(button('receiver.import'), 'contact.create');
  await judge(rowOf(page, '李工').getByRole('button', { name: t('receiver.edit') }), 'contact.update');
  await page.getByRole('tab', { name: t('robot.dingtalk') }).click();
  await judge(button('robot.create'), 'robot.create');
  await judge(rowOf(page, '运维值班群').getByRole('button', { name: t('robot.test') }), 'robot.test');
}

async function providers({ page, t, judge, button, open }: Walk): Promise<void> {
  await open('serviceProvider.title');
  await judge(button('serviceProvider.create'), 'serviceProvider.create');
  const row = rowOf(page, '邮件网关');
  await judge(row.getByRole('button', { name: t('serviceProvider.disable') }), 'serviceProvider.disable');
}

for (const [who, language] of WALKS) {
  const as = `as ${who} in ${language}`;

  test(`HOME-05 ALM-01 ALM-02 ALM-03 ALM-04 ALM-05 ALM-06 BEY-06 BEY-12 BEY-13 BEY-24 BEY-25 RPT-01 RPT-02 RPT-03 ANON-02 ${as}: alarms and reports`, async ({
    page,
  }) => {
    const walk = await walkOf(page, who, language);
    await page.goto('/console');
    await page
      .getByRole('link', { name: walk.t('home.alarms') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/alarm\/monitoring_alarm\/list\?.*inAlarm/);
    await alarms(walk);
    await reports(walk);
  });

  test(`LOG-01 LOG-02 BEY-08 BEY-09 BEY-14 BEY-15 PUSH-01 PUSH-02 EXP-01 EXP-02 MSG-01 MSG-02 CON-01 ROB-01 PROV-01 ${as}: logs, messages and who is told`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const walk = await walkOf(page, who, language);
    await logs(walk, personas[who]);
    await messages(walk);
    // An operator has no such screen, nor its line in the menu.
    if (who === 'operator')
      await expect(page.getByRole('link', { name: walk.t('serviceProvider.title') })).toHaveCount(0);
    else await providers(walk);
  });
}
