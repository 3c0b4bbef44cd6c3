import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageApi } from '@/api/message/message';
import { reportInstanceApi } from '@/api/report/instance';
import { sharedReportApi, shareLinkApi } from '@/api/report/share';
import { can, subscriptionApi, subscriptionInput } from '@/api/report/subscription';
import { cycleOf, toForm } from '@/pages/report/subscription/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const LIST = '/alarm/business_report/subscription_task';
/** Monday 2026-11-02, 09:30 UTC: half past five in the afternoon in Shanghai. */
const NOW = Date.UTC(2026, 10, 2, 9, 30);
const onWorld = (world: { setClock: (at: number) => void }) => world.setClock(NOW);
const WEEKLY = '核心业务告警周报';

const PAGE = { current: 1, pageSize: 100, sorter: { dueAt: 'descend' as const } };

const GOOD = {
  name: 'Weekly',
  templateId: 'RT-1',
  taskType: 'weekly',
  weekday: 1,
  time: '08:00',
  zone: 'Asia/Shanghai',
  channels: ['email'],
  receiverIds: ['RC-1'],
};

describe('report subscriptions', () => {
  it('list template, cycle and the next report in its own zone; an unknown state is shown as it came', async () => {
    await renderScreen(LIST, { onWorld });
    await findRow({ Name: `${WEEKLY}Alarm summary`, Status: 'Subscribed', 'Next report': '2026-11-09 08:00UTC+08:00' });
    await findRow({ Name: 'Berlin edge, end of monthResolution service', 'Next report': '2026-11-30 02:30UTC+01:00' });
    await findRow({
      Name: 'Monthly resolution reportResolution service',
      Status: 'Paused',
      'Next report': 'Paused',
    });
    await findRow({ Name: 'A state this console does not knowShift handover', Status: 'archived' });
  });

  it('are suspended and started again, each asked first with what comes next and taken back by its notice', async () => {
    const { user } = await renderScreen(`${LIST}?q=${encodeURIComponent(WEEKLY)}`, { onWorld });
    const row = await findRow({ Name: `${WEEKLY}Alarm summary` });
    await user.click(within(row).getByRole('button', { name: 'Pause' }));
    const dialog = await screen.findByRole('dialog', { name: `Pause subscription “${WEEKLY}”?` });
    expect(dialog).toHaveTextContent(/next report was due at .*2026-11-09 08:00 UTC\+08:00/);
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    const paused = await findRow({ Name: `${WEEKLY}Alarm summary`, Status: 'Paused' });
    await user.click(within(paused).getByRole('button', { name: 'Resume' }));
    const start = await screen.findByRole('dialog', { name: `Resume subscription “${WEEKLY}”?` });
    expect(start).toHaveTextContent('covering 2026-11-02 to 2026-11-08');
    await user.click(within(start).getByRole('button', { name: 'Resume' }));
    const notice = await screen.findByRole('region', { name: `Subscription ${WEEKLY} resumed` });
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await findRow({ Name: `${WEEKLY}Alarm summary`, Status: 'Paused' });
  });

  it('make a report of the last whole period at once, of which nobody hears but whoever asked', async () => {
    const { user, world } = await renderScreen(`${LIST}/RS-1`, { onWorld });
    await user.click(await screen.findByRole('button', { name: 'Generate one now' }));
    const dialog = await screen.findByRole('dialog', { name: `Generate a report of “${WEEKLY}” now?` });
    expect(dialog).toHaveTextContent('Only you are notified');
    await user.click(within(dialog).getByRole('button', { name: 'Generate one now' }));
    await screen.findByRole('region', { name: 'A report of 2026-10-26 to 2026-11-01 is being generated' });
    world.setClock(NOW + 4_000);
    const { list } = await messageApi.list({ current: 1, pageSize: 5, filters: {} });
    const { title, about } = await messageApi.get({ id: list[0]?.id ?? '' });
    expect([title, about?.kind]).toEqual([`Report ready: ${WEEKLY}`, 'reportInstance']);
    const made = await reportInstanceApi.getAlarmReport({ id: about?.id ?? '' });
    expect(made).toMatchObject({ instance: { fromDay: '2026-10-26', toDay: '2026-11-01', status: 'generated' } });
    // The cycle stays as it is.
    expect((await subscriptionApi.get({ id: 'RS-1' })).nextRun?.fromDay).toBe('2026-11-02');
  });

  it('name the share links that stop working before one is deleted with its reports', async () => {
    const { user } = await renderScreen(`${LIST}?q=${encodeURIComponent(WEEKLY)}`, { onWorld });
    const { share } = await shareLinkApi.add({ reportId: 'RP-1-1', days: 7 });
    await user.click(
      within(await findRow({ Name: `${WEEKLY}Alarm summary` })).getByRole('button', { name: /More actions/ }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete subscription “${WEEKLY}”?` });
    await waitFor(() => expect(within(dialog).getByText(/发给网络组/)).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((row) => row.Name)).not.toContain(`${WEEKLY}Alarm summary`));
    expect(await sharedReportApi.getAlarmReport({ share })).toMatchObject({ state: 'withdrawn' });
  });

  it('show while a cycle is filled in what the gateway will count: the first report, and its days', async () => {
    const { user } = await renderScreen(`${LIST}/RS-1/edit`, { onWorld });
    const preview = await screen.findByRole('region', { name: 'Next reports' });
    const rows = await within(preview).findAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toHaveTextContent('2026-11-09 08:00 UTC+08:002026-11-02 – 2026-11-08');
    const time = screen.getByRole('textbox', { name: /Time/ });
    await user.clear(time);
    await user.type(time, '8:00');
    expect(preview).toHaveTextContent('Fill in the cycle');
    await waitFor(() => expect(screen.getByText('Enter a time such as 09:30')).toBeVisible());
    await user.click(screen.getByRole('radio', { name: 'Once' }));
    await user.clear(time);
    await user.type(time, '10:30');
    await user.type(screen.getByRole('textbox', { name: /First day/ }), '2026-10-01');
    await user.type(screen.getByRole('textbox', { name: /Last day/ }), '2026-10-31');
    await waitFor(() => expect(preview).toHaveTextContent('Immediately on saving'));
  });

  it('name for each receiver the chosen channels alone', async () => {
    await renderScreen(`${LIST}/RS-1`);
    const delivery = await screen.findByRole('region', { name: 'Delivery' });
    const [first] = within(delivery).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^acme In-site message, Email$/);
  });

  it('keep the form with a refusal on its field: a receiver who was deleted, a name that is taken', async () => {
    const { user } = await renderScreen(`${LIST}/RS-7/edit`, { onWorld });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/The receiver 已离职的值班员 was deleted/)).toBeVisible());
    const name = screen.getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Monthly resolution ＲＥＰＯＲＴ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The name is in use, enter another one')).toBeVisible());
    expect(name).toHaveValue('Monthly resolution ＲＥＰＯＲＴ');
  });

  it('refuse in its place a channel that reaches none of the receivers, and keep what was entered', async () => {
    const { user } = await renderScreen(`${LIST}/RS-4/edit`, { onWorld });
    const days = await screen.findByRole('textbox', { name: /^Every/ });
    await user.clear(days);
    await user.type(days, '90');
    await user.click(screen.getByRole('checkbox', { name: 'DingTalk robot' }));
    expect(await screen.findByText('None of the receivers can be reached by: DingTalk robot')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/None of the receivers can be reached by DingTalk robot, add one/)).toBeVisible();
    expect(days).toHaveValue('90');
  });

  it('tell that a template could not be read, in the words of the catalog, with a way to try again', async () => {
    const { user } = await renderScreen(`${LIST}/RS-1/edit`, {
      onWorld: (world) => {
        onWorld(world);
        plan(world, { path: '/api/report/template/get', status: 502 });
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Template detail fetch failed, please retry');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText(/How many alarms the period had/)).toBeVisible());
  });

  it('show with what a template holds the latest report that was made of it, which opens beside the form', async () => {
    await renderScreen(`${LIST}/RS-1/edit`, { onWorld });
    const example = await screen.findByRole('link', { name: /^Open the latest report of this template/ });
    expect(screen.getByText(/How many alarms the period had/)).toBeVisible();
    const { list } = await reportInstanceApi.list({ ...PAGE, filters: { status: ['generated'] } });
    const latest = list.find(({ templateName }) => templateName === 'Alarm summary');
    expect(example).toHaveAttribute('href', `/report/monitoring_alarm?id=${latest?.id}`);
    expect(example).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['does not come', { delay: 600_000 }],
    ['fails', { status: 502 }],
  ])('show what a template holds though the list of reports %s, with room for the link', async (_, fault) => {
    await renderScreen(`${LIST}/RS-1/edit`, {
      onWorld: (world) => {
        onWorld(world);
        plan(world, { path: '/api/report/instance/list', times: 9, ...fault });
      },
    });
    const contents = await screen.findByText(/How many alarms the period had/);
    expect(contents.nextElementSibling).toHaveTextContent(/^$/);
    expect(screen.queryByRole('link', { name: /^Open the latest report/ })).toBeNull();
  });

  it('offer a read-only account nothing that it may not do', async () => {
    await renderScreen(LIST, { onWorld, persona: 'readonly' });
    const create = screen.getByRole('button', { name: 'Create subscription' });
    expect(create).toHaveAccessibleDescription('The account has no right to do this');
  });

  it('go on by themselves: made when its time has come, left out while suspended, completed after a single one', async () => {
    const { user, world } = await renderScreen(`${LIST}?taskType=single`, { onWorld });
    await findRow({
      Name: '年终保障单次报告Alarm summary',
      Status: 'Subscribed',
      'Next report': '2026-11-19 10:00UTC+08:00',
    });
    world.setClock(Date.UTC(2026, 10, 19, 2, 0, 10));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await findRow({ Name: '年终保障单次报告Alarm summary', Status: 'Completed' });
  });
});

describe('the state of a subscription', () => {
  it.each([
    ['running', true, true, 'subscription.notPaused', true],
    ['paused', true, 'subscription.notRunning', true, true],
    [
      'generating',
      'subscription.isGenerating',
      'subscription.notRunning',
      'subscription.notPaused',
      'subscription.isGenerating',
    ],
    ['completed', 'subscription.isCompleted', 'subscription.notRunning', 'subscription.notPaused', true],
    [
      'archived',
      'subscription.isUnknown',
      'subscription.notRunning',
      'subscription.notPaused',
      'subscription.isUnknown',
    ],
  ])('%s allows edit: %s, suspend: %s, start: %s, delete: %s', (status, edit, disable, enable, gone) => {
    expect([can.edit({ status }), can.disable({ status }), can.enable({ status }), can.delete({ status })]).toEqual([
      edit,
      disable,
      enable,
      gone,
    ]);
  });
});

describe('the input of a subscription', () => {
  const isGood = (change: object) => subscriptionInput.safeParse({ ...GOOD, ...change }).success;
  const CUSTOM = { taskType: 'custom', everyDays: '7', firstDay: '2026-11-02' };
  const SINGLE = { taskType: 'single', fromDay: '2026-08-05' };

  it.each([
    ['a whole one', {}, true],
    ['a name of 64 characters', { name: '名'.repeat(64) }, true],
    ['a name of 65', { name: '名'.repeat(65) }, false],
    ['a name with a space at its end', { name: 'Weekly ' }, false],
    ['no template', { templateId: '' }, false],
    ['no channel', { channels: [] }, false],
    ['a channel that does not exist', { channels: ['pigeon'] }, false],
    ['no receiver', { receiverIds: [] }, false],
    ['no cycle', { taskType: undefined }, false],
    ['no weekday', { weekday: undefined }, false],
    ['an eighth weekday', { weekday: 8 }, false],
    ['a 31st', { taskType: 'monthly', monthDay: 31 }, true],
    ['a 32nd', { taskType: 'monthly', monthDay: 32 }, false],
    ['1 day', { ...CUSTOM, everyDays: '1' }, true],
    ['0 days', { ...CUSTOM, everyDays: '0' }, false],
    ['90 days', { ...CUSTOM, everyDays: '90' }, true],
    ['91 days', { ...CUSTOM, everyDays: '91' }, false],
    ['days and a half', { ...CUSTOM, everyDays: '1.5' }, false],
    ['a first day that no calendar has', { ...CUSTOM, firstDay: '2026-02-29' }, false],
    ['a single day', { ...SINGLE, toDay: '2026-08-05' }, true],
    ['an end before its begin', { ...SINGLE, toDay: '2026-08-04' }, false],
    ['90 single days', { ...SINGLE, toDay: '2026-11-02' }, true],
    ['91 single days', { ...SINGLE, toDay: '2026-11-03' }, false],
    ['midnight', { time: '00:00' }, true],
    ['an hour too late', { time: '24:00' }, false],
    ['a zone of no clock', { zone: 'Mars/Base' }, false],
  ])('with %s is accepted: %s', (_, change, expected) => {
    expect(isGood(change)).toBe(expected);
  });

  it('gives the same cycle back that the form was filled with', () => {
    const detail = {
      id: 'RS-1',
      kind: 'alarm',
      templateName: '',
      status: 'running',
      nextRun: null,
      createdAt: 0,
      version: 1,
      reports: 0,
      ...GOOD,
      channels: ['email'],
      cycle: { taskType: 'custom' as const, everyDays: 10, firstDay: '2026-11-02', time: '08:00' },
      receivers: [{ id: 'RC-1', name: 'NOC', channels: ['email'] }],
    };
    expect(cycleOf(toForm(detail))).toEqual({ cycle: detail.cycle, zone: 'Asia/Shanghai' });
    expect(cycleOf({ taskType: 'weekly' })).toBeNull();
  });
});
