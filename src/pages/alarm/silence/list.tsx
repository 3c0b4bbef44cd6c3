import { type ReactNode, useMemo } from 'react';
import { silenceApi } from '@/api/alarm/silence';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useSilenceActions } from './actions';
import { silenceColumns } from './columns';
import { REPEAT, STATE } from './labels';
import { LIST } from './model';
import './silence.css';

const Calendar = lazyComponent(() => import('./calendar').then((module) => module.SilenceCalendar));

/** All silences, as a list and in the weeks that they are in. */
export default function SilenceList() {
  const t = useT();
  const can = useCan();
  const create = (
    <ActionButton type="primary" permit={can(silenceApi.add)} onClick={() => go(to(`${LIST}/create`))}>
      {t('silence.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('silence.title')} note={t('silence.note')} actions={create}>
      <UrlTabs
        areSeparate
        tabs={[
          { key: 'list', label: t('silence.list'), content: <Silences create={create} /> },
          { key: 'calendar', label: t('silence.calendar'), content: <Calendar /> },
        ]}
      />
    </Screen>
  );
}

function Silences({ create }: { create: ReactNode }) {
  const t = useT();
  const actionsOf = useSilenceActions();
  const columns = useMemo(() => silenceColumns(t, actionsOf), [t, actionsOf]);
  return (
    <ResourceTable
      load={silenceApi.list}
      columns={columns}
      keyword={t('silence.search')}
      time={t('silence.createdAt')}
      filters={[
        { name: 'state', label: t('silence.state'), options: optionsOf(t, STATE) },
        { name: 'repeat', label: t('silence.repeat'), options: optionsOf(t, REPEAT) },
      ]}
      empty={<EmptyState title={t('silence.emptyTitle')} text={t('silence.emptyText')} action={create} />}
    />
  );
}
