import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const ROLE: Readonly<Record<string, MessageId>> = { dr: 'routingState.dr', bdr: 'routingState.bdr' };

/** What there is to say where there is no state. */
export const NO_STATE = {
  notApplied: { label: 'routingState.notApplied', tone: 'neutral' },
  unknown: { label: 'routingState.unknown', tone: 'neutral' },
  none: { label: 'routingState.none', tone: 'neutral' },
} as const satisfies StatusMap;
