import type { ScheduledApply } from '@/api/system-settings/pending-apply';
import {
  outcomeText,
  SCHEDULED_DETAIL,
  SCHEDULED_STATE,
  scopeText,
  sectionNames,
} from '@/components/scheduled-apply/labels';
import { ownStamp, zonedStamp } from '@/components/time-zone/zoned-time';
import type { T } from '@/i18n/use-t';
import { plainDots } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import './scheduled-apply.css';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<ScheduledApply>();

const movedText = (t: T, { moved, state }: ScheduledApply) =>
  state === 'scheduled' && moved.length > 0 ? t('scheduledApply.moved', { sections: sectionNames(t, moved) }) : '';

/** When, on which node, what, and what came of it. */
export const scheduledColumns = (
  t: T,
  language: string,
  actions: (one: ScheduledApply) => readonly Action[],
): readonly Column<ScheduledApply>[] => [
  {
    key: 'name',
    dataIndex: 'name',
    title: t('scheduledApply.name'),
    className: 'cell-wrap scheduled-name',
    sorter: true,
    inFile: [
      col.text('name', t('scheduledApply.name')),
      col.code('nodeId', t('scheduledApply.nodeId')),
      col.code('id', t('scheduledApply.id')),
    ],
    render: (_, { id, name, nodeId }) => (
      <CellLines more={<bdi dir="ltr">{nodeId}</bdi>}>
        <Link to={to(SCHEDULED_DETAIL, { id })}>
          <bdi>{name}</bdi>
        </Link>
      </CellLines>
    ),
  },
  {
    key: 'at',
    dataIndex: 'at',
    title: t('scheduledApply.at'),
    className: 'cell-wrap scheduled-at',
    sorter: true,
    standing: 'descend',
    isInSight: true,
    inFile: [col.time('at', t('scheduledApply.at'))],
    render: (_, { at, zone }) => (
      <CellLines note={ownStamp(at, zone)}>
        <span className="tabular">{zonedStamp(at, zone)}</span>
      </CellLines>
    ),
  },
  {
    ...col.status('state', t('scheduledApply.state'), SCHEDULED_STATE),
    className: 'cell-wrap scheduled-state',
    exportValue: (one) =>
      [statusText(t, SCHEDULED_STATE, one.state), plainDots(outcomeText(t, language, one))].filter(Boolean).join(': '),
    render: (_, one) => (
      <CellLines more={outcomeText(t, language, one) || movedText(t, one)}>
        <StatusTag value={one.state} map={SCHEDULED_STATE} />
      </CellLines>
    ),
  },
  {
    ...col.words('scope', t('scheduledApply.changed'), (one) => scopeText(t, one)),
    className: 'cell-wrap scheduled-changed',
  },
  {
    key: 'reason',
    dataIndex: 'reason',
    title: t('scheduledApply.reason'),
    className: 'cell-wrap scheduled-reason',
    inFile: [
      col.text('reason', t('scheduledApply.reason')),
      col.words('by', t('scheduledApply.author'), ({ by }) => by.name),
    ],
    render: (_, { reason, by }) => (
      <CellLines more={t('scheduledApply.givenBy', { name: by.name })}>
        {reason === '' ? <Absent /> : <bdi>{reason}</bdi>}
      </CellLines>
    ),
  },
  { ...col.time('endedAt', t('scheduledApply.endedAt')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
