import { accountsOf } from '@mock/business-account/account-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessControlApi } from '@/api/account-center/access-control';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CODES } from '@/api/codes';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const path = (id: string, tab: string) => `/business_account/account_management/${id}?tab=${tab}`;
const DAY = 86_400_000;

const licenseFile = (facts: object | string) =>
  new File([typeof facts === 'string' ? facts : JSON.stringify(facts)], 'acme.lic', { type: 'text/plain' });

const license = (change: object = {}) => ({
  machineCode: '7C0E-91AF-23B8-RATOR'.replace('RATOR', 'ATOR'),
  serialNumber: 'SN-NEW',
  productVersion: '2026.4',
  nodes: 40,
  expiresAt: Date.now() + 100 * DAY,
  ...change,
});

async function activate(file: File) {
  const shown = await renderScreen(path('A-operator', 'license'));
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Activate license' }));
  const drawer = await screen.findByRole('dialog', { name: 'Activate license' });
  const input = drawer.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the drawer has no file field');
  await user.upload(input, file);
  await within(drawer).findByText('acme.lic');
  await user.type(within(drawer).getByLabelText(/Your account password/), 'Console#2026');
  await user.click(within(drawer).getByRole('button', { name: 'Activate' }));
  return { ...shown, drawer };
}

describe('what is known of a sub-account', () => {
  const fact = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).parentElement?.querySelector('dd')?.textContent;

  it('is told with its state and when it was last there; what its first tab has as fields stands there only', async () => {
    await renderScreen(path('A-2020', 'history'));
    const labels = () =>
      [...document.querySelectorAll('.identity dt')].map(({ textContent }) => textContent).join(', ');
    await waitFor(() =>
      expect(labels()).toBe('Role, Organization, License, Last sign-in, Main account, Backup phone, Software version'),
    );
    expect(await fact('Last sign-in')).toMatch(/^\d{4}-/);
    expect(screen.getAllByRole('tab').length).toBeLessThanOrEqual(8);
    expect(await fact('Main account')).toBe('acme');
    expect(await fact('Backup phone')).toContain('13620000020');
    expect(await fact('Software version')).toBe('3.6.2');
  });

  const linksOf = () => [...document.querySelectorAll('.identity dd a')].map((one) => one.getAttribute('href'));

  const ORGANIZATION = '/business_account/organization_management?within=ORG-7';

  it('leads from its role and organization to their screens', async () => {
    await renderScreen(path('A-2020', 'history'));
    expect(await fact('Role')).toMatch(/\S/);
    expect(linksOf()).toEqual([expect.stringMatching(/^\/business_account\/role_management\/ROLE-\d+$/), ORGANIZATION]);
  });

  it('names as plain text what the account may not open', async () => {
    await renderScreen(path('A-2020', 'history'), {
      onWorld: (world) => {
        world.persona = { ...world.persona, menus: ['subAccount', 'organization'] };
      },
    });
    expect(await fact('Role')).toMatch(/\S/);
    expect(linksOf()).toEqual([ORGANIZATION]);
  });

  it('is a dash where a gateway does not tell them', async () => {
    await renderScreen(path('A-2020', 'history'), {
      onWorld: (world) => {
        const { roleId, organizationId, password, backupPhone, ...row } = accountsOf(world).get('A-2020');
        const data = { ...row, role: null, organization: null };
        plan(world, { path: '/api/acm/subAccount/get', times: 9, envelope: { code: 20000, message: '', data } });
      },
    });
    for (const label of ['Main account', 'Backup phone', 'Software version']) expect(await fact(label)).toBe('—');
  });
});

describe('the tabs of a sub-account', () => {
  it('save what is known of the account, each by itself', async () => {
    const { user } = await renderScreen(path('A-2020', 'basicInfo'));
    const field = await screen.findByRole('textbox', { name: /Full name/ });
    await user.clear(field);
    await user.type(field, '华东渠道二部');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('华东渠道二部'));
  });

  it('keep a type that no sub-account can be given, under its name', async () => {
    const { user } = await renderScreen(path('A-2027', 'basicInfo'));
    const type = await screen.findByRole('combobox', { name: /Type/ });
    expect(type.closest('form')).toHaveTextContent('Business main account');
    expect(type.closest('form')).not.toHaveTextContent('businessMain');
    await user.type(screen.getByRole('textbox', { name: /Full name/ }), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await subAccountApi.get({ id: 'A-2027' })).toMatchObject({ type: 'businessMain', userName: '王明2' }),
    );
  });

  it('keep the license in use when a file is no license, is for another machine, or has expired', async () => {
    const { drawer, user } = await activate(licenseFile('not a license'));
    await waitFor(() =>
      expect(within(drawer).getByText('The license file is not valid; the license in use stays')).toBeVisible(),
    );
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('SN-OPERATOR')).toBeVisible();
  });

  it.each([
    ['The license file is for another machine code; the license in use stays', { machineCode: 'OTHER' }],
    ['The license in the file has expired; the license in use stays', { expiresAt: 1 }],
  ])('say "%s"', async (text, change) => {
    const { drawer } = await activate(licenseFile(license(change)));
    await waitFor(() => expect(within(drawer).getByText(text)).toBeVisible());
  });

  it('show the new license with its days once it is activated', async () => {
    await activate(licenseFile(license()));
    await waitFor(() => expect(screen.getByText('SN-NEW')).toBeVisible());
    expect(screen.getByText('100 days')).toBeVisible();
    expect(screen.getByText('3 registered of 40 licensed')).toBeVisible();
  });

  it('disable the resource rows of a product that is granted in full, and of that product only', async () => {
    await renderScreen(path('A-readonly', 'resourceAuthorization'));
    const names = await screen.findAllByRole('combobox', { name: /Resource name/ });
    const states = names.map((one) => [one.getAttribute('value'), one.hasAttribute('disabled')]);
    expect(Object.fromEntries(states)).toMatchObject({
      'acme.example': false,
      'Block list, head office': true,
    });
    expect(screen.getAllByText('All business data is granted, so this row has no effect.')[0]).toBeVisible();
  });

  it('say what the resource rows come to where business data is read-only, which its field explains', async () => {
    const { user } = await renderScreen(path('A-readonly', 'resourceAuthorization'));
    const operations = await screen.findAllByRole('combobox', { name: 'Operation' });
    expect(operations[0]).toHaveValue('readWrite');
    expect(operations[0]).toHaveAccessibleDescription('In effect: read-only');
    const result = screen.getByRole('region', { name: 'Effective result' });
    await waitFor(() => expect(result).toHaveTextContent('DNS hosting0 read/write, 2 read-only'));
    await user.click(screen.getByRole('tab', { name: 'Basic authorization' }));
    expect(await screen.findByRole('radio', { name: 'Read-only' })).toBeChecked();
    expect(screen.getByText(/^Read-only caps everything: resource authorization, policies/)).toBeVisible();
  });

  it('refuse an authorization that somebody else changed meanwhile, and keep what was entered', async () => {
    const { user, world } = await renderScreen(path('A-operator', 'basicAuthorization'));
    const full = await screen.findByRole('switch', { name: 'All log data' });
    await user.click(full);
    // Nor does a menu tree that cannot be loaded again take the form away.
    plan(world, { path: '/api/acm/role/getMenuTree', status: 503 });
    act(() => invalidate(resourceOf(roleApi.list.path)));
    await waitFor(() => expect(world.faults[0]).toMatchObject({ times: 0 }));
    await act(async () => {});
    const { version } = await accountAuthorizationApi.get({ id: 'A-operator' });
    await accountAuthorizationApi.updateResources({ id: 'A-operator', version, resources: [] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Somebody else changed other fields/)).toBeVisible());
    expect(screen.getByRole('switch', { name: 'All log data' })).toBeChecked();
  });

  it('follow their role, of which only ordinary ones are offered, or choose among its menu items', async () => {
    const { user } = await renderScreen(path('A-2021', 'basicAuthorization'));
    const own = await screen.findByRole('radio', { name: /^Own selection/ });
    expect(own).toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: 'Cloud DNS' })).toHaveAttribute('aria-checked', 'mixed'),
    );
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await waitFor(() => expect(screen.getByTitle('DNS hosting only')).toBeVisible());
    expect(screen.queryByTitle('SSO employees')).toBeNull();
    await user.click(screen.getByTitle('Team role 2'));
    // What the new role does not have is not chosen any more: two of three are left.
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: 'Cloud DNS' })).toHaveAttribute('aria-checked', 'true'),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const review = await screen.findByRole('dialog', { name: 'Rights of 1 account will change' });
    await waitFor(() => expect(within(review).getByText(/Menu: Cloud DNS \/ Records/)).toBeVisible());
    await user.click(within(review).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Basic authorization of dns-engine updated')).toBeVisible());
    const { basic } = await accountAuthorizationApi.get({ id: 'A-2021' });
    expect(basic.menus).toEqual(['cloud.overview', 'cloud.zones']);
  });

  it('set how another account signs in, and from where', async () => {
    await renderScreen(path('A-operator', 'accessControl'));
    await waitFor(() => expect(screen.getByText(/The account last signed in from/)).toBeVisible());
  });

  it('are for reading only without the right, with the reason', async () => {
    await renderScreen(path('A-operator', 'basicInfo'), { persona: 'readonly' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Full name/ })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });

  it.each([
    ['loginSecurity', 'switch', 'Secure sign-in'],
    ['accessControl', 'textbox', 'Maximum proxy forwarders'],
  ] as const)(
    'show an account that only reads the %s of another, disabled with the reason',
    async (tab, role, name) => {
      await renderScreen(path('A-operator', tab), { persona: 'readonly' });
      await waitFor(() => expect(screen.getByRole(role, { name })).toBeDisabled());
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
        'The account has no right to do this',
      );
    },
  );

  it('let an operator set how another account signs in', async () => {
    const { user } = await renderScreen(path('A-2020', 'loginSecurity'), { persona: 'operator' });
    await user.click(await screen.findByRole('switch', { name: 'Sign-in notification' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { settings } = await loginSecurityApi.get({ accountId: 'A-2020' });
      expect(settings.notifiesLogin).toBe(true);
    });
  });
});

describe('settings of another account', () => {
  it('are not found for an id that no account has', async () => {
    await renderScreen('/account_center/account_info');
    const { settings, version } = await loginSecurityApi.get({});
    const gone = { accountId: 'A-none' };
    const missing = { code: String(CODES.NOT_FOUND) };
    await expect(loginSecurityApi.get(gone)).rejects.toMatchObject({ failure: missing });
    await expect(loginSecurityApi.update({ ...gone, settings, version })).rejects.toMatchObject({ failure: missing });
    await expect(accessControlApi.get(gone)).rejects.toMatchObject({ failure: missing });
  });

  it('are refused to an account that may set its own only', async () => {
    const { world } = await renderScreen('/account_center/account_info', { persona: 'operator' });
    world.persona = { ...world.persona, actions: ['loginSecurity.'] };
    const { settings, version } = await loginSecurityApi.get({ accountId: 'A-2020' });
    await expect(loginSecurityApi.update({ accountId: 'A-2020', settings, version })).rejects.toMatchObject({
      failure: { code: String(CODES.NO_RIGHT) },
    });
    await loginSecurityApi.update({ settings, version });
  });
});
