import { personas } from '@mock/runtime/personas';
import { describe, expect, it } from 'vitest';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CODES } from '@/api/codes';
import { signIn } from '../support/gateway';

const PAGE = { current: 1, pageSize: 100 };
type Filters = NonNullable<Parameters<typeof subAccountApi.list>[0]['filters']>;

const found = (filters: Filters) => subAccountApi.list({ ...PAGE, filters });

describe('the accounts of a list', () => {
  it('are found by how long they have not signed in, and by what they are without', async () => {
    signIn().setClock(Date.UTC(2026, 10, 2, 9, 30));
    const { list: all } = await subAccountApi.list(PAGE);
    const never = await found({ idle: ['never'] });
    expect(never.total).toBe(all.filter(({ lastLoginAt }) => lastLoginAt === null).length);
    expect(never.total).toBeGreaterThan(0);
    expect((await found({ idle: ['90'] })).list.map(({ name }) => name)).toEqual(['auditor']);
    const lacking = await found({ lacks: ['role', 'organization'] });
    expect(lacking.total).toBe(all.filter(({ role, organization }) => role === null || organization === null).length);
    expect(lacking.list.map(({ name }) => name)).toContain('no-contact');
  });

  it('may belong to no organization, also when they are edited', async () => {
    signIn();
    const { list } = await found({ lacks: ['organization'] });
    const one = list.find(({ name }) => name === 'auditor');
    if (!one) throw new Error('the seeds have no such account');
    const { id, version, phone, email } = one;
    await subAccountApi.update({
      id,
      version,
      type: 'businessSub',
      phone: phone ?? '',
      email: email ?? '',
      userName: 'Ada',
    });
    expect(await subAccountApi.get({ id })).toMatchObject({ organization: null, userName: 'Ada' });
  });
});

describe('nobody raises his own rights', () => {
  const refused = { failure: { code: String(CODES.OWN_ACCOUNT) } };
  const { id } = personas.operator;

  it('in his basic authorization, in his resources or by another organization', async () => {
    signIn('operator');
    const { resources, version } = await accountAuthorizationApi.get({ id });
    await expect(accountAuthorizationApi.updateResources({ id, version, resources })).rejects.toMatchObject(refused);
    const { version: second, phone, email } = await subAccountApi.get({ id });
    const own = { id, version: second, type: 'businessSub', phone: phone ?? '', email: email ?? '' } as const;
    await expect(subAccountApi.update({ ...own, organizationId: 'ORG-1' })).rejects.toMatchObject(refused);
    await subAccountApi.update({ ...own, organizationId: 'ORG-4', region: 'Berlin' });
  });

  const barred = { failure: { code: String(CODES.OWN_RIGHTS) } };

  it('in the role that he has; another one is his to edit', async () => {
    signIn('operator');
    const { list } = await roleApi.list(PAGE);
    expect(list.filter(({ isOwn }) => isOwn).map((role) => role.id)).toEqual(['ROLE-1']);
    const change = async (roleId: string) => {
      const { name, menus, version } = await roleApi.get({ id: roleId });
      return roleApi.update({ id: roleId, version, name, type: 'ordinary', menus });
    };
    await expect(change('ROLE-1')).rejects.toMatchObject(barred);
    await change('ROLE-3');
  });

  it('in a policy attached to him or to his organization, nor by attaching one', async () => {
    signIn('operator');
    const { list } = await policyApi.list(PAGE);
    expect(list.filter(({ isOwn }) => isOwn).map((policy) => policy.id)).toEqual(['POL-1']);
    const change = async (policyId: string, more: { accountIds?: string[]; organizationIds?: string[] } = {}) => {
      const { name, resources, version } = await policyApi.get({ id: policyId });
      const attached = { accountIds: [], organizationIds: [], ...more };
      return policyApi.update({ id: policyId, version, name, resources, ...attached });
    };
    await expect(change('POL-1')).rejects.toMatchObject(barred);
    const text = 'You cannot change the rights that you have yourself';
    await expect(change('POL-4', { accountIds: [id] })).rejects.toMatchObject({
      failure: { fields: { accountIds: text } },
    });
    await expect(change('POL-4', { organizationIds: ['ORG-4'] })).rejects.toMatchObject({
      failure: { fields: { organizationIds: text } },
    });
    await change('POL-4', { accountIds: ['A-2020'], organizationIds: ['ORG-5'] });
  });

  it('as a member of another organization, nor by what data his own sees', async () => {
    const world = signIn('operator');
    await expect(organizationApi.authorize({ id: 'ORG-1', grant: [id], revoke: [] })).rejects.toMatchObject(refused);
    await expect(organizationApi.authorize({ id: 'ORG-4', grant: [], revoke: [id] })).rejects.toMatchObject(refused);
    await organizationApi.authorize({ id: 'ORG-1', grant: ['A-2020'], revoke: [] });
    world.persona = { ...personas.operator, actions: 'all' };
    const { name, code, version } = await organizationApi.get({ id: 'ORG-4' });
    const own = { id: 'ORG-4', name, code, version, parentId: 'ORG-1', affiliatedId: 'ORG-2' };
    await expect(organizationApi.update({ ...own, policy: 'all' })).rejects.toMatchObject(barred);
    await organizationApi.update({ ...own, name: 'Network operations', policy: 'ownAndBelow' });
  });

  it('by moving an organization below his own, whose data he would see; what is below it already may move there', async () => {
    const world = signIn('operator');
    world.persona = { ...personas.operator, actions: 'all' };
    const move = async (organizationId: string, parentId: string) => {
      const { name, code, version } = await organizationApi.get({ id: organizationId });
      return organizationApi.update({ id: organizationId, version, name, code, policy: 'own', parentId });
    };
    const text = 'It cannot move below your own organization, as you would see more data';
    for (const parentId of ['ORG-4', 'ORG-10']) {
      await expect(move('ORG-5', parentId)).rejects.toMatchObject({ failure: { fields: { parentId: text } } });
    }
    await move('ORG-5', 'ORG-3');
    await move('ORG-10', 'ORG-3');
    await organizationApi.add({ name: 'Day shift', code: 'net-day', policy: 'own', parentId: 'ORG-4' });
    signIn('main');
    await move('ORG-5', 'ORG-4');
  });
});
