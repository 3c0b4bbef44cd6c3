import type { MessageId } from '@/i18n/messages';
import type { StatusMap, Tone } from '@/ui/data/status-tag';

/** The states of the protocols by the names that their standards give them. */
export const BGP_STATE = {
  idle: { label: 'routingState.idle', tone: 'bad' },
  connect: { label: 'routingState.connect', tone: 'attention' },
  active: { label: 'routingState.active', tone: 'attention' },
  openSent: { label: 'routingState.openSent', tone: 'busy' },
  openConfirm: { label: 'routingState.openConfirm', tone: 'busy' },
  established: { label: 'routingState.established', tone: 'good' },
} as const satisfies StatusMap;

export const OSPF_STATE = {
  down: { label: 'routingState.down', tone: 'bad' },
  // Without an answer from the other side, for as long as that takes.
  attempt: { label: 'routingState.attempt', tone: 'attention' },
  init: { label: 'routingState.init', tone: 'attention' },
  twoWay: { label: 'routingState.twoWay', tone: 'neutral' },
  exStart: { label: 'routingState.exStart', tone: 'busy' },
  exchange: { label: 'routingState.exchange', tone: 'busy' },
  loading: { label: 'routingState.loading', tone: 'busy' },
  full: { label: 'routingState.full', tone: 'good' },
} as const satisfies StatusMap;

export const BFD_STATE = {
  adminDown: { label: 'routingState.adminDown', tone: 'neutral' },
  down: { label: 'routingState.down', tone: 'bad' },
  init: { label: 'routingState.init', tone: 'busy' },
  up: { label: 'routingState.up', tone: 'good' },
} as const satisfies StatusMap;

/** Why a session was lost; a code that is not here is shown as it is. */
export const LAST_ERROR: Readonly<Record<string, MessageId>> = {
  badPeerAs: 'routingState.badPeerAs',
  bfdDown: 'routingState.bfdDown',
  holdExpired: 'routingState.holdExpired',
  noRoute: 'routingState.noRoute',
  refused: 'routingState.refused',
};

const WORST_FIRST: readonly Tone[] = ['bad', 'attention', 'busy', 'neutral', 'good'];

/** Where a session stands among others: what is broken leads, and what goes well comes last. */
export const sessionRank = (map: StatusMap, state: string): number =>
  WORST_FIRST.indexOf(map[state]?.tone ?? 'neutral');
