import type { NodeConfig } from '../node-config';
import { ntpLines } from '../ntp-lines';

// The router sees no clock: it stands as remarks.

/** The clock, servers in one order whatever the order of the lines. */
export function timeLines({ time }: NodeConfig): string[] {
  if (time.mode === 'manual') return [`! clock timezone ${time.zone} set ${time.date} ${time.time}`];
  const servers = ntpLines(time.servers).flatMap(({ server }) => server ?? []);
  return [
    `! clock timezone ${time.zone}`,
    ...[...new Set(servers)].sort().map((server) => `! ntp server ${server} every ${time.interval} min`),
  ];
}
