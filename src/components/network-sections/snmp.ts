import type { SnmpSettings } from '@/domain/net/snmp/schema';
import type { MessageId } from '@/i18n/messages';
import type { SectionLabels } from './section-labels';

export const VERSIONS = {
  off: 'snmp.off',
  v1: 'snmp.v1',
  v2c: 'snmp.v2c',
  v3: 'snmp.v3',
} as const satisfies Record<SnmpSettings['version'], MessageId>;

export const SECURITY_LEVELS = {
  noAuthNoPriv: 'snmp.noAuthNoPriv',
  authNoPriv: 'snmp.authNoPriv',
  authPriv: 'snmp.authPriv',
} as const satisfies Record<string, MessageId>;

export const snmpLabels: SectionLabels<SnmpSettings> = {
  label: 'snmp.title',
  nameOf: () => '',
  fields: {
    version: { label: 'snmp.version', values: VERSIONS },
    port: { label: 'snmp.port' },
    hasCommunity: { label: 'snmp.hasCommunity' },
    user: { label: 'snmp.user' },
    level: { label: 'snmp.level', values: SECURITY_LEVELS },
    authAlgorithm: { label: 'snmp.authAlgorithm' },
    hasAuthPassword: { label: 'snmp.hasAuthPassword' },
    privAlgorithm: { label: 'snmp.privAlgorithm' },
    hasPrivPassword: { label: 'snmp.hasPrivPassword' },
  },
  secrets: {
    community: 'snmp.community',
    authPassword: 'snmp.authPassword',
    privPassword: 'snmp.privPassword',
  },
};
