import { describe, expect, it } from 'vitest';
import { farHops } from '@/domain/net/routes/lint';
import { familyText } from '@/lib/ip/address';
import { BGP } from './lint-case';
import { config, route } from './node-configs';

describe('a next hop in no connected network', () => {
  it('marks its route, and no other', () => {
    const routes = [route('near', '198.18.0.0', '15', '192.0.2.1'), route('far', '198.18.0.0', '15', '203.0.113.1')];
    expect([...farHops(config({ routes }))]).toEqual(['far']);
  });

  it('marks one that neighbors may tell the way to, too', () => {
    const routes = [route('far', '198.18.0.0', '15', '203.0.113.1')];
    expect([...farHops(config({ routes, bgp: BGP }))]).toEqual(['far']);
  });
});

describe('the family of an address', () => {
  it.each([
    ['192.0.2.1', 'IPv4'],
    ['192.0.2.0/24', 'IPv4'],
    ['2001:db8::1', 'IPv6'],
    ['2001:db8::/32', 'IPv6'],
  ])('of %s is %s', (text, family) => {
    expect(familyText(text)).toBe(family);
  });
});
