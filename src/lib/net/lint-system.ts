import type { Finding } from './lint';
import type { NodeConfig, SnmpSettings } from './node-config';
import { ntpLines } from './ntp-lines';

/** With fewer servers a wrong one cannot be outvoted (RFC 8633 section 3.2). */
const FEWEST = 3;

/** UDP ports that a node already listens on: DNS, NTP, SNMP traps, BFD (RFC 5881, 5883). */
const BUSY: ReadonlySet<number> = new Set([53, 123, 162, 3784, 3785, 4784]);

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

function lintUser(snmp: Extract<SnmpSettings, { version: 'v3' }>): Finding[] {
  const at = (field: string) => ['snmp', '', field] as const;
  if (snmp.level === 'noAuthNoPriv') return [{ level: 'warning', code: 'snmpOpen', path: at('level'), values: {} }];
  const found: Finding[] = [];
  if (snmp.level === 'authNoPriv') found.push({ level: 'info', code: 'snmpReadable', path: at('level'), values: {} });
  if (snmp.authAlgorithm === 'MD5') {
    found.push({ level: 'warning', code: 'snmpMd5', path: at('authAlgorithm'), values: {} });
  }
  if (snmp.level === 'authPriv' && snmp.privAlgorithm === 'DES') {
    found.push({ level: 'warning', code: 'snmpDes', path: at('privAlgorithm'), values: {} });
  }
  return found;
}

/** What is doubtful about the way in which a node lets itself be read. */
export function lintSnmp({ snmp }: NodeConfig): Finding[] {
  if (snmp.version === 'off') return [];
  const { port, version } = snmp;
  const path = ['snmp', '', 'version'] as const;
  const own: Finding[] =
    version === 'v3' ? lintUser(snmp) : [{ level: 'warning', code: 'snmpPlain', path, values: { version } }];
  if (!BUSY.has(port)) return own;
  return [...own, { level: 'warning', code: 'snmpPort', path: ['snmp', '', 'port'], values: { port } }];
}
