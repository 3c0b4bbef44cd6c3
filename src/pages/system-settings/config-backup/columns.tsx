import type { ConfigRecord, ModulePart } from '@/api/system-settings/config-backup';
import { ScreenLink } from '@/components/screen-link/screen-link';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { STATUS, typeName } from './labels';

const col = columnsOf<ConfigRecord>();

/** Why the first of the modules failed; the screen of the record has all. */
const reasonOf = (modules: readonly ModulePart[]) => modules.find(({ reason }) => reason)?.reason;

export const recordColumns = (
  t: T,
  actions: (record: ConfigRecord) => readonly Action[],
): readonly Column<ConfigRecord>[] => [
  {
    ...col.time('at', t('configBackup.at')),
    standing: 'descend',
    exportValue: ({ at }) => isoText(at),
    render: (at: number, { id }) => (
      <ScreenLink to={to('/system_settings/config_backup_recovery/:id', { id })}>
        <Time at={at} />
      </ScreenLink>
    ),
  },
  col.words('type', t('configBackup.type'), ({ type }) => typeName(t, type)),
  col.text('operator', t('configBackup.operator')),
  {
    ...col.status('status', t('configBackup.status'), STATUS),
    className: 'cell-wrap',
    exportValue: ({ status, modules }) => [statusText(t, STATUS, status), reasonOf(modules)].filter(Boolean).join(': '),
    render: (_, { status, modules }) => (
      <CellLines reason={reasonOf(modules)}>
        <StatusTag value={status} map={STATUS} />
      </CellLines>
    ),
  },
  {
    ...col.text('fileName', t('configBackup.file')),
    // A name that says when: as wide as it is.
    className: '',
    exportValue: ({ fileName }) => fileName,
    render: (name: string | null) => (name === null ? <Absent /> : <bdi dir="ltr">{name}</bdi>),
  },
  {
    ...col.number('size', t('configBackup.size')),
    exportValue: ({ size }) => size,
    render: (size: number | null) =>
      size === null ? (
        <Absent />
      ) : (
        <bdi className="tabular" dir="ltr">
          {bytesText(size)}
        </bdi>
      ),
  },
  col.actions(t('table.actions'), actions),
];
