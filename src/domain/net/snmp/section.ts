import { never, oneOf, type SectionKind, single } from '../section';
import { lintSnmp } from './lint';
import { type SnmpSettings, snmpSettings } from './schema';
import { snmpLines } from './text';

const kind: SectionKind<SnmpSettings> = single('snmp', never, (edit) => ({ section: 'snmp', ...edit }));

/** Who may read the node. */
export const snmp = {
  ...oneOf('snmp', snmpSettings),
  kind,
  codes: ['snmpDes', 'snmpMd5', 'snmpOpen', 'snmpPlain', 'snmpPort', 'snmpReadable'],
  lint: lintSnmp,
  text: { remarks: snmpLines },
  owns: [[/^$/, /^! snmp /]],
  isUnread: true,
} as const;
