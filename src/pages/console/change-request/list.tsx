import { useMemo } from 'react';
import { changeRequestApi } from '@/api/console/change-request';
import { useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { requestColumns } from './columns';
import { KINDS, STATE, VIEWS } from './labels';

const Rules = lazyComponent(() => import('./rules'));

/** What somebody else is asked to look at, or was. */
export default function ChangeRequestList() {
  const t = useT();
  const panel = usePanel();
  const columns = useMemo(() => requestColumns(t), [t]);
  return (
    <Screen
      title={t('changeRequest.title')}
      note={t('changeRequest.note')}
      actions={<ActionButton onClick={() => panel.open('rules')}>{t('changeRequest.rules')}</ActionButton>}
    >
      <ResourceTable
        load={changeRequestApi.list}
        columns={columns}
        keyword={t('changeRequest.search')}
        time={t('changeRequest.updatedAt')}
        filters={[
          { name: 'view', label: t('changeRequest.view'), options: optionsOf(t, VIEWS) },
          { name: 'state', label: t('changeRequest.state'), options: optionsOf(t, STATE) },
          { name: 'kind', label: t('changeRequest.kind'), options: optionsOf(t, KINDS) },
        ]}
        nameOf={({ title }) => title}
        empty={<EmptyState title={t('changeRequest.emptyTitle')} text={t('changeRequest.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'rules' && <Rules onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
