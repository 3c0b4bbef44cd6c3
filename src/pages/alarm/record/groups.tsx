import { useMemo } from 'react';
import { type AlarmFilterName, type AlarmFilters, type AlarmGroup, alarmRecordApi } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { useLocation } from '@/lib/navigation';
import { EmptyState } from '@/ui/feedback/states';
import type { Filter } from '@/ui/list/filter-bar';
import { ResourceTable } from '@/ui/list/resource-table';
import { groupColumns } from './columns';

type Query = ListRequest & { filters?: AlarmFilters | undefined };
type By = 'task' | 'source';

// The path names the answer in the cache, so each way of grouping has one of its own.
const callOf = (by: By) =>
  Object.assign((request: Query, options?: CallOptions) => alarmRecordApi.getGroups({ ...request, by }, options), {
    path: `${alarmRecordApi.getGroups.path}?by=${by}`,
  });
const CALLS = { task: callOf('task'), source: callOf('source') };

/** A storm in few rows: how many alarms each task or source has, how many go on, the first and the last. */
export function AlarmGroups({ by, filters }: { by: By; filters: readonly Filter<AlarmFilterName>[] }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const columns = useMemo(() => {
    // The list of a group keeps every other filter.
    const linkOf = ({ id }: AlarmGroup) => {
      const query = new URLSearchParams(search);
      for (const name of ['tab', 'page', 'sort']) query.delete(name);
      query.set(by === 'task' ? 'taskId' : 'source', id);
      return `${pathname}?${query}`;
    };
    return groupColumns(t, linkOf);
  }, [t, by, pathname, search]);
  return (
    <ResourceTable
      load={CALLS[by]}
      columns={columns}
      filters={filters}
      keyword={t('alarmRecord.search')}
      time={t('alarmRecord.firstAt')}
      empty={<EmptyState title={t('alarmRecord.emptyTitle')} text={t('alarmRecord.emptyText')} />}
    />
  );
}
