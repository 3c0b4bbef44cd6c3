import { accountsOf } from '@mock/business-account/account-rows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessFacts,
  type AccessQuestion,
  type AccessResource,
  type AccessTargets,
  accessApi,
  CONSOLE_PRODUCT,
} from '@/api/business-account/access';
import { differingGates, explain } from '@/api/business-account/access-explanation';
import { accessReviewApi } from '@/api/business-account/access-review';
import { effectiveRights } from '@/api/business-account/effective-rights';
import { allPages } from '@/lib/contract/all-pages';
import { signIn } from '../../support/gateway';

const zone: AccessResource = {
  name: 'example.cn',
  type: 'zone',
  module: 'authoritative',
  assetType: 'domain',
  organizationId: 'org-east',
};

const facts: AccessFacts = {
  account: { id: 'a-1', name: 'acme-operator', isMain: false, isLocked: false },
  license: { status: 'normal', expiresAt: null },
  products: [{ code: 'dns', name: 'Cloud DNS', isAccessible: true, isOpened: true, isOpenedByMain: true }],
  screens: ['secretKey'],
  role: { id: 'r-1', name: 'DNS operator', menus: ['dns.zone'] },
  menus: ['dns.zone'],
  fullData: [],
  dataAccess: 'readWrite',
  rows: [],
  policies: [],
  organization: { id: 'org-east', name: 'East', dataPolicy: 'ownOnly', scope: ['org-east'] },
};

const read: AccessQuestion = { product: 'dns', menu: 'dns.zone', operation: 'read', resource: zone };
const write: AccessQuestion = { ...read, operation: 'write' };
const screen: AccessQuestion = { product: CONSOLE_PRODUCT, menu: 'secretKey', operation: 'read', resource: null };
const row: AccessFacts['rows'][number] = {
  name: zone.name,
  type: zone.type,
  module: zone.module,
  operation: 'readOnly',
};
const policy: AccessFacts['policies'][number] = { id: 'p-1', name: 'Zones of the east', rows: [row] };
const writing: AccessFacts['policies'][number] = {
  id: 'p-2',
  name: 'Zones to edit',
  rows: [{ ...row, operation: 'readWrite', assetType: zone.assetType }],
};

const decision = (change: Partial<AccessFacts>, question = read) => {
  const { isAllowed, decidedBy, steps } = explain({ ...facts, ...change }, question);
  const step = steps.find((one) => one.gate === decidedBy);
  return `${isAllowed ? 'yes' : 'no'}: ${step?.reason}`;
};

describe('the explanation of access', () => {
  it.each<[string, Partial<AccessFacts>, AccessQuestion]>([
    ['no: lock.locked', { account: { ...facts.account, isLocked: true } }, read],
    ['no: license.expired', { license: { status: 'expired', expiresAt: 1 } }, read],
    ['no: license.notInEffect', { license: { status: 'notInEffect', expiresAt: null } }, read],
    ['no: product.hidden', { products: [] }, read],
    [
      'no: product.hidden',
      { products: [{ code: 'dns', name: 'Cloud DNS', isAccessible: false, isOpened: true, isOpenedByMain: true }] },
      read,
    ],
    [
      'no: product.notOpened',
      { products: [{ code: 'dns', name: 'Cloud DNS', isAccessible: true, isOpened: false, isOpenedByMain: false }] },
      read,
    ],
    [
      'no: product.notChosen',
      { products: [{ code: 'dns', name: 'Cloud DNS', isAccessible: true, isOpened: false, isOpenedByMain: true }] },
      read,
    ],
    ['yes: role.screen', { license: { status: 'expired', expiresAt: 1 }, role: null }, screen],
    ['no: role.noScreen', { screens: [] }, screen],
    ['no: lock.locked', { account: { ...facts.account, isLocked: true } }, screen],
    ['yes: resource.row', { rows: [{ ...row, name: '*.CN' }] }, read],
    ['yes: resource.row', { rows: [{ ...row, name: 'EXAMPLE.cn' }] }, read],
    ['yes: organization.inside', { rows: [{ ...row, name: '*.example.cn' }] }, read],
    ['no: resource.rowReadOnly', { rows: [{ ...row, name: '*.cn', operation: 'readWrite' }, row] }, write],
    ['yes: role.main', { account: { ...facts.account, isMain: true }, role: null }, write],
    ['no: role.none', { role: null }, read],
    ['no: role.noMenu', { role: { id: 'r-2', name: 'Auditor', menus: [] } }, read],
    ['no: role.notChosen', { menus: [] }, read],
    ['yes: role.menu', {}, { ...read, resource: null }],
    ['yes: fullData.on', { fullData: ['dns'], rows: [row] }, write],
    ['no: dataAccess.readOnly', { fullData: ['dns'], dataAccess: 'readOnly' }, write],
    ['yes: fullData.on', { fullData: ['dns'], dataAccess: 'readOnly' }, read],
    ['no: dataAccess.readOnly', { dataAccess: 'readOnly', rows: [{ ...row, operation: 'readWrite' }] }, write],
    ['yes: resource.row', { dataAccess: 'readOnly', rows: [{ ...row, operation: 'readWrite' }] }, read],
    ['no: dataAccess.readOnly', { dataAccess: 'readOnly', policies: [writing] }, write],
    ['yes: resource.policy', { dataAccess: 'readOnly', policies: [writing] }, read],
    ['yes: resource.row', { dataAccess: 'readWrite', rows: [{ ...row, operation: 'readWrite' }] }, write],
    ['no: resource.rowReadOnly', { dataAccess: 'readWrite', rows: [row], policies: [writing] }, write],
    ['yes: resource.row', { rows: [row] }, read],
    ['yes: resource.row', { rows: [{ ...row, module: undefined }] }, read],
    ['yes: organization.inside', { rows: [{ ...row, module: 'recursive' }] }, read],
    ['no: resource.rowReadOnly', { rows: [row] }, write],
    ['yes: resource.policy', { policies: [policy] }, read],
    ['no: resource.policyReadOnly', { policies: [policy] }, write],
    ['yes: resource.policy', { policies: [policy, writing] }, write],
    ['yes: organization.inside', {}, write],
    ['yes: organization.inside', { organization: { id: 'o', name: 'HQ', dataPolicy: 'all', scope: null } }, write],
    ['no: dataAccess.readOnly', { dataAccess: 'readOnly' }, write],
    ['no: organization.none', { organization: null }, read],
    [
      'no: organization.outside',
      { organization: { id: 'o', name: 'West', dataPolicy: 'ownOnly', scope: ['o'] } },
      read,
    ],
    ['no: organization.notOwned', {}, { ...read, resource: { ...zone, organizationId: null } }],
  ])('is "%s"', (wanted, change, question) => {
    expect(decision(change, question)).toBe(wanted);
  });

  it('goes gate by gate and stops at the one that decides', () => {
    const { steps, decidedBy } = explain({ ...facts, rows: [row] }, read);
    expect(decidedBy).toBe('resource');
    expect(steps.map(({ gate, outcome }) => `${gate} ${outcome}`)).toEqual([
      'lock passes',
      'license passes',
      'product passes',
      'role passes',
      'dataAccess passes',
      'fullData passes',
      'resource grants',
      'organization unused',
    ]);
  });

  it('names the gates at which two accounts differ', () => {
    const locked = explain({ ...facts, account: { ...facts.account, isLocked: true } }, read);
    const free = explain({ ...facts, rows: [row] }, read);
    expect(differingGates(free, free)).toEqual([]);
    expect(differingGates(locked, free)).toEqual(['lock']);
  });
});

const anyFacts: fc.Arbitrary<AccessFacts> = fc.record({
  account: fc.record({
    id: fc.constant('a'),
    name: fc.constant('a'),
    isMain: fc.boolean(),
    isLocked: fc.boolean(),
  }),
  license: fc.record({
    status: fc.constantFrom('normal', 'expired', 'notInEffect', 'somethingNew'),
    expiresAt: fc.constant(null),
  }),
  products: fc.array(
    fc.record({
      code: fc.constantFrom('dns', 'sdns'),
      name: fc.constant('DNS'),
      isAccessible: fc.boolean(),
      isOpened: fc.boolean(),
      isOpenedByMain: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  screens: fc.subarray(['dns.zone', 'secretKey']),
  role: fc.option(
    fc.record({ id: fc.constant('r'), name: fc.constant('r'), menus: fc.subarray(['dns.zone', 'dns.record']) }),
  ),
  menus: fc.subarray(['dns.zone', 'dns.record']),
  fullData: fc.subarray(['dns', 'sdns']),
  dataAccess: fc.constantFrom('readWrite', 'readOnly'),
  rows: fc.subarray([row, { ...row, operation: 'readWrite' as const }]),
  policies: fc.subarray([policy, writing]),
  organization: fc.option(
    fc.record({
      id: fc.constant('o'),
      name: fc.constant('o'),
      dataPolicy: fc.constant('ownOnly'),
      scope: fc.subarray(['org-east', 'o']),
    }),
  ),
});

describe('whatever the facts are', () => {
  it('exactly one gate decides, and nothing after it counts', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(read, write, { ...read, resource: null }), (all, question) => {
        const { steps, decidedBy, isAllowed } = explain(all, question);
        const at = steps.findIndex((step) => step.gate === decidedBy);
        expect(steps.slice(0, at).every((step) => step.outcome === 'passes')).toBe(true);
        expect(steps[at]?.outcome).toBe(isAllowed ? 'grants' : 'denies');
        expect(steps.slice(at + 1).every((step) => step.outcome === 'unused')).toBe(true);
      }),
    );
  });

  it('who may write may read', () => {
    fc.assert(fc.property(anyFacts, (all) => !explain(all, write).isAllowed || explain(all, read).isAllowed));
  });

  it('an account whose business data is read-only writes nothing, and sees what it saw with read/write', () => {
    fc.assert(
      fc.property(anyFacts, (all) => {
        const { isMain } = all.account;
        const capped = { ...all, dataAccess: 'readOnly' as const };
        expect(explain(capped, write).isAllowed && !isMain).toBe(false);
        expect(explain(capped, read).isAllowed).toBe(explain({ ...all, dataAccess: 'readWrite' }, read).isAllowed);
      }),
    );
  });

  it('a locked account may do nothing, and unlocking takes nothing away', () => {
    fc.assert(
      fc.property(anyFacts, (all) => {
        const locked = { ...all, account: { ...all.account, isLocked: true } };
        expect(explain(locked, read).isAllowed).toBe(false);
        const free = { ...all, account: { ...all.account, isLocked: false } };
        expect(explain(all, read).isAllowed && !explain(free, read).isAllowed).toBe(false);
      }),
    );
  });
});

describe('the rights in effect', () => {
  it('are those that the access review lists, account by account, and what gives each is the same', async () => {
    const world = signIn();
    const [granted, screens, actions] = await Promise.all([
      allPages(accessReviewApi.list),
      allPages(accessReviewApi.listScreens),
      allPages(accessReviewApi.listActions),
    ]);
    const targets = await accessApi.getTargets({});
    let told = 0;
    for (const { id } of accountsOf(world).rows) {
      const rights = effectiveRights(await accessApi.getFacts({ id }), targets);
      const textsOf = (kind: string, text: (right: (typeof rights)[number]) => string) =>
        rights
          .filter((right) => right.kind === kind)
          .map(text)
          .sort();
      const own = <Row extends { account: { id: string } }>(rows: readonly Row[]) =>
        rows.filter(({ account }) => account.id === id);
      expect(
        textsOf('resource', ({ name, operation, by }) => [name, operation, by.gate, by.subject].join(' ')),
        id,
      ).toEqual(
        own(granted)
          .map((one) => [one.resource.name, one.operation, one.gate, one.by].join(' '))
          .sort(),
      );
      expect(textsOf('menu', ({ product, name }) => `${product} ${name}`)).toEqual(
        own(screens)
          .filter(({ product }) => product.code !== CONSOLE_PRODUCT)
          .map(({ product, menu }) => `${product.code} ${menu.name}`)
          .sort(),
      );
      expect(textsOf('screen', ({ name }) => name)).toEqual(
        own(screens)
          .filter(({ product }) => product.code === CONSOLE_PRODUCT)
          .map(({ menu }) => menu.key)
          .sort(),
      );
      expect(textsOf('action', ({ name }) => name)).toEqual(
        own(actions)
          .map(({ action }) => action)
          .sort(),
      );
      told += rights.length;
    }
    expect(told).toBe(granted.length + screens.length + actions.length);
    expect(told).toBeGreaterThan(500);
  });

  it('of a row without a module are told where such things are kept, or where the account gets to', () => {
    const targets: AccessTargets = {
      products: [{ code: 'dns', name: 'Cloud DNS', menus: [{ key: 'dns.zone', name: 'Zones' }] }],
      resources: [zone],
    };
    const rights = (change: Partial<AccessFacts>) =>
      effectiveRights({ ...facts, organization: null, ...change }, targets).filter(({ kind }) => kind === 'resource');
    const own = { name: '*.shop.cn', type: 'host', operation: 'readWrite' } as const;
    expect(rights({ rows: [own] })).toMatchObject([
      { name: '*.shop.cn', type: 'host', product: 'dns', operation: 'readWrite', by: { gate: 'resource' } },
    ]);
    expect(rights({ rows: [own], menus: [] })).toEqual([]);
    // Kept in a product of which the account has no menu.
    expect(rights({ rows: [{ ...own, type: 'zone' }] })).toEqual([]);
    expect(rights({ rows: [{ ...row, module: undefined }] })).toEqual([]);
    const { actions: _, ...unsaid } = facts;
    expect(effectiveRights(unsaid, targets).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'menu Zones',
      'screen secretKey',
    ]);
  });
});
