import { Drawer, Skeleton } from 'antd';
import { type CommandTask, commandTaskApi, taskOutput } from '@/api/system-settings/command-task';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import './output.css';

/** What a task wrote on its node. */
export function TaskOutput({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(commandTaskApi.get, { id });
  return (
    <LoadedDrawer title={t('commandTask.outputTitle', { id })} loaded={loaded} onClose={onClose}>
      {(task) => <Output task={task} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Output({ task, onClose }: { task: CommandTask; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload } = useLoad(taskOutput, { nodeId: task.nodeId, taskId: task.id });
  return (
    <Drawer open={isOpen} title={t('commandTask.outputTitle', { id: task.id })} size={480} onClose={close}>
      <p className="task-output-of">{t('commandTask.outputOf', { name: task.name, node: task.nodeName })}</p>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too.
        <section className="task-output" tabIndex={0} aria-label={t('commandTask.output')}>
          <pre dir="ltr">{data.output}</pre>
        </section>
      )}
    </Drawer>
  );
}
