import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { Bgp, BgpNeighbor } from '@/domain/net/bgp/schema';
import { stage } from '@/domain/net/change-set';
import { LINT_CODES, lint } from '@/domain/net/lint';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { needsGuard } from '@/domain/net/risk';
import { routerText } from '@/domain/net/router-text';
import { templatesInUse } from '@/domain/net/templates-in-use';
import { address } from './arbitrary';
import { config, template } from './node-configs';

const ON: Bgp = { isEnabled: true, asNumber: 64_512, keepalive: 60, hold: 180 };
const peer = (id: string, at: string, seed: Partial<BgpNeighbor> = {}): BgpNeighbor => ({
  id,
  address: at,
  asNumber: 64_600,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
  ...seed,
});
const cast = (id: string, at: string, isAdvertised = true): AnycastAddress => ({
  id,
  address: at,
  isAdvertised,
  remark: '',
});
const told = (seed: Partial<NodeConfig>, before?: NodeConfig) =>
  lint(config(seed), before).map(({ code, path }) => `${code} ${path.join('/')}`);

describe('NET-08 lint of BGP', () => {
  it.each<[string, Partial<NodeConfig>, string[]]>([
    ['a neighbor on the link', { bgpNeighbors: [peer('n', '192.0.2.1')] }, []],
    ['a neighbor that is the node', { bgpNeighbors: [peer('n', '192.0.2.10')] }, ['bgpOwn bgpNeighbors/n/address']],
    ['an external one off the link', { bgpNeighbors: [peer('n', '10.9.9.9')] }, ['bgpOffLink bgpNeighbors/n/multiHop']],
    ['an external one off the link by hops', { bgpNeighbors: [peer('n', '10.9.9.9', { multiHop: 2 })] }, []],
    ['an internal one off the link', { bgpNeighbors: [peer('n', '10.9.9.9', { asNumber: 64_512 })] }, []],
    [
      'an external one by loopback',
      { bgpNeighbors: [peer('n', '192.0.2.1', { isLoopback: true })] },
      ['bgpLoopback bgpNeighbors/n/multiHop', 'bgpNoLoopback bgpNeighbors/n/isLoopback'],
    ],
    ['an address that is none', { bgpNeighbors: [peer('n', '10.9.9')] }, []],
    ['timers that are short for each other', { bgp: { ...ON, hold: 179 } }, ['bgpHold bgp//hold']],
    ['a hold time of nothing', { bgp: { ...ON, hold: 0 } }, []],
    [
      'all of that while the process is off',
      { bgp: { ...ON, isEnabled: false, hold: 3 }, bgpNeighbors: [peer('n', '10.9.9.9')] },
      [],
    ],
  ])('tells %s', (_, seed, findings) => {
    expect(told({ bgp: ON, ...seed })).toEqual(findings);
  });

  it('never fails and speaks only in its codes, whatever is typed', () => {
    const typed = fc.oneof(address, fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(typed, typed, fc.boolean(), fc.option(fc.integer({ min: 1, max: 255 })), (a, b, isLoopback, hops) => {
        const bgpNeighbors = [peer('n', a, { isLoopback, multiHop: hops })];
        for (const { code } of lint(config({ bgp: ON, bgpNeighbors, anycast: [cast('a', b)] }))) {
          expect(LINT_CODES).toContain(code);
        }
      }),
    );
  });

  it('finds nothing in 200 plain neighbors', () => {
    const bgpNeighbors = Array.from({ length: 200 }, (_, index) => peer(`n${index}`, `192.0.2.${index + 20}`));
    expect(lint(config({ bgp: ON, bgpNeighbors }))).toEqual([]);
  });
});

describe('NET-09 lint of anycast', () => {
  const two = config({ anycast: [cast('a', '192.88.99.53'), cast('b', '2001:db8:53::1')] });

  it('warns where a port has the address too, in whatever spelling', () => {
    expect(told({ bgp: ON, anycast: [cast('a', '2001:DB8:1:0::10')] })).toEqual([
      'anycastOwn anycast/a/address',
      'anycastUnheard anycast//',
    ]);
  });

  it('warns when the last advertised address of a family goes, by withdrawing or by removing', () => {
    const peers = { bgp: ON, bgpNeighbors: [peer('n', '192.0.2.1')] };
    const before = config({ ...peers, anycast: [cast('a', '192.88.99.53'), cast('b', '2001:db8:53::1')] });
    const v6 = cast('b', '2001:db8:53::1');
    const gone = ['anycastLast anycast//', 'anycastUnheard anycast//'];
    expect(told({ ...peers, anycast: [cast('a', '192.88.99.53', false), v6] }, before)).toEqual(gone);
    expect(told({ ...peers, anycast: [v6] }, before)).toEqual(gone);
    expect(told({ anycast: [] }, two)).toEqual(['anycastLast anycast//', 'anycastLast anycast//']);
    expect(told({ anycast: [] }, config({ anycast: [cast('a', '192.88.99.53', false)] }))).toEqual([]);
  });
});

describe('NET-08 BGP as configuration text', () => {
  const full = config({
    bgp: ON,
    bgpNeighbors: [
      peer('b', '2001:DB8:1:0::1', { bfd: 'core' }),
      peer('a', '10.255.0.4', { multiHop: 2, isLoopback: true, hasPassword: true }),
      peer('c', '10.255.0.3', { asNumber: 64_512, multiHop: 9, description: 'Route reflector' }),
      peer('d', 'nothing'),
    ],
    anycast: [cast('y', '192.88.99.53'), cast('x', '192.88.99.54', false), cast('z', '2001:db8:53::1')],
  });
  const lines = (from: string, text: string) => {
    const all = text.split('\n');
    return all.slice(all.indexOf(from), all.indexOf('exit', all.indexOf(from)));
  };

  it('is in the words of FRR and never tells a password', () => {
    expect(lines('router bgp 64512', routerText(full))).toEqual([
      'router bgp 64512',
      ' bgp router-id 192.0.2.10',
      ' no bgp default ipv4-unicast',
      ' timers bgp 60 180',
      ' neighbor 10.255.0.3 remote-as 64512',
      ' neighbor 10.255.0.3 description Route reflector',
      ' neighbor 10.255.0.4 remote-as 64600',
      ' neighbor 10.255.0.4 password ********',
      ' neighbor 10.255.0.4 ebgp-multihop 2',
      ' neighbor 10.255.0.4 update-source lo',
      ' neighbor 2001:db8:1::1 remote-as 64600',
      ' neighbor 2001:db8:1::1 bfd profile core',
      ' !',
      ' address-family ipv4 unicast',
      '  network 192.88.99.53/32',
      '  neighbor 10.255.0.3 activate',
      '  neighbor 10.255.0.3 soft-reconfiguration inbound',
      '  neighbor 10.255.0.3 route-map learned-ipv4 in',
      '  neighbor 10.255.0.3 route-map anycast-ipv4 out',
      '  neighbor 10.255.0.4 activate',
      '  neighbor 10.255.0.4 soft-reconfiguration inbound',
      '  neighbor 10.255.0.4 route-map learned-ipv4 in',
      '  neighbor 10.255.0.4 route-map anycast-ipv4 out',
      ' exit-address-family',
      ' !',
      ' address-family ipv6 unicast',
      '  network 2001:db8:53::1/128',
      '  neighbor 2001:db8:1::1 activate',
      '  neighbor 2001:db8:1::1 soft-reconfiguration inbound',
      '  neighbor 2001:db8:1::1 route-map learned-ipv6 in',
      '  neighbor 2001:db8:1::1 route-map anycast-ipv6 out',
      ' exit-address-family',
    ]);
  });

  it('names no address family for which there is nothing to say', () => {
    const bare = config({ bgp: ON, bgpNeighbors: [peer('a', '192.0.2.1')], anycast: [cast('y', '192.88.99.53')] });
    expect(lines('router bgp 64512', routerText(bare))).toEqual([
      'router bgp 64512',
      ' bgp router-id 192.0.2.10',
      ' no bgp default ipv4-unicast',
      ' timers bgp 60 180',
      ' neighbor 192.0.2.1 remote-as 64600',
      ' !',
      ' address-family ipv4 unicast',
      '  network 192.88.99.53/32',
      '  neighbor 192.0.2.1 activate',
      '  neighbor 192.0.2.1 soft-reconfiguration inbound',
      '  neighbor 192.0.2.1 route-map learned-ipv4 in',
      '  neighbor 192.0.2.1 route-map anycast-ipv4 out',
      ' exit-address-family',
    ]);
    expect(routerText({ ...bare, anycast: [], bgpNeighbors: [] })).not.toContain('address-family');
  });

  it('lets nothing out but what is advertised, and that not in again', () => {
    const text = routerText(full);
    expect(lines('route-map anycast-ipv4 permit 10', text)).toEqual([
      'route-map anycast-ipv4 permit 10',
      ' match ip address prefix-list anycast',
    ]);
    expect(text).toContain('\nip prefix-list anycast permit 192.88.99.53/32\nroute-map');
    expect(text).toContain('\nroute-map learned-ipv4 deny 10\n match ip address prefix-list anycast\nexit\n');
    expect(text).toContain('\nroute-map learned-ipv4 permit 20\nexit\n');
    expect(text).not.toContain('192.88.99.54/32\nroute-map');
    expect(routerText({ ...full, anycast: [] })).toContain('\nroute-map anycast-ipv4 deny 10\nexit\n');
  });

  it('goes by an id that no other node has', () => {
    const idOf = (seed: Partial<NodeConfig>) => /bgp router-id (\S+)/.exec(routerText({ ...full, ...seed }))?.[1];
    const ospf = { isEnabled: false, loopbackCost: 1, redistributionCost: 1 };
    const loopback = { ipv4: '10.255.0.9', ipv6: '' };
    expect(idOf({ ospfV4: { ...ospf, routerId: '10.0.0.7' }, loopback })).toBe('10.0.0.7');
    expect(idOf({ ospfV4: { ...ospf, routerId: '192.88.99.53' }, loopback })).toBe('10.255.0.9');
    expect(idOf({ interfaces: [], loopback: { ipv4: '192.88.99.54', ipv6: '' } })).toBeUndefined();
  });

  it('keeps a withdrawn address, and none on the loopback that OSPF tells of, and says nothing of a process that is off', () => {
    const off = routerText({ ...full, bgp: { ...ON, isEnabled: false } });
    expect(off).not.toContain('router bgp');
    expect(off).toContain(
      '! dummy anycast address 192.88.99.53/32\n! dummy anycast address 192.88.99.54/32\n! dummy anycast address 2001:db8:53::1/128\n',
    );
  });

  it('is the same in whatever order neighbors and addresses stand', () => {
    const text = routerText(full);
    const shuffled = <E>(all: readonly E[]) => fc.shuffledSubarray([...all], { minLength: all.length });
    fc.assert(
      fc.property(shuffled(full.bgpNeighbors), shuffled(full.anycast), (bgpNeighbors, anycast) => {
        expect(routerText({ ...full, bgpNeighbors, anycast })).toBe(text);
      }),
    );
  });
});

describe('BGP among the staged edits', () => {
  const before = peer('n', '192.0.2.1');
  const signed: Change = {
    section: 'bgpNeighbors',
    key: 'n',
    before,
    after: { ...before, hasPassword: true },
    secrets: ['password'],
  };

  it('waits for a confirmation by itself, and so does an anycast address that is withdrawn or announced again', () => {
    const guarded = (change: Change) => needsGuard([change], config());
    const added = cast('a', '192.88.99.53');
    const [held, drained] = [
      cast('a', '192.88.99.53', false),
      { ...added, isAdvertised: false, isDrained: true as const },
    ];
    const anycast = (was: AnycastAddress | null, after: AnycastAddress | null) =>
      guarded({ section: 'anycast', key: 'a', before: was, after });
    expect(guarded(signed)).toBe(true);
    expect(guarded({ section: 'bgp', key: '', before: ON, after: { ...ON, hold: 90 } })).toBe(true);
    expect(anycast(null, added)).toBe(false);
    expect(anycast(added, { ...added, remark: 'x' })).toBe(false);
    expect(anycast(added, held)).toBe(true);
    expect(anycast(added, null)).toBe(true);
    expect(anycast(drained, added)).toBe(true);
  });

  it('keeps a password over further edits, and drops it with the signature', () => {
    const set = stage([signed], { ...signed, after: { ...before, hasPassword: true, multiHop: 3 }, secrets: [] });
    expect(set[0]?.secrets).toEqual(['password']);
    expect(stage(set, { ...signed, after: before, secrets: [] })).toEqual([]);
  });

  it('counts the templates that neighbors use', () => {
    const bgpNeighbors = [peer('a', '192.0.2.1', { bfd: 'core' }), peer('b', '192.0.2.2', { bfd: 'core' }), before];
    const used = templatesInUse(config({ bgpNeighbors, bfdTemplates: [template('core', 3, 300)] }));
    expect([...used]).toEqual([
      [
        'core',
        [
          { protocol: 'BGP', name: '192.0.2.1' },
          { protocol: 'BGP', name: '192.0.2.2' },
        ],
      ],
    ]);
  });
});
