import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Binding } from '@/domain/net/bindings/schema';
import { boundPorts, membersOf, movesOf } from '@/domain/net/bond';
import { lint } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { config, port } from './node-configs';

const bond = (seed: Partial<Binding> = {}): Binding => ({
  id: 'b',
  name: 'bond0',
  mode: '1',
  first: 'eth1',
  second: 'eth2',
  ...seed,
});

const V6 = { ipv6: '2001:db8:2::2', ipv6Mask: '64' };
const [eth0, eth1] = config().interfaces;
const ports = [eth0, eth1, port('eth2', '203.0.113.2', V6), port('eth3', '')].flatMap((one) => one ?? []);
const bound = (seed: Partial<Binding> = {}, rest: Partial<NodeConfig> = {}) =>
  config({ interfaces: ports, bindings: [bond(seed)], ...rest });

describe('NET-02 what binding does to the addresses of two ports', () => {
  it('gives the group the first address of each family and puts the other ones out of use', () => {
    const moves = movesOf(membersOf(bond({ first: 'eth3' }), ports));
    expect(moves.map(({ port: { name }, field, isTaken }) => [name, field, isTaken])).toEqual([
      ['eth2', 'ipv4', true],
      ['eth2', 'ipv6', true],
    ]);
    const both = movesOf(membersOf(bond(), ports));
    expect(both.map(({ port: { name }, isTaken }) => [name, isTaken])).toEqual([
      ['eth1', true],
      ['eth2', false],
      ['eth1', true],
      ['eth2', false],
    ]);
  });

  it('shows the group on the link, up while either port is, and leaves other ports as they are', () => {
    const off = ports.map((one) => (one.name === 'eth1' ? { ...one, status: 'disabled' as const } : one));
    const seen = boundPorts({ interfaces: off, bindings: [bond()] });
    expect(seen.map(({ name, ipv4, status }) => [name, ipv4, status])).toEqual([
      ['eth0', '192.0.2.10', 'enabled'],
      ['bond0', '198.51.100.10', 'enabled'],
      ['bond0', '', 'enabled'],
      ['eth3', '', 'enabled'],
    ]);
    expect(seen[0]).toBe(off[0]);
    const dark = off.map((one) => ({ ...one, status: 'disabled' as const }));
    expect(boundPorts({ interfaces: dark, bindings: [bond()] })[1]?.status).toBe('disabled');
  });

  it('never invents an address and never shows one twice', () => {
    const name = fc.constantFrom('eth0', 'eth1', 'eth2', 'eth3', 'eth9');
    fc.assert(
      fc.property(name, name, (first, second) => {
        const seen = boundPorts({ interfaces: ports, bindings: [bond({ first, second })] });
        const addresses = (some: typeof seen) => some.flatMap(({ ipv4, ipv6 }) => [ipv4, ipv6]).filter(Boolean);
        const shown = addresses(seen);
        expect(new Set(shown).size).toBe(shown.length);
        for (const address of shown) expect(addresses(ports)).toContain(address);
        expect(seen).toHaveLength(ports.length);
      }),
    );
  });

  it.each<[string, NodeConfig, string[]]>([
    [
      'what moves and what goes out of use',
      bound(),
      ['bindMove first', 'bindIdle second', 'bindMove first', 'bindIdle second'],
    ],
    ['a management port', bound({ first: 'eth0', second: 'eth3' }), ['bindManagement first', 'bindMove first']],
    [
      'a port that is off, whose address goes on',
      bound(
        { second: 'eth3' },
        { interfaces: ports.map((one) => (one.name === 'eth3' ? { ...one, status: 'disabled' } : one)) },
      ),
      ['bindDisabled second', 'bindMove first', 'bindMove first'],
    ],
    ['a switch with a static group', bound({ first: 'eth3', second: 'eth9', mode: '0' }), ['bindSwitch mode']],
    ['a switch with LACP', bound({ first: 'eth3', second: 'eth9', mode: '4' }), ['bindLacp mode']],
    [
      'a name that Linux has no room for',
      bound({ first: 'eth3', second: 'eth9', name: 'bond012345678901' }),
      ['bindName name'],
    ],
    ['the longest name', bound({ first: 'eth3', second: 'eth9', name: 'bond01234567890' }), []],
  ])('tells %s', (_, node, findings) => {
    expect(lint(node).map(({ code, path }) => `${code} ${path[2]}`)).toEqual(findings);
  });

  it('names the address with its prefix, and as it stands where it is none', () => {
    const values = lint(bound({ second: 'eth3' })).map((one) => one.values);
    expect(values[0]).toEqual({ name: 'bond0', port: 'eth1', address: '198.51.100.10/24' });
    const odd = config({
      interfaces: [...ports, port('eth4', 'x')],
      bindings: [bond({ first: 'eth4', second: 'eth3' })],
    });
    expect(lint(odd)[0]?.values).toEqual({ name: 'bond0', port: 'eth4', address: 'x' });
  });

  it('loses a gateway whose subnet went out of use', () => {
    const node = bound({ first: 'eth1', second: 'eth2' }, { gateways: { ipv4: '203.0.113.1', ipv6: '' } });
    expect(lint(node).map(({ code }) => code)).toContain('gatewayOffLink');
  });

  it('writes the addresses under the group, whatever the order of the ports', () => {
    const text = routerText(bound({ first: 'eth3' }));
    expect(text).toContain('interface bond0\n ip address 203.0.113.2/24\n ipv6 address 2001:db8:2::2/64\nexit');
    expect(text).toContain('interface eth2\nexit');
    expect(routerText(bound({ first: 'eth3' }, { interfaces: ports.toReversed() }))).toBe(text);
    expect(routerText(bound({ first: 'eth8', second: 'eth9' }))).not.toContain('interface bond0');
    expect(routerText(bound({ first: 'eth3', second: 'eth9' }))).toContain('interface bond0\nexit');
    const later = [port('eth0', ''), port('eth1', '192.0.2.20')];
    expect(routerText(bound({ first: 'eth0', second: 'eth1' }, { interfaces: later }))).toContain(
      'interface bond0\n ip address 192.0.2.20/24\nexit',
    );
    const policy = ports.map((one) => (one.name === 'eth3' ? { ...one, isPolicyRouted: true } : one));
    expect(routerText(bound({ second: 'eth3' }, { interfaces: policy }))).toContain('answered by bond0');
  });
});
