import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import type { SnmpSettings } from './schema';

/** UDP ports that a node already listens on: DNS, NTP, SNMP traps, BFD (RFC 5881, 5883). */
const BUSY: ReadonlySet<number> = new Set([53, 123, 162, 3784, 3785, 4784]);

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
