import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routerText } from '@/domain/net/router-text';
import { config, port, route, template } from './node-configs';

describe('the configuration text of a node', () => {
  it('has every section in the words of FRR, addresses in their one form', () => {
    const text = routerText(
      config({
        interfaces: [
          port('eth10', '', { status: 'disabled' }),
          port('eth2', '203.0.113.1', {
            ipv4Mask: '255.255.255.128',
            ipv6: '2001:DB8:0::1',
            ipv6Mask: '64',
            isPolicyRouted: true,
          }),
        ],
        gateways: { ipv4: '203.0.113.126', ipv6: '2001:db8::ffff' },
        loopback: { ipv4: '10.255.0.10', ipv6: '2001:DB8:ff::10' },
        dns: { servers: '192.0.2.53\n' },
        bindings: [{ id: 'b', name: 'bond0', mode: '1', first: 'eth3', second: 'eth4' }],
        routes: [
          route('a', '10.0.0.1', '255.0.0.0', '203.0.113.2'),
          route('b', '2001:db8:f::', '48', '2001:db8::2'),
          route('c', '::ffff:11.0.0.0', '104', '203.0.113.2'),
        ],
        bfdTemplates: [{ ...template('core', 3, 300, 200), isPassive: true }],
      }),
    );
    expect(text.split('\n')).toEqual([
      '! bond bond0 mode active-backup members eth3 eth4',
      '!',
      '! policy route: what comes in by eth2 is answered by eth2',
      'interface eth2',
      ' ip address 203.0.113.1/25',
      ' ipv6 address 2001:db8::1/64',
      'exit',
      '!',
      'interface eth10',
      ' shutdown',
      'exit',
      '!',
      'interface lo',
      ' ip address 10.255.0.10/32',
      ' ipv6 address 2001:db8:ff::10/128',
      'exit',
      '!',
      '! name-server 192.0.2.53',
      '! clock timezone UTC',
      '! ntp server 192.0.2.123 every 60 min',
      '! ntp server 192.0.2.124 every 60 min',
      '! ntp server 2001:db8:1::123 every 60 min',
      'ip route 0.0.0.0/0 203.0.113.126',
      'ipv6 route ::/0 2001:db8::ffff',
      'ip route 10.0.0.0/8 203.0.113.2',
      'ip route 11.0.0.0/8 203.0.113.2',
      'ipv6 route 2001:db8:f::/48 2001:db8::2',
      '!',
      'bfd',
      ' profile core',
      '  detect-multiplier 3',
      '  transmit-interval 300',
      '  receive-interval 200',
      '  passive-mode',
      ' exit',
      ' !',
      'exit',
      '!',
      'end',
      '',
    ]);
  });

  it('leaves out what is empty or not valid', () => {
    const nothing = config({
      interfaces: [],
      gateways: { ipv4: '', ipv6: 'x' },
      dns: { servers: 'x' },
      bindings: [{ id: 'b', name: 'bond0', mode: '4', first: 'eth3', second: 'eth4' }],
      routes: [route('a', '10.0.0', '8', '203.0.113.2'), route('b', '10.0.0.0', '8', 'x')],
      bfdTemplates: [],
      time: { mode: 'auto', zone: 'UTC', servers: '-', interval: 60 },
    });
    expect(routerText(nothing)).toBe('! bond bond0 mode 802.3ad members eth3 eth4\n!\n! clock timezone UTC\n!\nend\n');
  });

  it('is the same in whatever order the entries stand', () => {
    const { interfaces, routes } = config();
    const many = [...routes, route('r3', '10.9.0.0', '16', '192.0.2.2'), route('r4', '9.0.0.0', '8', '192.0.2.2')];
    const templates = [template('a', 3, 300), template('b', 3, 300)];
    const text = routerText(config({ routes: many, bfdTemplates: templates }));
    const shuffled = <E>(entries: readonly E[]) => fc.shuffledSubarray([...entries], { minLength: entries.length });
    fc.assert(
      fc.property(shuffled(interfaces), shuffled(many), shuffled(templates), (ports, some, profiles) => {
        expect(routerText(config({ interfaces: ports, routes: some, bfdTemplates: profiles }))).toBe(text);
      }),
    );
  });
});
