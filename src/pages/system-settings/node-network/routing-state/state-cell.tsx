import { useContext } from 'react';
import { addressKey } from '@/domain/net/drain';
import { StatusTag } from '@/ui/data/status-tag';
import { type Routing, RoutingContext } from './context';
import { NO_STATE, WORDS } from './labels';
import { bgpSession, type Scope, STATES, State, sessionsOf } from './sessions';
import { Tally } from './tally';
import './routing-state.css';

/** Why there is no state: not asked yet, not known, or nothing of it on the node. */
function Absent({ routing, why }: { routing: Routing; why: 'notApplied' | 'none' | 'noNeighbor' }) {
  if (routing.now !== null) return <StatusTag value={why} map={NO_STATE} />;
  return routing.isFailed ? (
    <StatusTag value="unknown" map={NO_STATE} />
  ) : (
    <span className="routing-wait" aria-hidden />
  );
}

/** The session with a BGP neighbor; one whose address is only staged has none yet. */
export function BgpState({ address }: { address: string }) {
  const routing = useContext(RoutingContext);
  const found = routing.bgp.get(addressKey(address));
  if (!found || routing.now === null) return <Absent routing={routing} why="notApplied" />;
  const { state, since, downSince, remark } = bgpSession(found);
  return (
    <div className="routing-states">
      <State state={state} since={since} downSince={downSince} map={STATES.bgp} now={routing.now} />
      {remark}
    </div>
  );
}

interface Props {
  scope: Scope;
  /** Opens the list of the sessions. */
  onOpen: () => void;
  /** Where there is no session: because nothing of it is applied yet. */
  isApplied?: boolean;
}

/** The sessions of one entry, or of a protocol: the only one with its peer, several as a tally that opens their list. */
export function SessionStates({ scope, onOpen, isApplied = true }: Props) {
  const routing = useContext(RoutingContext);
  const { now } = routing;
  const sessions = sessionsOf(routing, scope);
  const map = STATES[scope.protocol];
  const [only, second] = sessions;
  if (!isApplied || !only || now === null)
    return <Absent routing={routing} why={isApplied ? WORDS[scope.protocol].none : 'notApplied'} />;
  if (second) return <Tally sessions={sessions} protocol={scope.protocol} onOpen={onOpen} />;
  return (
    <span className="routing-state">
      <bdi className="code" dir="ltr">
        {only.peer}
      </bdi>
      <State state={only.state} since={only.since} downSince={only.downSince} map={map} now={now} />
      {only.remark}
    </span>
  );
}
