import { useEffect, useMemo, useRef } from 'react';
import { type Earlier, lookingGlassApi } from '@/api/system-settings/looking-glass';
import { type BgpSession, routingStateApi } from '@/api/system-settings/routing-state';
import { LAST_ERROR, sessionRank } from '@/components/network-changes/session-labels';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { type Peer, readSummary } from '@/domain/net/looking-glass/bgp';
import { addressOrder } from '@/domain/net/looking-glass/match';
import { type T, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { normalize } from '@/lib/ip/address';
import { isoText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { EmptyState } from '@/ui/feedback/states';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { useQuery } from '@/ui/page/use-query';
import { Counted } from './counted';
import { useHeldTable } from './held-table';
import { FAMILIES, PEER_STATE } from './labels';
import { TableNote } from './table-note';
import { useRefreshActions } from './use-refresh-actions';
import { ROUTER_CHANGES, useAsk } from './use-router';

/** A neighbor, with what it had before. */
interface Row extends Peer {
  /** Of a session that is up, which is all that a router counts the time of. */
  readonly since: number | null;
  readonly earlier: Earlier | null;
}

/** The sessions of the node by neighbor, which come by a call of their own. */
type Told = ReadonlyMap<string | null, BgpSession>;

/** Since when it is up, or is not: a try that failed does not begin it anew. */
const sinceOf = ({ id, since }: Row, told: Told) => {
  const session = told.get(normalize(id));
  return since ?? session?.downSince ?? session?.since ?? null;
};

/** Why it was lost the last time, as a code; '' while it is up, and where nobody said so. */
const errorOf = ({ id, state }: Row, told: Told) =>
  state === 'Established' ? '' : (told.get(normalize(id))?.lastError ?? '');

const col = columnsOf<Row>();

const SORT_BY = {
  id: ({ id, family }: Row) => addressOrder({ prefix: `${id}/${family === 'ipv4' ? 32 : 128}` }),
  accepted: ({ accepted }: Row) => accepted,
  advertised: ({ advertised }: Row) => advertised,
};

const narrow = (rows: readonly Row[], keyword: string) =>
  rows.filter(({ id, asNumber, description }) =>
    `${id} ${asNumber} ${description.toLowerCase()}`.includes(keyword.trim().toLowerCase()),
  );

/** The neighbors with what the gateway keeps of them, those whose session is broken first. */
const withEarlier = (peers: AnswerTable<Peer>, list: readonly Earlier[]): AnswerTable<Row> => {
  const known = new Map(list.map((one) => [normalize(one.address), one]));
  const now = gatewayNow();
  const rows = peers.rows.map((peer) => ({
    ...peer,
    since: peer.uptimeMs === null || peer.uptimeMs === 0 ? null : now - peer.uptimeMs,
    earlier: known.get(normalize(peer.id)) ?? null,
  }));
  const rank = ({ state }: Row) => sessionRank(PEER_STATE, state);
  return { ...peers, rows: rows.sort((a, b) => rank(a) - rank(b)) };
};

/** Why a session was lost, in words; a code that is not known is its own. */
function errorText(t: T, code: string): string {
  const known = LAST_ERROR[code];
  return known ? t(known) : code;
}

/** Every neighbor of BGP, with how many routes come and go, against an hour and a day before. */
export function Neighbors({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const refreshes = useRefreshActions(nodeId);
  const [, change] = useQuery();
  // Neighbors do not wait for why a session is down, and are told without it where the gateway cannot say.
  const { data: routing, reload } = useLoad(routingStateApi.getRoutingState, { id: nodeId });
  const told = useMemo((): Told => new Map(routing?.bgp.map((one) => [normalize(one.address), one])), [routing]);
  const now = useRef(told);
  useEffect(() => {
    now.current = told;
  }, [told]);
  const held = useMemo(() => {
    let isAsked = false;
    return {
      name: `neighbors/${nodeId}`,
      read: async (_: string, options: Parameters<typeof lookingGlassApi.getRouteCounts>[1]) => {
        if (isAsked) reload();
        isAsked = true;
        const [peers, { list }] = await Promise.all([
          ask('summary', readSummary, {}, options),
          lookingGlassApi.getRouteCounts({ id: nodeId }, options),
        ]);
        return withEarlier(peers, list);
      },
      narrow,
      sortBy: { ...SORT_BY, since: (row: Row) => sinceOf(row, now.current) },
    };
  }, [nodeId, ask, reload]);
  const { call, table } = useHeldTable<Row>(held);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        ...col.code('id', t('glass.neighbor')),
        sorter: true,
        inFile: [
          col.code('id', t('glass.neighbor')),
          { key: 'description', title: t('glass.description'), exportValue: ({ description }) => description },
        ],
        render: (_, { id, description }) => (
          <CellLines more={description !== '' && <bdi>{description}</bdi>}>
            <Copyable text={id} />
          </CellLines>
        ),
      },
      {
        key: 'asNumber',
        title: t('glass.as'),
        isFigure: true,
        render: (_, { asNumber }) => <bdi className="tabular">{asNumber ?? t('common.none')}</bdi>,
        exportValue: ({ asNumber }) => asNumber,
      },
      {
        ...col.status('state', t('glass.session'), PEER_STATE),
        className: 'cell-wrap',
        inFile: [
          col.status('state', t('glass.session'), PEER_STATE),
          { key: 'lastError', title: t('glass.lastError'), exportValue: (row) => errorText(t, errorOf(row, told)) },
        ],
        render: (_, row) => {
          const error = errorOf(row, told);
          return (
            <CellLines reason={error && t('routingState.lastError', { error: errorText(t, error) })}>
              <StatusTag value={row.state} map={PEER_STATE} />
            </CellLines>
          );
        },
      },
      {
        key: 'accepted',
        title: t('glass.accepted'),
        align: 'end',
        className: 'glass-counts',
        sorter: true,
        isFigure: true,
        isInSight: true,
        exportValue: ({ accepted }) => accepted,
        render: (_, { accepted, earlier }) => <Counted now={accepted} earlier={earlier} of="accepted" />,
      },
      {
        key: 'advertised',
        title: t('glass.advertised'),
        align: 'end',
        className: 'glass-counts',
        sorter: true,
        isFigure: true,
        isInSight: true,
        exportValue: ({ advertised }) => advertised,
        render: (_, { advertised, earlier }) => <Counted now={advertised} earlier={earlier} of="advertised" />,
      },
      {
        ...col.time('since', t('glass.since')),
        isFigure: true,
        exportValue: (row) => isoText(sinceOf(row, told)),
        render: (_, row) => <Time at={sinceOf(row, told)} />,
      },
      col.actions(t('table.actions'), ({ id, state }) => [
        {
          key: 'routes',
          label: t('glass.showRoutes'),
          run: () =>
            change({
              neighbor: id,
              q: undefined,
              page: undefined,
              state: undefined,
              family: undefined,
              sort: undefined,
            }),
        },
        ...refreshes(id, state === 'Established'),
      ]),
    ],
    [t, change, refreshes, told],
  );
  const filters = [
    { name: 'state', label: t('glass.session'), options: optionsOf(t, PEER_STATE) },
    { name: 'family', label: t('glass.family'), options: FAMILIES },
  ] as const;
  return (
    <>
      <TableNote table={table} />
      <ResourceTable
        load={call}
        columns={columns}
        filters={filters}
        keyword={t('glass.searchNeighbors')}
        dependsOn={ROUTER_CHANGES}
        empty={<EmptyState title={t('glass.noNeighbors')} text={t('glass.noNeighborsText')} />}
      />
    </>
  );
}
