import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { readAdvertised, readReceived, readTable } from '@/domain/net/looking-glass/bgp';
import { addressOrder, matching } from '@/domain/net/looking-glass/match';
import { type Filters, readFilters, readSession } from '@/domain/net/looking-glass/policy';
import { incoming, type NeighborRoute, outgoing, STANDINGS } from '@/domain/net/looking-glass/standing';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { useQuery } from '@/ui/page/use-query';
import { AsPath } from './as-path';
import { useHeldTable } from './held-table';
import { REASONS, STANDING } from './labels';
import { TableNote } from './table-note';
import { type Ask, isFault, ROUTER_CHANGES, useAsk } from './use-router';
import { whyText } from './why-text';

const col = columnsOf<NeighborRoute>();

const SORT_BY = { id: addressOrder, path: ({ path }: NeighborRoute) => (path === '' ? 0 : path.split(' ').length) };

interface Props {
  nodeId: string;
  address: string;
  family: string;
  direction: 'in' | 'out';
}

async function filtersOf(ask: Ask, family: string, options: CallOptions | undefined): Promise<Filters> {
  const question = family === 'ipv6' ? 'prefixLists6' : 'prefixLists4';
  const asIs = (value: unknown) => value;
  const [maps, lists] = await Promise.all([ask('routeMaps', asIs, {}, options), ask(question, asIs, {}, options)]);
  return readFilters(maps, lists);
}

type Read = Promise<{ table: AnswerTable<NeighborRoute>; lacks: 'received' | 'table' | null }>;

/** What comes from a neighbor. Where the router keeps nothing of what it filtered, only what it took. */
async function readIncoming(ask: Ask, { address, family }: Props, options: CallOptions | undefined): Read {
  const values = { family, address };
  const [session, filters, accepted, received] = await Promise.all([
    ask('neighbor', (value) => readSession(value, address), { address }, options),
    filtersOf(ask, family, options),
    ask('accepted', readTable, values, options),
    ask('received', readReceived, values, options).catch((thrown: unknown) => {
      if (isFault(thrown, 'notKept')) return null;
      throw thrown;
    }),
  ]);
  return { table: incoming(received, accepted, session, filters), lacks: received ? null : 'received' };
}

/** What goes to a neighbor. Where the whole table is more than is read, nothing is said of what does not go. */
async function readOutgoing(ask: Ask, { address, family }: Props, options: CallOptions | undefined): Read {
  const [session, filters, advertised, table] = await Promise.all([
    ask('neighbor', (value) => readSession(value, address), { address }, options),
    filtersOf(ask, family, options),
    ask('advertised', readAdvertised, { family, address }, options),
    ask('table', readTable, { family }, options).catch((thrown: unknown) => {
      if (isFault(thrown, 'tooLarge')) return null;
      throw thrown;
    }),
  ]);
  return { table: outgoing(advertised, table, address, session, filters), lacks: table ? null : 'table' };
}

/** Every route between the node and a neighbor in one direction: how it stands, and why. */
export function NeighborRoutes(props: Props) {
  const { nodeId, address, family, direction } = props;
  const t = useT();
  const ask = useAsk(nodeId);
  const [, change] = useQuery();
  const [lacks, setLacks] = useState<'received' | 'table' | null>(null);
  const held = useMemo(
    () => ({
      name: `routes/${nodeId}/${address}/${direction}`,
      read: async (_: string, options: CallOptions | undefined) => {
        const of = { nodeId, address, family, direction };
        const read = await (direction === 'in' ? readIncoming : readOutgoing)(ask, of, options);
        setLacks(read.lacks);
        return read.table;
      },
      narrow: matching<NeighborRoute>,
      sortBy: SORT_BY,
    }),
    [nodeId, address, family, direction, ask],
  );
  const { call, table } = useHeldTable<NeighborRoute>(held);
  const columns = useMemo((): Column<NeighborRoute>[] => {
    const words = ({ why, reason, standing }: NeighborRoute) => {
      const filter = why();
      if (filter) return whyText(t, filter);
      if (standing === 'accepted') return t('glass.otherChosen');
      const known = REASONS[reason];
      return known ? t(known) : reason;
    };
    return [
      { ...col.code('id', t('glass.prefix')), sorter: true },
      col.status('standing', t('glass.standing'), STANDING),
      {
        key: 'why',
        title: t('glass.why'),
        className: 'cell-wrap',
        exportValue: words,
        render: (_, route) => words(route) || t('common.none'),
      },
      {
        key: 'path',
        title: t('glass.path'),
        className: 'cell-wrap',
        sorter: true,
        exportValue: ({ path }) => path,
        render: (_, { path }) => <AsPath path={path} />,
      },
      col.code('nextHop', t('glass.nextHop')),
      col.actions(t('table.actions'), ({ prefix }) => [
        {
          key: 'paths',
          label: t('glass.allPaths'),
          run: () => change({ tab: 'search', q: prefix, neighbor: undefined, dir: undefined, page: undefined }),
        },
      ]),
    ];
  }, [t, change]);
  const options = STANDINGS[direction].map((value) => ({ value, label: t(STANDING[value].label) }));
  return (
    <>
      {lacks && (
        <Alert
          type="info"
          showIcon
          className="form-problem"
          title={t(lacks === 'received' ? 'glass.keepsNothing' : 'glass.tableTooLarge')}
        />
      )}
      <TableNote table={table} />
      <ResourceTable
        load={call}
        columns={columns}
        filters={[{ name: 'standing', label: t('glass.standing'), options }]}
        keyword={t('glass.searchRoutes')}
        dependsOn={ROUTER_CHANGES}
        empty={<EmptyState title={t(direction === 'in' ? 'glass.nothingComes' : 'glass.nothingGoes')} />}
      />
    </>
  );
}
