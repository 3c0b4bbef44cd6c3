import { useMemo } from 'react';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { ALARM_LEVEL, SCENE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useAlarmTaskActions } from './actions';
import { alarmTaskColumns } from './columns';

const OF_ALARMS = [alarmRecordApi.list];
const { deleted: _, ...STATUS } = TASK_STATUS;

export default function AlarmTaskList() {
  const t = useT();
  const can = useCan();
  const actionsOf = useAlarmTaskActions();
  const columns = useMemo(() => alarmTaskColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    { name: 'status', label: t('alarmTask.status'), options: optionsOf(t, STATUS) },
    { name: 'type', label: t('alarmTask.type'), options: optionsOf(t, SCENE_TYPE) },
    { name: 'level', label: t('alarmTask.level'), options: optionsOf(t, ALARM_LEVEL) },
  ] as const;
  const create = (
    <ActionButton
      type="primary"
      permit={can(alarmTaskApi.add)}
      onClick={() => go(to('/alarm/monitoring_alarm/task_management/create'))}
    >
      {t('alarmTask.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('alarmTask.title')} actions={create}>
      <ResourceTable
        load={alarmTaskApi.list}
        dependsOn={OF_ALARMS}
        columns={columns}
        filters={filters}
        keyword={t('alarmTask.search')}
        time={t('alarmTask.updatedAt')}
        empty={<EmptyState title={t('alarmTask.emptyTitle')} text={t('alarmTask.emptyText')} action={create} />}
      />
    </Screen>
  );
}
