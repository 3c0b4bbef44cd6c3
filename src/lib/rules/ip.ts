import * as z from 'zod';
import {
  type Address,
  compareAddresses,
  MAPPED_BITS,
  maskToPrefix,
  parseAddress,
  parseCidr,
  unmap,
} from '../ip/address';
import type { CrossIssue } from './cross-field';
import { rule } from './rule';
import { leadsBack } from './url';

const filled = z.string().min(1);

/** An IPv4 address in four decimal parts. */
export const ipv4 = rule(filled, 'ipv4Format', (text) => parseAddress(text)?.family === 4);

/** An IPv6 address (RFC 4291) without zone. */
export const ipv6 = rule(filled, 'ipv6Format', (text) => parseAddress(text)?.family === 6);

/** An IPv4 or IPv6 address. */
export const ip = rule(filled, 'ipFormat', (text) => parseAddress(text) !== null);

const isMapped = (text: string) => {
  const address = parseAddress(text);
  return address !== null && unmap(address) !== address;
};

/** An address as routers and links take it: an IPv4 address stands as one, not mapped into IPv6. */
export const routerIp = rule(ip, 'mappedAddress', (text) => !isMapped(text));

/** An IPv6 address as routers and links take it. */
export const routerIpv6 = rule(ipv6, 'mappedAddress', (text) => !isMapped(text));

/** The address of a server that the gateway sends to: not its own machine. */
export const serverIp = rule(ip, 'loopback', (text) => !leadsBack(text));

/** An address with a prefix length; bits behind the prefix may be set. */
export const cidr = rule(filled, 'cidrFormat', (text) => parseCidr(text) !== null);

const isMask = (text: string) => maskToPrefix(text, 4) !== null || maskToPrefix(text, 6) !== null;

/** A mask by itself: dotted (IPv4, ones then zeros) or a prefix length from 0 to 128. */
export const mask = rule(filled, 'maskFormat', isMask);

/** The prefix length of an IPv6 address, 0 to 128. */
export const ipv6Prefix = rule(filled, 'prefixFormat', (text) => maskToPrefix(text, 6) !== null);

const read = (text: string | undefined): Address | null => (text === undefined ? null : parseAddress(text));

/** For crossField: the mask does not fit the family of the address; shown on `path`. Silent while either is wrong. */
export function maskIssues(address: string | undefined, maskText: string | undefined, path: string): CrossIssue[] {
  const parsed = read(address);
  if (!parsed || !maskText || !isMask(maskText)) return [];
  const prefix = maskToPrefix(maskText, parsed.family);
  if (prefix === null) return [{ path: [path], rule: 'maskFamily' }];
  // ::ffff:10.0.0.1 with 24 would be ::/24, which no address that was meant lies in.
  const isShort = unmap(parsed) !== parsed && prefix < MAPPED_BITS;
  return isShort ? [{ path: [path], rule: 'mappedMask' }] : [];
}

/** For crossField: start above end as numbers, or of another family; ::ffff:a.b.c.d counts as IPv4. Shown on `path`. */
export function rangeIssues(start: string | undefined, end: string | undefined, path: string): CrossIssue[] {
  const [first, last] = [read(start), read(end)];
  if (!first || !last) return [];
  if (unmap(first).family !== unmap(last).family) return [{ path: [path], rule: 'rangeFamily' }];
  return compareAddresses(first, last) > 0 ? [{ path: [path], rule: 'rangeOrder' }] : [];
}
