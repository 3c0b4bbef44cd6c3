import { type ReactNode, useContext } from 'react';
import type { BgpSession } from '@/api/system-settings/routing-state';
import { useLanguage, useT } from '@/i18n/use-t';
import { relativeText } from '@/lib/time';
import { type StatusMap, StatusTag } from '@/ui/status-tag';
import { addressKey, portKey, type Routing, RoutingContext } from './context';
import { BFD_STATE, BGP_STATE, LAST_ERROR, NO_STATE, OSPF_STATE, ROLE } from './labels';
import './state-cell.css';

/** As many as a row has room for; the rest is a number. */
const MOST = 3;

interface StateProps {
  state: string;
  map: StatusMap;
  since: number;
  now: number;
}

/** A state and how long ago it was reached, by the gateway's clock: the browser's may be wrong. */
function State({ state, map, since, now }: StateProps) {
  const language = useLanguage();
  return (
    <span className="routing-state">
      <StatusTag value={state} map={map} />
      <time className="network-note" dateTime={new Date(since).toISOString()}>
        {relativeText(Math.min(since, now), now, language)}
      </time>
    </span>
  );
}

/** Why there is no state: not asked yet, not known, or nothing of it on the node. */
function Absent({ routing, why }: { routing: Routing; why: 'notApplied' | 'none' }) {
  if (routing.now !== null) return <StatusTag value={why} map={NO_STATE} />;
  return routing.isFailed ? <StatusTag value="unknown" map={NO_STATE} /> : null;
}

/** The session with a BGP neighbour; one whose address is only staged has none yet. */
export function BgpState({ address }: { address: string }) {
  const routing = useContext(RoutingContext);
  const session = routing.bgp.get(addressKey(address));
  if (!session || routing.now === null) return <Absent routing={routing} why="notApplied" />;
  return (
    <div className="routing-states">
      <State state={session.state} map={BGP_STATE} since={session.since} now={routing.now} />
      <Remark session={session} />
    </div>
  );
}

function Remark({ session: { state, received, sent, lastError } }: { session: BgpSession }) {
  const t = useT();
  const known = LAST_ERROR[lastError];
  const error = lastError !== '' && t('routingState.lastError', { error: known ? t(known) : lastError });
  const prefixes = state === 'established' && t('routingState.prefixes', { received, sent });
  return (
    <>
      {prefixes && <span className="network-note">{prefixes}</span>}
      {error && <span className="network-note">{error}</span>}
    </>
  );
}

function Some({ all }: { all: readonly { key: string; shown: ReactNode }[] }) {
  const t = useT();
  return (
    <div className="routing-states">
      {all.slice(0, MOST).map(({ key, shown }) => (
        <div key={key} className="routing-state">
          {shown}
        </div>
      ))}
      {all.length > MOST && (
        <span className="network-note">{t('routingState.more', { count: all.length - MOST })}</span>
      )}
    </div>
  );
}

const ROUGH: Readonly<Record<string, number>> = { bad: 0, attention: 1, neutral: 2, good: 3 };
const worst = (map: StatusMap) => (a: { state: string }, b: { state: string }) =>
  (ROUGH[map[a.state]?.tone ?? ''] ?? 0) - (ROUGH[map[b.state]?.tone ?? ''] ?? 0);

/** The BFD sessions by a template, what is wrong first. */
export function BfdStates({ template }: { template: string }) {
  const routing = useContext(RoutingContext);
  const { now } = routing;
  const sessions = routing.bfd.get(template);
  if (!sessions || now === null) return <Absent routing={routing} why="none" />;
  const all = sessions.toSorted(worst(BFD_STATE)).map(({ peer, state, since }) => ({
    key: peer,
    shown: (
      <>
        <bdi className="code" dir="ltr">
          {peer}
        </bdi>
        <State state={state} map={BFD_STATE} since={since} now={now} />
      </>
    ),
  }));
  return <Some all={all} />;
}

/** The OSPF neighbours on a port by their router ids, what is wrong first; `isApplied` tells none from not yet. */
export function OspfStates({ version, port, isApplied }: { version: 'v4' | 'v6'; port: string; isApplied: boolean }) {
  const t = useT();
  const routing = useContext(RoutingContext);
  const { now } = routing;
  const neighbours = routing.ospf.get(portKey(version, port)) ?? [];
  if (!isApplied || neighbours.length === 0 || now === null) {
    return <Absent routing={routing} why={isApplied ? 'none' : 'notApplied'} />;
  }
  const all = neighbours.toSorted(worst(OSPF_STATE)).map(({ routerId, state, role, since }) => {
    const roleText = ROLE[role];
    return {
      key: routerId,
      shown: (
        <>
          <bdi className="code" dir="ltr">
            {routerId}
          </bdi>
          <State state={state} map={OSPF_STATE} since={since} now={now} />
          {roleText && <span className="network-note">{t(roleText)}</span>}
        </>
      ),
    };
  });
  return <Some all={all} />;
}
