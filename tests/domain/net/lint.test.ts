import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINT_CODES, lint } from '@/domain/net/lint';
import { detectionMs, lintBgp } from '@/domain/net/lint-timers';
import type { NodeConfig } from '@/domain/net/node-config';
import { contains, toNetwork } from '@/lib/ip/address';
import { must } from './arbitrary';
import { config, port, route, template } from './node-configs';

const told = (seed: Partial<NodeConfig>) => lint(config(seed)).map(({ code, path }) => `${code} ${path.join('/')}`);
const [eth0, eth1] = config().interfaces;
const ports = [eth0, eth1].flatMap((one) => one ?? []);

describe('BEY-03 lint', () => {
  it('has nothing to say about a sound configuration', () => {
    expect(lint(config())).toEqual([]);
  });

  it.each<[string, Partial<NodeConfig>, string[]]>([
    [
      'one address on two ports',
      { interfaces: [...ports, port('eth2', '192.0.2.10')] },
      ['addressDuplicate interfaces/eth2/ipv4', 'subnetOverlap interfaces/eth2/ipv4'],
    ],
    [
      'the same address in another spelling',
      { interfaces: [...ports, port('eth2', '', { ipv6: '2001:DB8:1:0::10', ipv6Mask: '64' })] },
      ['addressDuplicate interfaces/eth2/ipv6', 'subnetOverlap interfaces/eth2/ipv6'],
    ],
    [
      'an address of a port that is off',
      { interfaces: [...ports, port('eth2', '192.0.2.10', { status: 'disabled' })] },
      [],
    ],
    [
      'no port left',
      {
        interfaces: ports.map((one) => ({ ...one, status: 'disabled' })),
        gateways: { ipv4: '', ipv6: '' },
        routes: [],
      },
      ['lastInterface interfaces/eth0/status', 'lastGateway gateways//ipv4'],
    ],
    [
      'no port at all',
      { interfaces: [], gateways: { ipv4: '', ipv6: '' }, routes: [] },
      ['lastInterface interfaces//status', 'lastGateway gateways//ipv4'],
    ],
    ['one gateway of two', { gateways: { ipv4: '192.0.2.1', ipv6: '' } }, []],
    [
      'a gateway off link, or on any link',
      { gateways: { ipv4: '192.0.3.1', ipv6: 'fe80::1' } },
      ['gatewayOffLink gateways//ipv4', 'linkLocal gateways//ipv6'],
    ],
    ['a gateway that is the node', { gateways: { ipv4: '192.0.2.10', ipv6: '' } }, ['gatewayOwn gateways//ipv4']],
    ['a name server that is none', { dns: { servers: 'x' } }, ['dnsFormat dns//servers']],
    ['a name server twice', { dns: { servers: '2001:db8::1\n2001:db8:0::1' } }, ['dnsDuplicate dns//servers']],
    ['host bits', { routes: [route('r', '10.0.0.1', '8', '192.0.2.2')] }, ['hostBits routes/r/destination']],
    [
      'the subnet of a port',
      { routes: [route('r', '198.51.100.0', '24', '192.0.2.2')] },
      ['routeShadowed routes/r/destination'],
    ],
    [
      'a part of a subnet',
      { routes: [route('r', '198.51.100.128', '25', '192.0.2.2')] },
      ['routeInConnected routes/r/destination'],
    ],
    [
      'a route in a route',
      { routes: [route('a', '10.0.0.0', '8', '192.0.2.2'), route('b', '10.1.0.0', '16', '192.0.2.3')] },
      ['routeOverlap routes/b/destination'],
    ],
    [
      'a route in a route by the same hop',
      { routes: [route('a', '10.0.0.0', '8', '192.0.2.2'), route('b', '10.1.0.0', '16', '192.0.2.2')] },
      ['routeRedundant routes/b/destination'],
    ],
    [
      'a default route beside the gateway',
      { routes: [route('r', '0.0.0.0', '0', '192.0.2.2'), route('s', '::', '0', '2001:db8:1::2')] },
      ['defaultTwice routes/r/destination', 'defaultTwice routes/s/destination'],
    ],
    [
      'a default route in the place of the gateway',
      { gateways: { ipv4: '', ipv6: '2001:db8:1::1' }, routes: [route('r', '0.0.0.0', '0', '192.0.2.2')] },
      [],
    ],
    [
      'a default route where there is no gateway at all',
      {
        gateways: { ipv4: '', ipv6: '' },
        routes: [route('r', '0.0.0.0', '0.0.0.0', '192.0.2.2')],
      },
      [],
    ],
    [
      'a next hop off link',
      { routes: [route('r', '10.0.0.0', '8', '192.0.9.2')] },
      ['nextHopOffLink routes/r/nextHop'],
    ],
    [
      'a next hop that is the node',
      { routes: [route('r', '10.0.0.0', '8', '192.0.2.10')] },
      ['nextHopOwn routes/r/nextHop'],
    ],
    ['a route that is not valid yet', { routes: [route('r', '10.0.0', '8', '192.0.9.2')] }, []],
    [
      'a link-local next hop',
      { routes: [route('r', '2001:db8:f::', '48', 'fe80::1')] },
      ['linkLocal routes/r/nextHop'],
    ],
    [
      'a default route that the others lie in as one by the same hop only',
      {
        gateways: { ipv4: '', ipv6: '2001:db8:1::1' },
        routes: [
          route('r', '0.0.0.0', '0', '192.0.2.2'),
          route('a', '10.0.0.0', '8', '192.0.2.3'),
          route('b', '11.0.0.0', '8', '192.0.2.2'),
        ],
      },
      ['routeRedundant routes/b/destination'],
    ],
    ['a nervous template', { bfdTemplates: [template('t', 2, 10, 74)] }, ['bfdFast bfdTemplates/t/multiplier']],
    ['a template at the limit', { bfdTemplates: [template('t', 2, 75)] }, []],
    ['a slow template', { bfdTemplates: [template('t', 4, 10, 7501)] }, ['bfdSlow bfdTemplates/t/multiplier']],
  ])('tells %s', (_, seed, findings) => {
    expect(told(seed)).toEqual(findings);
  });

  it('names the figures that its texts need', () => {
    expect(lint(config({ dns: { servers: '192.0.2.53\n\nx y' } }))[0]?.values).toEqual({ line: 3, text: 'x y' });
    const [own] = lint(config({ routes: [route('r', '198.51.100.77', '26', '192.0.2.2')] })).filter(
      ({ level }) => level === 'warning',
    );
    expect(own?.values).toEqual({ cidr: '198.51.100.64/26', port: 'eth1', subnet: '198.51.100.0/24' });
  });

  it.each([
    [60, 180, []],
    [60, 179, ['bgpHold']],
    [60, 0, []],
  ])('BGP keepalive %d with hold %d: %j', (keepalive, hold, codes) => {
    expect(lintBgp('peer', { keepalive, hold }).map(({ code }) => code)).toEqual(codes);
  });

  it('detects by the slower interval', () => {
    const some = fc.integer({ min: 10, max: 60_000 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 255 }), some, some, (multiplier, minTx, minRx) => {
        const ms = detectionMs({ multiplier, minTx, minRx });
        expect([multiplier * minTx, multiplier * minRx]).toContain(ms);
        expect(ms).toBeGreaterThanOrEqual(multiplier * minTx);
        expect(ms).toBeGreaterThanOrEqual(multiplier * minRx);
      }),
    );
  });
});

const octet = fc.constantFrom(0, 1, 10, 128);
const anyRoute = fc
  .record({ parts: fc.tuple(octet, octet), mask: fc.integer({ min: 8, max: 24 }), hop: fc.integer({ min: 2, max: 3 }) })
  .map(({ parts, mask, hop }) => ({
    destination: `10.${parts.join('.')}.0`,
    mask: String(mask),
    hop: `192.0.2.${hop}`,
  }));

describe('lint of any routes', () => {
  it('finds for each route an overlap exactly where a wider one holds it', () => {
    fc.assert(
      fc.property(fc.array(anyRoute, { maxLength: 12 }), (some) => {
        const routes = some.map((one, index) => route(`r${index}`, one.destination, one.mask, one.hop));
        const networks = routes.map((one) => must(toNetwork(one.destination, one.mask)));
        const isIn = (inner: number) =>
          networks.some((outer) => {
            const one = networks[inner];
            return one !== undefined && outer.prefix < one.prefix && contains(outer, one);
          });
        const found = new Set(
          lint(config({ routes }))
            .filter(({ code }) => code === 'routeOverlap' || code === 'routeRedundant')
            .map(({ path }) => path[1]),
        );
        routes.forEach(({ id }, index) => {
          expect(found.has(id), id).toBe(isIn(index));
        });
      }),
    );
  });

  it('never fails, whatever is typed, and speaks only in its codes', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789abcf:./\n '), maxLength: 20 });
    fc.assert(
      fc.property(typed, typed, typed, typed, (a, b, c, d) => {
        const found = lint({
          ...config(),
          interfaces: [port('eth0', a, { ipv4Mask: b, ipv6: c, ipv6Mask: d })],
          gateways: { ipv4: a, ipv6: c },
          dns: { servers: d },
          routes: [route('r', a, b, c)],
        });
        for (const { code } of found) expect(LINT_CODES).toContain(code);
      }),
    );
  });

  it('finds nothing in 2,000 plain routes', () => {
    const routes = Array.from({ length: 2_000 }, (_, index) =>
      route(`r${index}`, `10.${Math.floor(index / 256)}.${index % 256}.0`, '24', '192.0.2.2'),
    );
    expect(lint(config({ routes }))).toEqual([]);
  });
});
