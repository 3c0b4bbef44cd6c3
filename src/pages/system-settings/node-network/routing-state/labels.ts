import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

/** The states of the protocols by the names that their standards give them. */
export const BGP_STATE = {
  idle: { label: 'routingState.idle', tone: 'bad' },
  connect: { label: 'routingState.connect', tone: 'attention' },
  active: { label: 'routingState.active', tone: 'attention' },
  openSent: { label: 'routingState.openSent', tone: 'attention' },
  openConfirm: { label: 'routingState.openConfirm', tone: 'attention' },
  established: { label: 'routingState.established', tone: 'good' },
} as const satisfies StatusMap;

export const OSPF_STATE = {
  down: { label: 'routingState.down', tone: 'bad' },
  attempt: { label: 'routingState.attempt', tone: 'attention' },
  init: { label: 'routingState.init', tone: 'attention' },
  twoWay: { label: 'routingState.twoWay', tone: 'neutral' },
  exStart: { label: 'routingState.exStart', tone: 'attention' },
  exchange: { label: 'routingState.exchange', tone: 'attention' },
  loading: { label: 'routingState.loading', tone: 'attention' },
  full: { label: 'routingState.full', tone: 'good' },
} as const satisfies StatusMap;

export const BFD_STATE = {
  adminDown: { label: 'routingState.adminDown', tone: 'neutral' },
  down: { label: 'routingState.down', tone: 'bad' },
  init: { label: 'routingState.init', tone: 'attention' },
  up: { label: 'routingState.up', tone: 'good' },
} as const satisfies StatusMap;

export const ROLE: Readonly<Record<string, MessageId>> = { dr: 'routingState.dr', bdr: 'routingState.bdr' };

/** Why a session was lost; a code that is not here is shown as it is. */
export const LAST_ERROR: Readonly<Record<string, MessageId>> = {
  badPeerAs: 'routingState.badPeerAs',
  bfdDown: 'routingState.bfdDown',
  holdExpired: 'routingState.holdExpired',
  noRoute: 'routingState.noRoute',
  refused: 'routingState.refused',
};

/** What there is to say where there is no state. */
export const NO_STATE = {
  notApplied: { label: 'routingState.notApplied', tone: 'neutral' },
  unknown: { label: 'routingState.unknown', tone: 'neutral' },
  none: { label: 'routingState.none', tone: 'neutral' },
} as const satisfies StatusMap;
