import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { accessApi } from '@/api/business-account/access';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { policyApi } from '@/api/business-account/policy';
import { subAccountApi } from '@/api/business-account/sub-account';
import { plan, server, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const path = (id: string) => `/business_account/account_management/${id}/access`;
const ZONE = 'product=dns&menu=dns.zones&resource=zone:acme.example';

const answer = (name: string) => screen.findByRole('region', { name });

describe('explain access', () => {
  it('names the gate that denies, and leaves the gates behind it open', async () => {
    await renderScreen(`${path('A-locked')}?${ZONE}`);
    const region = await answer('acme-locked');
    expect(within(region).getByText('Denied')).toBeVisible();
    expect(region).toHaveTextContent('Decided by: Lock');
    expect(region).toHaveTextContent('acme-locked is locked and cannot sign in.');
    expect(within(region).getAllByText('An earlier gate has decided.')).toHaveLength(7);
    expect(within(region).getByRole('button', { name: 'View as' })).toHaveAccessibleDescription(
      'A locked account cannot sign in, so it has no view',
    );
    await expect(accessApi.startView({ id: 'A-locked' })).rejects.toMatchObject({ failure: { kind: 'business' } });
  });

  it('agrees with the gateway on every account and question it can be asked', async () => {
    const { world } = await renderScreen(`${path('A-operator')}?product=cloud&menu=cloud.zones`);
    const region = await answer('acme-operator');
    expect(within(region).getByText('Allowed')).toBeVisible();
    await waitFor(() => expect(within(region).getByText('The gateway agrees.')).toBeVisible());
    expect(world.persona.key).toBe('main');
  });

  it('lets nothing write that is read-only as a whole, neither a row nor a policy, and the other way round', async () => {
    const domain = { name: 'acme.cn', type: 'domain', module: 'dnp', assetType: 'registered' };
    const question = {
      product: 'dnp',
      menu: 'dnp.domains',
      operation: 'write',
      resource: { ...domain, organizationId: 'ORG-3' },
    } as const;
    const may = () => accessApi.getDecision({ id: 'A-2020', question }).then(({ isAllowed }) => isAllowed);
    const { user } = await renderScreen(
      `${path('A-2020')}?product=dnp&menu=dnp.domains&resource=domain:acme.cn&operation=write`,
    );
    const region = await answer('zone-editor');
    const give = async (cap: 'readWrite' | 'readOnly', operation: 'readWrite' | 'readOnly') => {
      const { basic, version } = await accountAuthorizationApi.get({ id: 'A-2020' });
      const { products: _, menus: __, ...rest } = basic;
      await accountAuthorizationApi.updateBasic({
        id: 'A-2020',
        version,
        basic: { ...rest, followsRole: true, roleId: 'ROLE-1', dataAccess: cap },
      });
      await accountAuthorizationApi.updateResources({
        id: 'A-2020',
        version: (version ?? 0) + 1,
        resources: [{ ...domain, operation }],
      });
    };
    await give('readOnly', 'readWrite');
    await waitFor(() => expect(region).toHaveTextContent('The account’s business data is read-only.'));
    expect(within(region).getByText('Denied')).toBeVisible();
    await waitFor(() => expect(within(region).getByText('The gateway agrees.')).toBeVisible());
    expect(await may()).toBe(false);
    await accountAuthorizationApi.updateResources({ id: 'A-2020', version: 3, resources: [] });
    await policyApi.add({
      name: 'Domains to edit',
      resources: [{ ...domain, operation: 'readWrite' }],
      accountIds: ['A-2020'],
    });
    expect(await may()).toBe(false);
    await give('readWrite', 'readOnly');
    await waitFor(() => expect(region).toHaveTextContent('acme.cn has read-only authorization.'));
    expect(await may()).toBe(false);
    await accountAuthorizationApi.updateResources({ id: 'A-2020', version: 6, resources: [] });
    await waitFor(() => expect(region).toHaveTextContent('Granted by policy “Domains to edit”.'));
    expect(await may()).toBe(true);
    await user.click(within(region).getByRole('link', { name: 'Open' }));
    await screen.findByRole('heading', { name: 'Domains to edit' });
  });

  it('marks the gates at which two accounts fare differently', async () => {
    await renderScreen(`${path('A-operator')}?with=A-norights&product=cloud&menu=cloud.zones`);
    const region = await answer('acme-norights');
    await waitFor(() => expect(within(region).getAllByText('differs').length).toBeGreaterThan(0));
    expect(within(await answer('acme-operator')).getAllByText('differs').length).toBeGreaterThan(0);
  });

  it('asks the question of a pasted link, and falls back part by part', async () => {
    await renderScreen(`${path('A-operator')}?product=nothing&menu=nothing&operation=write&action=nothing`);
    await answer('acme-operator');
    // A menu is there or not: only a resource is read or written.
    expect(screen.queryByRole('radio', { name: 'Write' })).toBeNull();
    expect(screen.getByText('Domain name manager')).toBeVisible();
  });

  it('says of each action of a screen who may, and never that a screen is written', async () => {
    const { user, history } = await renderScreen(
      `${path('A-readonly')}?product=console&menu=secretKey&operation=write`,
    );
    const region = await answer('acme-readonly');
    expect(within(region).getByText('Opens')).toBeVisible();
    expect(within(region).queryByText('Allowed')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Write' })).toBeNull();
    const actions = within(region).getByRole('region', { name: 'Actions of this screen' });
    expect(within(actions).getAllByRole('listitem')).toHaveLength(5);
    expect(within(actions).getAllByText('Denied')).toHaveLength(5);
    await user.click(within(actions).getByRole('link', { name: 'Delete secret keys' }));
    await waitFor(() => expect(region).toHaveTextContent('Decided by: Granted actions'));
    expect(within(region).getByText('Denied')).toBeVisible();
    expect(region).toHaveTextContent('The gateway does not give the account this action. Roles do not give it either.');
    await waitFor(() => expect(within(region).getByText('The gateway agrees.')).toBeVisible());
    expect(history.location.search).toContain('action=secretKey.delete');
  });

  it('answers in three clicks which accounts may delete keys, and by which role', async () => {
    const { user, history } = await renderScreen('/business_account/account_management/A-operator');
    await user.click(await screen.findByRole('button', { name: 'Explain access' }));
    const select = await screen.findByRole('combobox', { name: 'Console action' });
    await user.click(select);
    await user.type(select, 'delete secret keys');
    await user.click(await screen.findByText('Delete secret keys', { selector: '.ant-select-item-option-content' }));
    const region = await answer('acme-operator');
    await waitFor(() => expect(within(region).getByText('Denied')).toBeVisible());
    expect(region).toHaveTextContent('Roles do not give it either.');
    await user.click(within(region).getByRole('link', { name: 'Accounts that may do this' }));
    await screen.findByText(/^No role gives .*: only the gateway does, to each account\./);
    await screen.findByText('Nothing matches the filters');
    expect(history.location.search).toBe('?tab=actions&action=secretKey.delete');
  });

  it('does not guess about actions where the gateway does not say who may do which', async () => {
    signIn('main');
    const { actions: _, ...facts } = await accessApi.getFacts({ id: 'A-operator' });
    await renderScreen(`${path('A-operator')}?product=console&action=secretKey.delete`, {
      onWorld: (fresh) =>
        plan(fresh, {
          path: '/api/acm/access/getFacts',
          times: 9,
          envelope: { code: 20000, message: '', data: facts },
        }),
    });
    const region = await answer('acme-operator');
    expect(within(region).getByText('Opens')).toBeVisible();
    expect(region).toHaveTextContent('The gateway does not say which actions the account may do on this screen.');
    await waitFor(() => expect(within(region).getByText('The gateway agrees.')).toBeVisible());
  });

  it('shows as another account which actions that one lacks, and which only wait for the view to end', async () => {
    const { user, history } = await renderScreen(path('A-operator'), { hasShell: true });
    const region = await answer('acme-operator');
    await user.click(within(region).getByRole('button', { name: 'View as' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the console as acme-operator?' });
    await user.click(within(dialog).getByRole('button', { name: 'View as' }));
    await screen.findByRole('complementary', { name: 'View as another account' });
    act(() => history.push('/account_center/secret_key'));
    const [row] = await screen.findAllByRole('button', { name: /^More actions/ });
    expect(screen.getByRole('button', { name: 'Create key' })).toHaveAccessibleDescription(
      'Nothing can be changed while you view as another account',
    );
    await user.click(row ?? document.body);
    expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveTextContent(
      'The account has no right to do this',
    );
  });

  it('shows the console as the account sees it, changes nothing meanwhile, and comes back', async () => {
    const { user, history } = await renderScreen(path('A-operator'), { hasShell: true });
    const region = await answer('acme-operator');
    await user.click(within(region).getByRole('button', { name: 'View as' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the console as acme-operator?' });
    await user.click(within(dialog).getByRole('button', { name: 'View as' }));
    const banner = await screen.findByRole('complementary', { name: 'View as another account' });
    expect(banner).toHaveTextContent('You see the console as acme-operator does. Nothing can be changed.');
    expect(history.location.pathname).toBe('/account_center/account_info');
    expect(screen.queryByRole('menuitem', { name: 'Sub-accounts' })).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'End view' }));
    await waitFor(() => expect(screen.queryByText(/You see the console as/)).toBeNull());
    expect(history.location.pathname).toBe('/business_account/account_management/A-operator');
  });

  it('shows the rows of the account that is seen, and never those that were shown before', async () => {
    const KEYS = '/account_center/secret_key';
    const { user, history, world } = await renderScreen(KEYS, { hasShell: true });
    const rows = () => tableRows().map((row) => row['Key ID']);
    await findRow({ 'Key ID': 'AK20260001' });
    const own = rows();
    act(() => history.push(path('A-operator')));
    const region = await answer('acme-operator');
    await user.click(within(region).getByRole('button', { name: 'View as' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the console as acme-operator?' });
    await user.click(within(dialog).getByRole('button', { name: 'View as' }));
    await screen.findByRole('complementary', { name: 'View as another account' });
    plan(world, { path: '/api/acm/secretKey/list', delay: 200 });
    act(() => history.push(KEYS));
    await screen.findByRole('heading', { level: 1, name: 'Secret keys' });
    expect(screen.queryByText('AK20260001')).toBeNull();
    expect(own).toContain('AK20260001');
  });

  it('asks for nothing as the account before the gateway agreed, nor after it refused', async () => {
    const { user, world, history } = await renderScreen(path('A-operator'), { hasShell: true });
    const region = await answer('acme-operator');
    const seen: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (!request.url.endsWith('/session/get')) seen.push(request.headers.get('View-As'));
    });
    await user.click(within(region).getByRole('button', { name: 'View as' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the console as acme-operator?' });
    plan(world, { path: '/api/acm/session/get', status: 503, delay: 100 });
    await user.click(within(dialog).getByRole('button', { name: 'View as' }));
    // What asks by itself meanwhile, such as a window that gets the focus.
    await secretKeyApi.list({ current: 1, pageSize: 10 });
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    act(() => history.push('/account_center/secret_key'));
    await findRow({ 'Key ID': 'AK20260001' });
    server.events.removeAllListeners();
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  it('is for accounts that administer others: a read-only one cannot begin a view', async () => {
    await renderScreen(path('A-operator'), { persona: 'readonly' });
    const region = await answer('acme-operator');
    expect(within(region).getByRole('button', { name: 'View as' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});

describe('BEY-48 the rights in effect of an account', () => {
  const tab = (id: string) => `${path(id)}?tab=rights`;

  it('are all told with what gives them, and found by what is typed of either', async () => {
    const { user, history } = await renderScreen(tab('A-2020'));
    await screen.findByRole('heading', { name: 'Rights in effect' });
    expect(history.location).toMatchObject({ pathname: path('A-2020'), search: '?tab=rights' });
    expect(await screen.findByRole('link', { name: 'zone-editor' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '权威域运维' })).toHaveAttribute(
      'href',
      '/business_account/policy_management/POL-1',
    );
    const role = (await subAccountApi.get({ id: 'A-2020' })).role?.name;
    await findRow({
      Right: 'Cloud DNS / Records',
      Kind: 'Product menu',
      'Granted by': `Included in role “${role}”.`,
    });
    expect(screen.getByText('Role').parentElement).toHaveTextContent(role ?? '?');
    await findRow({ Right: 'Alarm list', Kind: 'Console screen', 'Granted by': 'Gateway' });
    expect(screen.getByText(/^Console screens and actions are granted to each account by the gateway/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search rights or what grants them' }), 'telecom');
    await waitFor(() => expect(tableRows()).toHaveLength(1));
    const row = await findRow({
      Right: 'Custom line telecom-north · Cloud DNS',
      Kind: 'Resource',
      Operation: 'Read-only',
      'Granted by': 'Granted by policy “权威域运维”.',
    });
    expect(within(row).getByRole('link', { name: 'Granted by policy “权威域运维”.' })).toHaveAttribute(
      'href',
      '/business_account/policy_management/POL-1',
    );
    await user.click(screen.getByText(/^Console action/));
    expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
  });

  it('of a locked one are what it has, not what it can use', async () => {
    await renderScreen(tab('A-locked'));
    expect(await screen.findByText(/^The account is locked or its license is not in effect/)).toBeVisible();
  });
});
