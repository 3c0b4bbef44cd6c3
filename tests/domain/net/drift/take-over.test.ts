import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { networkChange } from '@/api/system-settings/node-network';
import { withChanges } from '@/domain/net/change-set';
import { takeOver } from '@/domain/net/drift/take-over';
import type { NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { cpuTimeOf } from '../../../support/cpu-time';
import { BGP, cast, OSPF, peer } from '../lint-case';
import { area, config, link, route, template } from '../node-configs';
import { NODE } from './node';

let made = 0;
const newKey = () => {
  made += 1;
  return `new-${made}`;
};

type Seed = Partial<NodeConfig>;

const SPEAKS: Seed = {
  ospfV4: OSPF,
  ospfAreasV4: [area('0'), area('1')],
  ospfInterfacesV4: [link('eth0', '0')],
  ospfV6: OSPF,
  ospfAreasV6: [area('0')],
  ospfInterfacesV6: [link('eth0', '0')],
  bgp: BGP,
  bgpNeighbors: [peer('192.0.2.1'), peer('2001:db8:1::1')],
  anycast: [cast('223.5.5.5'), cast('223.5.5.6', false)],
};
const [eth0, eth1] = config().interfaces;
const ports = (seed: object) =>
  [eth0, eth1].flatMap((one) => (one ? [one.name === 'eth1' ? { ...one, ...seed } : one] : []));

/** What is set on one side and not on the other, each way. */
const CASES: readonly (readonly [name: string, before: Seed, after: Seed])[] = [
  ['the default gateways', {}, { gateways: { ipv4: '192.0.2.9', ipv6: '' } }],
  ['a route more', {}, { routes: [...config().routes, route('r3', '10.77.0.0', '16', '192.0.2.254')] }],
  ['a route of IPv6', { routes: [] }, { routes: [route('r2', '2001:db8:f::', '48', '2001:db8:1::1')] }],
  [
    'another next hop',
    {},
    {
      routes: config().routes.map((one) => ({ ...one, nextHop: one.protocol === 'ipv4' ? '192.0.2.9' : one.nextHop })),
    },
  ],
  ['the loopback', {}, { loopback: { ipv4: '10.255.0.1', ipv6: '2001:db8::9' } }],
  ['addresses of a port', {}, { interfaces: ports({ ipv4: '', ipv4Mask: '', ipv6: '2001:db8:1::11' }) }],
  ['a port that is off', {}, { interfaces: ports({ status: 'disabled' }) }],
  ['the BGP process', SPEAKS, { ...SPEAKS, bgp: { ...BGP, asNumber: 64_513, keepalive: 10, hold: 30 } }],
  ['BGP altogether', { ...SPEAKS, bgp: { ...BGP, isEnabled: false, asNumber: 1 } }, SPEAKS],
  [
    'a neighbor',
    SPEAKS,
    { ...SPEAKS, bgpNeighbors: [peer('192.0.2.1', { asNumber: 64_700 }), peer('2001:db8:1::1'), peer('192.0.2.2')] },
  ],
  [
    'what a neighbor has',
    SPEAKS,
    {
      ...SPEAKS,
      bgpNeighbors: [
        peer('192.0.2.1', { multiHop: 3, isLoopback: true, bfd: 'core', description: 'Core A, rack 4' }),
        peer('2001:db8:1::1'),
      ],
    },
  ],
  [
    'what is announced',
    SPEAKS,
    { ...SPEAKS, anycast: [cast('223.5.5.5', false), cast('223.5.5.6'), cast('2001:db8:53::53')] },
  ],
  ['a template', {}, { bfdTemplates: [{ ...template('core', 5, 50, 60), isPassive: true }, template('metro', 3, 40)] }],
  [
    'ports of OSPF',
    SPEAKS,
    {
      ...SPEAKS,
      ospfInterfacesV4: [
        link('eth0', '1', {
          cost: 9,
          priority: 2,
          hello: 3,
          dead: 12,
          retransmit: 6,
          transmitDelay: 2,
          networkType: 'pointToPoint',
          bfd: 'core',
        }),
        link('eth1', '0'),
      ],
    },
  ],
  [
    'the other version',
    SPEAKS,
    { ...SPEAKS, ospfInterfacesV6: [link('eth0', '0', { cost: 9, bfd: 'core' }), link('eth1', '0')] },
  ],
  [
    'areas',
    SPEAKS,
    {
      ...SPEAKS,
      ospfAreasV4: [area('0'), area('1', 'totallyStub'), area('2', 'nssa')],
      ospfAreasV6: [area('0'), area('0.0.0.1', 'stub')],
    },
  ],
  [
    'the OSPF process',
    SPEAKS,
    { ...SPEAKS, ospfV4: { ...OSPF, routerId: '192.0.2.9', loopbackCost: 5, redistributionCost: 7 } },
  ],
  ['OSPF altogether', { ...SPEAKS, ospfV4: { ...OSPF, isEnabled: false } }, SPEAKS],
];

const both = CASES.flatMap(([name, before, after]) => [
  [`${name} there`, before, after] as const,
  [`${name} back`, after, before] as const,
]);

describe('BEY-43 what runs on a node, taken over', () => {
  it.each(both)('reads back %s', (_, before, after) => {
    const [applied, runs] = [config(before), routerText(config(after))];
    const taken = takeOver(applied, runs, newKey);
    expect(taken?.left).toEqual([]);
    const wanted = withChanges(applied, taken?.changes ?? []);
    expect(takeOver(wanted, runs, newKey)).toEqual({ changes: [], left: [] });
    expect(taken?.changes.every((change) => networkChange.safeParse(change).success)).toBe(true);
  });

  it('keeps what else a neighbor, a route and a port have', () => {
    const applied = config({ ...SPEAKS, bgpNeighbors: [peer('192.0.2.1', { hasPassword: true, multiHop: 3 })] });
    const runs = routerText(applied).replace('remote-as 64600', 'remote-as 64999');
    expect(takeOver(applied, runs, newKey)?.changes).toEqual([
      {
        section: 'bgpNeighbors',
        key: '192.0.2.1',
        before: applied.bgpNeighbors[0],
        after: { ...applied.bgpNeighbors[0], asNumber: 64_999 },
      },
    ]);
  });

  it('takes what a router says no longer for what is so anyway', () => {
    const applied = config({
      ...SPEAKS,
      bgp: { ...BGP, keepalive: 10, hold: 30 },
      ospfInterfacesV4: [link('eth0', '0', { networkType: 'pointToPoint', hello: 3 })],
    });
    const runs = routerText(applied).replace(/^ (?:timers bgp|ip ospf network|ip ospf hello-interval) .*\n/gm, '');
    const taken = takeOver(applied, runs, newKey);
    expect(taken?.left).toEqual([]);
    expect(withChanges(applied, taken?.changes ?? [])).toMatchObject({
      bgp: BGP,
      ospfInterfacesV4: [link('eth0', '0')],
    });
  });

  it('leaves what no section has a place for, what cannot be read and what a section does not take', () => {
    const runs = readFileSync('tests/domain/net/drift/frr/changed.txt', 'utf8');
    const taken = takeOver(NODE, runs, newKey);
    expect(taken?.left.map(({ after }) => after)).toEqual([
      'ip route 10.78.0.0/16 Null0 200',
      'neighbor 192.0.2.1 timers 10 30',
    ]);
    expect(taken?.changes.map(({ section, key }) => `${section}/${key}`)).toEqual([
      expect.stringMatching(/^routes\/new-/),
      'routes/r2',
      'ospfInterfacesV4/eth0',
      'ospfInterfacesV4/eth1',
      'bgpNeighbors/198.51.100.1',
      'bfdTemplates/slow',
    ]);
    const refused = takeOver(NODE, runs, newKey, ({ section }) => section !== 'bfdTemplates');
    expect(refused?.left.map(({ after }) => after)).toContain('detect-multiplier 20');
    expect(takeOver(NODE, 'words', newKey)).toBeNull();
  });

  it.each([
    ['a route by a name', 'ip route 10.9.0.0/16 eth0'],
    ['a default route by a name', 'ip route 0.0.0.0/0 eth0'],
    ['a route that is none', 'ip route x 192.0.2.1'],
    ['a block of somebody', 'router rip'],
    ['a neighbor by name', 'router bgp 64512\n neighbor fabric remote-as 5'],
    ['a template that is not there', 'router bgp 64512\n neighbor 192.0.2.1 bfd profile none'],
    ['a password', 'router bgp 64512\n neighbor 192.0.2.1 password geheim'],
    ['a second address', 'interface eth0\n ip address 192.0.2.11/24'],
    ['a port that is not there', 'interface eth9\n shutdown'],
    ['a kind of network', 'interface eth0\n ip ospf network wireless'],
    ['a template of a port that is not there', 'interface eth0\n ip ospf bfd profile none'],
    ['an area that is not there', 'interface eth1\n ip ospf area 0.0.0.9'],
  ])('leaves %s', (_, line) => {
    const applied = config({ ...SPEAKS, gateways: { ipv4: '', ipv6: '' } });
    const runs = routerText(applied).replace(/end\n$/, `${line}\nend\n`);
    const taken = takeOver(applied, runs, newKey);
    expect(taken?.changes).toEqual([]);
    expect(taken?.left).toHaveLength(1);
  });

  it('reads back ten thousand routes that are gone in a moment', () => {
    const routes = Array.from({ length: 10_000 }, (_, index) =>
      route(`r${index}`, `10.${Math.floor(index / 256)}.${index % 256}.0`, '24', '192.0.2.254'),
    );
    let taken: ReturnType<typeof takeOver> = null;
    const spent = cpuTimeOf(() => {
      taken = takeOver(config({ routes }), routerText(config({ routes: [] })), newKey);
    });
    expect(taken).toMatchObject({ left: [], changes: { length: 10_000 } });
    expect(spent).toBeLessThan(5_000);
  });

  it('leaves a route alone that is none', () => {
    const odd = config({ routes: [route('odd', 'x', '8', '192.0.2.1'), ...config().routes] });
    const runs = routerText(odd).replace('10.0.0.0/8 192.0.2.254', '10.0.0.0/8 192.0.2.9');
    expect(takeOver(odd, runs, newKey)?.changes).toMatchObject([{ key: 'r1', after: { nextHop: '192.0.2.9' } }]);
  });

  it('takes a password off that runs no longer, and an unreadable area for none', () => {
    const keyed = config({ ...SPEAKS, bgpNeighbors: [peer('192.0.2.1', { hasPassword: true })] });
    const runs = routerText(keyed).replace(/^ neighbor .* password .*\n/m, '');
    expect(takeOver(keyed, runs, newKey)).toMatchObject({
      changes: [{ section: 'bgpNeighbors', after: { hasPassword: false } }],
      left: [],
    });
    const odd = config({ ...SPEAKS, ospfAreasV4: [area('x'), area('0'), area('1')] });
    const more = routerText(odd).replace('router ospf\n', 'router ospf\n area 0.0.0.1 stub\n');
    expect(takeOver(odd, more, newKey)?.changes).toMatchObject([{ section: 'ospfAreasV4', key: 'a1' }]);
  });
});
