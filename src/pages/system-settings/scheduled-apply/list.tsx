import { useMemo } from 'react';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { useScheduledActions } from '@/components/scheduled-apply/actions';
import { SCHEDULED_STATE } from '@/components/scheduled-apply/labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { scheduledColumns } from './columns';

const ChangeTime = lazyComponent(() => import('@/components/scheduled-apply/change-time'));

/** Sets that wait for their time on any node, and what came of those before. */
export default function ScheduledApplyList() {
  const t = useT();
  const language = useLanguage();
  const panel = usePanel();
  const { open } = panel;
  const actionsOf = useScheduledActions((id) => open('scheduledTime', id));
  const columns = useMemo(() => scheduledColumns(t, language, actionsOf), [t, language, actionsOf]);
  const pending = usePoll(pendingApplyApi.getPending, {}, ({ list }) => list.length === 0);
  useFollow(pending.data?.list.map(({ id }) => id).join(), scheduledApplyApi.list);
  return (
    <Screen title={t('scheduledApply.title')} note={t('scheduledApply.note')}>
      <ResourceTable
        load={scheduledApplyApi.list}
        columns={columns}
        keyword={t('scheduledApply.search')}
        time={t('scheduledApply.at')}
        filters={[{ name: 'state', label: t('scheduledApply.state'), options: optionsOf(t, SCHEDULED_STATE) }]}
        empty={<EmptyState title={t('scheduledApply.emptyTitle')} text={t('scheduledApply.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'scheduledTime' && <ChangeTime id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
