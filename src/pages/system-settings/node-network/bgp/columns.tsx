import { useMemo } from 'react';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { PendingMark } from '../pending-mark';
import { useHasRouting } from '../routing-state/provider';
import { BgpState } from '../routing-state/state-cell';
import type { StagedNode } from '../use-node';

const col = columnsOf<BgpNeighbor>();

/** The columns of the neighbors: who, in which system, and how the session is made. */
export function useNeighborColumns(node: StagedNode, actions: (neighbor: BgpNeighbor) => readonly Action[]) {
  const t = useT();
  const hasRouting = useHasRouting();
  const { next, pendingKind } = node;
  return useMemo((): Column<BgpNeighbor>[] => {
    const templates = new Map(next.bfdTemplates.map(({ id, name }) => [id, name]));
    const own = next.bgp.asNumber;
    const options = ({ multiHop, isLoopback, hasPassword, bfd }: BgpNeighbor) =>
      [
        multiHop === null ? '' : t('bgp.hops', { hops: multiHop }),
        isLoopback ? t('bgp.loopback') : '',
        hasPassword ? t('bgp.md5') : '',
        bfd === '' ? '' : t('bgp.watchedBy', { name: templates.get(bfd) ?? bfd }),
      ].filter(Boolean);
    const all: Column<BgpNeighbor>[] = [
      {
        key: 'address',
        title: t('bgp.address'),
        width: 196,
        render: (_, { address, description, id }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {address}
            </bdi>
            <PendingMark kind={pendingKind('bgpNeighbors', id)} />
            {description && (
              <span className="network-remark">
                <bdi className="network-note">{description}</bdi>
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'asNumber',
        title: t('bgp.remoteAs'),
        width: 158,
        render: (_, { asNumber }) => (
          <span className="network-name">
            <bdi className="tabular">{asNumber}</bdi>
            {own !== null && (
              <span className="network-note">{t(asNumber === own ? 'bgp.internal' : 'bgp.external')}</span>
            )}
          </span>
        ),
      },
      {
        key: 'options',
        title: t('bgp.options'),
        width: 164,
        render: (_, neighbor) => options(neighbor).join(DOT) || t('common.none'),
      },
      {
        key: 'state',
        title: t('routingState.state'),
        width: 344,
        render: (_, { address }) => <BgpState address={address} />,
      },
      col.actions(t('table.actions'), actions),
    ];
    return hasRouting ? all : all.filter(({ key }) => key !== 'state');
  }, [t, next, pendingKind, actions, hasRouting]);
}
