import { useMemo } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import { type OspfPeer, readOspf6Peers, readOspfPeers } from '@/domain/net/looking-glass/inside';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { Absent } from '@/ui/data/absent';
import { Copyable } from '@/ui/feedback/copyable';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Section } from '@/ui/page/detail-page';
import { useHeldTable } from './held-table';
import { OSPF_PEER_STATE, OSPF_VERSIONS, ROLES } from './labels';
import { orOff } from './or-off';
import { Areas } from './ospf-areas';
import { TableNote } from './table-note';
import { type Ask, ROUTER_CHANGES, useAsk } from './use-router';

async function peers(ask: Ask, options: CallOptions | undefined): Promise<AnswerTable<OspfPeer>> {
  const both = await Promise.all([
    orOff(ask('ospfNeighbors', readOspfPeers, {}, options)),
    orOff(ask('ospf6Neighbors', readOspf6Peers, {}, options)),
  ]);
  const some = both.filter((one) => one !== null);
  return {
    rows: some.flatMap(({ rows }) => rows),
    total: some.reduce((sum, { total }) => sum + total, 0),
    unread: some.reduce((sum, { unread }) => sum + unread, 0),
  };
}

const col = columnsOf<OspfPeer>();
/** What the router writes where there is neither: a link between two. */
const NO_ROLE = '-';
const SORT_BY = { routerId: ({ routerId }: OspfPeer) => routerId };
const narrow = (rows: readonly OspfPeer[], keyword: string) =>
  rows.filter(({ routerId, address, port }) =>
    `${routerId} ${address} ${port}`.toLowerCase().includes(keyword.trim().toLowerCase()),
  );

/** OSPF of the node: its areas with their databases, and every neighbor. */
export function Ospf({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const held = useMemo(
    () => ({
      name: `ospfNeighbors/${nodeId}`,
      read: (_: string, options: CallOptions | undefined) => peers(ask, options),
      narrow,
      sortBy: SORT_BY,
    }),
    [nodeId, ask],
  );
  const { call, table } = useHeldTable<OspfPeer>(held);
  const columns = useMemo((): Column<OspfPeer>[] => {
    const roleText = ({ role }: OspfPeer) => (role === NO_ROLE ? '' : codeText(t, ROLES, role));
    return [
      { ...col.code('routerId', t('glass.routerId')), sorter: true },
      col.status('state', t('glass.neighborState'), OSPF_PEER_STATE),
      col.words('port', t('glass.port'), ({ port }) => port),
      col.words('version', t('glass.version'), ({ version }) => t(OSPF_VERSIONS[version])),
      {
        ...col.words('role', t('glass.role'), roleText),
        exportValue: roleText,
        render: (_, row) => roleText(row) || <Absent />,
      },
      {
        ...col.code('address', t('glass.address')),
        exportValue: ({ address }) => address,
        render: (_, { address }) => (address === '' ? <Absent /> : <Copyable text={address} />),
      },
    ];
  }, [t]);
  const filters = [
    { name: 'version', label: t('glass.version'), options: optionsOf(t, OSPF_VERSIONS) },
    { name: 'state', label: t('glass.neighborState'), options: optionsOf(t, OSPF_PEER_STATE) },
  ] as const;
  return (
    <>
      <Areas nodeId={nodeId} />
      <Section title={t('glass.ospfNeighbors')}>
        <TableNote table={table} />
        <ResourceTable
          load={call}
          columns={columns}
          filters={filters}
          keyword={t('glass.searchOspf')}
          dependsOn={ROUTER_CHANGES}
          empty={<EmptyState title={t('glass.noOspfNeighbors')} />}
        />
      </Section>
    </>
  );
}
