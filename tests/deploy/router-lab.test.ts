import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routerText } from '@/domain/net/router-text';
import { BGP, cast, peer } from '../domain/net/lint-case';
import { config, port, route } from '../domain/net/node-configs';
import { judged, needRouter } from './router';
import { hasNetworks, Lab, type Router } from './router-lab';

const NODE = config({
  interfaces: [
    port('eth0', '192.0.2.10', { ipv6: '2001:db8:1::10', ipv6Mask: '64', isManagement: true }),
    port('eth1', '198.51.100.10'),
  ],
  gateways: { ipv4: '192.0.2.254', ipv6: '' },
  loopback: { ipv4: '10.255.0.10', ipv6: '' },
  routes: [route('r', '10.0.0.0', '8', '192.0.2.254')],
  bgp: { ...BGP, keepalive: 1, hold: 3 },
  bgpNeighbors: [
    peer('192.0.2.1', { asNumber: 64_600 }),
    peer('2001:db8:1::1', { asNumber: 64_600 }),
    peer('198.51.100.1', { asNumber: 64_700 }),
  ],
  // Higher than every other address: a router left to itself would take it as its id.
  anycast: [cast('223.5.5.5'), cast('223.5.5.6', false), cast('2001:db8:53::53')],
});

/** A neighbor that tells the node of a route, and takes whatever it is told. */
const upstream = (as: number, neighbors: readonly string[], network: string) => `router bgp ${as}
 no bgp ebgp-requires-policy
 no bgp network import-check
 no bgp default ipv4-unicast
 timers bgp 1 3
${neighbors.map((one) => ` neighbor ${one} remote-as 64512\n neighbor ${one} timers connect 1`).join('\n')}
 address-family ipv4 unicast
  network ${network}
${neighbors.map((one) => (one.includes(':') ? '' : `  neighbor ${one} activate\n`)).join('')} exit-address-family
 address-family ipv6 unicast
${neighbors.map((one) => (one.includes(':') ? `  neighbor ${one} activate\n` : '')).join('')} exit-address-family
exit
`;

const table = z.object({ routes: z.record(z.string(), z.unknown()) });
const routesIn = (answer: string) => Object.keys(table.parse(JSON.parse(answer)).routes).sort();

/** What the neighbor holds of a family, apart from what it brought itself. */
async function heard(router: Router, family: string, own: string, wanted: number): Promise<string[]> {
  const of = (answer: string) => routesIn(answer).filter((one) => one !== own);
  return of(await router.until(`show bgp ${family} unicast json`, (answer) => of(answer).length >= wanted));
}

function inTheLab() {
  const lab = new Lab();
  afterAll(() => lab.stop());

  it('BEY-01 announces the anycast addresses and nothing else, under an id of its own', async () => {
    const [node, left, right] = [lab.router('node'), lab.router('left'), lab.router('right')];
    node.link('eth0', left, 'up');
    node.link('eth1', right, 'up');
    left.addAddress('up', '192.0.2.1/24', '2001:db8:1::1/64');
    right.addAddress('up', '198.51.100.1/24');
    const text = routerText(NODE);
    // What stands as a remark is the system's to do.
    holdAnycast(node, text);
    left.start(['zebra', 'bgpd'], upstream(64_600, ['192.0.2.10', '2001:db8:1::10'], '203.0.113.0/24'));
    right.start(['zebra', 'bgpd'], upstream(64_700, ['198.51.100.10'], '203.0.114.0/24'));
    node.start(['zebra', 'staticd', 'bgpd'], text);
    expect(await heard(left, 'ipv4', '203.0.113.0/24', 1)).toEqual(['223.5.5.5/32']);
    expect(await heard(left, 'ipv6', '', 1)).toEqual(['2001:db8:53::53/128']);
    expect(await heard(right, 'ipv4', '203.0.114.0/24', 1)).toEqual(['223.5.5.5/32']);
    // It learned of both sides, and told neither of the other.
    const learned = await node.until('show bgp ipv4 unicast json', (answer) => routesIn(answer).length >= 3);
    expect(routesIn(learned)).toEqual(['203.0.113.0/24', '203.0.114.0/24', '223.5.5.5/32']);
    expect(await heard(right, 'ipv4', '203.0.114.0/24', 1)).toEqual(['223.5.5.5/32']);
    expect(node.ask('show bgp summary json')).toContain('"routerId":"10.255.0.10"');
    expect(node.run('ip', '-brief', 'address', 'show', 'lo')).toContain('10.255.0.10/32');
  });
}

/** Makes the port that the text says the anycast addresses are on. */
function holdAnycast(node: Router, text: string) {
  node.link('anycast', node, 'anycast0');
  const addresses = [...text.matchAll(/^! dummy anycast address (\S+)$/gm)].map(([, address]) => address ?? '');
  node.addAddress('anycast', ...addresses);
}

/** All that can be said where the machine lets nobody make networks: the lines are right, what they do is not seen. */
function byTheLetter() {
  it('BEY-01 only has its lines judged here, since this machine gives no network namespaces', () => {
    expect(judged(routerText(NODE))).toBe('');
  });
}

describe('the text of a node among its neighbors', () => {
  beforeAll(needRouter);
  if (hasNetworks()) inTheLab();
  else byTheLetter();
});
