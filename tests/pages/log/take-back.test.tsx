import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmTaskApi } from '@/api/alarm/task';
import { pushTaskApi } from '@/api/log/push-task';
import { type LogEntry, logApi } from '@/api/log/query';
import { contactApi } from '@/api/message/contact';
import { takeBackOf } from '@/components/log/take-back';
import { ENTRY } from '../../support/log-entry';
import { renderScreen } from '../../support/render';

const entryOf = (kind: string, verb: string, path = ''): LogEntry => ({
  ...ENTRY,
  verb,
  path,
  object: { kind, id: 'X-1', name: 'x' },
});

const EVENING = {
  onWorld: (world: { setClock: (at: number) => void }) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
};
const latest = async () => (await logApi.listOperation({ current: 1, pageSize: 1 })).list[0]?.id ?? '';

describe('BEY-08 the way back', () => {
  it.each([
    ['alarmTask', '/alarm/monitoring_alarm/task_management/X-1/edit?restore=OP-1'],
    ['reportSubscription', '/alarm/business_report/subscription_task/X-1/edit?restore=OP-1'],
    ['pushTask', '/log/push_management/X-1/edit?restore=OP-1'],
    ['contact', '/message/contact?panel=edit&item=X-1&restore=OP-1'],
    ['robot', '/message/contact?tab=robot&panel=edit&item=X-1&restore=OP-1'],
    ['serviceProvider', '/system_settings/service_provider_management?panel=edit&item=X-1&restore=OP-1'],
    ['subAccount', '/business_account/account_management/X-1?restore=OP-1'],
  ])('from an edit of a %s leads to its form', (kind, address) => {
    expect(takeBackOf(entryOf(kind, 'update')).edit?.to).toBe(address);
  });

  it.each(['alarmTask', 'pushTask', 'reportSubscription', 'serviceProvider', 'intelSource'])(
    'from a switch of a %s is the other switch',
    (kind) => {
      expect(takeBackOf(entryOf(kind, 'disable')).flip?.verb).toBe('enable');
      expect(takeBackOf(entryOf(kind, 'enable')).flip).toMatchObject({ verb: 'disable', isDanger: true });
    },
  );

  it('from how an account signs in is not the form of the account', () => {
    expect(takeBackOf(entryOf('subAccount', 'update', '/api/acm/loginSecurity/update'))).toEqual({});
    expect(takeBackOf(entryOf('subAccount', 'update', '/api/acm/subAccount/update')).edit).toBeDefined();
  });
});

describe('BEY-08 a form with the values from before', () => {
  it('of an alarm task has its rules, its channels and its hours again', async () => {
    const { history } = await renderScreen('/log/query/operation', EVENING);
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-203' });
    const old = task.triggers[0];
    expect(task.channels.email).toBeUndefined();
    await alarmTaskApi.update({
      ...task,
      name: 'By mistake',
      triggers: [{ field: 'memory', operator: 'greater', value: 5 }],
      effective: { mode: 'custom', zone: 'Asia/Shanghai', windows: [{ days: [1], from: '09:00', to: '18:00' }] },
      channels: { email: ['CT-1'] },
    });
    const restore = await latest();
    act(() => history.push(`/alarm/monitoring_alarm/task_management/AT-203/edit?restore=${restore}`));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Task name/ })).toHaveValue(task.name));
    expect(screen.getByText(/^Filled with the values from before the change of/)).toBeVisible();
    const triggers = screen.getByRole('group', { name: 'Trigger rules' });
    expect(within(triggers).getByRole('textbox', { name: /Value/ })).toHaveValue(
      String(old && 'value' in old ? old.value : ''),
    );
    expect(screen.getByRole('radio', { name: 'All day' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Email' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'SMS' })).toBeChecked();
    expect((await alarmTaskApi.get({ id: 'AT-203' })).name).toBe('By mistake');
  });

  it('of a push task has its address again, and its token stays unread', async () => {
    const { history } = await renderScreen('/log/query/operation', EVENING);
    const { list } = await pushTaskApi.list({ current: 1, pageSize: 10 });
    const task = list.find(({ callback }) => callback !== null);
    const { id = '', version = 0, name = '', modules = [], tags = [], callback } = task ?? {};
    await pushTaskApi.update({
      id,
      version,
      kind: 'callback',
      name,
      modules: modules.flatMap((one) => (one === 'operation' || one === 'alarm' ? [one] : [])),
      tags,
      url: 'https://wrong.example/push',
      method: 'PUT',
    });
    const restore = await latest();
    act(() => history.push(`/log/push_management/${id}/edit?restore=${restore}`));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Callback URL/ })).toHaveValue(callback?.url));
    expect(screen.getByText(/^Filled with the values from before the change of/)).toBeVisible();
  });

  it('of a contact is saved by nobody but the operator', async () => {
    const { history } = await renderScreen('/log/query/operation', EVENING);
    const { version, name, phone, email } = await contactApi.get({ id: 'CT-3' });
    await contactApi.update({ id: 'CT-3', version, name: 'By mistake', phone, email });
    const restore = await latest();
    act(() => history.push(`/message/contact?panel=edit&item=CT-3&restore=${restore}`));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue(name));
    expect((await contactApi.get({ id: 'CT-3' })).name).toBe('By mistake');
  });
});

describe('BEY-24 what was done to an object without a screen', () => {
  it('stands in a tab beside what the object is', async () => {
    const { user } = await renderScreen('/account_center/secret_key?panel=history&item=AK20260003');
    const drawer = await screen.findByRole('dialog', { name: 'History of AK20260003' });
    const tabs = within(drawer).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['History', 'Details']);
    await within(drawer).findByRole('list', { name: 'History' });
    await user.click(within(drawer).getByRole('tab', { name: 'Details' }));
    await waitFor(() => expect(within(drawer).getByRole('tabpanel')).toHaveTextContent(/Key IDAK20260003.*Disabled/));
    expect(within(drawer).queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
