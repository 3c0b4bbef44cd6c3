import { isHost, isLinkLocal, isLoopback, normalize, parseAddress } from '@/lib/ip/address';
import { type Connected, ownerOf } from '../connected';
import { dnsLines } from '../dns-lines';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';

/** A resolver asks the first three and passes over the rest (resolv.conf(5)). */
const MOST = 3;

/** What is doubtful about the name servers of a node, line by line. */
export function lintDns({ dns, loopback }: NodeConfig, connected: readonly Connected[]): Finding[] {
  const own = [loopback.ipv4, loopback.ipv6].map(normalize);
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
    if (isLoopback(parsed) || own.includes(address) || ownerOf(connected, address))
      return [{ level: 'info', code: 'dnsSelf', path, values: { line, address } }];
    if (isLinkLocal(parsed)) return [{ level: 'warning', code: 'linkLocal', path, values: { address } }];
    return isHost(parsed) ? [] : [{ level: 'warning', code: 'dnsReserved', path, values: { line, address } }];
  });
  if (seen.size <= MOST) return found;
  return [...found, { level: 'info', code: 'dnsMany', path, values: { count: seen.size, most: MOST } }];
}
