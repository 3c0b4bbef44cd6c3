import { isHost, isLoopback, parseAddress } from '@/lib/ip/address';
import { dnsLines } from '../dns-lines';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';

/** A resolver asks the first three and passes over the rest (resolv.conf(5)). */
const MOST = 3;

/** What is doubtful about the name servers of a node, line by line. */
export function lintDns({ dns }: NodeConfig): Finding[] {
  const path = ['dns', '', 'servers'] as const;
  const seen = new Map<string, number>();
  const found = dnsLines(dns.servers).flatMap(({ line, text, address }): Finding[] => {
    const parsed = address === null ? null : parseAddress(address);
    if (address === null || parsed === null)
      return [{ level: 'warning', code: 'dnsFormat', path, values: { line, text } }];
    const first = seen.get(address);
    if (first !== undefined)
      return [{ level: 'warning', code: 'dnsDuplicate', path, values: { line, first, address } }];
    seen.set(address, line);
    if (isLoopback(parsed)) return [{ level: 'info', code: 'dnsSelf', path, values: { line, address } }];
    return isHost(parsed) ? [] : [{ level: 'warning', code: 'dnsReserved', path, values: { line, address } }];
  });
  if (seen.size <= MOST) return found;
  return [...found, { level: 'info', code: 'dnsMany', path, values: { count: seen.size, most: MOST } }];
}
