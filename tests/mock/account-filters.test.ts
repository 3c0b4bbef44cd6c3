import { personas } from '@mock/runtime/personas';
import { describe, expect, it } from 'vitest';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
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
});
