import { normalise } from './address';

/** One line of a list of name servers: its number from 1, what stands there, and the address in its one form or null. */
export interface DnsLine {
  readonly line: number;
  readonly text: string;
  readonly address: string | null;
}

/** The lines of a list of name servers, empty ones left out but counted (spec 5: one address per line). */
export function dnsLines(servers: string): DnsLine[] {
  return servers
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text, address: normalise(text) }))
    .filter(({ text }) => text !== '');
}
