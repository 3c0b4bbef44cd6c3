import { Alert } from 'antd';
import { announcementApi } from '@/api/system-settings/announcement';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { addressKey, withdrawn } from '@/lib/net/drain';
import { useLoad } from '@/ui/data/use-load';
import type { StagedNode } from '../use-node';

const DEPENDS_ON = [nodeNetworkApi.apply];

/** The addresses that no node announces any more once the set is applied. */
export function useUnannounced({ network, base, next }: StagedNode): string[] {
  const gone = withdrawn(base, next);
  const { data } = useLoad(
    announcementApi.getOthers,
    { id: network.id },
    { isReady: gone.length > 0, dependsOn: DEPENDS_ON },
  );
  const others = new Map(data?.list.map((one) => [addressKey(one.address), one.others]));
  return gone.filter((address) => others.get(address) === 0);
}

/** Warns of them before anything else: it is an outage of the address, not of the node. */
export function LastAnnouncer({ addresses }: { addresses: readonly string[] }) {
  const t = useT();
  if (addresses.length === 0) return null;
  const text = t('drain.lastNode', { addresses: listed(addresses, t('common.separator')) });
  return <Alert type="error" showIcon title={text} className="form-problem" />;
}
