import { sceneApi } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskApi, alarmTaskInputFor } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { AlarmTaskFields } from './fields';
import { browserOffset } from './model';

function formOf({ id: _, status: __, inAlarm: ___, updatedAt: ____, version: _____, effective, ...task }: AlarmTask) {
  return { ...task, effective: Object.assign({ utcOffset: browserOffset(), windows: [] }, effective) };
}

export default function EditAlarmTask() {
  const t = useT();
  const report = useReport();
  const { id = '' } = useParams();
  const task = useLoad(alarmTaskApi.get, { id });
  const scenes = useLoad(sceneApi.getOptions, {});
  // The version stands where forms look for it: a newer one is compared, never overwritten.
  const both: Loaded<{ version: number; task: AlarmTask; scenes: NonNullable<typeof scenes.data>['list'] }> = {
    ...task,
    data: task.data && scenes.data && { version: task.data.version, task: task.data, scenes: scenes.data.list },
    failure: task.failure ?? scenes.failure,
    isLoading: task.isLoading || scenes.isLoading,
    reload: () => {
      task.reload();
      scenes.reload();
    },
  };
  return (
    <LoadedScreen
      title={t('alarmTask.editTitle')}
      loaded={both}
      failed={{ title: t('alarmTask.fetchFailed'), retry: t('common.retry') }}
    >
      {(loaded) => (
        <FormPage
          name={`alarmTaskEdit:${id}`}
          title={t('alarmTask.editTitle')}
          schema={alarmTaskInputFor(loaded.scenes)}
          initial={formOf(loaded.task)}
          onSubmit={(input) =>
            alarmTaskApi
              .update({ id, version: loaded.task.version, ...input })
              .then(() => report.success(t('alarmTask.updated', { name: input.name })))
          }
          back={to('/alarm/monitoring_alarm/task_management/:id', { id })}
          submitText={t('common.save')}
        >
          <AlarmTaskFields scenes={loaded.scenes} saved={loaded.task} />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
