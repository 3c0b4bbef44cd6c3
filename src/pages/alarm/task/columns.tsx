import type { AlarmTaskRow } from '@/api/alarm/task';
import { ALARM_LEVEL, CHANNEL, CYCLE, NOTICE_TYPE, SCENE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<AlarmTaskRow>();

export const alarmTaskColumns = (
  t: T,
  actions: (task: AlarmTaskRow) => readonly Action[],
): readonly Column<AlarmTaskRow>[] => [
  col.link('name', t('alarmTask.name'), ({ id }) => to('/alarm/monitoring_alarm/task_management/:id', { id })),
  col.status('status', t('alarmTask.status'), TASK_STATUS),
  col.status('level', t('alarmTask.level'), ALARM_LEVEL),
  {
    key: 'inAlarm',
    title: t('alarmTask.inAlarm'),
    align: 'end',
    exportValue: ({ inAlarm }) => inAlarm,
    render: (_, { id, inAlarm }) =>
      inAlarm === 0 ? (
        0
      ) : (
        <Link to={to('/alarm/monitoring_alarm/list', { taskId: id, status: 'inAlarm' })}>{inAlarm}</Link>
      ),
  },
  col.text('sceneName', t('alarmTask.scene')),
  col.words(
    'type',
    t('alarmTask.typeAndCycle'),
    ({ type, cycle }) => `${codeText(t, SCENE_TYPE, type)} · ${codeText(t, CYCLE, cycle)}`,
  ),
  col.words('notice', t('alarmTask.notice'), ({ notice }) => codeText(t, NOTICE_TYPE, notice)),
  {
    ...col.words(
      'channelsOn',
      t('alarmTask.channels'),
      ({ channelsOn }) =>
        channelsOn.map((one) => codeText(t, CHANNEL, one)).join(t('common.separator')) || t('common.none'),
    ),
    className: 'cell-text',
  },
  col.time('updatedAt', t('alarmTask.updatedAt')),
  col.code('id', t('alarmTask.id')),
  col.actions(t('table.actions'), actions),
];
