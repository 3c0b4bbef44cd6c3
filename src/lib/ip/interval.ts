import { type Address, compareAddresses, type Network, unmap, unmapNetwork } from './address';

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

/** Whether the address lies in the interval. */
export function covers({ first, last }: Interval, address: Address): boolean {
  const one = unmap(address);
  return one.family === first.family && compareAddresses(first, one) <= 0 && compareAddresses(one, last) <= 0;
}

/** How two intervals meet: apart, the first within the second, the second within the first, or only a part in common. */
export function relation(a: Interval, b: Interval): 'apart' | 'within' | 'around' | 'part' {
  if (covers(b, a.first) && covers(b, a.last)) return 'within';
  if (covers(a, b.first) && covers(a, b.last)) return 'around';
  return covers(a, b.first) || covers(a, b.last) ? 'part' : 'apart';
}
