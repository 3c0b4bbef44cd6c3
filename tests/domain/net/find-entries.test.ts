import { describe, expect, it } from 'vitest';
import { findEntries, networksOf } from '@/domain/net/find-entries';
import { toCidr } from '@/lib/ip/address';

const ROUTES = [
  { id: 'default', to: '0.0.0.0', mask: '0', hop: '192.0.2.1' },
  { id: 'wide', to: '10.0.0.0', mask: '255.0.0.0', hop: '192.0.2.2' },
  { id: 'narrow', to: '10.1.2.0', mask: '24', hop: '192.0.2.3' },
  { id: 'six', to: '2001:db8:ff00::', mask: '40', hop: '2001:db8::10.1.2.3' },
  { id: 'other', to: '172.16.0.0', mask: '12', hop: '10.1.2.30' },
];

const found = (typed: string) => {
  const { list, around } = findEntries(ROUTES, typed, ({ to, mask, hop }) => ({
    words: [`${to}/${mask}`, hop],
    networks: networksOf([to, mask]),
  }));
  return `${list.map(({ id }) => id).join(' ')}, ${around} around`;
};

describe('entries of a section are found', () => {
  it.each([
    ['', 'default wide narrow six other, 0 around'],
    ['  172.16 ', 'other, 0 around'],
    // The longest prefix first, then what only says it.
    ['10.1.2.3', 'narrow wide default six other, 3 around'],
    ['11.0.0.1', 'default, 1 around'],
    ['2001:DB8:FF00:0:0:0:0:1', 'six, 1 around'],
    // Around it, and in it.
    ['10.0.0.0/8', 'wide default narrow, 2 around'],
    ['10.1.0.0/16', 'wide default narrow, 2 around'],
    ['nowhere', ', 0 around'],
  ])('by “%s”', (typed, list) => {
    expect(found(typed)).toBe(list);
  });
});

describe('addresses without a mask', () => {
  it('are hosts, and what is no address is left out', () => {
    expect(networksOf(['192.0.2.7'], ['2001:db8::7'], ['eth0']).map(toCidr)).toEqual([
      '192.0.2.7/32',
      '2001:db8::7/128',
    ]);
  });
});
