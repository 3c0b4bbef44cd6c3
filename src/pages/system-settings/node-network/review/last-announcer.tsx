import { Alert } from 'antd';
import { announcementApi } from '@/api/system-settings/announcement';
import { isMute } from '@/api/system-settings/business-node-state';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { addressKey, announced } from '@/domain/net/drain';
import { silenced } from '@/domain/net/heard';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import type { StagedNode } from '../use-node';

const DEPENDS_ON = [nodeNetworkApi.apply];

/** What the fleet says of the addresses of a node that no other node announces now. */
export function useFleet({ network, base, next }: StagedNode) {
  const { data, failure, reload } = useLoad(announcementApi.getOthers, { id: network.id }, { dependsOn: DEPENDS_ON });
  const alone = new Map(
    data?.list.filter(({ others }) => others === 0).map(({ address, reach }) => [addressKey(address), reach]),
  );
  const lost = silenced(base, next).filter((address) => alone.has(address));
  const left = announced(next).filter((address) => !lost.includes(address));
  const missing = left.filter((address) => alone.get(address) === 'lost');
  // Of a node that is offline nobody knows what it announces.
  const isSilent = network.isLinked && isMute(network.services);
  return {
    /** This node attracts their traffic and answers none of it: its services are stopped. */
    mute: isSilent ? left.filter((address) => !missing.includes(address)) : [],
    /** Nobody announces them any more once the set is applied. */
    lost,
    /** This node is the last one that announces them. */
    last: left.filter((address) => alone.get(address) === 'last'),
    /** They are advertised, and no node is known to announce them. */
    missing,
    failure,
    reload,
  };
}

type Fleet = ReturnType<typeof useFleet>;

const KINDS = [
  { kind: 'lost', text: 'drain.lastNode', type: 'error' },
  { kind: 'mute', text: 'drain.mute', type: 'warning' },
  { kind: 'missing', text: 'drain.missing', type: 'warning' },
  { kind: 'last', text: 'drain.onlyHere', type: 'warning' },
] as const;

/** Warns of an outage of an address, not of the node only: the worst first, each address in one of the sentences. */
export function LastAnnouncer({ fleet }: { fleet: Fleet }) {
  const t = useT();
  const failed = fleet.failure && <LoadFailure failure={fleet.failure} onRetry={fleet.reload} />;
  const alerts = KINDS.filter(({ kind }) => fleet[kind].length > 0).map(({ kind, text, type }) => (
    <Alert
      key={kind}
      type={type}
      showIcon
      title={t(text, { addresses: listed(fleet[kind], t('common.separator')) })}
      className="form-problem"
    />
  ));
  return (
    <>
      {failed}
      {alerts}
    </>
  );
}
