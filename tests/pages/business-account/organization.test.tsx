import { organizationsOf } from '@mock/business-account/organization-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { comesIntoSight, leadsThrough } from '@/api/business-account/organization-state';
import { policyApi } from '@/api/business-account/policy';
import { failureOf } from '@/lib/contract/failure';
import { BRANCH_STEP } from '@/lib/contract/tree';
import { changeOf, toForm } from '@/pages/business-account/organization/model';
import { signIn, worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { expectRows, findRow, tableRows } from '../../support/table';

const PATH = '/business_account/organization_management';
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

describe('organizations', () => {
  it('lists every data policy by its name, an unknown one as it came, and how many a custom one has chosen', async () => {
    await renderScreen(PATH);
    await findRow({ Code: 'acme-hq', 'Data permission policy': 'All' });
    await findRow({ Code: 'rd-east', 'Data permission policy': 'Custom (2)', Parent: '集团总部' });
    await findRow({ Code: 'retail-north', 'Data permission policy': 'Only this organization' });
    await findRow({ Code: 'net-night', 'Data permission policy': 'partner' });
  });

  it('shows the selected organization with everything below it, and keeps the selection in the address', async () => {
    const { user, history } = await renderScreen(PATH);
    await user.click(within(await item(/^华东研发中心/)).getByText('华东研发中心'));
    await waitFor(() =>
      expect(tableRows().map((row) => row.Code)).toEqual(['rd-east', 'rd-dns', 'rd-security', 'rd-dns-engine']),
    );
    expect(history.location.search).toBe('?within=ORG-3');
    await user.click(within(await item(/^All organizations/)).getByText('All organizations'));
    await findRow({ Code: 'acme-hq' });
    expect(history.location.search).toBe('');
  });

  it('opens the path to the organization of a pasted link', async () => {
    await renderScreen(`${PATH}?within=ORG-9`);
    expect(await item(/^解析引擎小组/)).toHaveAttribute('aria-selected', 'true');
    await expectRows([{ Code: 'rd-dns-engine' }]);
  });

  it('forgets a selection that the gateway does not know', async () => {
    const { history } = await renderScreen(`${PATH}?within=ORG-404`);
    await findRow({ Code: 'acme-hq' });
    expect(history.location.search).toBe('');
  });

  it('asks for a selection when the policy is custom, and saves the organization with one', async () => {
    const { user } = await renderScreen(`${PATH}?within=ORG-4`);
    await user.click(screen.getByRole('button', { name: 'Create organization' }));
    const drawer = await screen.findByRole('dialog', { name: 'Create organization' });
    await user.type(within(drawer).getByRole('textbox', { name: /^Name/ }), 'Field service');
    await user.type(within(drawer).getByRole('textbox', { name: /^Code/ }), 'net-field');
    await user.click(within(drawer).getByRole('radio', { name: 'Custom' }));
    await user.click(within(drawer).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(within(drawer).getByText('Visible organizations cannot be empty')).toBeVisible());
    await user.click(within(drawer).getByRole('combobox', { name: /Visible organizations/ }));
    // The first is the line of the tree beside the list.
    await waitFor(() => expect(screen.getAllByText('待撤销的筹备组')).toHaveLength(2));
    await user.click(screen.getAllByText('待撤销的筹备组')[1] ?? drawer);
    await user.click(within(drawer).getByRole('button', { name: 'Create' }));
    await findRow({
      Code: 'net-field',
      Parent: '网络运维部',
      'Data permission policy': 'Custom (1)',
    });
  });

  it('puts the refusal of a taken code on the code field', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=ORG-11`);
    const code = await screen.findByRole('textbox', { name: /^Code/ });
    await user.clear(code);
    await user.type(code, 'ACME-hq');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The code is in use, enter another one')).toBeVisible());
    expect(code).toHaveValue('ACME-hq');
  });

  it('says of a code that it is taken when the field is left, and of a name that its neighbor has it', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Create organization' }));
    await user.type(drawer.getByRole('textbox', { name: /^Code/ }), 'ACME-hq');
    await user.tab();
    await waitFor(() => expect(drawer.getByText('The code is in use, enter another one')).toBeVisible());
    const { list } = await organizationApi.list({ current: 1, pageSize: 100 });
    const child = list.find(({ parentId }) => parentId !== null);
    const input = { name: child?.name ?? '', code: 'twin', affiliatedId: null, policy: 'all' as const };
    const refused = await organizationApi.add({ ...input, parentId: child?.parentId ?? null }).catch(failureOf);
    expect(refused).toMatchObject({ fields: { name: 'The name is in use, enter another one' } });
    // In another place it is another organization.
    expect(await organizationApi.add({ ...input, parentId: child?.id ?? null })).toHaveProperty('id');
  });

  it('refuses a name that turns the direction of what follows it, on its field', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=ORG-11`);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, '\u202Egnp');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const told = /^Remove characters that cannot be seen/;
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
    expect(name).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps the name of a right-to-left organization apart from the sentence around it', async () => {
    const { user } = await renderScreen(PATH, {
      onWorld: (world) => organizationsOf(world).change('ORG-10', { name: 'مكتب (2)' }),
    });
    await user.click(within(await findRow({ Code: 'net-night' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const name = 'Delete organization \u2068مكتب (2)\u2069?';
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  });

  it('names accounts and organizations that forbid a deletion, and the gateway refuses it', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow({ Code: 'net-ops' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete organization 网络运维部?' });
    await waitFor(() => expect(dialog).toHaveTextContent(/\d accounts: .*acme-operator/));
    expect(dialog).toHaveTextContent('1 organization below: Night shift');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled());
    const refused = await organizationApi.delete({ id: 'ORG-4' }).catch(failureOf);
    expect(refused).toMatchObject({ text: 'The object is in use and cannot be deleted' });
  });

  it('names the policies attached to it before a deletion, which the gateway refuses as well', async () => {
    const policy = {
      name: 'For the team',
      resources: [{ name: 'acme.example', type: 'zone', operation: 'readOnly' as const }],
    };
    const { user, history } = await renderScreen(`${PATH}?within=ORG-11`);
    await policyApi.add({ ...policy, organizationIds: ['ORG-11'] });
    await user.click(within(await findRow({ Code: 'to-dissolve' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete organization 待撤销的筹备组?' });
    const attached = await within(dialog).findByRole('button', { name: '1 policy is attached to it: For the team' });
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(await organizationApi.delete({ id: 'ORG-11' }).catch(failureOf)).toMatchObject({ kind: 'business' });
    await user.click(attached);
    expect(history.location.pathname).toBe('/business_account/policy_management');
    await findRow({ 'Policy name': 'For the team' });
  });

  it('are deleted where nothing depends on them, and what stands above is selected then', async () => {
    const { user, history } = await renderScreen(`${PATH}?within=ORG-11`);
    await user.click(within(await findRow({ Code: 'to-dissolve' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete organization 待撤销的筹备组?' });
    await waitFor(() => expect(dialog).toHaveTextContent('No account, organization or policy depends on it'));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(history.location.search).toBe('?within=ORG-1'));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /待撤销的筹备组/ })).toBeNull());
  });

  it('names the accounts that a changed data policy gives and takes data before it is saved', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=ORG-4`);
    await user.click(await screen.findByRole('radio', { name: 'All' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const review = await screen.findByRole('dialog', { name: /^Rights of \d accounts will change$/ });
    const list = await within(review).findByRole('region', { name: 'Accounts whose rights change' });
    await waitFor(() => expect(within(list).getByText('acme-operator')).toBeVisible());
    expect(list).toHaveTextContent('Read: Domain / acme-retail.cn');
    await user.click(within(review).getByRole('button', { name: 'Keep editing' }));
    expect(await organizationApi.get({ id: 'ORG-4' })).toMatchObject({ policy: 'ownAndBelow' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('dialog', { name: /^Rights of \d accounts will change$/ });
    await user.click(within(again).getByRole('button', { name: 'Save' }));
    await findRow({ Code: 'net-ops', 'Data permission policy': 'All' });
  });

  it('grants an organization to another account and takes it from one', async () => {
    const { user } = await renderScreen(`${PATH}?panel=authorize&item=ORG-9`);
    const drawer = await screen.findByRole('dialog', { name: 'Assign accounts to 解析引擎小组' });
    await user.type(await within(drawer).findByRole('combobox', { name: /Accounts/ }), 'auditor');
    await user.click(await screen.findByText('auditor'));
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await findRow({ Code: 'rd-dns-engine', Accounts: '2' });
  });

  it('keeps the account itself where it is, and what data its organization sees', async () => {
    const { user, history } = await renderScreen(`${PATH}?panel=authorize&item=ORG-1`, {
      persona: 'operator',
      onWorld: (world) => {
        world.persona = { ...world.persona, actions: 'all' };
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Assign accounts to 集团总部' });
    await user.type(await within(drawer).findByRole('combobox', { name: /Accounts/ }), 'acme-operator');
    await user.click(await screen.findByText('acme-operator · your own account'));
    expect(within(drawer).queryByTitle('acme-operator')).toBeNull();
    act(() => history.push(`${PATH}?panel=edit&item=ORG-4`));
    const reason = 'You belong to this organization, and you cannot change your own rights.';
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
    expect(screen.getByRole('radio', { name: 'All' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeEnabled();
  });

  it('offers no place below the own organization to one that is not there, with the reason', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=ORG-5`, {
      persona: 'operator',
      onWorld: (world) => {
        world.persona = { ...world.persona, actions: 'all' };
      },
    });
    await user.click(await screen.findByRole('combobox', { name: /^Parent organization/ }));
    const reason = await screen.findByText('would widen the data that you see');
    expect(reason.parentElement).toHaveTextContent('网络运维部');
  });

  it('lets a read-only account see, and says why it can change nothing', async () => {
    await renderScreen(`${PATH}?within=ORG-4`, { persona: 'readonly' });
    const reason = 'The account has no right to do this';
    expect(screen.getByRole('button', { name: 'Create organization' })).toHaveAccessibleDescription(reason);
    const row = within(await findRow({ Code: 'net-ops' }));
    for (const name of ['Edit', 'Assign']) {
      expect(row.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    }
  });
});

describe('the gateway', () => {
  it('refuses an organization below itself, also when the console did not hold it back', async () => {
    signIn('main');
    const { version } = await organizationApi.get({ id: 'ORG-3' });
    const input = { name: 'x', code: 'rd-east', policy: 'own' } as const;
    for (const parentId of ['ORG-3', 'ORG-9']) {
      await expect(organizationApi.update({ ...input, id: 'ORG-3', version, parentId })).rejects.toMatchObject({
        failure: { fields: { parentId: 'It cannot stand below itself' } },
      });
    }
  });

  it('answers a branch of fifty thousand organizations in steps', async () => {
    worlds.reset(signIn('main').token, { organization: 50_000 });
    const { list } = await organizationApi.getChildren({ of: [{ parentId: 'ORG-1', limit: BRANCH_STEP }] });
    expect(list[0]?.children).toHaveLength(104);
    const found = await organizationApi.getMatches({ keyword: 'branch-4999' });
    expect(found.total).toBe(11);
    expect(found.list.find(({ id }) => id === found.matched[0])?.parentId).toEqual(expect.any(String));
    expect((await organizationApi.list({ current: 1, pageSize: 10 })).total).toBe(50_000);
  });
});

describe('an organization', () => {
  it.each([
    ['a custom policy with a selection', { policy: 'custom', policyIds: ['ORG-1'] }, true],
    ['a custom policy without one', { policy: 'custom', policyIds: [] }, false],
    ['any other policy', { policy: 'own' }, true],
    ['an unknown policy', { policy: 'partner' }, false],
    ['a code with a space', { policy: 'own', code: 'a b' }, false],
    ['a name of 64 characters', { policy: 'own', name: '名'.repeat(64) }, true],
    ['a name of 65 characters', { policy: 'own', name: '名'.repeat(65) }, false],
  ])('with %s is taken: %s', (_, facts, isTaken) => {
    expect(organizationInput.safeParse({ name: 'a', code: 'a', ...facts }).success).toBe(isTaken);
  });

  it('is below itself and what leads through it', () => {
    const path = [{ id: 'ORG-1' }, { id: 'ORG-3' }];
    expect(leadsThrough(path, 'ORG-1')).toBe(true);
    expect(leadsThrough(path, 'ORG-3')).toBe(true);
    expect(leadsThrough(path, 'ORG-2')).toBe(false);
  });

  it.each([
    ['one from elsewhere, below the own one', 'ownAndBelow', ['ORG-1', 'ORG-2'], ['ORG-1', 'ORG-4'], true],
    ['one from elsewhere, where only the own one is seen', 'own', ['ORG-1', 'ORG-2'], ['ORG-1', 'ORG-4'], false],
    ['one that was seen already', 'ownAndBelow', ['ORG-1', 'ORG-4', 'ORG-10'], ['ORG-1', 'ORG-4'], false],
    ['one that goes elsewhere', 'ownAndBelow', ['ORG-1', 'ORG-4', 'ORG-10'], ['ORG-1'], false],
  ])('comes into sight of the own one: %s, policy %s', (_, policy, from, to, isSeen) => {
    const path = (ids: string[]) => ids.map((id) => ({ id }));
    expect(comesIntoSight({ id: 'ORG-4', policy }, path(from), path(to))).toBe(isSeen);
  });

  it('with an unknown policy asks for one anew in its form', () => {
    const facts = {
      id: 'ORG-1',
      name: 'a',
      code: 'a',
      parentId: null,
      parentName: null,
      affiliatedId: null,
      affiliatedName: null,
      policyIds: [],
      accounts: 0,
      childCount: 0,
      createdAt: 0,
      version: 1,
    };
    expect(toForm({ ...facts, policy: 'partner' })).toHaveProperty('policy', 'partner');
    expect(toForm({ ...facts, policy: 'all' })).toHaveProperty('policy', 'all');
  });

  it('sends only the accounts that come and go', () => {
    expect(changeOf(['a', 'b'], ['b', 'c'])).toEqual({ grant: ['c'], revoke: ['a'] });
  });
});
