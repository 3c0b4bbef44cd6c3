import type { IntelSource } from '@/api/system-settings/intelligence-source';
import type { T } from '@/i18n/use-t';
import { isoText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { SOURCE_STATUS } from './labels';

const col = columnsOf<IntelSource>();
const RUNNING = { running: { label: 'intelSource.running', tone: 'busy' } } as const;

/** Whole hours as hours. */
const intervalText = (t: T, minutes: number) =>
  minutes > 0 && minutes % 60 === 0
    ? t('intelSource.hours', { count: minutes / 60 })
    : t('intelSource.minutes', { count: minutes });

export const sourceColumns = (
  t: T,
  actions: (source: IntelSource) => readonly Action[],
): readonly Column<IntelSource>[] => [
  {
    ...col.text('syncSource', t('intelSource.syncSource')),
    sorter: true,
    exportValue: ({ syncSource, kind }) => (kind === 'local' ? `${syncSource} ${t('intelSource.local')}` : syncSource),
    render: (name: string, { kind }) => (
      <>
        <bdi>{name}</bdi> {kind === 'local' && <span className="absent">{t('intelSource.local')}</span>}
      </>
    ),
  },
  col.status('status', t('intelSource.status'), SOURCE_STATUS),
  { ...col.number('priority', t('intelSource.priorityHead')), width: 152 },
  {
    ...col.number('frequency', t('intelSource.frequency')),
    width: 128,
    exportValue: ({ frequency }) => frequency,
    render: (minutes: number | null) =>
      minutes === null ? (
        <span className="absent">{t('intelSource.byImport')}</span>
      ) : (
        <span className="tabular">{intervalText(t, minutes)}</span>
      ),
  },
  { ...col.number('indicators', t('intelSource.indicators')), width: 120 },
  {
    ...col.time('updatedAt', t('intelSource.updatedAt')),
    exportValue: ({ updatedAt }) => isoText(updatedAt),
    render: (at: number, { isRunning }) => (isRunning ? <StatusTag value="running" map={RUNNING} /> : <Time at={at} />),
  },
  { ...col.time('createdAt', t('intelSource.createdAt')), isExtra: true },
  { ...col.actions(t('table.actions'), actions), width: 176 },
];
