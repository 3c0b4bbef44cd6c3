import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readAdvertised,
  readCounts,
  readFound,
  readReceived,
  readSummary,
  readTable,
} from '@/domain/net/looking-glass/bgp';
import { commandOf, type QuestionWords, type RouterQuestion } from '@/domain/net/looking-glass/command';
import {
  readBfd,
  readOspf,
  readOspf6,
  readOspf6Peers,
  readOspfPeers,
  readRib,
} from '@/domain/net/looking-glass/inside';
import { readFilters, readSession, whyNotTaken } from '@/domain/net/looking-glass/policy';
import { routerText } from '@/domain/net/router-text';
import { BGP, cast, OSPF, peer } from '../domain/net/lint-case';
import { area, config, link, port, route, template } from '../domain/net/node-configs';
import { needRouter } from './router';
import { hasNetworks, Lab, type Router } from './router-lab';

/** Where the answers of the routers are kept for tests that have none; `RECORD=1` takes them anew. */
const KEPT = 'tests/domain/net/looking-glass/frr';
const isRecording = process.env.RECORD === '1';

const LEFT = '192.0.2.1';
const fast = { hello: 1, dead: 4 };

const NODE = config({
  interfaces: [
    port('eth0', '192.0.2.10', { ipv6: '2001:db8:1::10', ipv6Mask: '64', isManagement: true }),
    port('eth1', '198.51.100.10'),
  ],
  gateways: { ipv4: '192.0.2.254', ipv6: '' },
  loopback: { ipv4: '10.255.0.10', ipv6: '' },
  routes: [route('r', '10.0.0.0', '8', '192.0.2.254')],
  bfdTemplates: [template('core', 3, 300)],
  ospfV4: OSPF,
  ospfAreasV4: [area('0')],
  ospfInterfacesV4: [link('eth0', '0', fast)],
  ospfV6: OSPF,
  ospfAreasV6: [area('0')],
  ospfInterfacesV6: [link('eth0', '0', fast)],
  bgp: { ...BGP, keepalive: 1, hold: 3 },
  bgpNeighbors: [
    peer(LEFT, { asNumber: 64_600, bfd: 'core' }),
    peer('2001:db8:1::1', { asNumber: 64_600 }),
    peer('198.51.100.1', { asNumber: 64_700 }),
    peer('198.51.100.77', { asNumber: 64_701 }),
  ],
  anycast: [cast('223.5.5.5'), cast('223.5.5.6', false), cast('2001:db8:53::53')],
});

/** Sends what the node announces itself too, filters by a list of ranges, and keeps nothing of what it filtered. */
const LEFT_TEXT = `
ip prefix-list ranges seq 5 deny 223.5.0.0/16 ge 24 le 32
ip prefix-list ranges seq 10 permit 0.0.0.0/0 le 24
route-map longer permit 10
 match ip address prefix-list longer
 set as-path prepend 64600 65010 65020
exit
route-map longer permit 20
exit
ip prefix-list longer permit 203.0.113.0/24
router bgp 64600
 bgp router-id ${LEFT}
 no bgp ebgp-requires-policy
 no bgp network import-check
 no bgp default ipv4-unicast
 timers bgp 1 3
 neighbor 192.0.2.10 remote-as 64512
 neighbor 192.0.2.10 timers connect 1
 neighbor 192.0.2.10 bfd
 neighbor 2001:db8:1::10 remote-as 64512
 neighbor 2001:db8:1::10 timers connect 1
 address-family ipv4 unicast
  network 0.0.0.0/0
  network 203.0.113.0/24
  network 203.0.114.0/24
  network 223.5.5.5/32
  neighbor 192.0.2.10 activate
  neighbor 192.0.2.10 route-map longer out
  neighbor 192.0.2.10 prefix-list ranges in
 exit-address-family
 address-family ipv6 unicast
  network 2001:db8:aa::/48
  network 2001:db8:53::53/128
  neighbor 2001:db8:1::10 activate
 exit-address-family
exit
interface up
 ip ospf area 0
 ip ospf hello-interval 1
 ip ospf dead-interval 4
 ipv6 ospf6 area 0
 ipv6 ospf6 hello-interval 1
 ipv6 ospf6 dead-interval 4
exit
router ospf
 ospf router-id ${LEFT}
exit
router ospf6
 ospf6 router-id ${LEFT}
exit
`;

/** Says what it tells, and nothing of what it takes. */
const RIGHT_TEXT = `
route-map all permit 10
exit
router bgp 64700
 bgp router-id 198.51.100.1
 no bgp network import-check
 no bgp default ipv4-unicast
 timers bgp 1 3
 neighbor 198.51.100.10 remote-as 64512
 neighbor 198.51.100.10 timers connect 1
 address-family ipv4 unicast
  network 203.0.113.0/24
  network 203.0.115.0/24
  neighbor 198.51.100.10 activate
  neighbor 198.51.100.10 soft-reconfiguration inbound
  neighbor 198.51.100.10 route-map all out
 exit-address-family
exit
`;

/** Asks as a gateway does: the words of the console, none of a shell. */
function ask(router: Router, question: RouterQuestion, values: QuestionWords = {}): unknown {
  const { daemon, args } = commandOf(question, values);
  return JSON.parse(router.askDaemon(daemon, args.join(' ')));
}

/** The answer, kept for the tests that have no router. */
function kept(name: string, value: unknown): unknown {
  if (isRecording) writeFileSync(`${KEPT}/${name}.json`, `${JSON.stringify(value)}\n`);
  // What was kept once has the fields that a router gives today.
  const before: unknown = JSON.parse(readFileSync(`${KEPT}/${name}.json`, 'utf8'));
  expect(fieldsOf(value), `${name}: take it anew by RECORD=1`).toEqual(fieldsOf(before));
  return value;
}

/** Counters and addresses differ from run to run; what the readers ask for has the same names. */
const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : [typeof value];

const V4 = { family: 'ipv4', address: LEFT };

function inTheLab() {
  const lab = new Lab();
  afterAll(() => lab.stop());

  it('BEY-41 reads what a router of FRR says of its neighbors, of what it filtered and why, and of its tables', async () => {
    const [node, left, right] = [lab.router('node'), lab.router('left'), lab.router('right')];
    node.link('eth0', left, 'up');
    node.link('eth1', right, 'up');
    node.link('anycast', node, 'anycast0');
    node.addAddress('anycast', '223.5.5.5/32', '223.5.5.6/32', '2001:db8:53::53/128');
    left.addAddress('up', '192.0.2.1/24', '2001:db8:1::1/64');
    right.addAddress('up', '198.51.100.1/24');
    left.start(['zebra', 'bgpd', 'ospfd', 'ospf6d', 'bfdd'], LEFT_TEXT);
    right.start(['zebra', 'bgpd'], RIGHT_TEXT);
    node.start(['zebra', 'staticd', 'bgpd', 'ospfd', 'ospf6d', 'bfdd'], routerText(NODE));
    const isSettled = (answer: string) => readCounts(JSON.parse(answer)).received === 4;
    await node.until(`show bgp ipv4 unicast neighbors ${LEFT} prefix-counts json`, isSettled, 30);
    await node.until('show bgp ipv4 unicast json', (answer) => readTable(JSON.parse(answer)).total === 5, 30);
    await node.until('show bgp ipv6 unicast json', (answer) => readTable(JSON.parse(answer)).total === 2, 30);
    await node.until('show ip ospf neighbor json', (answer) => answer.includes('Full'), 30);
    await node.until('show ipv6 ospf6 neighbor json', (answer) => answer.includes('Full'), 30);
    await node.until('show bfd peers json', (answer) => answer.includes('"status":"up"'), 30);

    const peers = readSummary(kept('summary', ask(node, 'summary')));
    expect(peers.unread).toBe(0);
    expect(peers.rows.map(({ id, state, accepted }) => [id, state, accepted])).toEqual([
      [LEFT, 'Established', 3],
      ['198.51.100.1', 'Established', 2],
      ['198.51.100.77', expect.stringMatching(/^(Active|Connect|Idle)$/), null],
      ['2001:db8:1::1', 'Established', 1],
    ]);
    expect(readCounts(kept('prefix-counts', ask(node, 'prefixCounts', V4)))).toMatchObject({
      received: 4,
      accepted: 3,
    });
    const session = readSession(kept('neighbor', ask(node, 'neighbor', V4)), LEFT);
    const filters = readFilters(
      kept('route-maps', ask(node, 'routeMaps')),
      kept('prefix-lists', ask(node, 'prefixLists4')),
    );
    const received = readReceived(kept('received', ask(node, 'received', V4))).rows;
    const accepted = new Set(readTable(kept('accepted', ask(node, 'accepted', V4))).rows.map(({ prefix }) => prefix));
    expect(
      received
        .filter(({ prefix }) => !accepted.has(prefix))
        .map((one) => [one.prefix, whyNotTaken(one, session, filters)]),
    ).toEqual([['223.5.5.5/32', { kind: 'rule', map: 'learned-ipv4', rule: 10, list: 'anycast', entry: 5 }]]);
    expect(readAdvertised(kept('advertised', ask(node, 'advertised', V4))).rows.map(({ prefix }) => prefix)).toEqual([
      '223.5.5.5/32',
    ]);
    expect(readTable(kept('table', ask(node, 'table', { family: 'ipv4' }))).total).toBe(5);
    const chosen = readFound(
      kept('longest-match', ask(node, 'longestMatch', { family: 'ipv4', address: '203.0.113.7' })),
    ).rows;
    expect(chosen.filter(({ isBest }) => isBest).map(({ prefix, peer: from }) => [prefix, from])).toEqual([
      ['203.0.113.0/24', '198.51.100.1'],
    ]);
    expect(
      readFound(kept('own', ask(node, 'exactPrefix', { family: 'ipv4', prefix: '223.5.5.5/32' }))).rows,
    ).toMatchObject([{ peer: '', path: '' }]);
    expect(
      readFound(kept('no-match', ask(node, 'exactPrefix', { family: 'ipv4', prefix: '198.18.0.0/15' }))).rows,
    ).toEqual([]);
    const longer = readTable(
      kept('longer-prefixes', ask(node, 'longerPrefixes', { family: 'ipv4', prefix: '203.0.112.0/20' })),
    );
    expect(longer.total).toBe(3);
    expect(
      readTable(kept('as-path', ask(node, 'byAsPath', { family: 'ipv4', path: '_65010_65020_' }))).rows.map(
        ({ prefix }) => prefix,
      ),
    ).toEqual(['203.0.113.0/24']);
    expect(
      readReceived(kept('received-v6', ask(node, 'received', { family: 'ipv6', address: '2001:db8:1::1' }))).total,
    ).toBe(2);

    expect(readOspf(kept('ospf', ask(node, 'ospf'))).areas.rows).toMatchObject([{ area: '0.0.0.0', adjacent: 1 }]);
    expect(readOspfPeers(kept('ospf-neighbors', ask(node, 'ospfNeighbors'))).rows).toMatchObject([
      { routerId: LEFT, state: 'Full', port: 'eth0' },
    ]);
    expect(readOspf6(kept('ospf6', ask(node, 'ospf6'))).areas.rows).toMatchObject([{ area: '0.0.0.0' }]);
    expect(readOspf6Peers(kept('ospf6-neighbors', ask(node, 'ospf6Neighbors'))).rows).toMatchObject([
      { routerId: LEFT, state: 'Full' },
    ]);
    expect(readBfd(kept('bfd', ask(node, 'bfd'))).rows).toMatchObject([{ peer: LEFT, state: 'up', multiplier: 3 }]);
    const sources = readRib(kept('routes', ask(node, 'routes4'))).rows.map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['bgp', 'static', 'ospf', 'connected']));
    expect(readRib(kept('routes-v6', ask(node, 'routes6'))).unread).toBe(0);

    // The neighbors filter in other ways, and keep less.
    kept('list-filter', ask(left, 'neighbor', { address: '192.0.2.10' }));
    kept('list-ranges', ask(left, 'prefixLists4'));
    kept('not-kept', ask(left, 'received', { family: 'ipv4', address: '192.0.2.10' }));
    kept('no-policy', ask(right, 'neighbor', { address: '198.51.100.10' }));
    kept('unknown-neighbor', ask(node, 'neighbor', { address: '198.51.100.99' }));
    kept('no-neighbor', ask(node, 'received', { family: 'ipv4', address: '198.51.100.99' }));

    // A soft refresh leaves the session up, and what is taken as it was.
    node.ask(`clear bgp ipv4 unicast ${LEFT} soft in`);
    const after = readSession(ask(node, 'neighbor', V4), LEFT);
    expect(after.state).toBe('Established');
    expect(after.uptimeMs).toBeGreaterThanOrEqual(session.uptimeMs ?? 0);
    expect(readCounts(ask(node, 'prefixCounts', V4))).toMatchObject({ received: 4, accepted: 3 });
  }, 120_000);
}

/** All that can be said where the machine lets nobody make networks: what a router answered before is read. */
function fromBefore() {
  it('BEY-41 only reads what a router answered before, since this machine gives no network namespaces', () => {
    const before: unknown = JSON.parse(readFileSync(`${KEPT}/summary.json`, 'utf8'));
    expect(readSummary(before)).toMatchObject({ total: 4, unread: 0 });
  });
}

describe('the looking glass on a router', () => {
  beforeAll(needRouter);
  if (hasNetworks()) inTheLab();
  else fromBefore();
});
