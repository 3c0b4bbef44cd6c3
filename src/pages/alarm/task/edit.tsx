import { useState } from 'react';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi, alarmTaskInputFor } from '@/api/alarm/task';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { FormPage } from '@/ui/form/form-page';
import { useKeptText } from '@/ui/form/kept-text';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { AlarmTaskFields } from './fields';
import { toForm } from './model';
import { OnDetails } from './on-details';
import { RunbookInForm } from './runbook';
import { useInterruptQuestion } from './use-interrupt-question';

const EditRunbook = lazyComponent(() => import('./edit-runbook').then(({ EditRunbook }) => EditRunbook));

export default function EditAlarmTask() {
  const t = useT();
  const can = useCan();
  const mayInterrupt = useInterruptQuestion();
  const { id = '' } = useParams();
  const [isWriting, setWriting] = useState(false);
  const write = () => setWriting(true);
  const close = () => setWriting(false);
  // Unsaved input holds the address, so the drawer does not stand in it. After a session has ended it is open again, with what
  // was typed into it.
  useKeptText(`alarmTaskEdit:${id}:drawer`, isWriting ? 'runbook' : '', write);
  const [taken, restored] = useRestored(useLoad(alarmTaskApi.get, { id }), 'alarmTask');
  const loaded = both(taken, useLoad(sceneApi.getOptions, {}));
  return (
    <LoadedScreen
      title={t('alarmTask.editTitle')}
      loaded={loaded}
      failed={{ title: t('alarmTask.fetchFailed'), retry: t('common.retry') }}
    >
      {([task, { list: scenes }]) => (
        <>
          <FormPage
            name={`alarmTaskEdit:${id}`}
            title={t('alarmTask.editTitle')}
            about={task.name}
            note={restored}
            schema={alarmTaskInputFor(scenes)}
            initial={toForm(task)}
            permit={can(alarmTaskApi.update)}
            success={({ name }) => t('alarmTask.updated', { name })}
            onSubmit={async (input) =>
              (await mayInterrupt(id, input)) && alarmTaskApi.update({ id, version: task.version, ...input })
            }
            back={to('/alarm/monitoring_alarm/task_management/:id', { id })}
            submitText={t('common.save')}
          >
            <AlarmTaskFields scenes={scenes} saved={task} />
            <RunbookInForm id={id} onEdit={write} />
            <OnDetails scenes={scenes} saved={task} />
          </FormPage>
          <Overlays onLost={close} onRetry={write}>
            {isWriting && <EditRunbook task={task} onClose={close} />}
          </Overlays>
        </>
      )}
    </LoadedScreen>
  );
}
