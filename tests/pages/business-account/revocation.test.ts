import { describe, expect, it } from 'vitest';
import type { AccessFacts, AccessResource, AccessTargets } from '@/api/business-account/access';
import type { Line } from '@/pages/business-account/access-review/lines';
import { type AttachedPolicy, planAccount } from '@/pages/business-account/access-review/revocation';

const ZONE: AccessResource = {
  name: 'a.example',
  type: 'zone',
  module: 'dns',
  assetType: 'hosted',
  organizationId: null,
};
const OWNED: AccessResource = { ...ZONE, name: 'b.a.example', organizationId: 'ORG-1' };

const targets: AccessTargets = {
  products: [{ code: 'dns', name: 'DNS', menus: ['dns.zones', 'dns.servers'].map((key) => ({ key, name: key })) }],
  resources: [ZONE, OWNED],
};

const facts: AccessFacts = {
  account: { id: 'A-1', name: 'ops', isMain: false, isLocked: true },
  license: { status: 'expired', expiresAt: null },
  screens: [],
  products: [{ code: 'dns', name: 'DNS', isAccessible: true, isOpened: true, isOpenedByMain: true }],
  role: { id: 'R-1', name: 'Operators', menus: ['dns.zones', 'dns.servers'] },
  menus: ['dns.zones', 'dns.servers'],
  fullData: [],
  dataAccess: 'readWrite',
  rows: [],
  policies: [],
  organization: null,
};

const account = { id: 'A-1', name: 'ops' };
const ofResource = (resource: AccessResource): Line => ({
  list: 'resources',
  id: `A-1 ${resource.name}`,
  account,
  what: resource.name,
  resource,
});
const ofMenu = (menu: string): Line => ({
  list: 'screens',
  id: `A-1 ${menu}`,
  account,
  what: menu,
  product: 'dns',
  menu,
});

const POLICY: AttachedPolicy = { id: 'P-1', name: 'Zones', accounts: [{ id: 'A-1' }], organizations: [] };

const plan = (change: Partial<AccessFacts>, lines: Line[], policy = POLICY, mayDetach = true) =>
  planAccount({ facts: { ...facts, ...change }, targets, policies: new Map([[policy.id, policy]]), mayDetach, lines });

const row = { name: 'a.example', type: 'zone', operation: 'readWrite' } as const;
const policies = [{ id: 'P-1', name: 'Zones', rows: [{ ...row, name: '*.a.example' }, row] }];
const organization = { id: 'ORG-1', name: 'Head office', dataPolicy: 'own', scope: ['ORG-1'] };

describe('what takes a line of the review away', () => {
  it('is every row, policy and full data that gives it, one behind the other, and it tells what else goes', () => {
    const found = plan({ rows: [row], policies, fullData: ['dns'] }, [ofResource(ZONE)]);
    expect(found).toMatchObject({
      fullData: ['dns'],
      rows: [{ name: 'a.example', type: 'zone' }],
      policies: [{ id: 'P-1', name: 'Zones' }],
      alsoLost: ['b.a.example'],
      alsoGained: [],
      menus: [],
      stuck: [],
    });
    expect(found.lines).toHaveLength(1);
  });

  it('is nothing of one account where its organization gives it, by a policy or by its data; then nothing is touched', () => {
    const inherited = { ...POLICY, organizations: [{ id: 'ORG-1' }] };
    const byPolicy = plan({ rows: [row], policies, organization }, [ofResource(ZONE)], inherited);
    expect(byPolicy.stuck).toMatchObject([{ why: 'policyOfOrganization', subject: 'Zones' }]);
    expect([byPolicy.rows, byPolicy.lines]).toEqual([[], []]);
    expect(plan({ organization }, [ofResource(OWNED)]).stuck).toMatchObject([
      { why: 'organization', subject: 'Head office' },
    ]);
    expect(plan({ policies }, [ofResource(ZONE)], POLICY, false).stuck).toMatchObject([{ why: 'policyRight' }]);
  });

  it('is the menu item, but for the last one; a resource behind the last menu item goes with it', () => {
    const found = plan({}, [ofMenu('dns.zones'), ofMenu('dns.servers'), ofMenu('dns.none')]);
    expect([found.menus, found.menusLeft]).toEqual([['dns.zones'], ['dns.servers']]);
    expect(found.stuck.map(({ why }) => why)).toEqual(['lastMenu', 'gone']);
    const menus = ['dns.zones', 'cloud.zones'];
    const last = plan({ menus, role: { id: 'R-1', name: 'Operators', menus }, rows: [row] }, [
      ofMenu('dns.zones'),
      ofResource(ZONE),
    ]);
    expect(last).toMatchObject({ menus: ['dns.zones'], rows: [], stuck: [] });
    expect(last.lines).toHaveLength(2);
  });

  it('is none where it is gone, and tells of a right that a row held down', () => {
    expect(plan({}, [ofResource(ZONE)]).stuck).toMatchObject([{ why: 'gone' }]);
    const held = plan(
      {
        rows: [{ ...row, name: '*.a.example', operation: 'readOnly' }],
        policies: [{ id: 'P-1', name: 'Zones', rows: [{ ...row, name: 'b.a.example' }] }],
      },
      [ofResource({ ...ZONE, name: 'c.a.example' })],
    );
    expect(held).toMatchObject({ alsoGained: ['b.a.example'], alsoLost: [] });
  });
});
