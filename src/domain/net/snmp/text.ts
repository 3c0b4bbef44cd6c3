import { HIDDEN_KEY } from '../hidden-key';
import type { NodeConfig } from '../node-config';

// The router sees no agent: it stands as a remark.

/** Who may read the node; that there is a secret, never which. */
export function snmpLines({ snmp }: NodeConfig): string[] {
  if (snmp.version === 'off') return [];
  const head = `! snmp ${snmp.version} port ${snmp.port}`;
  if (snmp.version !== 'v3') return [`${head} community ${HIDDEN_KEY}`];
  const user = `${head} user ${snmp.user} ${snmp.level}`;
  if (snmp.level === 'noAuthNoPriv') return [user];
  const auth = `${user} auth ${snmp.authAlgorithm} ${HIDDEN_KEY}`;
  return [snmp.level === 'authPriv' ? `${auth} priv ${snmp.privAlgorithm} ${HIDDEN_KEY}` : auth];
}
