import { Alert } from 'antd';
import { type PushTask, pushTaskApi, pushTaskInput } from '@/api/log/push-task';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { PushTaskFields } from './fields';
import { toForm } from './model';

export default function EditPushTask() {
  const t = useT();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(pushTaskApi.get, { id }), 'pushTask');
  return (
    <LoadedScreen title={t('pushTask.editTitle')} loaded={loaded}>
      {(task) => <Form task={task} restored={restored} />}
    </LoadedScreen>
  );
}

function Form({ task, restored }: { task: PushTask; restored: string | null }) {
  const t = useT();
  const can = useCan();
  const { id, version, kind, status, name, callback, isTokenRemovable } = task;
  const token = !callback?.hasToken ? 'none' : isTokenRemovable ? 'removable' : 'kept';
  return (
    <FormPage
      name={`pushTaskEdit:${id}`}
      title={t('pushTask.editTitle')}
      about={name}
      note={restored ?? undefined}
      schema={pushTaskInput}
      initial={toForm(task)}
      back={to('/log/push_management/:id', { id })}
      submitText={t('common.save')}
      permit={can(pushTaskApi.update)}
      success={({ name }) => t('pushTask.updated', { name })}
      onSubmit={(input) => pushTaskApi.update({ ...input, id, version })}
    >
      {status === 'running' && (
        <Alert type="warning" showIcon className="form-problem" title={t('pushTask.runningWarning')} />
      )}
      <PushTaskFields kind={kind} id={id} token={token} keptFor={callback?.url} />
    </FormPage>
  );
}
