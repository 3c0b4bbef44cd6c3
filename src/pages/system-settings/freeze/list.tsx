import { useMemo } from 'react';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useFreezeActions } from './actions';
import { freezeColumns } from './columns';
import { STATE } from './labels';
import { LIST } from './model';

/** Spans in which nothing is applied to nodes, those that hold first. */
export default function FreezeList() {
  const t = useT();
  const can = useCan();
  const actionsOf = useFreezeActions();
  const columns = useMemo(() => freezeColumns(t, actionsOf), [t, actionsOf]);
  const create = (
    <ActionButton type="primary" permit={can(freezeApi.add)} onClick={() => go(to(`${LIST}/create`))}>
      {t('freeze.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('freeze.title')} note={t('freeze.note')} actions={create}>
      <ResourceTable
        load={freezeApi.list}
        columns={columns}
        keyword={t('freeze.search')}
        time={t('freeze.startAt')}
        filters={[{ name: 'state', label: t('freeze.state'), options: optionsOf(t, STATE) }]}
        empty={<EmptyState title={t('freeze.emptyTitle')} text={t('freeze.emptyText')} action={create} />}
      />
    </Screen>
  );
}
