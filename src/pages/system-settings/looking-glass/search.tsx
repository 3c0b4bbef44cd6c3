import { useMemo } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { type BgpPath, readFound, readTable } from '@/domain/net/looking-glass/bgp';
import { searchOf } from '@/domain/net/looking-glass/command';
import { addressOrder } from '@/domain/net/looking-glass/match';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { ApiError, failure } from '@/lib/contract/failure';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { useQuery } from '@/ui/page/use-query';
import { AsPath } from './as-path';
import { useHeldTable } from './held-table';
import { CHOSEN, REASONS } from './labels';
import { TableNote } from './table-note';
import { type Ask, ROUTER_CHANGES, useAsk } from './use-router';

/** A path, named by its prefix and where it comes from. */
interface Row extends BgpPath {
  readonly id: string;
  readonly chosen: string;
}

const col = columnsOf<Row>();

const SORT_BY = { prefix: addressOrder, path: ({ path }: Row) => (path === '' ? 0 : path.split(' ').length) };

const withIds = (table: AnswerTable<BgpPath>): AnswerTable<Row> => ({
  ...table,
  rows: table.rows.map((one, index) => ({
    ...one,
    id: `${one.prefix} ${one.peer} ${index}`,
    chosen: String(one.isBest),
  })),
});

const joined = (tables: readonly AnswerTable<BgpPath>[]): AnswerTable<BgpPath> => ({
  rows: tables.flatMap(({ rows }) => rows),
  total: tables.reduce((sum, one) => sum + one.total, 0),
  unread: tables.reduce((sum, one) => sum + one.unread, 0),
});

const BOTH = ['ipv4', 'ipv6'] as const;

/** What the router finds for a typed text; null where that is no address, no prefix and no AS number. */
async function found(ask: Ask, typed: string, options: CallOptions | undefined): Promise<AnswerTable<BgpPath> | null> {
  if (typed.trim() === '') {
    return joined(await Promise.all(BOTH.map((family) => ask('table', readTable, { family }, options))));
  }
  const search = searchOf(typed, 'ipv4');
  if (!search) return null;
  const { question, values } = search;
  if (question === 'longestMatch') return ask(question, readFound, values, options);
  if (question === 'byAsPath') {
    const inBoth = BOTH.map((family) => ask(question, readTable, { ...values, family }, options));
    return joined(await Promise.all(inBoth));
  }
  const inside = await ask(question, readTable, values, options);
  if (inside.total > 0) return inside;
  // Nothing is inside it: then whatever holds it.
  const [address = ''] = (values.prefix ?? '').split('/');
  return ask('longestMatch', readFound, { ...values, address }, options);
}

/** Every path of the node's table, searched by the router: by address, by prefix, by the systems of a path. */
export function Search({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const [, change] = useQuery();
  const held = useMemo(
    () => ({
      name: `search/${nodeId}`,
      read: async (typed: string, options: CallOptions | undefined) => {
        const table = await found(ask, typed, options);
        if (table) return withIds(table);
        throw new ApiError(failure('business', 'typed', { text: t('glass.typed'), showType: 1 }));
      },
      sortBy: SORT_BY,
    }),
    [nodeId, ask, t],
  );
  const { call, table } = useHeldTable<Row>(held);
  const columns = useMemo((): Column<Row>[] => {
    const reason = ({ reason: word }: Row) => {
      const known = REASONS[word];
      return known ? t(known) : word;
    };
    return [
      { ...col.code('prefix', t('glass.prefix')), sorter: true },
      col.status('chosen', t('glass.choice'), CHOSEN),
      {
        key: 'reason',
        title: t('glass.why'),
        className: 'cell-wrap',
        exportValue: reason,
        render: (_, row) => reason(row) || t('common.none'),
      },
      {
        key: 'path',
        title: t('glass.path'),
        className: 'cell-wrap',
        sorter: true,
        exportValue: ({ path }) => path,
        render: (_, { path }) => <AsPath path={path} />,
      },
      col.code('peer', t('glass.from')),
      col.code('nextHop', t('glass.nextHop')),
      col.actions(t('table.actions'), ({ peer }) => [
        {
          key: 'neighbor',
          label: t('glass.showNeighbor'),
          permit: peer !== '' || 'glass.isOwn',
          run: () =>
            change({
              tab: undefined,
              q: undefined,
              page: undefined,
              sort: undefined,
              chosen: undefined,
              neighbor: peer,
            }),
        },
      ]),
    ];
  }, [t, change]);
  const filters = [
    {
      name: 'chosen',
      label: t('glass.choice'),
      options: [
        { value: 'true', label: t('glass.best') },
        { value: 'false', label: t('glass.notBest') },
      ],
    },
  ] as const;
  return (
    <>
      <TableNote table={table} />
      <ResourceTable
        load={call}
        columns={columns}
        filters={filters}
        keyword={t('glass.searchTable')}
        dependsOn={ROUTER_CHANGES}
        empty={<EmptyState title={t('glass.noPaths')} />}
      />
    </>
  );
}
