import { Suspense, useCallback, useMemo } from 'react';
import { type CommandTask, commandTaskApi } from '@/api/system-settings/command-task';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { ResourceTable } from '@/ui/resource-table';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { usePanel } from '@/ui/use-panel';
import { useCommandTaskActions } from './actions';
import { commandTaskColumns, STATUS } from './columns';
import { OF_PROGRESS, useProgress } from './use-progress';

const Output = part(async () => ({ default: (await import('./output')).TaskOutput }));

export default function CommandTaskList() {
  const t = useT();
  const panel = usePanel();
  const executing = useProgress();
  const actionsOf = useCommandTaskActions(
    useCallback((task: CommandTask) => panel.open('output', task.id), [panel.open]),
  );
  const columns = useMemo(() => commandTaskColumns(t, actionsOf), [t, actionsOf]);
  const filters = useMemo(
    () => [
      {
        name: 'status',
        label: t('commandTask.status'),
        options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
      },
    ],
    [t],
  );
  return (
    <Screen
      title={t('commandTask.title')}
      note={<span role="status">{t('commandTask.executingCount', { count: executing })}</span>}
    >
      <ResourceTable
        load={commandTaskApi.list}
        dependsOn={OF_PROGRESS}
        columns={columns}
        keyword={t('commandTask.search')}
        time={t('commandTask.startedAt')}
        filters={filters}
        empty={<EmptyState title={t('commandTask.emptyTitle')} text={t('commandTask.emptyText')} />}
      />
      <Suspense>{panel.name === 'output' && <Output id={panel.id} onClose={panel.close} />}</Suspense>
    </Screen>
  );
}
