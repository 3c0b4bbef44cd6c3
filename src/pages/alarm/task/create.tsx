import type * as z from 'zod';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi, type alarmTaskInput, alarmTaskInputFor } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { useQuery } from '@/ui/page/use-query';
import { AlarmTaskFields } from './fields';
import { effectiveForm, fresh, toForm } from './model';
import { OnDetails } from './on-details';

/** A new task, or one like another (`?from=`), whose name is its own. */
export default function CreateAlarmTask() {
  const [query] = useQuery();
  const from = query.get('from');
  return from ? <Clone id={from} /> : <Fresh />;
}

function Fresh() {
  const t = useT();
  const scenes = useLoad(sceneApi.getOptions, {});
  return (
    <LoadedScreen title={t('alarmTask.createTitle')} loaded={scenes}>
      {({ list }) => <Form scenes={list} initial={{ ...fresh(), effective: effectiveForm({ mode: 'allDay' }) }} />}
    </LoadedScreen>
  );
}

function Clone({ id }: { id: string }) {
  const t = useT();
  const loaded = both(useLoad(alarmTaskApi.get, { id }), useLoad(sceneApi.getOptions, {}));
  return (
    <LoadedScreen
      title={t('alarmTask.createTitle')}
      loaded={loaded}
      failed={{ title: t('alarmTask.fetchFailed'), retry: t('common.retry') }}
    >
      {([task, { list }]) => <Form scenes={list} initial={{ ...toForm(task), name: '' }} />}
    </LoadedScreen>
  );
}

interface Props {
  scenes: readonly Scene[];
  initial: Partial<z.input<typeof alarmTaskInput>>;
}

function Form({ scenes, initial }: Props) {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name="alarmTaskCreate"
      title={t('alarmTask.createTitle')}
      schema={alarmTaskInputFor(scenes)}
      initial={initial}
      permit={can(alarmTaskApi.add)}
      success={({ name }) => t('alarmTask.created', { name })}
      onSubmit={(input) => alarmTaskApi.add(input)}
      back={to('/alarm/monitoring_alarm/task_management')}
      submitText={t('alarmTask.createTitle')}
    >
      <AlarmTaskFields scenes={scenes} saved={null} />
      <OnDetails scenes={scenes} saved={null} />
    </FormPage>
  );
}
