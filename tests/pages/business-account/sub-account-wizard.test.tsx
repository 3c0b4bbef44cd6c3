import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basicAuthorization, withMenuPerProduct } from '@/api/business-account/authorization';
import { subAccountForm } from '@/api/business-account/sub-account';
import { password } from '@/lib/rules/password';
import { coveredModules, menusOf, productsOf } from '@/pages/business-account/sub-account/model';
import { renderScreen } from '../../support/render';

const PATH = '/business_account/account_management/create';
const TREE = [
  { code: 'dns', title: 'DNS', menus: [{ id: 'dns.a', title: 'A' }] },
  { code: 'waf', title: 'WAF', menus: [{ id: 'waf.a', title: 'A' }] },
];
const BASIC = {
  roleId: 'ROLE-1',
  followsRole: false,
  products: ['dns'],
  menus: ['dns.a'],
  messageChannels: [],
  fullBusinessData: { dns: false, sdns: false },
  dataAccess: 'readOnly',
  fullLogData: false,
} as const;
const FORM = {
  name: 'acme-new',
  password: 'Passw0rd#1',
  confirm: 'Passw0rd#1',
  type: 'businessSub',
  organizationId: 'ORG-1',
  phone: '13911112222',
  email: 'new@acme.example',
  basic: BASIC,
  resources: [],
};

const pathsOf = (input: unknown) => {
  const schema = withMenuPerProduct(subAccountForm, TREE);
  return schema.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];
};

describe('the wizard of a sub-account', () => {
  it('stops at the first step, each required field telling what is missing', async () => {
    const { user } = await renderScreen(PATH);
    expect(await screen.findByText('1 of 3: Basic info')).toBeInTheDocument();
    expect(screen.getByText('Next: Data authorization')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Account name cannot be empty')).toBeVisible());
    expect(screen.queryByText('Organization cannot be empty')).toBeNull();
    expect(screen.getByText('Email cannot be empty')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
  });

  it('tells a registered name when its field is left', async () => {
    const { user } = await renderScreen(PATH);
    await user.type(await screen.findByRole('textbox', { name: /Account name/ }), 'ACME-Nodes');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByText('Account name has already been registered, please re-enter')).toBeVisible(),
    );
  });

  it('ends with what will be made, in words, from where each line leads back to its field', async () => {
    const { user, history } = await renderScreen(`${PATH}?from=A-readonly`);
    await user.type(await screen.findByRole('textbox', { name: /Account name/ }), 'second-reader');
    // Nobody has to think of a password: one by chance stands in both fields, and is read and copied from beside them.
    await user.click(screen.getByRole('button', { name: 'Generate password' }));
    const generated = screen.getByLabelText<HTMLInputElement>(/^Password/).value;
    expect(password.safeParse(generated).success).toBe(true);
    expect(screen.getByLabelText(/^Confirm/)).toHaveValue(generated);
    expect(screen.getByTitle(generated)).toBeVisible();
    expect(screen.getByRole('button', { name: /Copy Password/i })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '13911112222');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'second@acme.example');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('combobox', { name: 'Role' });
    await user.click(screen.getByRole('button', { name: 'Next' }));

    const part = (name: string) => screen.findByRole('region', { name });
    const basics = await part('Basic info');
    for (const text of ['second-reader', '13911112222', 'second@acme.example']) expect(basics).toHaveTextContent(text);
    expect(basics).toHaveTextContent('Set; to be changed at the first sign-in');
    expect(basics).not.toHaveTextContent(generated);
    await waitFor(() => expect(basics).toHaveTextContent('Organization网络运维部'));
    await waitFor(async () => expect(await part('Role and menus')).toHaveTextContent('Role安全审计'));
    expect(await part('Messages and data')).toHaveTextContent('Business dataView only');
    expect(await part('Resource authorization')).toHaveTextContent('all read-only');

    await user.click(screen.getByRole('button', { name: 'Change: Message channels' }));
    await waitFor(() => expect(history.location.search).toContain('step=authorization'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Phone' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('13911112222');
  });

  it('is not there for an account without the right', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    expect(screen.getByText('The account has no right to do this')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the input of a sub-account', () => {
  it('is complete with the required fields, and may leave the others empty', () => {
    const { products: _, menus: __, ...follower } = BASIC;
    expect(pathsOf({ ...FORM, basic: { ...follower, followsRole: true } })).toEqual([]);
    expect(pathsOf(FORM)).toEqual([]);
    expect(pathsOf({ ...FORM, userName: '', company: '', industry: '', region: '' })).toEqual([]);
  });

  it.each([
    [{ name: 'ab' }, 'name'],
    [{ name: '1abc' }, 'name'],
    [{ password: 'short1A' }, 'password'],
    [{ confirm: 'Passw0rd#2' }, 'confirm'],
    [{ type: 'partner' }, 'type'],
    [{ organizationId: '' }, 'organizationId'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ userName: ' x' }, 'userName'],
    [{ company: 'x'.repeat(65) }, 'company'],
    [{ basic: { ...BASIC, roleId: '' } }, 'basic.roleId'],
    [{ basic: { ...BASIC, products: [] } }, 'basic.products'],
    [{ basic: { ...BASIC, menus: [] } }, 'basic.menus'],
    [{ basic: { ...BASIC, products: ['dns', 'waf'] } }, 'basic.menus'],
    [{ basic: { ...BASIC, followsRole: undefined } }, 'basic.followsRole'],
    [{ resources: [{ name: 'a', type: '', operation: 'readOnly' }] }, 'resources.0.type'],
  ])('refuses %j', (change, path) => {
    const wrong = pathsOf({ ...FORM, ...change });
    expect(wrong).toContain(path);
    if (path !== 'password') expect(wrong).toEqual([path]);
  });

  it('takes a message channel of a newer gateway, as it is, in what an account has', () => {
    expect(basicAuthorization.safeParse({ ...BASIC, messageChannels: ['pager'] }).success).toBe(true);
  });
});

describe('products and their menu items', () => {
  it('follow each other, in the order of the tree', () => {
    expect(productsOf(TREE, ['waf.a', 'dns.a', 'gone.a'])).toEqual(['dns', 'waf']);
    expect(menusOf(TREE, ['waf'], ['dns.a', 'waf.a', 'gone.a'])).toEqual(['waf.a']);
  });

  it('are covered by a full flag in DNS and shield DNS only', () => {
    expect(coveredModules({ dns: true, sdns: false })).toEqual(['dns']);
    expect(coveredModules({ dns: true, sdns: true })).toEqual(['dns', 'sdns']);
    expect(coveredModules({})).toEqual([]);
  });
});
