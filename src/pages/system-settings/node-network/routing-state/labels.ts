import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const ROLE: Readonly<Record<string, MessageId>> = { dr: 'routingState.dr', bdr: 'routingState.bdr' };

interface Words {
  readonly state: MessageId;
  readonly count: 'routingState.sessions' | 'routingState.neighbors';
  readonly list: 'routingState.listTitle' | 'routingState.neighborList';
  readonly none: 'none' | 'noNeighbor';
}

const SESSION_WORDS: Words = {
  state: 'routingState.state',
  count: 'routingState.sessions',
  list: 'routingState.listTitle',
  none: 'none',
};

/** What the other side is called, and how it stands: OSPF has neighbors (RFC 2328), the others have sessions. */
export const WORDS: Readonly<Record<'bgp' | 'bfd' | 'ospf', Words>> = {
  bgp: SESSION_WORDS,
  bfd: SESSION_WORDS,
  ospf: {
    state: 'routingState.neighborState',
    count: 'routingState.neighbors',
    list: 'routingState.neighborList',
    none: 'noNeighbor',
  },
};

/** What there is to say where there is no state. */
export const NO_STATE = {
  notApplied: { label: 'routingState.notApplied', tone: 'neutral' },
  unknown: { label: 'routingState.unknown', tone: 'neutral' },
  none: { label: 'routingState.none', tone: 'neutral' },
  noNeighbor: { label: 'routingState.noNeighbor', tone: 'neutral' },
} as const satisfies StatusMap;
