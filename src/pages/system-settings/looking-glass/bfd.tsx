import { useMemo } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { type BfdPeer, readBfd } from '@/domain/net/looking-glass/inside';
import { addressOrder } from '@/domain/net/looking-glass/match';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { gatewayNow } from '@/lib/gateway-clock';
import { Absent } from '@/ui/data/absent';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { useHeldTable } from './held-table';
import { BFD_PEER_STATE, DIAGNOSTICS } from './labels';
import { TableNote } from './table-note';
import { ROUTER_CHANGES, useAsk } from './use-router';

interface Row extends BfdPeer {
  readonly since: number | null;
}

const col = columnsOf<Row>();

/** What the router writes where nothing is wrong. */
const NONE = 'ok';

const SORT_BY = {
  peer: ({ peer }: Row) => addressOrder({ prefix: `${peer}/${peer.includes(':') ? 128 : 32}` }),
  since: ({ since }: Row) => since,
};

const narrow = (rows: readonly Row[], keyword: string) =>
  rows.filter(({ peer, port }) => `${peer} ${port}`.toLowerCase().includes(keyword.trim().toLowerCase()));

/** The BFD sessions of the node, as its router has them. */
export function Bfd({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const held = useMemo(
    () => ({
      name: `bfd/${nodeId}`,
      read: async (_: string, options: CallOptions | undefined): Promise<AnswerTable<Row>> => {
        const read = await ask('bfd', readBfd, {}, options);
        const now = gatewayNow();
        const sinceOf = ({ uptimeS }: BfdPeer) => (uptimeS === null ? null : now - uptimeS * 1000);
        return { ...read, rows: read.rows.map((one) => ({ ...one, since: sinceOf(one) })) };
      },
      narrow,
      sortBy: SORT_BY,
    }),
    [nodeId, ask],
  );
  const { call, table } = useHeldTable<Row>(held);
  const columns = useMemo((): Column<Row>[] => {
    const timers = ({ multiplier, receiveMs, transmitMs }: Row) =>
      multiplier === null || receiveMs === null || transmitMs === null
        ? t('common.none')
        : t('glass.timers', { multiplier, receive: receiveMs, transmit: transmitMs });
    const diagnosticText = ({ diagnostic }: Row) => (diagnostic === NONE ? '' : codeText(t, DIAGNOSTICS, diagnostic));
    return [
      { ...col.code('peer', t('glass.peer')), sorter: true },
      col.status('state', t('glass.session'), BFD_PEER_STATE),
      col.time('since', t('glass.since')),
      col.text('port', t('glass.port')),
      { ...col.words('timers', t('glass.timerTitle'), timers), isInSight: true },
      {
        ...col.text('diagnostic', t('glass.diagnostic')),
        className: 'cell-wrap',
        exportValue: diagnosticText,
        render: (_, row) => diagnosticText(row) || <Absent />,
      },
    ];
  }, [t]);
  return (
    <>
      <TableNote table={table} />
      <ResourceTable
        load={call}
        columns={columns}
        filters={[{ name: 'state', label: t('glass.session'), options: optionsOf(t, BFD_PEER_STATE) }]}
        keyword={t('glass.searchBfd')}
        dependsOn={ROUTER_CHANGES}
        empty={<EmptyState title={t('glass.noBfd')} />}
      />
    </>
  );
}
