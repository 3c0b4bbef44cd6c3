import { decisionsOf } from '@mock/business-account/access';
import { accountsOf } from '@mock/business-account/account-rows';
import { menuTreeOf } from '@mock/business-account/products';
import { RESOURCES } from '@mock/business-account/resources';
import type { World } from '@mock/runtime/world';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessChange, accessChangeApi, type Effect } from '@/api/business-account/access-change';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { effectiveMenus, withheldMenus } from '@/api/business-account/effective-menus';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { signIn } from '../support/gateway';

const TREE = menuTreeOf('en-US');
const MENUS = TREE.flatMap(({ menus }) => menus.map(({ id }) => id));
const OPERATIONS = ['read', 'write'] as const;
const some = fc.subarray(MENUS, { minLength: 1 });

/** What the gateway lets an account do, question by question, in the words that a preview uses. */
function allowed(world: World, id: string): Set<string> {
  const decide = decisionsOf(world, id);
  const ask = (product: string, menu: string, rest: object = {}) =>
    decide({ product, menu, operation: 'read', resource: null, ...rest });
  const menus = TREE.flatMap(({ code, title, menus }) =>
    menus.flatMap((menu) => (ask(code, menu.id) ? [`menu ${title} ${menu.title}`] : [])),
  );
  const data = RESOURCES.flatMap((resource) => {
    const product = TREE.find(({ code }) => code === resource.module);
    return OPERATIONS.flatMap((operation) =>
      product?.menus.some((menu) => ask(product.code, menu.id, { operation, resource }))
        ? [`${operation} ${resource.name}`]
        : [],
    );
  });
  return new Set([...menus, ...data]);
}

const owned = new Set(RESOURCES.map(({ name }) => name));
const wordsOf = (rights: Effect['gains']) =>
  rights
    .filter(({ kind, name }) => kind === 'menu' || owned.has(name))
    .map(({ kind, of, name }) => (kind === 'menu' ? `menu ${of} ${name}` : `${kind} ${name}`))
    .sort();

const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((item) => !other.has(item)).sort();

/** Asks for the effect of a change, makes it, and compares what was said with what each account has then. */
async function expectTruth(world: World, change: AccessChange, save: () => Promise<unknown>): Promise<Effect[]> {
  // An account that cannot sign in has nothing: said of it is what it will have.
  for (const account of accountsOf(world).rows) Object.assign(account, { status: 'normal', authorization: 'normal' });
  const { rows } = accountsOf(world);
  const before = new Map(rows.map(({ id }) => [id, allowed(world, id)]));
  const { list, total } = await accessChangeApi.previewEffect({ change, current: 1, pageSize: 1000 });
  for (const { id } of rows) expect(allowed(world, id), 'a preview changes nothing').toEqual(before.get(id));
  await save();
  const told = new Map(list.map((effect) => [effect.id, effect]));
  expect(told.size).toBe(total);
  for (const { id, name } of rows) {
    const old = before.get(id) ?? new Set();
    const fresh = allowed(world, id);
    const effect = told.get(id);
    expect(wordsOf(effect?.gains ?? []), `${name} gains`).toEqual(minus(fresh, old));
    expect(wordsOf(effect?.losses ?? []), `${name} loses`).toEqual(minus(old, fresh));
  }
  return list;
}

describe('BEY-28 what a screen says of a change of rights is what accounts get', () => {
  it('for any menus of a role, whoever follows it and whoever chose among them', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, some, async (first, chosen, next) => {
        const world = signIn('main');
        const role = await roleApi.get({ id: 'ROLE-1' });
        await roleApi.update({ id: 'ROLE-1', version: role.version, name: role.name, type: 'ordinary', menus: first });
        const { basic, version } = await accountAuthorizationApi.get({ id: 'A-2020' });
        const menus = chosen.filter((id) => first.includes(id));
        const products = TREE.filter((one) => one.menus.some(({ id }) => menus.includes(id))).map(({ code }) => code);
        const { roleId: _, followsRole: __, products: ___, menus: ____, ...data } = basic;
        if (menus.length > 0) {
          const own = { ...data, roleId: 'ROLE-1', followsRole: false, products, menus } as const;
          await accountAuthorizationApi.updateBasic({ id: 'A-2020', version, basic: own });
        }
        await expectTruth(world, { kind: 'role', id: 'ROLE-1', menus: next }, () =>
          roleApi.update({ id: 'ROLE-1', version: 2, name: role.name, type: 'ordinary', menus: next }),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('for the resources of a policy and whom it is attached to', async () => {
    const world = signIn('main');
    const policy = await policyApi.get({ id: 'POL-1' });
    const resources = [{ name: 'shop.acme.example', type: 'zone', operation: 'readWrite' }] as const;
    const input = { resources: [...resources], accountIds: ['A-2023'], organizationIds: ['ORG-5'] };
    await expectTruth(world, { kind: 'policy', id: 'POL-1', ...input }, () =>
      policyApi.update({ id: 'POL-1', version: policy.version, name: policy.name, ...input }),
    );
    const none = { resources: [...resources], accountIds: [], organizationIds: [] };
    await expectTruth(world, { kind: 'policy', id: 'POL-1', ...none }, () => policyApi.delete({ id: 'POL-1' }));
    const fresh = { ...input, accountIds: ['A-2020'] };
    await expectTruth(world, { kind: 'policy', id: null, ...fresh }, () => policyApi.add({ name: 'New', ...fresh }));
  });

  it('for the data policy and the place of an organization, and for accounts that come to it', async () => {
    const world = signIn('main');
    for (const id of ['A-2020', 'A-2021', 'A-2022']) {
      const { version } = await accountAuthorizationApi.get({ id });
      await accountAuthorizationApi.updateResources({ id, version, resources: [] });
    }
    const moved = { parentId: 'ORG-3', policy: 'own', policyIds: [] } as const;
    const change: AccessChange = { kind: 'organization', id: 'ORG-5', ...moved, policyIds: [] };
    await expectTruth(world, change, () =>
      organizationApi.update({
        id: 'ORG-5',
        version: 1,
        name: 'x',
        code: 'retail-online',
        parentId: 'ORG-3',
        policy: 'own',
      }),
    );
    const came = await expectTruth(world, { kind: 'members', id: 'ORG-1', grant: ['A-2023'], revoke: [] }, () =>
      organizationApi.authorize({ id: 'ORG-1', grant: ['A-2023'], revoke: [] }),
    );
    expect(came.map(({ id }) => id)).toEqual(['A-2023']);
  });

  it('for the products, menus and data that an account itself is given', async () => {
    const world = signIn('main');
    const id = 'A-2020';
    const { basic, version } = await accountAuthorizationApi.get({ id });
    const { followsRole: _, products: __, menus: ___, ...data } = basic;
    const given = { ...data, roleId: 'ROLE-3', dataAccess: 'readOnly' as const };
    const next = [
      { ...given, followsRole: false as const, products: ['dns'], menus: ['dns.zones'] },
      { ...given, followsRole: true as const, fullBusinessData: { dns: true, sdns: false } },
    ];
    for (const [index, one] of next.entries()) {
      const told = await expectTruth(world, { kind: 'basic', id, basic: one }, () =>
        accountAuthorizationApi.updateBasic({ id, version: (version ?? 0) + index, basic: one }),
      );
      expect(told.map((effect) => effect.id)).toEqual([id]);
    }
  });

  it('for accounts that get another organization in bulk, or none', async () => {
    const world = signIn('main');
    const target = { ids: ['A-2020', 'A-2021'] };
    for (const organizationId of ['ORG-1', null]) {
      await expectTruth(world, { kind: 'assign', target, organizationId }, () =>
        subAccountApi.bulkAssignOrganization({ ...target, organizationId }),
      );
    }
    expect((await subAccountApi.get({ id: 'A-2020' })).organization).toBeNull();
  });

  it('for accounts that get another role in bulk, which they follow then', async () => {
    const world = signIn('main');
    const target = { ids: ['A-2020', 'A-2021'] };
    await expectTruth(world, { kind: 'assign', target, roleId: 'ROLE-3' }, () =>
      subAccountApi.bulkAssignRole({ ...target, roleId: 'ROLE-3' }),
    );
    expect((await accountAuthorizationApi.get({ id: 'A-2021' })).basic).toMatchObject({
      roleId: 'ROLE-3',
      followsRole: true,
      products: ['dns'],
    });
  });
});

describe('the menu items of an account', () => {
  it('are all of its role if it follows, else those of the role that it chose, and never more than the role has', () => {
    fc.assert(
      fc.property(some, some, (role, menus) => {
        expect(effectiveMenus(role, { followsRole: true })).toEqual(role);
        const own = effectiveMenus(role, { followsRole: false, menus });
        expect(own).toEqual(role.filter((id) => menus.includes(id)));
        expect([...own, ...withheldMenus(role, { followsRole: false, menus })].sort()).toEqual([...role].sort());
      }),
    );
    expect(effectiveMenus(null, { followsRole: true })).toEqual([]);
  });

  it('are none that its role does not have: the gateway refuses them, and a role of single sign-on', async () => {
    signIn('main');
    const { basic, version } = await accountAuthorizationApi.get({ id: 'A-2020' });
    const { roleId: _, followsRole: __, products: ___, menus: ____, ...data } = basic;
    const save = (change: object) =>
      accountAuthorizationApi
        .updateBasic({
          id: 'A-2020',
          version,
          basic: { ...data, roleId: 'ROLE-3', followsRole: false, products: ['dns'], menus: ['dns.zones'], ...change },
        })
        .then(() => 'saved')
        .catch(() => 'refused');
    expect(await save({ products: ['cloud'], menus: ['cloud.zones'] })).toBe('refused');
    expect(await save({ roleId: 'ROLE-4', products: ['cloud'], menus: ['cloud.zones'] })).toBe('refused');
    expect(await save({})).toBe('saved');
  });
});
