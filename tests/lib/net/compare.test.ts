import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from '@/lib/net/change-set';
import { compareSection, copySections } from '@/lib/net/compare';
import type { NodeConfig, Section } from '@/lib/net/node-config';
import { KINDS } from '@/lib/net/sections';
import { config, port, route, template } from './node-configs';

const SECTIONS: readonly Section[] = ['gateways', 'dns', 'routes', 'bgpNeighbours', 'anycast', 'bfdTemplates'];

/** Keys that tell where they are from. */
const keys = () => {
  let count = 0;
  return () => `copy-${++count}`;
};
const copied = (sections: readonly Section[], from: NodeConfig, to: NodeConfig, isExact = false) =>
  copySections(sections, from, to, { isExact, newKey: keys() });

const neighbour = (address: string, seed: Partial<NodeConfig['bgpNeighbours'][number]> = {}) => ({
  id: `of-${address}`,
  address,
  asNumber: 64_512,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
  ...seed,
});

describe('BEY-17 two nodes side by side', () => {
  it('matches entries by what they are, not by their ids or how they are written', () => {
    const left = config({ routes: [route('a', '10.0.0.1', '255.0.0.0', '192.0.2.254')] });
    const right = config({ routes: [route('b', '10.0.0.0', '8', '192.0.2.253')] });
    const [pair, ...rest] = compareSection('routes', left, right);
    expect(rest).toEqual([]);
    expect(pair).toMatchObject({ name: '10.0.0.0/8', left: { id: 'a' }, right: { id: 'b' } });
    expect(pair?.fields.map(({ field }) => field)).toEqual(['destination', 'mask', 'nextHop']);
  });

  it('lists what only one of them has, the left one first', () => {
    const left = config({ bfdTemplates: [template('metro', 3, 40)] });
    const pairs = compareSection('bfdTemplates', left, config());
    expect(pairs.map(({ name, left: mine, right }) => [name, mine !== null, right !== null])).toEqual([
      ['metro', true, false],
      ['core', false, true],
    ]);
  });

  it('takes templates of the same name for the same one, whatever their ids', () => {
    const own = { ...template('core', 3, 300), id: 'other' };
    const left = config({ bgpNeighbours: [neighbour('192.0.2.1', { bfd: 'core' })] });
    const right = config({ bfdTemplates: [own], bgpNeighbours: [neighbour('192.0.2.1', { bfd: 'other' })] });
    expect(compareSection('bgpNeighbours', left, right).flatMap(({ fields }) => fields)).toEqual([]);
  });
});

describe('BEY-17 sections copied to another node', () => {
  it('add what is missing under a new key, change what differs under its own, and leave the rest', () => {
    const from = config({
      routes: [route('a', '10.0.0.0', '8', '192.0.2.9'), route('b', '10.9.0.0', '16', '192.0.2.9')],
    });
    const to = config();
    const next = withChanges(to, copied(['routes'], from, to));
    expect(next.routes.map(({ id, nextHop }) => [id, nextHop])).toEqual([
      ['r1', '192.0.2.9'],
      ['r2', '2001:db8:1::1'],
      ['copy-1', '192.0.2.9'],
    ]);
  });

  it('remove what only the target has where the copy is exact', () => {
    const to = config();
    const from = config({ routes: [] });
    expect(copied(['routes'], from, to)).toEqual([]);
    expect(withChanges(to, copied(['routes'], from, to, true)).routes).toEqual([]);
  });

  it('bring a template before what refers to it, and leave out a reference that the target cannot have', () => {
    const from = config({
      bfdTemplates: [template('metro', 3, 40)],
      bgpNeighbours: [neighbour('192.0.2.1', { bfd: 'metro' })],
    });
    const to = config();
    const both = withChanges(to, copied(['bgpNeighbours', 'bfdTemplates'], from, to));
    expect(both.bgpNeighbours[0]?.bfd).toBe(both.bfdTemplates.find(({ name }) => name === 'metro')?.id);
    expect(withChanges(to, copied(['bgpNeighbours'], from, to)).bgpNeighbours[0]?.bfd).toBe('');
  });

  it('name a password that the target has to be told, and no other', () => {
    const from = config({ bgpNeighbours: [neighbour('192.0.2.1', { hasPassword: true, asNumber: 65_000 })] });
    const known = config({ bgpNeighbours: [neighbour('192.0.2.1', { hasPassword: true })] });
    expect(copied(['bgpNeighbours'], from, config())[0]?.secrets).toEqual(['password']);
    expect(copied(['bgpNeighbours'], from, known)[0]?.secrets).toBeUndefined();
  });

  it('leave no difference when they are exact, and nothing to copy the second time', () => {
    const hop = fc.constantFrom('192.0.2.1', '192.0.2.2');
    const routes = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), hop), { selector: ([third]) => third });
    const of = (list: [number, string][], node: string) =>
      config({
        interfaces: [port('eth0', '192.0.2.10')],
        routes: list.map(([third, next]) => route(`${node}${third}`, `10.0.${third}.0`, '24', next)),
        bgpNeighbours: list.map(([third, next]) =>
          neighbour(`198.51.100.${third}`, { bfd: next.endsWith('1') ? 'core' : '' }),
        ),
      });
    fc.assert(
      fc.property(routes, routes, (mine, theirs) => {
        const [from, to] = [of(mine, 'l'), of(theirs, 'r')];
        const next = withChanges(to, copied(SECTIONS, from, to, true));
        for (const section of SECTIONS) {
          expect(compareSection(section, from, next).flatMap(({ fields }) => fields)).toEqual([]);
          expect(KINDS[section].entries(next)).toHaveLength(KINDS[section].entries(from).length);
        }
        expect(copied(SECTIONS, from, next, true)).toEqual([]);
      }),
    );
  });
});
