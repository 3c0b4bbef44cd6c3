import { useMemo } from 'react';
import type { AlarmFilterName, AlarmGroup } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { EmptyState } from '@/ui/feedback/states';
import type { Filter } from '@/ui/list/filter-bar';
import { ResourceTable } from '@/ui/list/resource-table';
import { useSnapshot } from '@/ui/list/use-snapshot';
import { ALARM_GROUPS } from './as-of';
import { groupColumns } from './columns';
import { AlarmNews } from './news';

/** A storm in few rows: how many alarms each task or source has, how many go on, the first and the last. */
export function AlarmGroups({
  by,
  filters,
}: {
  by: keyof typeof ALARM_GROUPS;
  filters: readonly Filter<AlarmFilterName>[];
}) {
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
  const { call, asOf: rule } = ALARM_GROUPS[by];
  const { asOf, news, renew } = useSnapshot(call, rule);
  return (
    <>
      <ResourceTable
        load={call}
        asOf={asOf}
        columns={columns}
        filters={filters}
        keyword={t('alarmRecord.search')}
        time={t('alarmRecord.firstAt')}
        empty={<EmptyState title={t('alarmRecord.emptyTitle')} text={t('alarmRecord.emptyText')} />}
      />
      <AlarmNews of="groups" news={news} renew={renew} />
    </>
  );
}
