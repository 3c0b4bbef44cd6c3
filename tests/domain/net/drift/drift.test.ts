import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { driftOf } from '@/domain/net/drift/drift';
import { sectionOfLine, UNREAD_SECTIONS } from '@/domain/net/drift/line-section';
import { routerLines } from '@/domain/net/drift/router-lines';
import { countBySection, textChanges } from '@/domain/net/drift/text-changes';
import type { NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { cpuTimeOf } from '../../../support/cpu-time';
import { bond, peer } from '../lint-case';
import { config, port, route } from '../node-configs';
import { NODE } from './node';

const printed = (name: 'applied' | 'changed') => readFileSync(`tests/domain/net/drift/frr/${name}.txt`, 'utf8');

const told = (applied: NodeConfig, running: string) =>
  driftOf(applied, running)?.lines.map(({ before, after }) => [before, after]);

describe('BEY-43 what runs on a node against what was applied', () => {
  it('is nothing where a router prints what it was given, in its own order and without what is so anyway', () => {
    expect(driftOf(NODE, printed('applied'))).toEqual({ lines: [], hasKeys: true });
    expect(driftOf(NODE, routerText(NODE))?.lines).toEqual([]);
    const plain = config({ bgpNeighbors: [] });
    expect(driftOf(plain, routerText(plain))).toEqual({ lines: [], hasKeys: false });
  });

  it('is each line that is more, missing or different, counted by section in the order of the screen', () => {
    const drift = driftOf(NODE, printed('changed'));
    expect(countBySection(drift?.lines ?? [])).toEqual([
      { section: 'routes', more: 2, missing: 1, different: 0 },
      { section: 'ospfInterfacesV4', more: 0, missing: 0, different: 2 },
      { section: 'bgpNeighbors', more: 1, missing: 1, different: 0 },
      { section: 'bfdTemplates', more: 0, missing: 0, different: 1 },
    ]);
  });

  it.each([
    ['', 'nothing'],
    ['% Unknown command', 'a refusal'],
    [printed('applied').slice(0, -5), 'a text that was cut off'],
  ])('is not known from %j: %s', (text) => {
    expect(driftOf(NODE, text)).toBeNull();
  });

  it('counts a line that no section writes, and nothing that a router says of its machine', () => {
    const text = printed('applied').replace('!\nrouter bgp', 'router rip\n network eth0\nexit\n!\nrouter bgp');
    const lines = driftOf(NODE, text)?.lines ?? [];
    expect(lines.map(({ section, block, after }) => [section, block, after])).toEqual([
      [null, '', 'router rip'],
      [null, 'router rip', 'network eth0'],
    ]);
    expect(countBySection([...lines, { section: 'routes', block: '', before: 'a', after: null }])).toEqual([
      { section: 'routes', more: 0, missing: 1, different: 0 },
      { section: null, more: 2, missing: 0, different: 0 },
    ]);
    expect(driftOf(NODE, printed('applied').replace('hostname vm', 'hostname other\nlog syslog'))?.lines).toEqual([]);
  });

  it('tells that a key came or went, and never which it is', () => {
    const keyed = config({
      bgp: { isEnabled: true, asNumber: 64_512, keepalive: 60, hold: 180 },
      bgpNeighbors: [peer('192.0.2.1', { hasPassword: true })],
    });
    const text = routerText(keyed);
    expect(told(keyed, text.replace('********', '8 geheim'))).toEqual([]);
    expect(told(keyed, text.replace(/^ neighbor .* password .*\n/m, ''))).toEqual([
      ['neighbor 192.0.2.1 password ********', null],
    ]);
    expect(
      JSON.stringify(driftOf(config({ ...keyed, bgpNeighbors: [peer('192.0.2.1')] }), text.replace('********', 'x7'))),
    ).not.toContain('x7');
  });

  it('takes the echo of a profile for no line of its own, and a watch without a profile for one', () => {
    const text = routerText(NODE);
    const bare = text.replace('neighbor 192.0.2.1 bfd profile core', 'neighbor 192.0.2.1 bfd');
    expect(told(NODE, bare)).toEqual([['neighbor 192.0.2.1 bfd profile core', 'neighbor 192.0.2.1 bfd']]);
    const other = text.replace(
      'neighbor 198.51.100.1 remote',
      'neighbor 198.51.100.1 bfd\n neighbor 198.51.100.1 remote',
    );
    expect(told(NODE, other)).toEqual([[null, 'neighbor 198.51.100.1 bfd']]);
  });

  it('finds one of ten thousand routes in a moment', () => {
    const routes = Array.from({ length: 10_000 }, (_, index) =>
      route(`r${index}`, `10.${Math.floor(index / 256)}.${index % 256}.0`, '24', '192.0.2.254'),
    );
    const many = config({ routes });
    const text = routerText(many).replace('10.20.7.0/24 192.0.2.254', '10.20.7.0/24 192.0.2.253');
    let found: unknown;
    const spent = cpuTimeOf(() => {
      found = told(many, text);
    });
    expect(found).toEqual([['ip route 10.20.7.0/24 192.0.2.254', 'ip route 10.20.7.0/24 192.0.2.253']]);
    expect(spent).toBeLessThan(2_000);
  });

  it('knows the section of each line that a node writes, remarks too', () => {
    const whole = config({
      ...NODE,
      bindings: [bond('4', { first: 'eth2', second: 'eth3' })],
      interfaces: NODE.interfaces.map((one) => ({ ...one, isPolicyRouted: one.name === 'eth1' })),
      snmp: { version: 'v2c', port: 161, hasCommunity: true },
    });
    const sections = new Set(routerLines(routerText(whole)).map(sectionOfLine));
    expect([...sections].sort()).toEqual(Object.keys(whole).sort());
    expect(UNREAD_SECTIONS).toEqual(['dns', 'bindings', 'time', 'snmp']);
    expect(sectionOfLine({ block: 'interface eth0', text: 'description x' })).toBe('interfaces');
  });

  it('reads blocks whichever way they are indented, and pairs what says something else of the same', () => {
    const lines = routerLines('a\n  b\n  c\n d\n\texit\ne\n');
    expect(lines.map(({ block, text }) => `${block}|${text}`)).toEqual(['|a', 'a|b', 'a|c', 'a|d', '|e']);
    const before = routerLines(routerText(config({ interfaces: [port('eth0', '192.0.2.10')] })));
    const after = routerLines(routerText(config({ interfaces: [port('eth0', '192.0.2.11')] })));
    expect(textChanges(before, after)).toEqual([
      {
        section: 'interfaces',
        block: 'interface eth0',
        before: 'ip address 192.0.2.10/24',
        after: 'ip address 192.0.2.11/24',
      },
    ]);
  });
});
