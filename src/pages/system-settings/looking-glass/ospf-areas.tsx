import { Table } from 'antd';
import { useMemo } from 'react';
import { type OspfAreaState, type OspfProcess, readOspf, readOspf6 } from '@/domain/net/looking-glass/inside';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { DOT } from '@/lib/dot';
import { QUIET } from '@/ui/data/quiet';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import type { Column } from '@/ui/list/columns';
import { Section } from '@/ui/page/detail-page';
import { useNarrow } from '@/ui/page/use-narrow';
import { LSA_KINDS, OSPF_VERSIONS } from './labels';
import { orOff } from './or-off';
import { TableNote } from './table-note';
import { type Ask, ROUTER_CHANGES, routerCall, useAsk } from './use-router';

async function processes(ask: Ask, options: CallOptions | undefined): Promise<OspfProcess[]> {
  const both = await Promise.all([
    orOff(ask('ospf', readOspf, {}, options)),
    orOff(ask('ospf6', readOspf6, {}, options)),
  ]);
  return both.filter((one) => one !== null);
}

/** The areas of both versions, with what their databases hold. */
export function Areas({ nodeId }: { nodeId: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const isNarrow = useNarrow();
  const call = useMemo(
    () => routerCall('ospf', (_: { nodeId: string }, options?: CallOptions) => processes(ask, options)),
    [ask],
  );
  const loaded = useLoad(call, { nodeId }, { dependsOn: ROUTER_CHANGES });
  const columns = useMemo((): Column<OspfAreaState>[] => {
    const lsas = ({ byKind }: OspfAreaState) =>
      listed(
        byKind.map(({ kind, count }) => t('glass.lsaCount', { kind: t(LSA_KINDS[kind]), count })),
        t('common.separator'),
      );
    const figure = (count: number | null) => count ?? t('common.none');
    const name = ({ area, version }: OspfAreaState) => (
      <span className="glass-tools">
        <bdi className="code" dir="ltr">
          {area}
        </bdi>
        <span className="glass-note">{t(OSPF_VERSIONS[version])}</span>
      </span>
    );
    const brief = (area: OspfAreaState) =>
      [
        `${t('glass.ports')} ${figure(area.ports)}`,
        `${t('glass.adjacent')} ${figure(area.adjacent)}`,
        `${t('glass.lsas')} ${figure(area.lsas)}`,
        lsas(area),
      ]
        .filter(Boolean)
        .join(DOT);
    // On a phone nothing waits out of sight.
    if (isNarrow) {
      return [
        {
          key: 'area',
          title: t('glass.area'),
          className: 'cell-wrap',
          render: (_, area) => (
            <>
              {name(area)}
              <p className="glass-note">{brief(area)}</p>
            </>
          ),
        },
      ];
    }
    return [
      { key: 'area', title: t('glass.area'), width: 200, render: (_, area) => name(area) },
      { key: 'ports', title: t('glass.ports'), align: 'end', width: 110, render: (_, { ports }) => figure(ports) },
      {
        key: 'adjacent',
        title: t('glass.adjacent'),
        align: 'end',
        width: 130,
        render: (_, { adjacent }) => figure(adjacent),
      },
      { key: 'lsas', title: t('glass.lsas'), align: 'end', width: 90, render: (_, { lsas: all }) => figure(all) },
      { key: 'kinds', title: t('glass.lsaKinds'), render: (_, area) => lsas(area) || t('common.none') },
    ];
  }, [t, isNarrow]);
  return (
    <LoadedPanel loaded={loaded}>
      {(all) => {
        const external = all.reduce((sum, one) => sum + (one.external ?? 0), 0);
        const unread = all.reduce((sum, { areas }) => sum + areas.unread, 0);
        const rows = all.flatMap(({ areas }) => areas.rows);
        return (
          <Section title={t('glass.areas')}>
            <TableNote table={{ rows, total: rows.length, unread }} />
            <Table<OspfAreaState>
              loading={QUIET}
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={rows}
              pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
              locale={{ emptyText: <EmptyState title={t('glass.noOspf')} /> }}
            />
            {external > 0 && <p className="glass-note">{t('glass.externalLsas', { count: external })}</p>}
          </Section>
        );
      }}
    </LoadedPanel>
  );
}
