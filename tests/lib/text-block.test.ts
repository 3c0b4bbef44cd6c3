import { describe, expect, it } from 'vitest';
import { blockOf } from '@/lib/text-block';

const LINES = [
  'router bgp 64512',
  ' neighbor 192.0.2.1 remote-as 64601',
  '',
  ' address-family ipv4 unicast',
  '  neighbor 192.0.2.1 activate',
  '  neighbor 192.0.2.1 route-map in',
  'ip route 10.0.0.0/8 192.0.2.254',
];

describe('the block that a line of a configuration belongs to', () => {
  it('is what stands above it with a smaller indent, the outermost first', () => {
    expect(blockOf(LINES, 5)).toEqual(['router bgp 64512', 'address-family ipv4 unicast']);
    expect(blockOf(LINES, 1)).toEqual(['router bgp 64512']);
  });

  it('is none for a line that is not indented, or that is not there', () => {
    expect(blockOf(LINES, 6)).toEqual([]);
    expect(blockOf(LINES, 99)).toEqual([]);
    expect(blockOf([' alone'], 0)).toEqual([]);
  });
});
