import { snmpLabels } from '@/components/network-sections/snmp';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import type { SectionFacts } from '../section-facts';
import { systemTab } from '../system/tab';

export const snmpFacts: SectionFacts<SnmpSettings> = {
  ...snmpLabels,
  tab: systemTab,
  load: () => import('./section'),
  panel: 'snmp',
};
