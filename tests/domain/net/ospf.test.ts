import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINT_CODES, lint } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import type { Ospf } from '@/domain/net/ospf/schema';
import { areaDotted, areaNumber, loopbackArea } from '@/domain/net/ospf-area';
import { routerText } from '@/domain/net/router-text';
import { templatesInUse } from '@/domain/net/templates-in-use';
import { area, config, link, port, template } from './node-configs';

const ON: Ospf = { isEnabled: true, routerId: '192.0.2.10', loopbackCost: 1, redistributionCost: 20 };
const v4 = (seed: Partial<NodeConfig>) => config({ ospfV4: ON, ospfAreasV4: [area('0')], ...seed });
const told = (next: NodeConfig) => lint(next).map(({ code, path }) => `${code} ${path.join('/')}`);
const anycast = (address: string) => ({ id: address, address, isAdvertised: true, remark: '' });

describe('an OSPF area', () => {
  it.each([
    ['0', 0],
    ['0.0.0.0', 0],
    ['0.0.1.0', 256],
    ['4294967295', 4_294_967_295],
    ['255.255.255.255', 4_294_967_295],
    ['4294967296', null],
    ['-1', null],
    ['01', null],
    ['1.2.3', null],
    ['::1', null],
    ['', null],
  ])('%s is %s', (text, number) => {
    expect(areaNumber(text)).toBe(number);
  });

  it('is the same in both spellings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (number) => {
        expect(areaNumber(areaDotted(number))).toBe(number);
        expect(areaNumber(String(number))).toBe(number);
      }),
    );
  });

  it('of the loopback is the backbone, or the lowest one', () => {
    expect(loopbackArea([area('9'), area('0.0.0.0'), area('1')])).toBe(0);
    expect(loopbackArea([area('9'), area('x'), area('0.0.0.3')])).toBe(3);
    expect(loopbackArea([])).toBeNull();
  });
});

describe('lint of OSPF', () => {
  it.each<[string, NodeConfig, string[]]>([
    ['a sound version', v4({ ospfInterfacesV4: [link('eth0', '0')] }), []],
    ['a version that is off', config({ ospfInterfacesV4: [link('eth9', '7', { dead: 11 })] }), []],
    ['a dead interval of four hellos', v4({ ospfInterfacesV4: [link('eth0', '0', { hello: 5, dead: 20 })] }), []],
    [
      'a nervous dead interval',
      v4({ ospfInterfacesV4: [link('eth0', '0', { hello: 5, dead: 19 })] }),
      ['ospfDead ospfInterfacesV4/eth0/dead'],
    ],
    [
      'a router id that is no address of the node',
      v4({ ospfV4: { ...ON, routerId: '192.0.2.99' }, ospfInterfacesV4: [link('eth0', '0')] }),
      ['ospfRouterId ospfV4//routerId'],
    ],
    ['a version without interfaces', v4({ ospfAreasV4: [] }), ['ospfIdle ospfV4//isEnabled']],
    [
      'areas without a backbone',
      v4({ ospfAreasV4: [area('1'), area('2')], ospfInterfacesV4: [link('eth0', '1'), link('eth1', '0.0.0.2')] }),
      ['ospfNoBackbone ospfAreasV4//area'],
    ],
    [
      'an area that nobody uses',
      v4({ ospfAreasV4: [area('0'), area('3', 'stub')], ospfInterfacesV4: [link('eth0', '0.0.0.0')] }),
      ['ospfAreaUnused ospfAreasV4/a3/area'],
    ],
    [
      'a password in clear text',
      v4({ ospfInterfacesV4: [link('eth0', '0', { authType: 'simple', hasAuthKey: true })] }),
      ['ospfClearText ospfInterfacesV4/eth0/authType'],
    ],
    ['a port that is gone', v4({ ospfInterfacesV4: [link('eth9', '0')] }), ['ospfPortDown ospfInterfacesV4/eth9/port']],
    [
      'a port that is off, in version 3 too',
      config({
        ...v4({}),
        ospfV4: { ...ON, isEnabled: false },
        ospfV6: ON,
        ospfAreasV6: [area('0')],
        interfaces: [port('eth0', '192.0.2.10'), port('eth7', '', { status: 'disabled' })],
        gateways: { ipv4: '192.0.2.1', ipv6: '' },
        routes: [],
        ospfInterfacesV6: [link('eth7', '0')],
      }),
      ['ospfPortDown ospfInterfacesV6/eth7/port'],
    ],
    [
      'a port without an IPv4 address, which version 3 does not need',
      v4({
        interfaces: [...config().interfaces, port('eth5', '')],
        ospfInterfacesV4: [link('eth5', '0')],
        ospfV6: ON,
        ospfAreasV6: [area('0')],
        ospfInterfacesV6: [link('eth5', '0')],
      }),
      ['ospfNoAddress ospfInterfacesV4/eth5/port'],
    ],
    [
      'a port that is bound',
      v4({
        interfaces: [...config().interfaces, port('eth5', ''), port('eth6', '')],
        bindings: [{ id: 'b', name: 'bond0', mode: '1', first: 'eth5', second: 'eth6' }],
        ospfInterfacesV4: [link('eth5', '0'), link('bond0', '0')],
      }),
      ['ospfPortBound ospfInterfacesV4/eth5/port'],
    ],
    [
      'anycast addresses that stub areas do not carry',
      v4({
        anycast: [anycast('198.18.0.1'), anycast('2001:db8::1')],
        ospfAreasV4: [area('1', 'stub')],
        ospfInterfacesV4: [link('eth0', '1')],
      }),
      ['ospfStubOnly ospfV4//redistributionCost'],
    ],
    [
      'anycast addresses that an NSSA carries',
      v4({
        anycast: [anycast('198.18.0.1')],
        ospfAreasV4: [area('1', 'nssa')],
        ospfInterfacesV4: [link('eth0', '1')],
      }),
      [],
    ],
  ])('tells %s', (_, next, findings) => {
    expect(told(next).filter((one) => one.startsWith('ospf'))).toEqual(findings);
  });

  it('never fails, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'019.:ae'), maxLength: 12 });
    fc.assert(
      fc.property(typed, typed, typed, fc.constantFrom(null, ON.routerId), (a, b, c, routerId) => {
        const next = v4({
          ospfV4: { ...ON, routerId: routerId ?? a },
          ospfAreasV4: [area(b), area(c)],
          ospfInterfacesV4: [link(a, b), link(b, c)],
        });
        for (const { code } of lint(next)) expect(LINT_CODES).toContain(code);
        expect(routerText(next)).toMatch(/\nend\n$/);
      }),
    );
  });
});

const FULL = v4({
  anycast: [anycast('198.18.0.1'), anycast('2001:db8::1')],
  ospfAreasV4: [area('20', 'nssa'), area('0.0.0.10', 'totallyStub'), area('5', 'stub'), area('0')],
  ospfInterfacesV4: [
    link('eth10', '10', { networkType: 'nonBroadcast', authType: 'simple', hasAuthKey: true }),
    link('eth2', '0', { cost: 7, priority: 0, authType: 'md5', authNumber: 3, hasAuthKey: true, bfd: 'core' }),
  ],
  ospfV6: { ...ON, loopbackCost: 9, redistributionCost: 30 },
  ospfAreasV6: [area('1')],
  ospfInterfacesV6: [
    link('eth2', '1', { authType: 'hmacSha256', authNumber: 300, hasAuthKey: true, hello: 1, dead: 4 }),
  ],
});

describe('OSPF in the configuration text', () => {
  it('says nothing of an interface whose area is none', () => {
    const text = routerText(v4({ ospfInterfacesV4: [link('eth0', 'here'), link('eth1', '0')] }));
    expect(text).toContain('interface eth1\n ip ospf area 0.0.0.0\n');
    expect(text).not.toContain('interface eth0\n ip ospf');
  });

  it('is in the words of FRR, with areas in one form and no key', () => {
    const text = routerText(FULL);
    const from = text.slice(text.indexOf('interface lo\n ip ospf'), text.indexOf('\nbfd\n'));
    expect(from.split('\n')).toEqual([
      'interface lo',
      ' ip ospf area 0.0.0.0',
      ' ip ospf cost 1',
      'exit',
      '!',
      'interface eth2',
      ' ip ospf area 0.0.0.0',
      ' ip ospf cost 7',
      ' ip ospf network broadcast',
      ' ip ospf priority 0',
      ' ip ospf hello-interval 10',
      ' ip ospf dead-interval 40',
      ' ip ospf retransmit-interval 5',
      ' ip ospf transmit-delay 1',
      ' ip ospf authentication message-digest',
      ' ip ospf message-digest-key 3 md5 ********',
      ' ip ospf bfd',
      ' ip ospf bfd profile core',
      'exit',
      '!',
      'interface eth10',
      ' ip ospf area 0.0.0.10',
      ' ip ospf network non-broadcast',
      ' ip ospf priority 1',
      ' ip ospf hello-interval 10',
      ' ip ospf dead-interval 40',
      ' ip ospf retransmit-interval 5',
      ' ip ospf transmit-delay 1',
      ' ip ospf authentication',
      ' ip ospf authentication-key ********',
      'exit',
      '!',
      'router ospf',
      ' ospf router-id 192.0.2.10',
      ' redistribute connected metric 20 route-map anycast-ipv4',
      ' area 0.0.0.5 stub',
      ' area 0.0.0.10 stub no-summary',
      ' area 0.0.0.20 nssa',
      'exit',
      '!',
      'interface lo',
      ' ipv6 ospf6 area 0.0.0.1',
      ' ipv6 ospf6 cost 9',
      'exit',
      '!',
      'interface eth2',
      ' ipv6 ospf6 area 0.0.0.1',
      ' ipv6 ospf6 network broadcast',
      ' ipv6 ospf6 priority 1',
      ' ipv6 ospf6 hello-interval 1',
      ' ipv6 ospf6 dead-interval 4',
      ' ipv6 ospf6 retransmit-interval 5',
      ' ipv6 ospf6 transmit-delay 1',
      ' ipv6 ospf6 authentication key-id 300 hash-algo hmac-sha-256 key ********',
      'exit',
      '!',
      'router ospf6',
      ' ospf6 router-id 192.0.2.10',
      ' redistribute connected metric 30 route-map anycast-ipv6',
      'exit',
      '!',
    ]);
  });

  it('leaves out a version that is off, and everything but the process of an empty one', () => {
    expect(routerText(config({ ospfInterfacesV4: [link('eth0', '0')] }))).not.toContain('ospf');
    const text = routerText(v4({ ospfAreasV4: [] }));
    expect(text).toContain('\nrouter ospf\n ospf router-id 192.0.2.10\nexit\n');
    expect(text.match(/ospf/g)).toHaveLength(2);
    const open = routerText(v4({ ospfInterfacesV4: [link('eth0', '0')] }));
    expect(open).toContain(' ip ospf transmit-delay 1\nexit\n');
    expect(open).not.toContain('authentication');
  });

  it('is the same in whatever order the entries stand', () => {
    const text = routerText(FULL);
    const shuffled = <E>(entries: readonly E[]) => fc.shuffledSubarray([...entries], { minLength: entries.length });
    fc.assert(
      fc.property(
        shuffled(FULL.ospfAreasV4),
        shuffled(FULL.ospfInterfacesV4),
        shuffled(FULL.anycast),
        (ospfAreasV4, ospfInterfacesV4, addresses) => {
          expect(routerText({ ...FULL, ospfAreasV4, ospfInterfacesV4, anycast: addresses })).toBe(text);
        },
      ),
    );
  });
});

it('NET-04 a template that an OSPF interface uses is in use', () => {
  const used = config({
    bfdTemplates: [template('a', 3, 300), template('b', 3, 300), template('c', 3, 300)],
    ospfInterfacesV4: [link('eth0', '0', { bfd: 'a' }), link('eth1', '0')],
    ospfInterfacesV6: [link('eth0', '0', { bfd: 'b' })],
  });
  expect([...templatesInUse(used).keys()].sort()).toEqual(['a', 'b']);
});
