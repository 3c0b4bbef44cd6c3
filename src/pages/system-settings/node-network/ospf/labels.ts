import type { OspfVersion } from '@/domain/net/ospf-config';
import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

/** The specification's names of the versions. */
export const VERSIONS: Readonly<Record<OspfVersion, MessageId>> = { v4: 'ospf.v4', v6: 'ospf.v6' };

export const SWITCH = {
  on: { label: 'network.enabled', tone: 'good' },
  off: { label: 'network.disabled', tone: 'neutral' },
} as const satisfies StatusMap;
