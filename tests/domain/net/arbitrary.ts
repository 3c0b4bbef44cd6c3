import fc from 'fast-check';
import { type Address, type Network, parseAddress, parseCidr } from '@/lib/ip/address';

const octet = fc.integer({ min: 0, max: 255 });
const bytes = (count: number) =>
  fc.array(fc.oneof(octet, fc.constantFrom(0, 255)), { minLength: count, maxLength: count });
export const v4 = bytes(4).map((parts) => parts.join('.'));
export const v6 = bytes(16).map((parts) =>
  Array.from({ length: 8 }, (_, index) =>
    ((parts[index * 2] ?? 0) * 256 + (parts[index * 2 + 1] ?? 0)).toString(16),
  ).join(':'),
);
export const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  v4,
  v6,
  v4.map((text) => `::ffff:${text}`),
);
export const almost = fc.string({ unit: fc.constantFrom(...'0123456789abcdefF:::...%xg '), maxLength: 24 });

export const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('a value was expected');
  return value;
};
export const parsed = (text: string): Address => must(parseAddress(text));
export const cidr = (text: string): Network => must(parseCidr(text));
