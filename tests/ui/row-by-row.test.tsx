import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import type { World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { subAccountApi } from '@/api/business-account/sub-account';
import { plan, worlds } from '../support/gateway';
import { type Rendered, renderScreen } from '../support/render';
import { choose } from '../support/select';
import { findRow } from '../support/table';

const KEYS = '/account_center/secret_key';
const ACCOUNTS = '/business_account/account_management';

const onCore = (world: World) => {
  world.gateway = GATEWAY_KINDS.core;
};
const bar = () => screen.findByRole('group', { name: 'Bulk actions' });
const pick = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

/** Asks for a verb on what is chosen, and gives the question. */
async function ask(user: UserEvent, verb: string): Promise<HTMLElement> {
  await user.click(within(await bar()).getByRole('button', { name: verb }));
  return screen.findByRole('dialog');
}

const press = async (user: UserEvent, question: HTMLElement, verb: string) => {
  const button = await within(question).findByRole('button', { name: verb });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

/** Chooses the first twelve keys but one of an unknown state; the third is disabled already. */
async function twelveKeys(language: 'en-US' | 'zh-CN' = 'en-US'): Promise<Rendered> {
  const shown = await renderScreen(`${KEYS}?size=20`, { language, onWorld: onCore });
  for (const serial of [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]) {
    const id = `AK${20260000 + serial}`;
    const name = language === 'en-US' ? `Select ${id}` : `选择 ${id}`;
    await shown.user.click(await screen.findByRole('checkbox', { name }));
  }
  return shown;
}

describe('GATE-02 bulk actions on a gateway without them', () => {
  it('go row by row, with the outcome of each row, and the question says that nobody tells what depends on them', async () => {
    const { user } = await twelveKeys();
    const question = await ask(user, 'Disable');
    await within(question).findByText('This gateway does not report what depends on it.');
    await press(user, question, 'Disable');
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent('11 rows done, 1 failed');
    expect(within(result).getByRole('list', { name: 'Rows that failed' })).toHaveTextContent(
      'AK20260003 Already disabled',
    );
    await findRow({ 'Key ID': 'AK20260013', Status: 'Disabled' });
    await findRow({ 'Key ID': 'AK20260014', Status: 'Enabled' });
    expect(screen.getByRole('checkbox', { name: 'Select AK20260003' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select AK20260001' })).not.toBeChecked();
  });

  it('say so in Chinese too', async () => {
    const { user } = await twelveKeys('zh-CN');
    await user.click(
      within(await screen.findByRole('group', { name: '批量操作' })).getByRole('button', { name: '停用' }),
    );
    const question = await screen.findByRole('dialog');
    await within(question).findByText('此网关不提供关联对象信息。');
    await press(user, question, '停用');
    const result = await screen.findByRole('region', { name: '批量操作结果' });
    expect(result).toHaveTextContent('11 条已处理，1 条未能处理');
  });

  it('say how far they are and stop at once; what was not reached stays chosen', async () => {
    const { user, world } = await twelveKeys();
    plan(world, { path: '/api/acm/secretKey/disable', delay: 300, times: 12 });
    const question = await ask(user, 'Disable');
    await press(user, question, 'Disable');
    const progress = await within(question).findByRole('progressbar', { name: 'Rows done' });
    await waitFor(() => expect(progress).toHaveAttribute('max', '12'));
    await within(question).findByText('1 of 12 done');
    await user.click(within(question).getByRole('button', { name: 'Stop' }));
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent('AK20260012 Stopped before this row, not processed');
    expect(screen.getByRole('checkbox', { name: 'Select AK20260012' })).toBeChecked();
    expect((await secretKeyApi.get({ id: 'AK20260001' })).status).toBe('disabled');
    expect((await secretKeyApi.get({ id: 'AK20260012' })).status).toBe('enabled');
  });

  it('are not asked of the gateway a second time', async () => {
    const { user, world } = await renderScreen(KEYS, { onWorld: onCore });
    await pick(user, 'AK20260001');
    await press(user, await ask(user, 'Disable'), 'Disable');
    await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
    world.gateway = GATEWAY_KINDS.full;
    plan(world, { path: '/api/acm/secretKey/bulkEnable', status: 500 });
    await pick(user, 'AK20260001');
    await press(user, await ask(user, 'Enable'), 'Enable');
    await findRow({ 'Key ID': 'AK20260001', Status: 'Enabled' });
    expect(world.faults).toHaveLength(1);
  });

  it('put a wrong password at its field, and try no other row with it', async () => {
    const { user, world } = await renderScreen(KEYS, { onWorld: onCore });
    await pick(user, 'AK20260001');
    await pick(user, 'AK20260002');
    const question = await ask(user, 'Delete');
    await user.type(within(question).getByLabelText('Your account password'), 'wrong');
    plan(world, { path: '/api/acm/secretKey/delete', delay: 0, times: 2 });
    await press(user, question, 'Delete');
    await within(question).findByText('Account name or password is incorrect');
    expect(world.faults[0]?.times).toBe(1);
    await user.clear(within(question).getByLabelText('Your account password'));
    await user.type(within(question).getByLabelText('Your account password'), 'Console#2026');
    await press(user, question, 'Delete');
    await waitFor(() => expect(screen.queryByText('AK20260001')).toBeNull());
    expect((await secretKeyApi.list({ current: 1, pageSize: 10 })).total).toBe(22);
  });

  it('take all that match, read page by page', async () => {
    const { user } = await renderScreen(`${KEYS}?q=Automation`, { onWorld: onCore });
    await pick(user, 'AK20260006');
    await user.click(await screen.findByRole('button', { name: 'Select all 19 rows that match' }));
    await press(user, await ask(user, 'Disable'), 'Disable');
    await findRow({ 'Key ID': 'AK20260006', Status: 'Disabled' });
    const { total } = await secretKeyApi.list({ current: 1, pageSize: 1, filters: { status: ['disabled'] } });
    expect(total).toBe(20);
  });

  it.each([
    ['en-US', 'Automation', /up to 200 at a time; 295 are selected/],
    ['zh-CN', 'Automation', /每次最多 200 条。当前为 295 条/],
  ] as const)('refuse more than 200 before the first of them (%s)', async (language, keyword, reason) => {
    const { user } = await renderScreen(`${KEYS}?q=${keyword}`, {
      language,
      onWorld: ({ token }) => {
        const world = worlds.reset(token, { secretKey: 300 });
        if (world) onCore(world);
      },
    });
    const isEnglish = language === 'en-US';
    await user.click(
      await screen.findByRole('checkbox', { name: isEnglish ? 'Select AK20260006' : '选择 AK20260006' }),
    );
    await user.click(await screen.findByRole('button', { name: /295/ }));
    const group = await screen.findByRole('group', { name: isEnglish ? 'Bulk actions' : '批量操作' });
    await user.click(within(group).getByRole('button', { name: isEnglish ? 'Disable' : '停用' }));
    const question = await screen.findByRole('dialog');
    const verb = within(question).getByRole('button', { name: isEnglish ? 'Disable' : '停用' });
    await waitFor(() => expect(verb).toBeEnabled());
    await user.click(verb);
    expect(await within(question).findByRole('alert')).toHaveTextContent(reason);
    const { total } = await secretKeyApi.list({ current: 1, pageSize: 1, filters: { status: ['disabled'] } });
    expect(total).toBe(1);
  });

  it('assign a role account by account; what else an account may stays', async () => {
    const { user } = await renderScreen(`${ACCOUNTS}?q=acme`, { onWorld: onCore });
    await pick(user, 'acme-operator');
    await pick(user, 'acme-locked');
    const { basic: before } = await accountAuthorizationApi.get({ id: 'A-operator' });
    await user.click(within(await bar()).getByRole('button', { name: 'Assign role' }));
    const drawer = await screen.findByRole('dialog', { name: 'Assign a role to 2 accounts' });
    await choose(user, within(drawer).getByRole('combobox', { name: 'Role' }), 'DNS hosting only');
    await user.click(within(drawer).getByRole('button', { name: 'Assign' }));
    const question = await screen.findByRole('dialog', { name: 'Continue without seeing whose rights change?' });
    expect(question).toHaveTextContent('This gateway does not report who gains and who loses rights.');
    await user.click(within(question).getByRole('button', { name: 'Assign' }));
    await findRow({ 'Account name': 'acme-operator', Role: 'DNS hosting only' });
    await findRow({ 'Account name': 'acme-locked', Role: 'DNS hosting only' });
    const { basic } = await accountAuthorizationApi.get({ id: 'A-operator' });
    expect(basic).toMatchObject({ followsRole: true, fullBusinessData: before.fullBusinessData });
    expect(basic.messageChannels).toEqual(before.messageChannels);
  });

  it('take accounts out of their organizations, which asks first and says what nobody tells', async () => {
    const { user } = await renderScreen(`${ACCOUNTS}?q=acme`, { onWorld: onCore });
    await pick(user, 'acme-operator');
    await pick(user, 'acme-locked');
    await user.click(within(await bar()).getByRole('button', { name: 'Assign organization' }));
    const drawer = await screen.findByRole('dialog', { name: /organization/ });
    await user.click(within(drawer).getByRole('radio', { name: 'No organization' }));
    await user.click(within(drawer).getByRole('button', { name: 'Assign' }));
    const question = await screen.findByRole('dialog', { name: /^Take 2 accounts out/ });
    await within(question).findByText('This gateway does not report who gains and who loses rights.');
    await press(user, question, 'Take out');
    await findRow({ 'Account name': 'acme-operator', Organization: '—' });
    expect((await subAccountApi.get({ id: 'A-locked' })).organization).toBeNull();
  });

  it('lock accounts one by one, though nobody tells what stops', async () => {
    const { user } = await renderScreen(`${ACCOUNTS}?q=acme`, { onWorld: onCore });
    await pick(user, 'acme-operator');
    await pick(user, 'acme-locked');
    const question = await ask(user, 'Lock');
    await within(question).findByText('This gateway does not report what depends on it.');
    await user.type(within(question).getByLabelText('Your account password'), 'Console#2026');
    await press(user, question, 'Lock');
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent('1 row done, 1 failed');
    expect(result).toHaveTextContent(/acme-locked/);
    await findRow({ 'Account name': 'acme-operator', Status: 'Locked' });
  });
});

describe('GATE-02 imports on a gateway without them', () => {
  const HEAD = 'name,hostname,ip,port,user,password,remark';
  const host = (serial: number) =>
    `edge_${serial},edge-${serial},192.0.2.${serial % 250},${22 + serial},ops,Secret2026,`;

  async function chooseFile(name: string, lines: readonly string[]) {
    await screen.findByRole('button', { name: /^(?:Choose|Replace)/ });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File([lines.join('\n')], name));
  }

  it('add hosts line by line, with the outcome of each', async () => {
    const { user } = await renderScreen('/system_settings/host_management?panel=import', { onWorld: onCore });
    await chooseFile('hosts.csv', [HEAD, host(1), 'log_store,other,192.0.2.21,22,ops,Secret2026,', host(3)]);
    const drawer = await screen.findByRole('dialog', { name: 'Import hosts' });
    await press(user, drawer, 'Import 3 hosts');
    await screen.findByText('Imported 2, refused 1, not sent 0');
    expect(within(drawer).getByRole('row', { name: /log_store/ })).toHaveTextContent('The name is in use');
    expect(within(drawer).getByRole('row', { name: /edge_3/ })).toHaveTextContent('Imported');
    expect(within(drawer).queryByRole('progressbar')).toBeNull();
  });

  it('send no file of more than 200 lines, and take none once that is known', async () => {
    const { user } = await renderScreen('/system_settings/host_management?panel=import', { onWorld: onCore });
    const many = [HEAD, ...Array.from({ length: 201 }, (_, index) => host(index + 1))];
    await chooseFile('hosts.csv', many);
    const drawer = await screen.findByRole('dialog', { name: 'Import hosts' });
    await press(user, drawer, 'Import 201 hosts');
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(/up to 200 at a time; 201 are selected/);
    expect(drawer).toHaveTextContent('Up to 200 lines');
    await chooseFile('hosts.csv', many);
    await within(drawer).findByText('The file has more than 200 lines, split it first');
  });

  it('add accounts with first passwords of the console, shown this once', async () => {
    const { user } = await renderScreen(`${ACCOUNTS}?panel=import`, { onWorld: onCore });
    await chooseFile('accounts.csv', [
      'name,phone,email,role,company',
      'night-team,13900000001,night@acme.example,Domain operators,Acme',
      'lost-role,13900000004,lost@acme.example,Nobody,',
    ]);
    const drawer = await screen.findByRole('dialog', { name: 'Import sub-accounts' });
    // The roles that there are can be asked for anywhere.
    await press(user, drawer, 'Import 1 account');
    const once = await screen.findByRole('dialog', { name: 'Initial password of 1 account' });
    await waitFor(() => expect(within(once).getByText(/^night-team \S{16}$/)).toBeVisible());
    expect(within(drawer).getByText('Imported 1, refused 0, not sent 1')).toBeInTheDocument();
    expect(within(drawer).getByText('There is no ordinary role “Nobody”')).toBeInTheDocument();
    const { list } = await subAccountApi.list({ current: 1, pageSize: 10, keyword: 'night-team' });
    expect(list[0]).toMatchObject({ name: 'night-team', role: { name: 'Domain operators' }, company: 'Acme' });
  });

  it.each([
    [
      '/account_center/client_management?panel=import',
      ['node_id,device_name,capacity,name', 'edge-new-01,device-one,20000,'],
      /^Import 1/,
    ],
    ['/message/contact?panel=import', ['name,phone,email', 'On-call,13800000009,'], /^Import 1/],
  ])('add one by one at %s', async (path, lines, verb) => {
    const { user } = await renderScreen(path, { onWorld: onCore });
    await chooseFile('many.csv', lines);
    const button = await screen.findByRole('button', { name: verb });
    await user.click(button);
    await screen.findByText(/^Imported 1, refused 0/);
  });
});
