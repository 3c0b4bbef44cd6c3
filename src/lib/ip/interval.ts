import { type Address, compareAddresses, compareBytes, type Network, unmap, unmapNetwork } from './address';

/** All addresses of one family from `first` to `last`, both included; mapped ones stand as IPv4. */
export interface Interval {
  readonly first: Address;
  readonly last: Address;
}

/** From one address to another; null when they are of two families or the wrong way round. */
export function intervalBetween(start: Address, end: Address): Interval | null {
  const [first, last] = [unmap(start), unmap(end)];
  return first.family === last.family && compareAddresses(first, last) <= 0 ? { first, last } : null;
}

/** The addresses of a network, its first and last included. */
export function intervalOf(network: Network): Interval {
  const { address, prefix } = unmapNetwork(network);
  const edge = (isLast: boolean): Address => ({
    family: address.family,
    bytes: address.bytes.map((byte, index) => {
      const host = 2 ** Math.min(8, Math.max(0, (index + 1) * 8 - prefix)) - 1;
      return isLast ? byte | host : byte & ~host;
    }),
  });
  return { first: edge(false), last: edge(true) };
}

/**
 * By their bytes, one family: the last address of a network such as ::/80 has the form of a mapped one and is not, where it
 * bounds a network of IPv6.
 */
function isWithin({ first, last }: Interval, { family, bytes }: Address): boolean {
  return family === first.family && compareBytes(first.bytes, bytes) <= 0 && compareBytes(bytes, last.bytes) <= 0;
}

/** Whether the address lies in the interval; a mapped one is looked for as the IPv4 address it stands for. */
export const covers = (interval: Interval, address: Address): boolean => isWithin(interval, unmap(address));

/** How two intervals meet: apart, the first within the second, the second within the first, or only a part in common. */
export function relation(a: Interval, b: Interval): 'apart' | 'within' | 'around' | 'part' {
  if (isWithin(b, a.first) && isWithin(b, a.last)) return 'within';
  if (isWithin(a, b.first) && isWithin(a, b.last)) return 'around';
  return isWithin(a, b.first) || isWithin(a, b.last) ? 'part' : 'apart';
}
