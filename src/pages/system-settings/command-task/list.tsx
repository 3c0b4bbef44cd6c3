import { useCallback, useMemo } from 'react';
import { type CommandTask, commandTaskApi } from '@/api/system-settings/command-task';
import { useLanguage, useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useCommandTaskActions } from './actions';
import { commandTaskColumns, STATUS } from './columns';
import { useProgress } from './use-progress';

const Output = lazyComponent(() => import('./output').then(({ TaskOutput }) => TaskOutput));

export default function CommandTaskList() {
  const t = useT();
  const language = useLanguage();
  const panel = usePanel();
  const executing = useProgress();
  const open = panel.open;
  const look = useCallback(({ id }: CommandTask) => open('output', id), [open]);
  const actionsOf = useCommandTaskActions(look);
  const columns = useMemo(() => commandTaskColumns(t, language, look, actionsOf), [t, language, look, actionsOf]);
  const filters = [
    {
      name: 'status',
      label: t('commandTask.status'),
      options: optionsOf(t, STATUS),
    },
  ] as const;
  return (
    <Screen
      title={t('commandTask.title')}
      note={<span role="status">{executing !== null && t('commandTask.executingCount', { count: executing })}</span>}
    >
      <ResourceTable
        load={commandTaskApi.list}
        columns={columns}
        keyword={t('commandTask.search')}
        time={t('commandTask.startedAt')}
        filters={filters}
        empty={<EmptyState title={t('commandTask.emptyTitle')} text={t('commandTask.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'output' && <Output id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
