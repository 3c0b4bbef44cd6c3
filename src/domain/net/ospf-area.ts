import { formatAddress, parseAddress } from '@/lib/ip/address';
import { toInteger } from '@/lib/rules/integer';
import type { OspfArea } from './ospf/schema';

const MAX_AREA = 0xffff_ffff;
const BYTE = 256;

/** The area that a text names, 0 to 4294967295: a number, or four decimal parts (RFC 2328 appendix C.2); else null. */
export function areaNumber(text: string): number | null {
  const number = toInteger(text);
  if (number !== null) return number >= 0 && number <= MAX_AREA ? number : null;
  const address = parseAddress(text);
  return address?.family === 4 ? address.bytes.reduce((sum, byte) => sum * BYTE + byte, 0) : null;
}

/** An area number as the four decimal parts in which routers show it. */
export function areaDotted(area: number): string {
  const bytes = [3, 2, 1, 0].map((place) => Math.floor(area / BYTE ** place) % BYTE);
  return formatAddress({ family: 4, bytes });
}

/** The area that holds the loopback addresses: the backbone, or the lowest one where there is none; null without areas. */
export function loopbackArea(areas: readonly OspfArea[]): number | null {
  const numbers = areas.map(({ area }) => areaNumber(area)).filter((number) => number !== null);
  return numbers.length === 0 ? null : Math.min(...numbers);
}
