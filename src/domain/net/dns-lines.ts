import { normalize } from '@/lib/ip/address';
import { filledLines } from './filled-lines';

/** One line of a list of name servers: its number from 1, what stands there, and the address in its one form or null. */
export interface DnsLine {
  readonly line: number;
  readonly text: string;
  readonly address: string | null;
}

/** The lines of a list of name servers, empty ones left out but counted (one address per line). */
export const dnsLines = (servers: string): DnsLine[] =>
  filledLines(servers).map((one) => ({ ...one, address: normalize(one.text) }));
