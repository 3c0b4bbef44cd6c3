import { useMemo } from 'react';
import { type UpdateEntry, updateLogApi } from '@/api/system-settings/intel-update-log';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { RowButton } from '@/ui/page/row-button';
import { MODES, RESULTS } from './labels';
import { useRunning } from './sources';

const col = columnsOf<UpdateEntry>();
const ALL = { current: 1, pageSize: 1000 };
const SOURCES = [intelSourceApi.list];

export function modeName(t: T, mode: string): string {
  return codeText(t, MODES, mode);
}

const detailsOf = (t: T, { details, counts }: UpdateEntry) =>
  details === '' && counts ? t('intelSource.counts', counts) : details;

const logColumns = (t: T, open: (panel: string, id: string) => void): readonly Column<UpdateEntry>[] => [
  { ...col.time('at', t('intelSource.at')), standing: 'descend', isInSight: true, isFigure: false },
  {
    ...col.text('syncSource', t('intelSource.syncSource')),
    width: 200,
    isLead: true,
    exportValue: ({ syncSource }) => syncSource,
    render: (_, { id, syncSource }) => (
      <bdi title={syncSource}>
        <RowButton action={{ key: 'open', label: syncSource, run: () => open('entry', id) }} />
      </bdi>
    ),
  },
  col.words('mode', t('intelSource.mode'), ({ mode }) => modeName(t, mode)),
  col.status('result', t('intelSource.result'), RESULTS),
  {
    ...col.text('details', t('intelSource.details')),
    className: 'cell-wrap',
    exportValue: (entry) => detailsOf(t, entry),
    render: (_, entry) => <bdi>{detailsOf(t, entry)}</bdi>,
  },
  {
    ...col.actions(t('table.actions'), ({ id }) => [
      { key: 'details', label: t('intelSource.showDetails'), run: () => open('entry', id) },
    ]),
    width: 104,
  },
];

/** What the updates of all sources did, the newest first. */
export function UpdateLog({ open }: { open: (panel: string, id: string) => void }) {
  const t = useT();
  useRunning();
  const columns = useMemo(() => logColumns(t, open), [t, open]);
  const sources = useLoad(intelSourceApi.list, ALL).data?.list;
  const filters = [
    {
      name: 'result',
      label: t('intelSource.result'),
      options: Object.entries(RESULTS).map(([value, { label }]) => ({ value, label: t(label) })),
    },
    {
      name: 'mode',
      label: t('intelSource.mode'),
      options: Object.entries(MODES).map(([value, label]) => ({ value, label: t(label) })),
    },
    {
      name: 'sourceId',
      label: t('intelSource.syncSource'),
      options: (sources ?? []).map(({ id, syncSource }) => ({ value: id, label: syncSource })),
    },
  ] as const;
  return (
    <ResourceTable
      load={updateLogApi.list}
      columns={columns}
      keyword={t('intelSource.searchLog')}
      time={t('intelSource.at')}
      filters={filters}
      dependsOn={SOURCES}
      empty={<EmptyState title={t('intelSource.logEmptyTitle')} text={t('intelSource.logEmptyText')} />}
    />
  );
}
