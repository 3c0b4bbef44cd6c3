import { formatAddress, parseAddress, parseCidr, toCidr, unmap } from '@/lib/ip/address';
import { asciiName } from '@/lib/rules/hostname';

export const INDICATOR_TYPES = ['domain', 'ip', 'cidr'] as const;
export type IndicatorType = (typeof INDICATOR_TYPES)[number];

export const INDICATOR_LEVELS = ['low', 'medium', 'high'] as const;
export type IndicatorLevel = (typeof INDICATOR_LEVELS)[number];

/** Something that is known to be bad. */
export interface Indicator {
  type: IndicatorType;
  /** As its author wrote it: a name in Unicode or in Punycode, an address in any of its forms. */
  value: string;
  threat: string;
  level: IndicatorLevel;
  /** Epoch milliseconds; null: until somebody removes it. */
  expiresAt: number | null;
}

const WILDCARD = '*.';

/** A name of two labels or more, or all names below one, in the form in which they travel in the DNS. */
function domainKey(value: string): string | null {
  const isWild = value.startsWith(WILDCARD);
  const ascii = asciiName(isWild ? value.slice(WILDCARD.length) : value);
  if (!ascii.includes('.')) return null;
  return isWild ? WILDCARD + ascii : ascii;
}

function addressKey(value: string): string | null {
  const address = parseAddress(value);
  return address && formatAddress(unmap(address));
}

function networkKey(value: string): string | null {
  const network = parseCidr(value);
  return network && toCidr(network);
}

const KEYS = { domain: domainKey, ip: addressKey, cidr: networkKey } as const;

/** The one text by which values that mean the same are the same; null when the value is none of its type. */
export const indicatorKey = (type: IndicatorType, value: string): string | null => KEYS[type](value);

/** What a bare text is: an address, a network, a name; null when it is none of them. */
export function recognize(value: string): { type: IndicatorType; key: string } | null {
  for (const type of ['ip', 'cidr', 'domain'] as const) {
    const key = indicatorKey(type, value);
    if (key !== null) return { type, key };
  }
  return null;
}
