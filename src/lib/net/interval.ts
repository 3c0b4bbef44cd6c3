import { type Address, compareAddresses, type Network, parseCidr, toCidr, unmap } from './address';

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
  /* v8 ignore next -- what toCidr wrote parseCidr reads */
  const plain = parseCidr(toCidr(network)) ?? network;
  const bytes = plain.address.bytes.map((byte, index) => {
    const free = Math.min(8, Math.max(0, (index + 1) * 8 - plain.prefix));
    return byte | (2 ** free - 1);
  });
  return { first: plain.address, last: { family: plain.address.family, bytes } };
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
