import type { ReactNode } from 'react';
import type { BgpSession, OspfNeighbor } from '@/api/system-settings/routing-state';
import { BFD_STATE, BGP_STATE, LAST_ERROR, OSPF_STATE } from '@/components/network-changes/session-labels';
import type { OspfVersion } from '@/domain/net/ospf-config';
import { isUp } from '@/domain/net/session-state';
import { useLanguage, useT } from '@/i18n/use-t';
import { ageText } from '@/lib/age';
import { DOT } from '@/lib/dot';
import { relativeText } from '@/lib/time';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { portKey, type Routing } from './context';
import { GlassLink, type GlassPlace } from './glass-link';
import { ROLE } from './labels';
import './routing-state.css';

/** A session of any protocol as a table shows it. */
export interface SessionRow {
  readonly id: string;
  /** The other side by its address or router id. */
  readonly peer: string;
  readonly state: string;
  readonly since: number;
  readonly downSince?: number | undefined;
  /** What else is known of it. */
  readonly remark: ReactNode;
  /** Where the router of the node tells more of it. */
  readonly place?: GlassPlace;
}

/** Which sessions are meant: of a protocol, and of one port or template unless `of` is empty. */
export type Scope =
  | { readonly protocol: 'bgp' }
  | { readonly protocol: 'bfd'; readonly of: string }
  | { readonly protocol: 'ospf'; readonly version: OspfVersion; readonly of: string };

/** How the states of a protocol are called. */
export const STATES: Readonly<Record<Scope['protocol'], StatusMap>> = {
  bgp: BGP_STATE,
  bfd: BFD_STATE,
  ospf: OSPF_STATE,
};

function ospfSessions({ ospf }: Routing, version: OspfVersion, of: string): SessionRow[] {
  const ports = [...ospf].filter(([key]) =>
    of === '' ? key.startsWith(portKey(version, '')) : key === portKey(version, of),
  );
  return ports.flatMap(([key, neighbors]) =>
    neighbors.map((one) => ({
      id: `${key}/${one.routerId}`,
      peer: one.routerId,
      state: one.state,
      since: one.since,
      downSince: one.downSince,
      remark: <Role neighbor={one} port={of === '' ? key.slice(portKey(version, '').length) : ''} />,
    })),
  );
}

/** A BGP session as a table shows it. */
export const bgpSession = (session: BgpSession): SessionRow => {
  const { address, state, since, downSince } = session;
  const remark = <Remark session={session} />;
  return { id: address, peer: address, state, since, downSince, remark, place: { neighbor: address } };
};

/** The sessions in question as the node told them last. */
export function sessionsOf(routing: Routing, scope: Scope): SessionRow[] {
  if (scope.protocol === 'ospf') return ospfSessions(routing, scope.version, scope.of);
  if (scope.protocol === 'bgp') return [...routing.bgp.values()].map(bgpSession);
  return (routing.bfd.get(scope.of) ?? []).map(({ peer, state, since, downSince }) => ({
    id: peer,
    peer,
    state,
    since,
    downSince,
    remark: null,
  }));
}

interface StateProps {
  state: string;
  map: StatusMap;
  since: number;
  downSince?: number | undefined;
  now: number;
}

/**
 * A state and how long it has been so, by the gateway's clock: the browser's may be wrong. Of what is not up it says how
 * long it has not been, since each try begins its states anew.
 */
export function State({ state, map, since, downSince, now }: StateProps) {
  const t = useT();
  const language = useLanguage();
  const ago = relativeText(Math.min(since, now), now, language);
  const isDown = downSince !== undefined;
  const upFor = isUp(state) ? t('routingState.upFor', { span: ageText(now - since, language) }) : ago;
  return (
    <span className="routing-state">
      <StatusTag value={state} map={map} />
      <time className="network-note" dateTime={new Date(downSince ?? since).toISOString()}>
        {isDown ? t('routingState.downFor', { span: ageText(now - downSince, language) }) : upFor}
      </time>
      {isDown && since > downSince && <span className="network-note">{t('routingState.lastTry', { ago })}</span>}
    </span>
  );
}

function Remark({ session: { address, state, received, sent, lastError } }: { session: BgpSession }) {
  const t = useT();
  const known = LAST_ERROR[lastError];
  const error = lastError !== '' && t('routingState.lastError', { error: known ? t(known) : lastError });
  if (state !== 'established') return error && <span className="network-note is-reason">{error}</span>;
  return (
    <span className="routing-state">
      <span className="network-note">
        <GlassLink place={{ neighbor: address }}>{t('routingState.prefixes', { received, sent })}</GlassLink>
      </span>
      {error && <span className="network-note">{error}</span>}
    </span>
  );
}

function Role({ neighbor: { role }, port }: { neighbor: OspfNeighbor; port: string }) {
  const t = useT();
  const text = ROLE[role];
  const parts = [port, text ? t(text) : ''].filter((one) => one !== '');
  return parts.length > 0 && <bdi className="network-note">{parts.join(DOT)}</bdi>;
}
