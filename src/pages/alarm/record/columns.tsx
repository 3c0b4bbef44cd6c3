import { type AlarmGroup, type AlarmRecord, durationOf } from '@/api/alarm/record';
import {
  ALARM_LEVEL,
  ALARM_STATUS,
  NOTICE_TYPE,
  REPORT_STATUS,
  SCENE_TYPE,
  TASK_STATUS,
} from '@/components/alarm/labels';
import { labelOf } from '@/components/alarm/named';
import { productName } from '@/components/product/product-labels';
import type { T } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type Column, columnsOf } from '@/ui/list/columns';
import { Duration } from './duration';
import { spanText } from './model';

const col = columnsOf<AlarmRecord>();
const groupCol = columnsOf<AlarmGroup>();

export const alarmColumns = (t: T, language: string): readonly Column<AlarmRecord>[] => [
  {
    ...col.text('name', t('alarmRecord.name')),
    render: (_, { id, name }) => (
      <Link to={to('/alarm/monitoring_alarm/list/:id', { id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  col.status('status', t('alarmRecord.status'), ALARM_STATUS),
  col.status('level', t('alarmRecord.level'), ALARM_LEVEL),
  {
    key: 'duration',
    title: t('alarmRecord.duration'),
    className: 'alarm-duration',
    exportValue: (alarm) => spanText(durationOf(alarm, gatewayNow()), language),
    render: (_, alarm) => <Duration alarm={alarm} />,
  },
  col.time('firstAt', t('alarmRecord.firstAt')),
  col.number('triggerCount', t('alarmRecord.triggerCount')),
  col.text('taskName', t('alarmRecord.task')),
  col.code('source', t('alarmRecord.source')),
  col.time('lastAt', t('alarmRecord.lastAt')),
  col.time('restoredAt', t('alarmRecord.restoredAt')),
  {
    key: 'type',
    title: t('alarmRecord.type'),
    render: (_, { type }) => labelOf(t, SCENE_TYPE, type),
  },
  {
    key: 'notice',
    title: t('alarmRecord.notice'),
    render: (_, { notice }) => labelOf(t, NOTICE_TYPE, notice),
  },
  col.status('reportStatus', t('alarmRecord.reportStatus'), REPORT_STATUS),
  col.status('taskStatus', t('alarmRecord.taskStatus'), TASK_STATUS),
  {
    key: 'product',
    title: t('alarmRecord.product'),
    render: (_, { product }) => productName(t, product),
  },
  col.text('sceneName', t('alarmRecord.scene')),
  col.code('id', t('alarmRecord.id')),
];

export const groupColumns = (t: T, linkOf: (group: AlarmGroup) => string): readonly Column<AlarmGroup>[] => [
  {
    ...groupCol.text('name', t('alarmRecord.groupName')),
    render: (_, group) => (
      <Link to={linkOf(group)}>
        <bdi>{group.name}</bdi>
      </Link>
    ),
  },
  groupCol.number('total', t('alarmRecord.groupCount')),
  groupCol.number('inAlarm', t('alarmRecord.inAlarm')),
  groupCol.status('level', t('alarmRecord.groupWorst'), ALARM_LEVEL),
  groupCol.time('firstAt', t('alarmRecord.firstAt')),
  groupCol.time('lastAt', t('alarmRecord.lastAt')),
];
