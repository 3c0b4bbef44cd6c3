import fc from 'fast-check';
import type { BfdTemplate } from '@/domain/net/bfd/schema';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import type { Binding } from '@/domain/net/bindings/schema';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import type { Ospf, OspfArea, OspfInterface } from '@/domain/net/ospf/schema';
import { KEY_NUMBERS, ospfAuths, ospfNetworks, TRANSMIT_DELAYS } from '@/domain/net/ospf/schema';
import { areaNumber } from '@/domain/net/ospf-area';
import type { OspfVersion } from '@/domain/net/ospf-config';
import { v4, v6 } from './arbitrary';

// Valid by construction as far as that is short; the caller leaves out what the contract refuses.

const orNone = (text: fc.Arbitrary<string>) => fc.oneof(text, fc.constant(''));
const many = <E>(one: fc.Arbitrary<E>, nameOf: (entry: E) => unknown, maxLength = 4) =>
  fc.uniqueArray(one, { selector: nameOf, maxLength });
const whole = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
const either = fc.boolean();

const PORTS = ['eth0', 'eth1', 'eth2', 'eth3', 'eth4'];
const SPEAKING = ['eth0', 'eth1', 'eth2', 'bond0'];

const port = (name: string): fc.Arbitrary<NodeInterface> =>
  fc
    .record({ a: orNone(v4), b: whole(0, 32), c: orNone(v6), d: whole(0, 128), isPolicyRouted: either, isOn: either })
    .map(({ a, b, c, d, isPolicyRouted, isOn }) => ({
      ...{ id: name, name, isPolicyRouted, isManagement: name === 'eth0', status: isOn ? 'enabled' : 'disabled' },
      ...{ ipv4: a, ipv4Mask: a && String(b), ipv6: c, ipv6Mask: c && String(d) },
    }));

const route = fc
  .oneof(fc.record({ to: v4, mask: whole(0, 32), hop: v4 }), fc.record({ to: v6, mask: whole(0, 128), hop: v6 }))
  .map(({ to, mask, hop }) => ({
    ...{ id: `${to}/${mask}`, protocol: to.includes(':') ? ('ipv6' as const) : ('ipv4' as const) },
    ...{ destination: to, mask: String(mask), nextHop: hop },
  }));

const group: fc.Arbitrary<Binding> = fc
  .constantFrom<Binding['mode']>('0', '1', '2', '3', '4', '5', '6')
  .map((mode) => ({ id: 'b', name: 'bond0', mode, first: 'eth3', second: 'eth4' }));

const process: fc.Arbitrary<Ospf> = fc.record({
  isEnabled: either,
  routerId: v4.filter((text) => text !== '0.0.0.0'),
  loopbackCost: whole(1, 65_535),
  redistributionCost: whole(0, 16_777_214),
});

const area: fc.Arbitrary<OspfArea> = fc
  .record({
    area: fc.oneof(whole(0, 4_294_967_295).map(String), v4),
    type: fc.constantFrom<OspfArea['type']>('normal', 'stub', 'totallyStub', 'nssa'),
  })
  .map((one) => ({ ...one, id: one.area }));

/** The backbone, and others: by number or in four parts. */
const areas = many(area, (one) => areaNumber(one.area)).map((some): OspfArea[] => [
  ...some.filter((one) => areaNumber(one.area) !== 0),
  { id: '0', area: '0', type: 'normal' },
]);

const link = (version: OspfVersion): fc.Arbitrary<OspfInterface> =>
  fc
    .record({
      port: fc.constantFrom(...SPEAKING),
      area: fc.constant('0'),
      networkType: fc.constantFrom(...ospfNetworks[version]),
      cost: fc.option(whole(1, 65_535)),
      priority: whole(0, 255),
      hello: whole(1, 65_534),
      dead: fc.constant(65_535),
      retransmit: whole(1, 65_535),
      transmitDelay: whole(1, TRANSMIT_DELAYS[version]),
      authType: fc.constantFrom(...ospfAuths[version]),
      authNumber: whole(1, KEY_NUMBERS[version]),
      bfd: fc.constantFrom('', 'core'),
    })
    .map((one) => ({ ...one, id: one.port, hasAuthKey: one.authType !== 'none' }));

const neighbor: fc.Arbitrary<BgpNeighbor> = fc
  .record({
    address: fc.oneof(v4, v6),
    asNumber: fc.oneof(whole(1, 4_294_967_295), fc.constant(64_512)),
    multiHop: fc.option(whole(1, 255)),
    isLoopback: either,
    hasPassword: either,
    bfd: fc.constantFrom('', 'core'),
  })
  .map((one) => ({ ...one, id: one.address }));

const template = (name: fc.Arbitrary<string>): fc.Arbitrary<BfdTemplate> =>
  fc
    .record({
      name,
      multiplier: whole(2, 255),
      minTx: whole(10, 60_000),
      minRx: whole(10, 60_000),
      isPassive: either,
    })
    .map((one) => ({ ...one, id: one.name }));

/** Whatever a node may be configured to, up to four entries of each list. */
export const anyConfig: fc.Arbitrary<NodeConfig> = fc.record({
  interfaces: fc.tuple(...PORTS.map(port)),
  gateways: fc.record({ ipv4: orNone(v4), ipv6: orNone(v6) }),
  loopback: fc.record({ ipv4: orNone(v4), ipv6: orNone(v6) }),
  dns: fc.array(fc.oneof(v4, v6), { maxLength: 4 }).map((lines) => ({ servers: lines.join('\n') })),
  bindings: fc.array(group, { maxLength: 1 }),
  routes: many(route, ({ id }) => id),
  ospfV4: process,
  ospfAreasV4: areas,
  ospfInterfacesV4: many(link('v4'), ({ id }) => id),
  ospfV6: process,
  ospfAreasV6: areas,
  ospfInterfacesV6: many(link('v6'), ({ id }) => id),
  bgp: fc
    .record({
      asNumber: whole(1, 4_294_967_295),
      keepalive: whole(1, 65_535),
      hold: whole(3, 65_535),
      isEnabled: either,
    })
    .map((one) => (one.isEnabled ? { ...one, isEnabled: true } : { ...one, isEnabled: false })),
  bgpNeighbors: many(neighbor, ({ id }) => id),
  anycast: many(
    fc
      .record({ address: fc.oneof(v4, v6), isAdvertised: either })
      .map((one) => ({ ...one, id: one.address, remark: '' })),
    ({ id }) => id,
  ),
  bfdTemplates: fc
    .tuple(template(fc.constant('core')), template(fc.stringMatching(/^[A-Z][A-Za-z0-9-]{0,30}[a-z]$/)))
    .map((both) => [...both]),
  time: fc.constantFrom(
    { mode: 'auto' as const, zone: 'Asia/Shanghai', servers: 'ntp.example.cn\n192.0.2.123', interval: 60 },
    { mode: 'manual' as const, zone: 'UTC', date: '2026-11-02', time: '09:30:00' },
  ),
  snmp: fc.constantFrom(
    { version: 'off' as const },
    { version: 'v2c' as const, port: 161, hasCommunity: true as const },
  ),
});
