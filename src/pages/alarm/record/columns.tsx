import { type AlarmGroup, type AlarmRecord, durationOf } from '@/api/alarm/record';
import { ALARM_REPORT_STATUS, ALARM_STATUS, NOTICE_TYPE, SCENE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { levelColumn } from '@/components/alarm/level-column';
import { productName } from '@/components/product/product-labels';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { isoText } from '@/lib/time';
import { lengthText } from '@/lib/unit-text';
import { to } from '@/routes/href';
import { statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { type Action, RowActions } from '@/ui/page/row-actions';
import { SourceAndSpan } from './duration';
import { isOver, unbroken } from './model';
import { ownerOf } from './owner';
import { QuietMark } from './quiet';
import { ReportStatus } from './report-status';

const col = columnsOf<AlarmRecord>();
const groupCol = columnsOf<AlarmGroup>();

const extra = (column: Column<AlarmRecord>): Column<AlarmRecord> => ({ ...column, isExtra: true });

/** The last word of a Chinese name, often that of its figure, moves whole to the next line. */
function AlarmName({ name }: { name: string }) {
  const text = unbroken(name);
  const last = text.lastIndexOf(' ') + 1;
  if (last === 0 || !/^\p{Script=Han}/u.test(text.slice(last))) return text;
  return (
    <>
      {text.slice(0, last)}
      <span className="alarm-measured">{text.slice(last)}</span>
    </>
  );
}

type ActionOf = (alarm: AlarmRecord) => Action | undefined;

/** Who takes care of an alarm, and the way to do so. */
const careColumns = (t: T, actionOf: ActionOf): Column<AlarmRecord>[] => [
  {
    key: 'owner',
    title: t('alarmRecord.owner'),
    className: 'cell-wrap alarm-owner',
    isInSight: true,
    inFile: [
      {
        key: 'owner',
        title: t('alarmRecord.owner'),
        exportValue: ({ acknowledgment }) => acknowledgment?.owner.name ?? null,
      },
      {
        key: 'acknowledgedUntil',
        title: t('alarmRecord.ownerUntil'),
        exportValue: ({ acknowledgment }) => isoText(acknowledgment?.until),
      },
      {
        key: 'note',
        title: t('alarmRecord.note'),
        exportValue: ({ acknowledgment }) => acknowledgment?.note ?? null,
      },
    ],
    render: (_, alarm) => ownerOf(t, alarm, actionOf(alarm)),
  },
];

/**
 * What tells two alarms apart fits 1280 px; the rest is offered. `actionOf` takes care of one, on a gateway that knows who
 * does; one that knows silences says what keeps it quiet.
 */
export const alarmColumns = (
  t: T,
  language: string,
  actionOf: ActionOf | null,
  isQuietKnown: boolean,
  actionsOf: (alarm: AlarmRecord) => readonly Action[],
): readonly Column<AlarmRecord>[] => [
  {
    key: 'name',
    title: t('alarmRecord.name'),
    className: 'cell-wrap alarm-what',
    inFile: [
      col.text('name', t('alarmRecord.name')),
      col.text('source', t('alarmRecord.source')),
      {
        key: 'duration',
        title: t('alarmRecord.duration'),
        exportValue: (alarm: AlarmRecord) => lengthText(durationOf(alarm, gatewayNow()), language),
      },
      ...(isQuietKnown
        ? [
            {
              key: 'quiet',
              title: t('alarmRecord.quiet'),
              exportValue: ({ quiet }: AlarmRecord) => quiet?.name ?? null,
            },
          ]
        : []),
    ],
    render: (_, alarm) => (
      <CellLines more={<SourceAndSpan alarm={alarm} />} note={alarm.quiet && <QuietMark quiet={alarm.quiet} />}>
        <Link to={to('/alarm/monitoring_alarm/list/:id', { id: alarm.id })}>
          <bdi>
            <AlarmName name={alarm.name} />
          </bdi>
        </Link>
      </CellLines>
    ),
  },
  col.status('status', t('alarmRecord.status'), ALARM_STATUS),
  levelColumn<AlarmRecord>(t, t('alarmRecord.level'), isOver),
  ...(actionOf ? careColumns(t, actionOf) : []),
  // How long ago that was stands under the name.
  { ...col.time('firstAt', t('alarmRecord.firstAt')), isDetail: true },
  col.number('triggerCount', t('alarmRecord.triggerCount')),
  {
    key: 'taskName',
    title: t('alarmRecord.task'),
    className: 'cell-wrap alarm-task',
    exportValue: ({ taskName }) => taskName,
    render: (_, { taskId, taskName, taskStatus }) => {
      const name = <bdi>{taskName}</bdi>;
      if (taskStatus === 'deleted') return name;
      return <ScreenLink to={to('/alarm/monitoring_alarm/task_management/:id', { id: taskId })}>{name}</ScreenLink>;
    },
  },
  extra(col.code('source', t('alarmRecord.source'))),
  extra(col.time('lastAt', t('alarmRecord.lastAt'))),
  extra(col.time('restoredAt', t('alarmRecord.restoredAt'))),
  extra(col.words('type', t('alarmRecord.type'), ({ type }) => codeText(t, SCENE_TYPE, type))),
  extra(col.words('notice', t('alarmRecord.notice'), ({ notice }) => codeText(t, NOTICE_TYPE, notice))),
  extra({
    ...col.status('reportStatus', t('alarmRecord.reportStatus'), ALARM_REPORT_STATUS),
    exportValue: ({ reportStatus }) => statusText(t, ALARM_REPORT_STATUS, reportStatus),
    render: (_, alarm) => <ReportStatus alarm={alarm} />,
  }),
  extra(col.status('taskStatus', t('alarmRecord.taskStatus'), TASK_STATUS)),
  extra(col.words('product', t('alarmRecord.product'), ({ product }) => productName(t, product))),
  extra(col.text('sceneName', t('alarmRecord.scene'))),
  extra(col.code('id', t('alarmRecord.id'))),
  ...(actionOf || isQuietKnown
    ? [
        {
          key: 'actions',
          title: t('table.actions'),
          fixed: 'end' as const,
          // No word fits beside the rest where the column of the owner has the first.
          render: (_: unknown, alarm: AlarmRecord) => (
            <RowActions actions={actionsOf(alarm)} of={alarm.name} inSight={actionOf ? 0 : 1} />
          ),
        },
      ]
    : []),
];

export const groupColumns = (t: T, linkOf: (group: AlarmGroup) => string): readonly Column<AlarmGroup>[] => [
  groupCol.link('name', t('alarmRecord.groupName'), linkOf),
  { ...groupCol.number('total', t('alarmRecord.groupCount')), isFigure: true, isInSight: true },
  { ...groupCol.number('inAlarm', t('alarmRecord.inAlarm')), isFigure: true, isInSight: true },
  levelColumn<AlarmGroup>(t, t('alarmRecord.groupWorst'), ({ inAlarm }) => inAlarm === 0),
  { ...groupCol.time('firstAt', t('alarmRecord.firstAt')), isDetail: true },
  { ...groupCol.time('lastAt', t('alarmRecord.lastAt')), standing: 'descend' },
];
