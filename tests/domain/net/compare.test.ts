import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from '@/domain/net/change-set';
import { compareSection, copySections } from '@/domain/net/compare';
import type { NodeConfig, SectionKey } from '@/domain/net/node-config';
import { SECTION_KINDS } from '@/domain/net/sections';
import { area, config, link, port, route, template } from './node-configs';

const isSection = (name: string): name is SectionKey => name in SECTION_KINDS;
const SECTIONS = Object.keys(SECTION_KINDS).filter(isSection);

/** Keys that tell where they are from. */
const keys = () => {
  let count = 0;
  return () => `copy-${++count}`;
};
const copied = (sections: readonly SectionKey[], from: NodeConfig, to: NodeConfig, isExact = false) =>
  copySections(sections, from, to, { isExact, newKey: keys() });

const neighbor = (address: string, seed: Partial<NodeConfig['bgpNeighbors'][number]> = {}) => ({
  id: `of-${address}`,
  address,
  asNumber: 64_512,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
  ...seed,
});

describe('BEY-17 two nodes side by side', () => {
  it('copies single entries by their name, and nothing else of their section', () => {
    const from = {
      ...config(),
      bgpNeighbors: [neighbor('192.0.2.1'), neighbor('192.0.2.2'), neighbor('192.0.2.3')],
    };
    const to = { ...config(), bgpNeighbors: [neighbor('192.0.2.9')] };
    const isWanted = (_: SectionKey, name: string) => name === '192.0.2.2';
    const changes = copySections(['bgpNeighbors'], from, to, { isExact: true, newKey: keys(), isWanted });
    expect(changes).toMatchObject([{ section: 'bgpNeighbors', before: null, after: { address: '192.0.2.2' } }]);
  });

  it('matches entries by what they are, not by their ids or how they are written', () => {
    const left = config({ routes: [route('a', '10.0.0.1', '255.0.0.0', '192.0.2.254')] });
    const right = config({ routes: [route('b', '10.0.0.0', '8', '192.0.2.253')] });
    const [pair, ...rest] = compareSection('routes', left, right);
    expect(rest).toEqual([]);
    expect(pair).toMatchObject({ name: '10.0.0.0/8', left: { id: 'a' }, right: { id: 'b' } });
    expect(pair?.fields.map(({ field }) => field)).toEqual(['destination', 'mask', 'nextHop']);
  });

  it('lists what only one of them has, the left one first', () => {
    const left = config({ bfdTemplates: [template('metro', 3, 40)] });
    const pairs = compareSection('bfdTemplates', left, config());
    expect(pairs.map(({ name, left: mine, right }) => [name, mine !== null, right !== null])).toEqual([
      ['metro', true, false],
      ['core', false, true],
    ]);
  });

  it('takes templates of the same name for the same one, whatever their ids', () => {
    const own = { ...template('core', 3, 300), id: 'other' };
    const left = config({ bgpNeighbors: [neighbor('192.0.2.1', { bfd: 'core' })] });
    const right = config({ bfdTemplates: [own], bgpNeighbors: [neighbor('192.0.2.1', { bfd: 'other' })] });
    expect(compareSection('bgpNeighbors', left, right).flatMap(({ fields }) => fields)).toEqual([]);
  });

  it('shows a reference to a template that is gone as it stands', () => {
    const left = config({ bgpNeighbors: [neighbor('192.0.2.1', { bfd: 'gone' })] });
    const right = config({ bgpNeighbors: [neighbor('192.0.2.1')] });
    expect(compareSection('bgpNeighbors', left, right)[0]?.fields).toEqual([
      { field: 'bfd', before: 'gone', after: '' },
    ]);
  });

  it.each<[SectionKey, Partial<NodeConfig>, string]>([
    ['interfaces', { interfaces: [port('eth0', '192.0.2.10', { id: 'of-eth0' })] }, 'eth0'],
    ['bindings', { bindings: [{ id: 'b1', name: 'bond0', mode: '1', first: 'eth0', second: 'eth1' }] }, 'bond0'],
    ['routes', { routes: [route('r', '10.1.2.3', '255.0.0.0', '::1')] }, '10.0.0.0/8'],
    ['routes', { routes: [route('r', '10.1.2', 'x', '::1')] }, '10.1.2/x'],
    ['ospfAreasV4', { ospfAreasV4: [area('0.0.1.0')] }, '256'],
    ['ospfAreasV6', { ospfAreasV6: [area('no area')] }, 'no area'],
    ['ospfInterfacesV4', { ospfInterfacesV4: [link('eth0', '0', { id: 'i4' })] }, 'eth0'],
    ['ospfInterfacesV6', { ospfInterfacesV6: [link('eth1', '0', { id: 'i6' })] }, 'eth1'],
    ['bgpNeighbors', { bgpNeighbors: [neighbor('2001:DB8:0::1')] }, '2001:db8::1'],
    ['bgpNeighbors', { bgpNeighbors: [neighbor('no address')] }, 'no address'],
    ['anycast', { anycast: [{ id: 'a', address: '2001:DB8:0::53', isAdvertised: true, remark: '' }] }, '2001:db8::53'],
    ['anycast', { anycast: [{ id: 'a', address: 'nowhere', isAdvertised: true, remark: '' }] }, 'nowhere'],
    ['bfdTemplates', { bfdTemplates: [{ ...template('core', 3, 300), id: 't1' }] }, 'core'],
    ['gateways', {}, ''],
    ['snmp', {}, ''],
  ])('names an entry of %s the same on every node: %j', (section, seed, name) => {
    expect(compareSection(section, config(seed), config(seed)).map((one) => one.name)).toEqual([name]);
  });
});

describe('BEY-17 sections copied to another node', () => {
  it('add what is missing under a new key, change what differs under its own, and leave the rest', () => {
    const from = config({
      routes: [route('a', '10.0.0.0', '8', '192.0.2.9'), route('b', '10.9.0.0', '16', '192.0.2.9')],
    });
    const to = config();
    const next = withChanges(to, copied(['routes'], from, to));
    expect(next.routes.map(({ id, nextHop }) => [id, nextHop])).toEqual([
      ['r1', '192.0.2.9'],
      ['r2', '2001:db8:1::1'],
      ['copy-1', '192.0.2.9'],
    ]);
  });

  it('bring no port and take none, and leave the one by which the target is managed', () => {
    const from = config({
      interfaces: [port('eth0', '192.0.2.10', { isManagement: true }), port('eth7', '192.0.2.70')],
    });
    const to = config({
      interfaces: [port('eth0', '192.0.2.20'), port('eth1', '192.0.2.30', { isManagement: true })],
    });
    const { interfaces } = withChanges(to, copied(['interfaces'], from, to, true));
    expect(interfaces.map(({ name, ipv4, isManagement }) => [name, ipv4, isManagement])).toEqual([
      ['eth0', '192.0.2.10', false],
      ['eth1', '192.0.2.30', true],
    ]);
  });

  it('remove what only the target has where the copy is exact', () => {
    const to = config();
    const from = config({ routes: [] });
    expect(copied(['routes'], from, to)).toEqual([]);
    expect(withChanges(to, copied(['routes'], from, to, true)).routes).toEqual([]);
  });

  it('bring a template before what refers to it, and leave out a reference that the target cannot have', () => {
    const from = config({
      bfdTemplates: [template('metro', 3, 40)],
      bgpNeighbors: [neighbor('192.0.2.1', { bfd: 'metro' })],
    });
    const to = config();
    const both = withChanges(to, copied(['bgpNeighbors', 'bfdTemplates'], from, to));
    expect(both.bgpNeighbors[0]?.bfd).toBe(both.bfdTemplates.find(({ name }) => name === 'metro')?.id);
    expect(withChanges(to, copied(['bgpNeighbors'], from, to)).bgpNeighbors[0]?.bfd).toBe('');
    expect(copied(['bgpNeighbors'], from, config({ bgpNeighbors: [neighbor('192.0.2.1')] }))).toEqual([]);
  });

  it('name a password that the target has to be told, and no other', () => {
    const from = config({ bgpNeighbors: [neighbor('192.0.2.1', { hasPassword: true, asNumber: 65_000 })] });
    const known = config({ bgpNeighbors: [neighbor('192.0.2.1', { hasPassword: true })] });
    expect(copied(['bgpNeighbors'], from, config())[0]?.secrets).toEqual(['password']);
    expect(copied(['bgpNeighbors'], from, known)[0]?.secrets).toBeUndefined();
  });

  it('name a password that the target has for another algorithm or type', () => {
    const user = { version: 'v3', port: 161, user: 'ops', hasAuthPassword: true } as const;
    const priv = { level: 'authPriv', privAlgorithm: 'AES', hasPrivPassword: true } as const;
    const sha = config({ snmp: { ...user, ...priv, authAlgorithm: 'SHA' } });
    const md5 = config({ snmp: { ...user, ...priv, authAlgorithm: 'MD5' } });
    const des = config({ snmp: { ...user, ...priv, privAlgorithm: 'DES', authAlgorithm: 'SHA' } });
    expect(copied(['snmp'], md5, sha)[0]?.secrets).toEqual(['authPassword', 'privPassword']);
    expect(copied(['snmp'], des, sha)[0]?.secrets).toEqual(['privPassword']);
    const keyed = (seed: Partial<NodeConfig['ospfInterfacesV4'][number]>) =>
      config({ ospfInterfacesV4: [link('eth0', '0', { hasAuthKey: true, ...seed })] });
    const simple = keyed({ authType: 'simple' });
    expect(copied(['ospfInterfacesV4'], keyed({ authType: 'md5', authNumber: 1 }), simple)[0]?.secrets).toEqual([
      'authKey',
    ]);
    expect(copied(['ospfInterfacesV4'], keyed({ authType: 'simple', cost: 9 }), simple)[0]?.secrets).toBeUndefined();
  });

  it('leave the target its router id: two routers with one id tear the topology apart', () => {
    const ospf = { isEnabled: true, loopbackCost: 5, redistributionCost: 20 };
    const from = config({ ospfV4: { ...ospf, routerId: '192.0.2.10' } });
    const own = config({ ospfV4: { ...ospf, loopbackCost: 1, routerId: '192.0.2.11' } });
    const none = config({ ospfV4: { ...ospf, isEnabled: false, routerId: '' } });
    expect(copied(['ospfV4'], from, own)[0]?.after).toMatchObject({ loopbackCost: 5, routerId: '192.0.2.11' });
    expect(copied(['ospfV4'], none, own)[0]?.after).toMatchObject({ isEnabled: false, routerId: '192.0.2.11' });
    // One is needed there: the gateway says that this one is taken, and the review leads to its field.
    expect(copied(['ospfV4'], from, none)[0]?.after).toMatchObject({ routerId: '192.0.2.10' });
  });

  it('neither bring nor take a drain, which is of one node', () => {
    const cast = (id: string, seed: Partial<NodeConfig['anycast'][number]> = {}) => ({
      ...{ id, address: '192.88.99.53', isAdvertised: true, remark: '' },
      ...seed,
    });
    const drained = { isAdvertised: false, isDrained: true as const };
    const copy = (from: NodeConfig['anycast'], to: NodeConfig['anycast']) =>
      copied(['anycast'], { ...config(), anycast: from }, { ...config(), anycast: to }).map(({ after }) => after);
    expect(copy([cast('a', drained)], [cast('b')])).toEqual([]);
    expect(copy([cast('a')], [cast('b', drained)])).toEqual([]);
    expect(copy([cast('a', { ...drained, remark: 'x' })], [cast('b')])).toEqual([cast('b', { remark: 'x' })]);
    // What the target never announced stays withdrawn there, and no end of a drain announces it.
    expect(copy([cast('a', drained)], [])).toEqual([cast('copy-1', { isAdvertised: false })]);
  });

  it('leave no difference when they are exact, and nothing to copy the second time', () => {
    const hop = fc.constantFrom('192.0.2.1', '192.0.2.2');
    const routes = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), hop), { selector: ([third]) => third });
    const of = (list: [number, string][], node: string) => {
      const size = list.length;
      const process = { isEnabled: size > 0, routerId: '192.0.2.1', loopbackCost: size, redistributionCost: 1 };
      const seeds = { id: `${node}i`, bfd: size % 2 === 0 ? 'core' : '' };
      return config({
        gateways: { ipv4: `192.0.2.${size}`, ipv6: '' },
        dns: { servers: '::1\n'.repeat(size) },
        bindings: [{ id: `${node}b`, name: 'bond0', mode: size > 2 ? '4' : '1', first: 'eth0', second: 'eth1' }],
        ospfV4: process,
        ospfV6: process,
        ospfAreasV4: list.map(([third]) => ({ ...area(String(third)), id: `${node}${third}` })),
        ospfAreasV6: list.map(([third]) => ({ ...area(`0.0.0.${third}`, 'stub'), id: `${node}${third}` })),
        ospfInterfacesV4: [link('eth0', '0', { ...seeds, cost: size })],
        ospfInterfacesV6: [link('eth1', '0', { ...seeds, priority: size })],
        bgp: { isEnabled: true, asNumber: 64_512 + size, keepalive: 60, hold: 180 },
        anycast: list.map(([third]) => {
          const entry = { id: `${node}${third}`, address: `192.88.99.${third}`, remark: '' };
          return { ...entry, isAdvertised: third > size };
        }),
        time: { mode: 'auto', zone: 'UTC', servers: '', interval: 60 + size },
        snmp: size === 0 ? { version: 'off' } : { version: 'v2c', port: 160 + size, hasCommunity: true },
        interfaces: [port('eth0', `192.0.2.${10 + size}`)],
        routes: list.map(([third, next]) => route(`${node}${third}`, `10.0.${third}.0`, '24', next)),
        bgpNeighbors: list.map(([third, next]) =>
          neighbor(`198.51.100.${third}`, { bfd: next.endsWith('1') ? 'core' : '' }),
        ),
      });
    };
    fc.assert(
      fc.property(routes, routes, (mine, theirs) => {
        const [from, to] = [of(mine, 'l'), of(theirs, 'r')];
        const next = withChanges(to, copied(SECTIONS, from, to, true));
        expect(
          SECTIONS.flatMap((section) => compareSection(section, from, next).flatMap(({ fields }) => fields)),
        ).toEqual([]);
        const sizes = (node: NodeConfig) => SECTIONS.map((section) => SECTION_KINDS[section].entries(node).length);
        expect(sizes(next)).toEqual(sizes(from));
        const { gateways, dns, ospfV4, ospfV6, bgp, time, snmp } = from;
        expect(next).toMatchObject({ gateways, dns, ospfV4, ospfV6, bgp, time, snmp });
        expect(next.interfaces.map(({ ipv4 }) => ipv4)).toEqual(from.interfaces.map(({ ipv4 }) => ipv4));
        expect(copied(SECTIONS, from, next, true)).toEqual([]);
      }),
    );
  });
});
