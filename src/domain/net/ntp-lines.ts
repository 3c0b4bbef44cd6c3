import { normalize } from '@/lib/ip/address';
import { isHostname } from '@/lib/rules/hostname';
import { filledLines } from './filled-lines';

/** One line of a list of time servers: its number from 1, what stands there, and the server in its one form or null. */
export interface NtpLine {
  readonly line: number;
  readonly text: string;
  readonly server: string | null;
  readonly isAddress: boolean;
}

/** The lines of a list of time servers, each an address or a host name; empty ones left out but counted. */
export function ntpLines(servers: string): NtpLine[] {
  return filledLines(servers).map((one) => {
    const address = normalize(one.text);
    const server = address ?? (isHostname(one.text) ? one.text.toLowerCase() : null);
    return { ...one, server, isAddress: address !== null };
  });
}
