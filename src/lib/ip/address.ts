import ipaddr from 'ipaddr.js';

/** An IP address as its 4 or 16 bytes, the most significant first. */
export interface Address {
  readonly family: 4 | 6;
  readonly bytes: readonly number[];
}

/** An address and how many of its leading bits name the network; bits behind them may be set. */
export interface Network {
  readonly address: Address;
  readonly prefix: number;
}

const BITS = { 4: 32, 6: 128 } as const;
/** So many bits stand before an IPv4 address that is mapped into IPv6. */
export const MAPPED_BITS = 96;

/** Eight groups of four, the last two dotted: what is longer is no address, and the patterns below are not for it. */
const MAX_TEXT = 45;

const native = ({ bytes }: Address) => ipaddr.fromByteArray([...bytes]);

function parseV4(text: string): Address | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text)) return null;
  return { family: 4, bytes: ipaddr.IPv4.parse(text).toByteArray() };
}

const hex = ({ bytes }: Address) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

// A dotted tail is turned into groups first: the library takes hexadecimal and octal parts there, and reads
// ::1.2.3.4 as ::ffff:1.2.3.4.
function withoutDots(text: string): string | null {
  const [, head, tail] = /^(.*:)([^:]+\.[^:]+)$/.exec(text) ?? [];
  if (head === undefined || tail === undefined) return text;
  const v4 = parseV4(tail);
  return v4 && `${head}${hex(v4).slice(0, 4)}:${hex(v4).slice(4)}`;
}

function parseV6(text: string): Address | null {
  const groups = withoutDots(text);
  if (groups === null || !/^[0-9a-f:]+$/i.test(groups) || !ipaddr.IPv6.isValid(groups)) return null;
  return { family: 6, bytes: ipaddr.IPv6.parse(groups).toByteArray() };
}

/** IPv4 in four decimal parts without leading zeros, or IPv6 (RFC 4291, dotted tail allowed, no zone); else null. */
export function parseAddress(text: string): Address | null {
  if (text.length > MAX_TEXT) return null;
  return parseV4(text) ?? parseV6(text);
}

/** ::ffff:a.b.c.d as the IPv4 address it stands for; any other address as it is. */
export function unmap(address: Address): Address {
  const isMapped = address.family === 6 && hex(address).startsWith(`${'0'.repeat(20)}ffff`);
  return isMapped ? { family: 4, bytes: address.bytes.slice(12) } : address;
}

/** The one text of an address: dotted, or RFC 5952 with ::ffff:a.b.c.d for a mapped one. */
export function formatAddress(address: Address): string {
  const plain = unmap(address);
  return plain.family === address.family ? native(address).toString() : `::ffff:${native(plain).toString()}`;
}

/** The text in its one form, or null when it is no address. */
export function normalize(text: string): string | null {
  const address = parseAddress(text);
  return address && formatAddress(address);
}

/** Below 0, 0 or above 0 as the bytes of `a` are below, equal to or above as many of `b`, as a number. */
export function compareBytes(a: Address['bytes'], b: Address['bytes']): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}

/** Below 0, 0 or above 0 as `a` is below, equal to or above `b` as a number. Mapped counts as IPv4, IPv4 before IPv6. */
export function compareAddresses(a: Address, b: Address): number {
  const [left, right] = [unmap(a), unmap(b)];
  if (left.family !== right.family) return left.family - right.family;
  return compareBytes(left.bytes, right.bytes);
}

/** A dotted mask (IPv4 only) or a decimal prefix length, as prefix length for the family; null when it is neither. */
export function maskToPrefix(mask: string, family: 4 | 6): number | null {
  if (/^(?:0|[1-9]\d{0,2})$/.test(mask)) return Number(mask) <= BITS[family] ? Number(mask) : null;
  const dotted = family === 4 ? parseV4(mask) : null;
  return dotted && native(dotted).prefixLengthFromSubnetMask();
}

/** The dotted mask of an IPv4 prefix length from 0 to 32; null for anything else. */
export function prefixToMask(prefix: number): string | null {
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > BITS[4]) return null;
  return ipaddr.IPv4.subnetMaskFromPrefixLength(prefix).toString();
}

/** An address and a mask (dotted or prefix length) as network; null when either is wrong or they do not fit. */
export function toNetwork(addressText: string, mask: string): Network | null {
  const address = parseAddress(addressText);
  const prefix = address && maskToPrefix(mask, address.family);
  return address && prefix !== null ? { address, prefix } : null;
}

/** `address/prefix` with a decimal prefix length; else null. */
export function parseCidr(text: string): Network | null {
  const [, address, prefix] = /^([^/]+)\/(\d+)$/.exec(text) ?? [];
  return address === undefined || prefix === undefined ? null : toNetwork(address, prefix);
}

/** A network of mapped IPv4 addresses (`::ffff:192.0.2.0/120`) as the IPv4 network it is; any other one unchanged. */
export function unmapNetwork({ address, prefix }: Network): Network {
  const plain = unmap(address);
  if (plain.family === address.family || prefix < MAPPED_BITS) return { address, prefix };
  return { address: plain, prefix: prefix - MAPPED_BITS };
}

/** The one text of a network, `address/prefix`, with the bits behind the prefix cleared. */
export function toCidr(network: Network): string {
  const { address, prefix } = unmapNetwork(network);
  const version = address.family === 4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${version.networkAddressFromCIDR(`${native(address).toString()}/${prefix}`).toString()}/${prefix}`;
}

/** Whether the whole of `inner`, an address or a network, lies in `outer`. */
export function contains(outer: Network, inner: Address | Network): boolean {
  const container = unmapNetwork(outer);
  const network = 'prefix' in inner ? inner : { address: inner, prefix: BITS[inner.family] };
  const item = container.address.family === 4 ? unmapNetwork(network) : network;
  if (container.address.family !== item.address.family || container.prefix > item.prefix) return false;
  return native(container.address).match(native(item.address), container.prefix);
}

const NO_HOST: ReadonlySet<string> = new Set(['unspecified', 'loopback', 'multicast', 'broadcast']);

/** The first octet of what was never given to hosts (RFC 1112 section 4, "Class E"). */
const CLASS_E = 240;

/** Whether a host can have the address: it is not unspecified, loopback, multicast, reserved or 255.255.255.255 (RFC 6890). */
export function isHost(address: Address): boolean {
  const plain = unmap(address);
  const [first = 0] = plain.bytes;
  const isClassE = plain.family === 4 && first >= CLASS_E;
  return !isClassE && !NO_HOST.has(native(plain).range());
}

/** Whether no router passes the address on: fe80::/10, 169.254.0.0/16. */
export const staysOnLink = (address: Address): boolean => native(unmap(address)).range() === 'linkLocal';

/** Whether an address names no link, so that an interface would have to stand beside it (RFC 4291 section 2.5.6). */
export const isLinkLocal = (address: Address): boolean => address.family === 6 && staysOnLink(address);

/** Whether a mask covers every address, as that of a default route does: a prefix length of 0 reads alike in both families. */
export const coversAll = (mask: string): boolean => maskToPrefix(mask, 4) === 0;

/** Whether the address is the machine itself: 127.0.0.0/8, ::1, and 127.0.0.0/8 mapped. */
export function isLoopback(address: Address): boolean {
  return native(unmap(address)).range() === 'loopback';
}

/** The family of an address or network as it is called; of what is neither it is that of its notation. */
export const familyText = (text: string): 'IPv4' | 'IPv6' => (text.includes(':') ? 'IPv6' : 'IPv4');
