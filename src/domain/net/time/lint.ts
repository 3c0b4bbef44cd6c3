import { isSame } from '@/lib/form/comparison';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { timeAt } from '@/lib/time-zone';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import { ntpLines } from '../ntp-lines';

/** With fewer servers a wrong one cannot be outvoted (RFC 8633 section 3.2). */
const FEWEST = 3;

function lintServers(servers: string, hasDns: boolean): Finding[] {
  const path = ['time', '', 'servers'] as const;
  const seen = new Map<string, number>();
  const found: Finding[] = [];
  let isNamed = false;
  for (const { line, server, isAddress } of ntpLines(servers)) {
    if (server === null) continue;
    const first = seen.get(server);
    if (first === undefined) seen.set(server, line);
    else found.push({ level: 'warning', code: 'ntpDuplicate', path, values: { line, first, server } });
    isNamed ||= !isAddress;
  }
  if (isNamed && !hasDns) found.push({ level: 'warning', code: 'ntpNoDns', path, values: {} });
  if (seen.size > 0 && seen.size < FEWEST)
    found.push({ level: 'info', code: 'ntpFew', path, values: { least: FEWEST } });
  return found;
}

/** What is doubtful about the clock of a node. */
export function lintTime({ time, dns }: NodeConfig): Finding[] {
  if (time.mode === 'auto') return lintServers(time.servers, dns.servers.trim() !== '');
  return [{ level: 'info', code: 'timeByHand', path: ['time', '', 'mode'], values: {} }];
}

/** From here on signatures and certificates are told from others by the time: less is what reviewing takes. */
const FAR = 5 * MINUTE;

/**
 * A time that is set by hand and far from the gateway's, which ticks while the edit waits. Only of an edit: the time that a
 * node was set to long ago has gone on since.
 */
export function lintSetTime({ time }: NodeConfig, before?: NodeConfig): Finding[] {
  if (!before || time.mode !== 'manual' || isSame(time, before.time)) return [];
  const off = timeAt(time, time.zone) - gatewayNow();
  const apart = Math.abs(off);
  if (!(apart >= FAR)) return [];
  const days = Math.floor(apart / DAY);
  const hours = days > 0 ? 0 : Math.floor(apart / HOUR);
  const minutes = days + hours > 0 ? 0 : Math.floor(apart / MINUTE);
  const code = off < 0 ? 'timeBehind' : 'timeAhead';
  return [{ level: 'warning', code, path: ['time', '', 'date'], values: { days, hours, minutes } }];
}
