import { type ReactNode, useMemo } from 'react';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useUnderWay } from '@/ui/data/use-under-way';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { useSourceActions } from './actions';
import { sourceColumns } from './columns';
import { SOURCE_STATUS } from './labels';

/** Asks while a source is being updated, and has the lists loaded again when that ends. */
export function useRunning() {
  const { data, isUnoffered } = usePoll(intelSourceApi.getRunning, {}, ({ list }) => list.length === 0);
  useFollow(data?.list.map(({ id }) => id).join(), intelSourceApi.list);
  useUnderWay(intelSourceApi.list, { is: ({ isRunning }) => isRunning, isReady: isUnoffered === true });
}

export function SourceTable({ create, open }: { create: ReactNode; open: (panel: string, id: string) => void }) {
  const t = useT();
  useRunning();
  const actionsOf = useSourceActions(open);
  const columns = useMemo(() => sourceColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    {
      name: 'status',
      label: t('intelSource.status'),
      options: Object.entries(SOURCE_STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
    },
  ] as const;
  return (
    <ResourceTable
      load={intelSourceApi.list}
      columns={columns}
      keyword={t('intelSource.search')}
      filters={filters}
      nameOf={({ syncSource }) => syncSource}
      empty={<EmptyState title={t('intelSource.emptyTitle')} text={t('intelSource.emptyText')} action={create} />}
    />
  );
}
