import { Alert } from 'antd';
import { useState } from 'react';
import { runbookApi } from '@/api/alarm/runbook';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { useQuery } from '@/ui/page/use-query';
import { AlarmTaskFields } from './fields';
import { effectiveForm, fresh, type NewTask, type NewTaskForm, newTaskFor, toForm } from './model';
import { OnDetails } from './on-details';
import { RunbookSection } from './runbook-fields';

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
      {([task, { list }]) => <Form scenes={list} initial={{ ...toForm(task), name: '', runbook: { kind: 'none' } }} />}
    </LoadedScreen>
  );
}

interface Props {
  scenes: readonly Scene[];
  initial: NewTaskForm;
}

/**
 * Adds a task, then writes its runbook, which is an object of its own. Where only that failed, sending the form once more
 * goes on from there: the task is not added twice.
 */
function useNewTask() {
  const [made, setMade] = useState<string | null>(null);
  const [isRunbookLost, setRunbookLost] = useState(false);
  const save = async ({ runbook, ...input }: NewTask) => {
    if (made !== null) {
      const { version } = await alarmTaskApi.get({ id: made });
      await alarmTaskApi.update({ id: made, version, ...input });
    }
    const id = made ?? (await alarmTaskApi.add(input)).id;
    setMade(id);
    // There is nothing to take away yet, unless a write whose answer was lost went through.
    if (runbook.kind === 'none' && made === null) return;
    let isLost = true;
    const write = async () => {
      const { version } = await runbookApi.get({ id });
      await runbookApi.update({ id, version, ...runbook });
      isLost = false;
    };
    return write().finally(() => setRunbookLost(isLost));
  };
  return { isRunbookLost, save };
}

function Form({ scenes, initial }: Props) {
  const t = useT();
  const can = useCan();
  const { isRunbookLost, save } = useNewTask();
  return (
    <FormPage
      name="alarmTaskCreate"
      title={t('alarmTask.createTitle')}
      schema={newTaskFor(scenes)}
      initial={initial}
      permit={can(alarmTaskApi.add)}
      success={({ name }) => t('alarmTask.created', { name })}
      onSubmit={save}
      back={to('/alarm/monitoring_alarm/task_management')}
      submitText={t('alarmTask.createTitle')}
    >
      <AlarmTaskFields scenes={scenes} saved={null} />
      <RunbookSection scenes={scenes} />
      <OnDetails scenes={scenes} saved={null} />
      {isRunbookLost && <Alert type="warning" showIcon className="form-problem" title={t('alarmTask.runbookFailed')} />}
    </FormPage>
  );
}
