import { Button } from 'antd';
import { useMemo } from 'react';
import { expiryApi } from '@/api/console/expiry';
import { EXPIRY_SOURCES } from '@/api/console/sources';
import { useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { expiryColumns } from './columns';
import { KINDS, STATES } from './labels';

const Calendar = lazyComponent(() => import('./calendar'));

/** What ends soon, of everything that the account may see. */
export default function ExpiryList() {
  const t = useT();
  const panel = usePanel();
  const columns = useMemo(() => expiryColumns(t), [t]);
  return (
    <Screen
      title={t('expiry.title')}
      actions={<Button onClick={() => panel.open('calendar')}>{t('expiry.calendar')}</Button>}
    >
      <ResourceTable
        load={expiryApi.list}
        dependsOn={EXPIRY_SOURCES}
        columns={columns}
        keyword={t('expiry.search')}
        filters={[
          { name: 'state', label: t('expiry.state'), options: optionsOf(t, STATES) },
          { name: 'kind', label: t('expiry.kind'), options: optionsOf(t, KINDS) },
        ]}
        empty={<EmptyState title={t('expiry.emptyTitle')} text={t('expiry.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'calendar' && <Calendar onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
