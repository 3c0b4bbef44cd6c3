import { Alert, ConfigProvider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type RunbookInput, runbookApi } from '@/api/alarm/runbook';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { RunbookText } from '@/components/alarm/runbook';
import { useT } from '@/i18n/use-t';
import { isSame } from '@/lib/form/comparison';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { FormPage } from '@/ui/form/form-page';
import { useKeptText } from '@/ui/form/kept-text';
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
      {({ list }) => (
        <Form about="" scenes={list} initial={{ ...fresh(), effective: effectiveForm({ mode: 'allDay' }) }} />
      )}
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
      {([task, { list }]) => (
        <Form about={id} scenes={list} initial={{ ...toForm(task), name: '', runbook: { kind: 'none' } }} />
      )}
    </LoadedScreen>
  );
}

interface Props {
  /** What it is like: input for one never comes back in what is like another. */
  about: string;
  scenes: readonly Scene[];
  initial: NewTaskForm;
}

/**
 * Adds a task, then writes its runbook, which is an object of its own. Where only that failed, sending the form once more
 * writes the runbook alone: the task is there for everybody by then, and who changed it meanwhile is not overwritten.
 */
function useNewTask(about: string) {
  const t = useT();
  const agree = useAgreement();
  // The task that this form added and whose runbook is not written yet; it is lost once writing it failed.
  const [added, setAdded] = useState('');
  const [isLost, setIsLost] = useState(false);
  // A session may end between the two: what comes back with the draft is not added again.
  useKeptText(`alarmTaskCreate:${about}:added`, added, (id) => {
    setAdded(id);
    setIsLost(true);
  });
  const made = isLost ? added : null;
  // A write whose answer was lost may stand: what was sent from here is nobody else's.
  const sent = useRef<RunbookInput[]>([]);
  const writeRunbook = async (id: string, runbook: RunbookInput) => {
    const { version, kind, text, address, updatedBy } = await runbookApi.get({ id });
    if (isSame({ kind, text, address }, runbook)) return true;
    const isOwn = kind === 'none' || sent.current.some((one) => isSame({ kind, text, address }, one));
    const mayReplace =
      isOwn ||
      (await agree({
        title: t('alarmTask.runbookReplaceTitle', { name: updatedBy ?? '' }),
        content: <RunbookText>{text ?? address ?? ''}</RunbookText>,
        verb: t('alarmTask.runbookReplaceVerb'),
      }));
    if (!mayReplace) return false;
    sent.current.push(runbook);
    await runbookApi.update({ id, version, ...runbook });
    return true;
  };
  const save = async ({ runbook, ...input }: NewTask) => {
    const id = made ?? (await alarmTaskApi.add(input)).id;
    setAdded(id);
    // There is nothing to take away yet, unless a write whose answer was lost went through.
    let isWritten = runbook.kind === 'none' && made === null;
    const write = async () => {
      isWritten ||= await writeRunbook(id, runbook);
      return isWritten;
    };
    return write().finally(() => {
      setAdded(isWritten ? '' : id);
      setIsLost(!isWritten);
    });
  };
  return { made, save };
}

function Form({ about, scenes, initial }: Props) {
  const t = useT();
  const can = useCan();
  const permit = can(alarmTaskApi.add);
  const { made, save } = useNewTask(about);
  return (
    <FormPage
      name={`alarmTaskCreate:${about}`}
      title={t('alarmTask.createTitle')}
      schema={newTaskFor(scenes)}
      initial={initial}
      permit={permit}
      success={({ name }) => t('alarmTask.created', { name })}
      onSubmit={save}
      back={to('/alarm/monitoring_alarm/task_management')}
      submitText={made === null ? t('alarmTask.createTitle') : t('alarmTask.runbookSave')}
    >
      <ConfigProvider componentDisabled={permit !== true || made !== null}>
        <AlarmTaskFields scenes={scenes} saved={null} />
      </ConfigProvider>
      <RunbookSection scenes={scenes} />
      <OnDetails scenes={scenes} saved={null} />
      {made !== null && <RunbookLost id={made} />}
    </FormPage>
  );
}

/** That the task is there without its runbook. What failed stands below the fields: it comes into sight by itself. */
function RunbookLost({ id }: { id: string }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={box}>
      <Alert
        type="warning"
        showIcon
        className="form-problem"
        title={t('alarmTask.runbookFailed')}
        action={<Link to={to('/alarm/monitoring_alarm/task_management/:id', { id })}>{t('alarmTask.openMade')}</Link>}
      />
    </div>
  );
}
