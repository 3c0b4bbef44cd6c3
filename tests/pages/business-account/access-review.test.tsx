import { mayAccess } from '@mock/business-account/access';
import { accountsOf } from '@mock/business-account/account-rows';
import { authorizationOf } from '@mock/business-account/authorization';
import { policyRowsOf } from '@mock/business-account/policy';
import { RESOURCES } from '@mock/business-account/resources';
import { unreadTodosOf } from '@mock/message/message';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessReviewApi } from '@/api/business-account/access-review';
import { reviewTaskApi } from '@/api/business-account/review-task';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CODES } from '@/api/codes';
import { allPages } from '@/lib/contract/all-pages';
import { failureOf } from '@/lib/contract/failure';
import { resourceOf } from '@/lib/contract/resource';
import { sha256 } from '@/lib/evidence';
import { invalidate } from '@/lib/query/invalidation';
import { csvLines } from '../../support/readers';
import { renderScreen } from '../../support/render';
import { choose } from '../../support/select';
import { findRow, tableRows } from '../../support/table';

const PATH = '/business_account/account_management/review';

let saved: Blob[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:saved';
  });
});

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

/** Opens every list that a sign-off covers, one after the other. */
async function lookAtAll(user: User) {
  for (const name of ['Accounts', 'Screens', 'Actions', 'Resources']) {
    await user.click(screen.getByRole('tab', { name }));
    await waitFor(() => {
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
      expect(tableRows(within(screen.getByRole('tabpanel', { name })).getByRole('table')).length).toBeGreaterThan(0);
    });
  }
}

async function openSign(user: User) {
  await user.click(screen.getAllByRole('button', { name: 'Sign off' })[0] ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: 'Sign off the access review' });
  await within(drawer).findByText('Rights to screens');
  return drawer;
}

describe('BEY-29 the access review', () => {
  it('has figures that agree with the lists they lead to', async () => {
    const { user } = await renderScreen(PATH);
    const figures = await screen.findByRole('list', { name: 'Accounts in figures' });
    const { counts } = await accessReviewApi.getSummary({});
    const totalOf = (filters: object) =>
      subAccountApi.list({ current: 1, pageSize: 10, filters }).then(({ total }) => total);
    expect(counts).toMatchObject({
      accounts: await totalOf({}),
      neverSignedIn: await totalOf({ idle: ['never'] }),
      idle90: await totalOf({ idle: ['90'] }),
      withoutRole: await totalOf({ lacks: ['role'] }),
      locked: await totalOf({ status: ['locked'] }),
      expired: await totalOf({ authorization: ['expired'] }),
    });
    await user.click(await within(figures).findByRole('link', { name: `Never signed in ${counts.neverSignedIn}` }));
    await waitFor(() => {
      const rows = tableRows();
      expect(rows).toHaveLength(counts.neverSignedIn);
      expect(rows.every((row) => Object.values(row).includes('Never'))).toBe(true);
    });
  });

  it('says of a resource who may write it, as the gateway decides', async () => {
    const { world } = await renderScreen(`${PATH}?tab=resources&resource=acme.example&operation=readWrite`, {
      onWorld: (given) => {
        for (const id of ['A-operator', 'A-2020', 'A-locked']) accountsOf(given).change(id, { roleId: 'ROLE-3' });
      },
    });
    const operator = await findRow({ Account: 'acme-operator', 'Can sign in': 'Yes' });
    expect(within(operator).getByRole('link', { name: 'acme-operator' })).toHaveAttribute(
      'href',
      '/business_account/account_management/A-operator/access?product=dns&resource=zone%3Aacme.example&operation=write',
    );
    const resource = RESOURCES.find(({ name }) => name === 'acme.example');
    if (!resource) throw new Error('the main account does not own it');
    const question = { product: 'dns', menu: 'dns.zones', operation: 'write', resource } as const;
    const able = accountsOf(world).rows.filter(({ id }) => mayAccess(world, id, question));
    const told = tableRows().filter((row) => row['Can sign in'] === 'Yes');
    expect(told.map((row) => row.Account).sort()).toEqual(able.map(({ name }) => name).sort());
  });

  it('says of a screen who sees it, by which role', async () => {
    const { world } = await renderScreen(`${PATH}?tab=screens&screen=cloud:cloud.zones&role=ROLE-1`);
    await findRow({ Account: 'acme-operator', 'Granted by': 'Role and menus' });
    const rows = await allPages((page) =>
      accessReviewApi.listScreens({ ...page, filters: { screen: ['cloud:cloud.zones'] } }),
    );
    const question = { product: 'cloud', menu: 'cloud.zones', operation: 'read', resource: null } as const;
    const able = accountsOf(world).rows.filter(({ id }) => mayAccess(world, id, question));
    expect(rows.filter(({ isBlocked }) => !isBlocked).map(({ account }) => account.id)).toEqual(
      able.map(({ id }) => id),
    );
  });

  it('says in a sentence that no role gives what nobody has, in place of a missing row', async () => {
    await renderScreen(`${PATH}?tab=actions&action=secretKey.delete&role=ROLE-1`);
    await screen.findByText('Nothing matches the filters');
    expect(
      screen.getByText(/^No role gives “Secret keys \/ Delete secret keys”: .* that is not listed may not do this\.$/),
    ).toBeVisible();
  });

  it('says of an action of the console who may do it, one account at a time', async () => {
    await renderScreen(`${PATH}?tab=actions&action=secretKey.create`);
    const row = await findRow({
      'Console action': 'Create secret keys',
      Account: 'acme-operator',
      'Granted by': 'Gateway',
      Role: 'Domain operators',
    });
    expect(tableRows()).toHaveLength(1);
    expect(within(row).getByRole('link', { name: 'acme-operator' })).toHaveAttribute(
      'href',
      '/business_account/account_management/A-operator/access?product=console&action=secretKey.create',
    );
  });

  it('is signed off by name, and its evidence stands alone and does not change with the rights', async () => {
    const { user, world } = await renderScreen(`${PATH}?tab=signOffs`);
    await screen.findByText('No reviews yet');
    await lookAtAll(user);
    await user.click(screen.getByRole('tab', { name: 'Sign-offs' }));
    const drawer = await openSign(user);
    await user.type(within(drawer).getByLabelText('Review name'), '2026 Q4');
    await user.type(within(drawer).getByLabelText('Note'), 'Locked accounts stay');
    await user.click(within(drawer).getByRole('button', { name: 'Sign off' }));
    const row = await findRow({ 'Review name': '2026 Q4', Note: 'Locked accounts stay' });
    const { list } = await accessReviewApi.listSignOffs({ current: 1, pageSize: 10 });
    accountsOf(world).change('A-operator', { roleId: null });
    await user.click(within(row).getByRole('button', { name: 'Download evidence' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await saved[0]?.text()) ?? '';
    const facts = text.slice(0, text.indexOf('\r\n\r\n'));
    const table = text.slice(text.indexOf('\r\n\r\n') + 4);
    expect(await sha256(table)).toBe(list[0]?.digest);
    expect(facts).toContain(list[0]?.digest);
    expect(facts).toContain('acme');
    const lines = csvLines(table).map(({ cells }) => cells);
    const { accounts = 0, screens = 0, resources = 0, actions = 0 } = list[0]?.counts ?? {};
    expect(lines).toHaveLength(1 + accounts + screens + resources + actions);
    expect(lines.find(([line, id]) => line === 'account' && id === 'A-operator')).toContain('ROLE-1');
  });

  it('is refused where nobody opened the lists that it covers', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ 'Account name': 'acme-operator' });
    const drawer = await openSign(user);
    const lists = within(drawer).getByRole('list', { name: 'Lists that you sign' });
    expect(
      within(lists)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'AccountsLooked at',
      'ScreensNot looked at yet',
      'ActionsNot looked at yet',
      'ResourcesNot looked at yet',
    ]);
    expect(within(drawer).getByRole('button', { name: 'Sign off' })).toHaveAccessibleDescription(
      'Review the current state of every list first',
    );
  });

  it('signs what was on screen when it began: a refresh behind changes no figure, says so, and asks to look again', async () => {
    const { user, world } = await renderScreen(PATH);
    await lookAtAll(user);
    const drawer = await openSign(user);
    await user.type(within(drawer).getByLabelText('Review name'), '2026 Q4');
    await user.type(within(drawer).getByLabelText('Note'), 'Locked accounts stay');
    const figure = (name: string) => within(drawer).getByText(name).nextSibling;
    expect(figure('Without a role')).toHaveTextContent('2');
    expect(within(drawer).queryByRole('alert')).toBeNull();
    accountsOf(world).change('A-operator', { roleId: null });
    // As the focus does: everything of the screen is asked for anew.
    act(() => invalidate(resourceOf(accessReviewApi.list.path)));
    expect(await within(drawer).findByText(/^Accounts or rights have changed since this was opened/)).toBeVisible();
    expect(figure('Without a role')).toHaveTextContent('2');
    await user.click(within(drawer).getByRole('button', { name: 'Sign off' }));
    await within(drawer).findByText(/load the figures again and look at them/);
    expect((await accessReviewApi.listSignOffs({ current: 1, pageSize: 10 })).total).toBe(0);
    expect(within(drawer).getByLabelText('Review name')).toHaveValue('2026 Q4');
    await user.click(within(drawer).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(figure('Without a role')).toHaveTextContent('3'));
    const lists = () => within(drawer).getByRole('list', { name: 'Lists that you sign' });
    // The list behind was loaded again with it; the others showed another state.
    await waitFor(() => expect(lists()).toHaveTextContent('ResourcesLooked at'));
    expect(lists()).toHaveTextContent('ScreensChanged since you looked at it');
    expect(within(drawer).getByRole('button', { name: 'Sign off' })).toHaveAccessibleDescription(
      'Review the current state of every list first',
    );
    expect(within(drawer).getByText('Press a list to look at it. What you have entered is kept.')).toBeVisible();
    await user.click(within(lists()).getByRole('button', { name: 'Screens' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Screens' })).toHaveAttribute('aria-selected', 'true'));
    // Nothing is asked: what was typed is lost by no look.
    expect(screen.queryByRole('dialog')).toBeNull();
    await lookAtAll(user);
    const again = await openSign(user);
    expect(within(again).getByRole('list', { name: 'Lists that you sign' })).not.toHaveTextContent(
      /Changed|Not looked/,
    );
    expect(within(again).getByText('Without a role').nextSibling).toHaveTextContent('3');
    expect(within(again).queryByText(/Press a list to look/)).toBeNull();
    expect(within(again).getByLabelText('Review name')).toHaveValue('2026 Q4');
    expect(within(again).getByLabelText('Note')).toHaveValue('Locked accounts stay');
    await user.click(within(again).getByRole('button', { name: 'Sign off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const signed = await accessReviewApi.listSignOffs({ current: 1, pageSize: 10 });
    expect(signed.list.map(({ name, note, counts }) => [name, note, counts.withoutRole])).toEqual([
      ['2026 Q4', 'Locked accounts stay', 3],
    ]);
  });

  it('takes away what was marked, says before how, leaves what it cannot, and signs how many lines went', async () => {
    const { user, world, history } = await renderScreen(`${PATH}?tab=resources&q=telecom-north`);
    const policyAccounts = () => policyRowsOf(world).get('POL-1').accountIds;
    expect(policyAccounts()).toEqual(['A-operator', 'A-2020']);
    for (const Account of ['zone-editor', 'acme-operator'])
      await user.click(within(await findRow({ Account })).getByRole('button', { name: 'Revoke' }));
    await findRow({ Account: 'zone-editor', Decision: 'To revoke' });
    act(() => history.push(`${PATH}?tab=screens&q=dns-engine`));
    const records = await findRow({ Screen: 'Records', Account: 'dns-engine', Decision: 'Kept' });
    await user.click(within(records).getByRole('button', { name: 'Revoke' }));
    // What the gateway gives to each account is none of the console's.
    const own = await findRow({ Product: 'Console screens', Account: 'dns-engine' });
    expect(within(own).getByRole('button', { name: 'Revoke' })).toHaveAccessibleDescription(/take it away there/);
    const strip = await screen.findByRole('region', { name: 'Lines to revoke' });
    expect(strip).toHaveTextContent('3 lines to revoke');
    await user.click(within(strip).getByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke 2 lines?' });
    const told = within(within(dialog).getByRole('list', { name: 'What happens' })).getAllByRole('listitem');
    expect(told.map((one) => one.textContent)).toEqual([
      'dns-engine: takes menu item Cloud DNS / Records. It keeps 2 others as its own selection and no longer follows role “Domain operators”.',
      'Detaches policy “权威域运维” from 1 account: zone-editor.',
      expect.stringMatching(/^zone-editor can also do less or nothing with: .*acme\.example/),
    ]);
    expect(dialog).toHaveTextContent(
      'acme-operator: telecom-north. Policy 权威域运维 gives it through the organization: change the policy or the organization.',
    );
    expect(policyAccounts()).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(strip).toHaveTextContent('1 line to revoke'));
    expect(policyAccounts()).toEqual(['A-operator']);
    expect(authorizationOf(world, 'A-2021').choice).toEqual({
      followsRole: false,
      menus: ['cloud.overview', 'cloud.zones'],
    });
    await waitFor(() => expect(tableRows().map((row) => row.Screen)).not.toContain('Records'));
    await lookAtAll(user);
    const drawer = await openSign(user);
    expect(within(drawer).getByRole('button', { name: 'Sign off' })).toHaveAccessibleDescription(
      'Lines are still marked: revoke or keep them first',
    );
    await user.click(within(drawer).getAllByRole('button', { name: 'Close' }).at(-1) ?? drawer);
    await user.click(within(strip).getByRole('button', { name: 'Keep all' }));
    const again = await openSign(user);
    await within(again).findByText(/ lines kept, 2 revoked$/);
    await user.type(within(again).getByLabelText('Review name'), '2026 Q4');
    await user.click(within(again).getByRole('button', { name: 'Sign off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [signed] = (await accessReviewApi.listSignOffs({ current: 1, pageSize: 10 })).list;
    const { screens = 0, resources = 0, actions = 0 } = signed?.counts ?? {};
    expect(signed?.decisions).toEqual({ kept: screens + resources + actions, revoked: 2 });
    const { table } = await accessReviewApi.getEvidence({ id: signed?.id ?? '' });
    const gone = csvLines(table).flatMap(({ cells }) =>
      cells[0] === 'revoked' ? [[cells[2], cells[11], cells[12]]] : [],
    );
    expect(gone).toEqual([
      ['zone-editor', 'resources', 'line:telecom-north'],
      ['dns-engine', 'screens', 'cloud:cloud.records'],
    ]);
    // The next review begins with none.
    expect(
      (await accessReviewApi.sign({ name: 'Next', version: (await accessReviewApi.getSummary({})).version })).id,
    ).toBeTruthy();
  });

  it('is narrowed to an account and its organization, and to what changed since the last sign-off', async () => {
    const { user, world } = await renderScreen(PATH);
    const { version } = await accessReviewApi.getSummary({});
    await accessReviewApi.sign({ name: '2026 Q3', version });
    authorizationOf(world, 'A-2021').choice = { followsRole: false, menus: ['cloud.overview', 'cloud.failover'] };
    accountsOf(world).change('A-2022', { roleId: null });
    await user.click(screen.getByRole('tab', { name: 'Screens' }));
    await screen.findByText(/^Compared with sign-off “2026 Q3” by acme,/);
    const since = await screen.findByRole('combobox', { name: 'Since the last sign-off' });
    await choose(user, since, 'New');
    await waitFor(() =>
      expect(tableRows().map((row) => [row.Account, row.Screen, row['Since the last sign-off']])).toEqual([
        ['dns-engine', 'Failover', 'New'],
      ]),
    );
    const wanted = { current: 1, pageSize: 100 };
    const gone = await accessReviewApi.listScreens({ ...wanted, filters: { change: ['removed'] } });
    expect(gone.list.map(({ id, change }) => [id, change])).toEqual([
      ['A-2021 cloud:cloud.zones', 'removed'],
      ['A-2021 cloud:cloud.records', 'removed'],
      ['A-2022 cloud:cloud.overview', 'removed'],
      ['A-2022 cloud:cloud.zones', 'removed'],
    ]);
    const { changes } = await accessReviewApi.getBaseline({});
    expect(changes.screens).toEqual({ added: 1, changed: 0, removed: 4 });
    const ofOne = await accessReviewApi.listScreens({ ...wanted, filters: { account: ['A-2021'], within: ['ORG-9'] } });
    expect(new Set(ofOne.list.map(({ account }) => account.name))).toEqual(new Set(['dns-engine']));
    expect(
      (await accessReviewApi.listScreens({ ...wanted, filters: { account: ['A-2021'], within: ['ORG-5'] } })).total,
    ).toBe(0);
    expect((await accessReviewApi.listScreens({ ...wanted, keyword: 'dns-ENGINE' })).total).toBe(ofOne.total);
  });

  it('is asked of somebody until a day, who is told; overdue is said, and a sign-off ends it', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=assign`);
    const drawer = await screen.findByRole('dialog', { name: 'Request an access review' });
    await choose(user, await within(drawer).findByRole('combobox', { name: 'Reviewer' }), 'acme');
    await user.type(within(drawer).getByLabelText('Note'), 'Before the audit');
    const due = within(drawer).getByRole('textbox', { name: 'Due' });
    await user.type(due, '2020-01-01 08:00');
    await user.click(within(drawer).getByRole('button', { name: 'Request review' }));
    expect(await within(drawer).findByText('The time has passed, choose one to come')).toBeVisible();
    await user.clear(due);
    await user.type(due, '2099-01-01 08:00');
    await user.click(within(drawer).getByRole('button', { name: 'Request review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^To be signed off by acme until/)).toHaveTextContent(
      /2099.* \(Before the audit\)$/,
    );
    expect(unreadTodosOf(world, 'en-US').map(({ title }) => title)).toContain('Review access rights');
    const { version } = await accessReviewApi.getSummary({});
    const { task } = await reviewTaskApi.get({});
    const again = { reviewerId: 'A-main', dueAt: world.now() + 86_400_000, note: '' };
    // Somebody else asked meanwhile.
    expect(await reviewTaskApi.assign({ ...again, version: 99 }).catch(failureOf)).toMatchObject({
      code: String(CODES.STALE_VERSION),
    });
    await reviewTaskApi.assign({ ...again, dueAt: world.now() + 60_000, version: task?.version });
    // The day comes for the gateway and the console alike.
    vi.setSystemTime(Date.now() + 120_000);
    act(() => invalidate(resourceOf(accessReviewApi.list.path)));
    expect(await screen.findByText(/^Overdue\. acme was to sign off until/)).toBeVisible();
    await accessReviewApi.sign({ name: 'Audit', version });
    await waitFor(() => expect(screen.queryByText(/was to sign off until/)).toBeNull());
    expect((await reviewTaskApi.get({})).task).toBeNull();
  });

  it('can be read without the right to sign', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    expect(await screen.findByRole('button', { name: 'Sign off' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});
