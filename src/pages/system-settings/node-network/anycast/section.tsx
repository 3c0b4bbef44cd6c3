import { useMemo } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/net/address';
import type { AnycastAddress } from '@/lib/net/bgp-config';
import { isLastAdvertised } from '@/lib/net/lint-anycast';
import { useCan } from '@/session/session';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useConfirm } from '@/ui/feedback/confirm';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { AnycastDrawer } from './drawer';

const STATUS = {
  advertised: { label: 'anycast.advertised', tone: 'good' },
  withdrawn: { label: 'anycast.withdrawn', tone: 'neutral' },
} as const satisfies StatusMap;

const col = columnsOf<AnycastAddress>();
const textOf = ({ address, remark }: AnycastAddress) => `${address} ${remark}`;
const routeOf = (address: string) => `${address}/${parseAddress(address)?.family === 4 ? 32 : 128}`;

/** The anycast addresses of a node (NET-09): one step advertises or withdraws one, and the last one asks first. */
export default function Anycast({ node }: { node: StagedNode }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const panel = usePanel();
  const permit = can(nodeNetworkApi.apply);
  const { base, next, isPending, stage, network } = node;
  const columns = useMemo((): Column<AnycastAddress>[] => {
    const edit = (entry: AnycastAddress, after: AnycastAddress | null, verb: string) => {
      const before = base.anycast.find(({ id }) => id === entry.id) ?? null;
      const run = () => stage({ section: 'anycast', key: entry.id, before, after });
      const isLast = after?.isAdvertised !== true && isLastAdvertised(next.anycast, entry.id);
      if (!isLast) return void run();
      confirm({
        title: t('anycast.lastTitle', { address: entry.address, name: network.name }),
        content: t('anycast.lastText'),
        verb,
        isDanger: true,
        run,
      });
    };
    return [
      {
        key: 'address',
        title: t('anycast.address'),
        width: 280,
        render: (_, { address, id }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {routeOf(address)}
            </bdi>
            <PendingMark isPending={isPending('anycast', id)} />
          </span>
        ),
      },
      {
        key: 'isAdvertised',
        title: t('network.status'),
        width: 130,
        render: (_, { isAdvertised }) => <StatusTag value={isAdvertised ? 'advertised' : 'withdrawn'} map={STATUS} />,
      },
      { key: 'remark', title: t('anycast.remark'), width: 220, render: (_, { remark }) => remark || t('common.none') },
      col.actions(t('table.actions'), (entry) => {
        const verb = t(entry.isAdvertised ? 'anycast.withdraw' : 'anycast.advertise');
        return [
          {
            key: 'advertise',
            label: verb,
            permit,
            run: () => edit(entry, { ...entry, isAdvertised: !entry.isAdvertised }, verb),
          },
          { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('anycast', entry.id) },
          { key: 'remove', label: t('network.remove'), permit, run: () => edit(entry, null, t('network.remove')) },
        ];
      }),
    ];
  }, [t, base, next, network, isPending, stage, permit, panel.open, confirm]);
  return (
    <>
      <Entries
        title={t('anycast.addresses')}
        rows={next.anycast}
        columns={columns}
        textOf={textOf}
        empty={t('network.none')}
        actions={
          <ActionButton type="primary" permit={permit} onClick={() => panel.open('anycast')}>
            {t('anycast.add')}
          </ActionButton>
        }
      />
      {panel.name === 'anycast' && <AnycastDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </>
  );
}
