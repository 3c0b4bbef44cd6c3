import { mayAccess } from '@mock/business-account/access';
import { accountsOf } from '@mock/business-account/account-rows';
import { RESOURCES } from '@mock/business-account/resources';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessReviewApi } from '@/api/business-account/access-review';
import { subAccountApi } from '@/api/business-account/sub-account';
import { allPages } from '@/lib/contract/all-pages';
import { resourceOf } from '@/lib/contract/resource';
import { csvLines } from '@/lib/csv';
import { sha256 } from '@/lib/evidence';
import { invalidate } from '@/lib/query/invalidation';
import { renderScreen } from '../../support/render';
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

  it('can be read without the right to sign', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    expect(await screen.findByRole('button', { name: 'Sign off' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});
