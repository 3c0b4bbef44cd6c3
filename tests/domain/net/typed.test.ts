import { describe, expect, it } from 'vitest';
import { anycastInput } from '@/domain/net/anycast/schema';
import { bfdInput } from '@/domain/net/bfd/schema';
import { neighborInput } from '@/domain/net/bgp/schema';
import { bindingInput, clashingGroups } from '@/domain/net/bindings/schema';
import { addressKey } from '@/domain/net/drain';
import { groupFindings } from '@/domain/net/finding-groups';
import { silenced } from '@/domain/net/heard';
import { lint } from '@/domain/net/lint';
import { clashingOspf, ospfArea, ospfInterface } from '@/domain/net/ospf/schema';
import { duplicateRoutes, routeCidr, routeInput } from '@/domain/net/routes/schema';
import { isUp } from '@/domain/net/session-state';
import { timeSettings } from '@/domain/net/time/schema';
import { BGP, bond, cast, OSPF, peer, ports } from './lint-case';
import { area, config, link, route, template } from './node-configs';

const NAMES = { areas: 'ospfAreasV4', interfaces: 'ospfInterfacesV4' };

/** The paths that an input is refused at. */
const refused = (answer: { error?: { issues: readonly { path: PropertyKey[]; code?: string }[] } | undefined }) => [
  ...new Set((answer.error?.issues ?? []).map(({ path }) => path.join('.'))),
];

describe('an entry that is typed beside the others', () => {
  it('is refused by the address that is taken, however it is written', () => {
    const anycast = anycastInput([cast('2001:db8::1')]);
    expect(refused(anycast.safeParse({ address: '2001:DB8:0::1', remark: '' }))).toEqual(['address']);
    expect(refused(anycast.safeParse({ address: '2001:db8::2', remark: '' }))).toEqual([]);
    expect(refused(anycast.safeParse({ remark: '' }))).toEqual(['address']);
    const beside = { others: [peer('192.0.2.7')], templates: [], isPasswordKept: false };
    const typed = { address: '192.0.2.7', asNumber: 64_600, hasPassword: false };
    expect(refused(neighborInput(beside).safeParse(typed))).toEqual(['address']);
    expect(refused(neighborInput(beside).safeParse({ ...typed, address: undefined }))).toEqual(['address']);
  });

  it('may leave out the password that the node keeps, and no other', () => {
    const typed = { address: '192.0.2.7', asNumber: 64_600, hasPassword: true };
    const beside = { others: [], templates: [] };
    expect(refused(neighborInput({ ...beside, isPasswordKept: true }).safeParse(typed))).toEqual([]);
    expect(refused(neighborInput({ ...beside, isPasswordKept: false }).safeParse(typed))).toEqual(['password']);
  });

  it('is refused by the name that is taken', () => {
    const bfd = bfdInput([template('core', 3, 300)]);
    const typed = { multiplier: 3, minTx: 300, minRx: 300 };
    expect(refused(bfd.safeParse({ ...typed, name: 'core' }))).toEqual(['name']);
    expect(refused(bfd.safeParse({ ...typed, name: 'edge' }))).toEqual([]);
    expect(refused(bfd.safeParse(typed))).toEqual(['name']);
    const group = bindingInput([bond('1')], [...ports, { name: 'eth2' }, { name: 'eth3' }]);
    expect(refused(group.safeParse({ name: 'bond0', mode: '1', first: 'eth2', second: 'eth3' }))).toEqual(['name']);
    expect(refused(group.safeParse({ name: 'eth2', mode: '1', first: 'eth2', second: 'eth3' }))).toEqual(['name']);
    expect(refused(group.safeParse({ name: 'bond1', mode: '1', first: 'eth0' }))).toEqual(['second', 'first']);
  });
});

describe('rows of a section, some of them empty or half typed', () => {
  it('are groups that take what one before them has', () => {
    const rows = [{ first: 'eth0' }, undefined, { name: 'bond0', first: 'eth0', second: 'eth9' }, {}];
    expect(clashingGroups(rows, [...ports, undefined])).toEqual([
      { path: ['bindings', 2, 'first'], rule: 'boundInterface', values: { port: 'eth0', name: '' } },
      { path: ['bindings', 2, 'second'], rule: 'missingInterface', values: { port: 'eth9' } },
    ]);
  });

  it('are one route to one network', () => {
    const [first, second] = [route('r1', '10.0.0.1', '8', '192.0.2.1'), route('r2', '10.9.0.0', '8', '192.0.2.2')];
    expect(duplicateRoutes([first, undefined, {}, second]).map(({ path }) => path)).toEqual([
      ['routes', 3, 'destination'],
    ]);
    expect([routeCidr({ mask: '8' }), routeCidr({ destination: '10.0.0.0' })]).toEqual([null, null]);
    const input = routeInput([first]);
    expect(refused(input.safeParse({ protocol: 'ipv4', mask: '8', nextHop: '192.0.2.1' }))).toEqual(['destination']);
    expect(refused(input.safeParse({ protocol: 'ipv4', destination: '10.0.0.0', mask: '9' }))).toEqual(['nextHop']);
    expect(refused(input.safeParse({ protocol: 'ipv4', destination: '10.0.0.0', nextHop: '192.0.2.1' }))).toEqual([
      'mask',
    ]);
  });

  it('are one area by number, one entry of a port, and ports in areas that are there', () => {
    const areas = [area('1'), undefined, {}, area('0.0.0.1')];
    const interfaces = [{ port: 'eth0', area: '1' }, undefined, { port: 'eth0' }, { area: '2' }, { area: 'x' }];
    expect(clashingOspf(NAMES, { areas, interfaces }).map(({ path }) => path.join('.'))).toEqual([
      'ospfAreasV4.3.area',
      'ospfInterfacesV4.2.port',
      'ospfInterfacesV4.3.area',
      'ospfInterfacesV4.4.area',
    ]);
    expect(refused(ospfArea.safeParse({ id: 'a', type: 'stub' }))).toEqual(['area']);
    expect(refused(ospfInterface.v4.safeParse(link('eth0', '0')))).toEqual([]);
    expect(refused(ospfInterface.v4.safeParse(link('eth0', '0', { hasAuthKey: true })))).toEqual(['hasAuthKey']);
  });
});

it('time servers of blank lines are none', () => {
  const typed = { mode: 'auto', zone: 'UTC', interval: 60 };
  expect(refused(timeSettings.safeParse({ ...typed, servers: ' \n ' }))).toEqual(['servers']);
  expect(refused(timeSettings.safeParse({ ...typed, servers: '\n\n' }))).toEqual(['servers']);
  expect(refused(timeSettings.safeParse({ ...typed, servers: '' }))).toEqual(['servers']);
  expect(refused(timeSettings.safeParse({ ...typed, servers: '192.0.2.1' }))).toEqual([]);
});

it('time servers that are too long are refused once, whatever their lines', () => {
  const typed = { mode: 'auto', zone: 'UTC', interval: 60 };
  expect(refused(timeSettings.safeParse({ ...typed, servers: '-x\n'.repeat(10_000) }))).toEqual(['servers']);
});

describe('lint', () => {
  const codes = (seed: Parameters<typeof config>[0]) => lint(config(seed)).map(({ level, code }) => `${level} ${code}`);

  it('says whether anybody may tell of the way to a far next hop, in each family', () => {
    const far = [route('r9', '2001:db8:e::', '48', '2001:db8:99::1')];
    expect(codes({ routes: far })).toContain('warning nextHopOffLink');
    expect(codes({ routes: far, bgp: BGP })).toContain('info nextHopLearned');
    expect(codes({ routes: far, ospfV6: OSPF })).toContain('info nextHopLearned');
    expect(codes({ routes: far, ospfV4: OSPF })).toContain('warning nextHopOffLink');
  });

  it('compares an anycast address with lines that are no address too', () => {
    const seed = { anycast: [cast('203.0.113.53')], dns: { servers: 'no address\n203.0.113.53' } };
    expect(codes(seed)).toContain('warning anycastDns');
    expect(codes({ ...seed, dns: { servers: 'no address' } })).not.toContain('warning anycastDns');
    expect(codes({ anycast: [cast('no address')] })).toEqual([]);
  });

  it('puts what is only to be known behind all else', () => {
    const info = lint(config({ routes: [route('r9', '10.0.0.0', '8', '203.0.113.1')], bgp: BGP }));
    const worse = lint(config({ interfaces: [] }));
    const levels = groupFindings([...info.filter(({ level }) => level === 'info'), ...worse]).map(
      ({ first }) => first.level,
    );
    expect(levels).toContain('info');
    expect(levels.indexOf('info')).toBeGreaterThan(levels.lastIndexOf('warning'));
  });
});

describe('what neighbors hear', () => {
  it('is silenced by what is withdrawn, and by the end of who told of it', () => {
    const before = config({
      anycast: [cast('203.0.113.53'), cast('203.0.113.54')],
      ospfV4: OSPF,
      ospfAreasV4: [area('0')],
      ospfInterfacesV4: [link('eth1', '0')],
    });
    expect(silenced(before, before)).toEqual([]);
    expect(silenced(before, { ...before, anycast: [cast('203.0.113.53')] })).toEqual(['203.0.113.54']);
    expect(silenced(before, { ...before, ospfInterfacesV4: [] })).toEqual(['203.0.113.53', '203.0.113.54']);
  });

  it('comes over a session that is up, by the address in its one form', () => {
    expect(['established', 'full', 'up', 'idle', null].map(isUp)).toEqual([true, true, true, false, false]);
    expect([addressKey('2001:DB8::0:1'), addressKey('no address')]).toEqual(['2001:db8::1', 'no address']);
  });
});
