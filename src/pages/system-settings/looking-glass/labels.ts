import { BFD_STATE, BGP_STATE, OSPF_STATE } from '@/components/network-changes/session-labels';
import type { LsaKind } from '@/domain/net/looking-glass/inside';
import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

/** How a route stands. */
export const STANDING = {
  best: { label: 'glass.best', tone: 'good' },
  accepted: { label: 'glass.accepted', tone: 'neutral' },
  filtered: { label: 'glass.filtered', tone: 'attention' },
  advertised: { label: 'glass.advertised', tone: 'good' },
  withheld: { label: 'glass.withheld', tone: 'neutral' },
} as const satisfies StatusMap;

/** The states as the router writes them. */
export const PEER_STATE = {
  Idle: BGP_STATE.idle,
  Connect: BGP_STATE.connect,
  Active: BGP_STATE.active,
  OpenSent: BGP_STATE.openSent,
  OpenConfirm: BGP_STATE.openConfirm,
  Established: BGP_STATE.established,
} as const satisfies StatusMap;

export const OSPF_PEER_STATE = {
  Down: OSPF_STATE.down,
  Attempt: OSPF_STATE.attempt,
  Init: OSPF_STATE.init,
  '2-Way': OSPF_STATE.twoWay,
  ExStart: OSPF_STATE.exStart,
  Exchange: OSPF_STATE.exchange,
  Loading: OSPF_STATE.loading,
  Full: OSPF_STATE.full,
} as const satisfies StatusMap;

export const BFD_PEER_STATE = {
  shutdown: BFD_STATE.adminDown,
  down: BFD_STATE.down,
  init: BFD_STATE.init,
  up: BFD_STATE.up,
} as const satisfies StatusMap;

/** Whether a path, or a route of the routing table, is the one in use. */
export const CHOSEN = {
  true: { label: 'glass.best', tone: 'good' },
  false: { label: 'glass.notBest', tone: 'neutral' },
} as const satisfies StatusMap;

export const USED = {
  true: { label: 'glass.used', tone: 'good' },
  false: { label: 'glass.unused', tone: 'neutral' },
} as const satisfies StatusMap;

/** The versions as the configuration calls them. */
export const OSPF_VERSIONS = { v4: 'glass.ospf', v6: 'glass.ospf6' } as const satisfies Record<string, MessageId>;

/** What a neighbor is on its link, by the words of FRR; others are shown as they are. */
export const ROLES: Readonly<Record<string, MessageId>> = { Backup: 'glass.backup' };

/** Why a BFD session is down (RFC 5880 4.1), by the words of FRR; others are shown as they are. */
export const DIAGNOSTICS: Readonly<Record<string, MessageId>> = {
  'control detection time expired': 'glass.bfdExpired',
  'echo function failed': 'glass.bfdEcho',
  'neighbor signaled session down': 'glass.bfdNeighbor',
  'forwarding plane reset': 'glass.bfdReset',
  'path down': 'glass.bfdPath',
  'concatenated path down': 'glass.bfdConcatenated',
  'administratively down': 'glass.bfdAdmin',
  'reverse concatenated path down': 'glass.bfdReverse',
};

/** Where the routes of the routing table come from. */
export const SOURCES: Readonly<Record<string, MessageId>> = {
  connected: 'glass.connected',
  static: 'glass.static',
  ospf: 'glass.ospf',
  ospf6: 'glass.ospf6',
  bgp: 'glass.bgp',
  kernel: 'glass.kernel',
};

export const FAMILIES = [
  { value: 'ipv4', label: 'IPv4' },
  { value: 'ipv6', label: 'IPv6' },
] as const;

/** What decided between two paths (RFC 4271 9.1.2.2), by the words of FRR; others are shown as they are. */
export const REASONS: Readonly<Record<string, MessageId>> = {
  'First path received': 'glass.onlyPath',
  Weight: 'glass.byWeight',
  'Local Pref': 'glass.byLocalPref',
  'Local Route': 'glass.byLocalRoute',
  'AS Path': 'glass.byAsPath',
  Origin: 'glass.byOrigin',
  MED: 'glass.byMed',
  'Peer Type': 'glass.byPeerType',
  'IGP Metric': 'glass.byIgpMetric',
  'Older Path': 'glass.byAge',
  'Router ID': 'glass.byRouterId',
  'Cluster length': 'glass.byClusterLength',
  'Neighbor IP': 'glass.byAddress',
};

/** The kinds of LSA (RFC 2328 A.4.1, RFC 3101). */
export const LSA_KINDS: Readonly<Record<LsaKind, MessageId>> = {
  router: 'glass.lsaRouter',
  network: 'glass.lsaNetwork',
  summary: 'glass.lsaSummary',
  asbr: 'glass.lsaAsbr',
  nssa: 'glass.lsaNssa',
};
