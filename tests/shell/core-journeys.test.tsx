import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../support/render';
import { choose, openList } from '../support/select';
import { findRow, tableRows } from '../support/table';

const UNTOLD = 'This gateway does not report what depends on it.';

const open = (address: string) =>
  renderScreen(address, {
    onWorld: (world) => {
      world.gateway = GATEWAY_KINDS.core;
    },
  });

async function fill(user: UserEvent, values: Readonly<Record<string, string>>) {
  const place = screen.queryByRole('dialog') ?? document.body;
  for (const [name, value] of Object.entries(values)) {
    const field = await within(place).findByLabelText(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Chooses an action of a row, in sight or in its menu, and gives the question that comes. */
async function ask(user: UserEvent, row: Readonly<Record<string, string>>, action: string) {
  const found = within(await findRow(row));
  const inSight = found.queryByRole('button', { name: action });
  if (inSight) await user.click(inSight);
  else {
    await user.click(found.getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  }
  return screen.findByRole('dialog', { name: new RegExp(`^${action} `) });
}

async function agree(user: UserEvent, question: HTMLElement, action: string) {
  const button = within(question).getByRole('button', { name: action });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

const isGone = (column: string, name: string) =>
  waitFor(() => expect(tableRows().map((row) => row[column])).not.toContain(name));

describe('GATE-01 on a gateway that has only what is specified', () => {
  it('a key is made, described, disabled and deleted', async () => {
    const { user } = await open('/account_center/secret_key');
    await press(user, 'Create key');
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Nightly export');
    await press(user, 'Create');
    const once = await screen.findByRole('dialog', { name: 'Key created' });
    await user.click(within(once).getByRole('button', { name: 'Copy Secret' }));
    await user.click(within(once).getAllByRole('button', { name: 'Close' })[0] ?? once);
    const row = { Description: 'Nightly export' };
    await user.click(within(await findRow(row)).getByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: /Description/ });
    await user.type(field, ' 2');
    await press(user, 'Save');
    const renamed = { Description: 'Nightly export 2' };
    await findRow({ ...renamed, Status: 'Enabled' });
    const disabling = await ask(user, renamed, 'Disable');
    expect(disabling).toHaveTextContent(UNTOLD);
    await agree(user, disabling, 'Disable');
    await findRow({ ...renamed, Status: 'Disabled' });
    const deleting = await ask(user, renamed, 'Delete');
    await user.type(await within(deleting).findByLabelText('Your account password'), 'wrong{Enter}');
    await waitFor(() => expect(within(deleting).getByText('Account name or password is incorrect')).toBeVisible());
    await fill(user, { 'Your account password': 'Console#2026' });
    await agree(user, deleting, 'Delete');
    await isGone('Description', 'Nightly export 2');
  });

  it('a role is made, renamed and deleted; one in use is refused with the reason', async () => {
    const { user, history } = await open('/business_account/role_management/create');
    await user.type(await screen.findByRole('textbox', { name: /Role name/ }), 'Night shift');
    await user.click(within(await screen.findByRole('treeitem', { name: 'Cloud DNS' })).getByText('Cloud DNS'));
    await press(user, 'Create role');
    await user.click(within(await findRow({ 'Role name': 'Night shift' })).getByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: /Role name/ });
    await waitFor(() => expect(field).toHaveValue('Night shift'));
    await user.type(field, ' 2');
    await press(user, 'Save');
    const knowing = await screen.findByRole('dialog', { name: 'Continue without seeing whose rights change?' });
    await agree(user, knowing, 'Save');
    await screen.findByRole('heading', { name: 'Night shift 2' });
    act(() => history.push('/business_account/role_management'));
    const row = { 'Role name': 'Night shift 2', Products: '1' };
    const question = await ask(user, row, 'Delete');
    expect(question).toHaveTextContent(UNTOLD);
    await agree(user, question, 'Delete');
    await isGone('Role name', 'Night shift 2');
    const used = await ask(user, { 'Role name': '安全审计' }, 'Delete');
    await agree(user, used, 'Delete');
    await waitFor(() => expect(within(used).getByText('The object is in use and cannot be deleted')).toBeVisible());
  });

  it('a host is added, edited and deleted; an address in use is refused at its field', async () => {
    const { user } = await open('/system_settings/host_management');
    await press(user, 'Add host');
    await screen.findByLabelText('Hostname');
    await fill(user, {
      Name: 'cache_1',
      Hostname: 'cache-1',
      'IP address': '2001:db8:20::53',
      Port: '2222',
      User: 'ops',
      Password: 'Secret2026',
    });
    await press(user, 'Add');
    await waitFor(() => expect(screen.getByText(/address and port already exists/)).toBeVisible());
    await fill(user, { Port: '22' });
    await press(user, 'Add');
    await user.click(within(await findRow({ Name: 'cache_1' })).getByRole('button', { name: 'Edit' }));
    await screen.findByLabelText('Password');
    await fill(user, { Remark: 'Two disks' });
    await press(user, 'Save');
    const question = await ask(user, { Name: 'cache_1', Remark: 'Two disks' }, 'Delete');
    expect(question).toHaveTextContent(UNTOLD);
    await agree(user, question, 'Delete');
    await isGone('Name', 'cache_1');
  });

  it('an alarm task is made with what is required, renamed, paused and deleted; without a trigger rule it is refused', async () => {
    const { user, history } = await open('/alarm/monitoring_alarm/task_management/create');
    await user.click(await screen.findByRole('radio', { name: /^Node resources/ }));
    await user.type(screen.getByRole('textbox', { name: 'Task name' }), 'CPU watch');
    await press(user, 'Create alarm task');
    await screen.findAllByText('At least one trigger rule is needed');
    const triggers = within(screen.getByRole('group', { name: 'Trigger rules' }));
    await user.click(triggers.getByRole('button', { name: 'Add' }));
    await choose(user, await triggers.findByRole('combobox', { name: 'Field' }), 'CPU usage');
    await choose(user, triggers.getByRole('combobox', { name: 'Operator' }), 'Greater than');
    await user.type(await triggers.findByRole('textbox', { name: 'Value' }), '80');
    await press(user, 'Create alarm task');
    // Under its name stands what it watches.
    const made = { 'Task name': 'CPU watchNode resources', Status: 'Enabled' };
    await user.click(within(await findRow(made)).getByRole('button', { name: 'Edit' }));
    await screen.findByDisplayValue('CPU watch');
    await fill(user, { 'Task name': 'CPU watch 2' });
    await press(user, 'Save');
    await screen.findByRole('heading', { name: 'CPU watch 2' });
    act(() => history.push('/alarm/monitoring_alarm/task_management'));
    const renamed = 'CPU watch 2Node resources';
    await agree(user, await ask(user, { 'Task name': renamed }, 'Pause'), 'Pause');
    await findRow({ 'Task name': renamed, Status: 'Paused' });
    await agree(user, await ask(user, { 'Task name': renamed }, 'Delete'), 'Delete');
    await isGone('Task name', renamed);
  });

  it('a push task is made, renamed and deleted; a callback to the gateway itself is refused at its field', async () => {
    const { user, history } = await open('/log/push_management');
    await press(user, 'Create push task');
    await screen.findByRole('textbox', { name: /^Task name/ });
    await user.click(screen.getByRole('checkbox', { name: 'Operation log' }));
    await fill(user, { 'Task name': 'Log archive', 'Callback URL': 'http://localhost/hook' });
    await press(user, 'Create push task');
    await waitFor(() => expect(screen.getByText(/must not lead to the gateway itself/)).toBeVisible());
    await fill(user, { 'Callback URL': 'https://archive.example/hook' });
    await press(user, 'Create push task');
    await user.click(
      within(await findRow({ 'Task name': 'Log archivePOST https://archive.example/hook' })).getByRole('button', {
        name: 'Edit',
      }),
    );
    await screen.findByDisplayValue('Log archive');
    await fill(user, { 'Task name': 'Log archive 2' });
    await press(user, 'Save');
    await screen.findByRole('heading', { name: 'Log archive 2' });
    act(() => history.push('/log/push_management'));
    await agree(
      user,
      await ask(user, { 'Task name': 'Log archive 2POST https://archive.example/hook' }, 'Delete'),
      'Delete',
    );
    await isGone('Task name', 'Log archive 2POST https://archive.example/hook');
  });

  it('a robot is added, renamed and deleted; a webhook in use is refused at its field', async () => {
    const { user } = await open('/message/contact?tab=dingtalk');
    await press(user, 'Add robot');
    await screen.findByRole('dialog', { name: 'Add DingTalk robot' });
    await fill(user, {
      'Robot name': 'Night group',
      'Webhook address': 'https://oapi.dingtalk.example/robot/send?access_token=group-1',
      'Signing secret': 'SEC2026',
    });
    await press(user, 'Add');
    await waitFor(() => expect(screen.getByText(/has this webhook already/)).toBeVisible());
    await fill(user, { 'Webhook address': 'https://oapi.dingtalk.example/robot/send?access_token=night' });
    await press(user, 'Add');
    await user.click(within(await findRow({ 'Robot name': 'Night group' })).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit robot' });
    await screen.findByDisplayValue('Night group');
    await fill(user, { 'Robot name': 'Night group 2' });
    await press(user, 'Save');
    const question = await ask(user, { 'Robot name': 'Night group 2' }, 'Delete');
    expect(question).toHaveTextContent(UNTOLD);
    await agree(user, question, 'Delete');
    await isGone('Robot name', 'Night group 2');
  });

  it('a report subscription is made, renamed and deleted; a name in use is refused at its field', async () => {
    const { user, history } = await open('/alarm/business_report/subscription_task/create');
    await choose(user, await screen.findByRole('combobox', { name: /^Template/ }), 'Alarm summary');
    await user.click(screen.getByRole('checkbox', { name: 'DingTalk robot' }));
    const box = screen.getByRole('combobox', { name: /^Receivers/ });
    const receivers = await openList(user, box);
    await user.type(box, '运维值班群');
    await user.click(await receivers.findByTitle(/^运维值班群/));
    await fill(user, { Name: '核心业务告警周报' });
    await press(user, 'Create subscription');
    await waitFor(() => expect(screen.getByText('The name is in use, enter another one')).toBeVisible());
    await fill(user, { Name: 'Night report' });
    await press(user, 'Create subscription');
    const made = await findRow({ Name: 'Night reportAlarm summary' });
    await user.click(within(made).getByRole('button', { name: 'Edit' }));
    await screen.findByDisplayValue('Night report');
    await fill(user, { Name: 'Night report 2' });
    await press(user, 'Save');
    await screen.findByRole('heading', { name: 'Night report 2' });
    act(() => history.push('/alarm/business_report/subscription_task'));
    const question = await ask(user, { Name: 'Night report 2Alarm summary' }, 'Delete');
    expect(question).toHaveTextContent(UNTOLD);
    await agree(user, question, 'Delete');
    await isGone('Name', 'Night report 2Alarm summary');
  });
});
