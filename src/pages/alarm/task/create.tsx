import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi, alarmTaskInputFor } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { AlarmTaskFields } from './fields';
import { browserOffset, FRESH } from './model';

/** All day at first; the clock that windows would mean is set already. */
const allDay = () => Object.assign({ mode: 'allDay' as const }, { utcOffset: browserOffset(), windows: [] });

export default function CreateAlarmTask() {
  const t = useT();
  const can = useCan();
  const scenes = useLoad(sceneApi.getOptions, {});
  return (
    <LoadedScreen title={t('alarmTask.createTitle')} loaded={scenes}>
      {({ list }) => (
        <FormPage
          name="alarmTaskCreate"
          title={t('alarmTask.createTitle')}
          schema={alarmTaskInputFor(list)}
          initial={{ ...structuredClone(FRESH), effective: allDay() }}
          permit={can(alarmTaskApi.add)}
          success={({ name }) => t('alarmTask.created', { name })}
          onSubmit={(input) => alarmTaskApi.add(input)}
          back={to('/alarm/monitoring_alarm/task_management')}
          submitText={t('alarmTask.createTitle')}
        >
          <AlarmTaskFields scenes={list} saved={null} />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
