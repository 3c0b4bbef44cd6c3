import { useMemo } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { type RibRoute, readRib } from '@/domain/net/looking-glass/inside';
import { addressOrder, matching } from '@/domain/net/looking-glass/match';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { useHeldTable } from './held-table';
import { SOURCES, USED } from './labels';
import { TableNote } from './table-note';
import { ROUTER_CHANGES, useAsk } from './use-router';

interface Row extends RibRoute {
  readonly used: string;
}

const col = columnsOf<Row>();

const SORT_BY = {
  prefix: addressOrder,
  distance: ({ distance }: Row) => distance,
  metric: ({ metric }: Row) => metric,
};

const hopText = ({ hops }: Row) => hops.map(({ ip, port }) => [ip, port].filter(Boolean).join(' ')).join('; ');

/** The routing table of the node, each route with where it comes from. */
export function Routes({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const held = useMemo(
    () => ({
      name: `rib/${nodeId}`,
      read: async (_: string, options: CallOptions | undefined): Promise<AnswerTable<Row>> => {
        const both = await Promise.all([ask('routes4', readRib, {}, options), ask('routes6', readRib, {}, options)]);
        return {
          rows: both.flatMap(({ rows }) => rows.map((one) => ({ ...one, used: String(one.isUsed) }))),
          total: both.reduce((sum, { total }) => sum + total, 0),
          unread: both.reduce((sum, { unread }) => sum + unread, 0),
        };
      },
      narrow: matching<Row>,
      sortBy: SORT_BY,
    }),
    [nodeId, ask],
  );
  const { call, table } = useHeldTable<Row>(held);
  const columns = useMemo(
    (): Column<Row>[] => [
      { ...col.code('prefix', t('glass.prefix')), sorter: true },
      col.status('used', t('glass.use'), USED),
      col.words('source', t('glass.source'), ({ source }) => codeText(t, SOURCES, source)),
      {
        key: 'hops',
        title: t('glass.nextHop'),
        className: 'cell-wrap',
        exportValue: hopText,
        render: (_, row) => (
          <bdi className="code" dir="ltr">
            {hopText(row) || t('common.none')}
          </bdi>
        ),
      },
      col.number('distance', t('glass.distance')),
      col.number('metric', t('glass.metric')),
    ],
    [t],
  );
  const filters = [
    { name: 'source', label: t('glass.source'), options: optionsOf(t, SOURCES) },
    { name: 'used', label: t('glass.use'), options: optionsOf(t, USED) },
  ] as const;
  return (
    <>
      <TableNote table={table} />
      <ResourceTable
        load={call}
        columns={columns}
        filters={filters}
        keyword={t('glass.searchRib')}
        dependsOn={ROUTER_CHANGES}
        empty={<EmptyState title={t('glass.noRoutes')} />}
      />
    </>
  );
}
