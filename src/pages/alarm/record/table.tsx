import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { startTransition, useMemo } from 'react';
import type { AlarmFilterName } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { useLanguage, useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/feedback/states';
import type { Filter } from '@/ui/list/filter-bar';
import { ResourceTable } from '@/ui/list/resource-table';
import { useQuery } from '@/ui/list/use-view';
import { alarmColumns } from './columns';
import { useLive } from './use-live';
import './table.css';

/** Pausing a task interrupts its alarms. */
const OF_TASKS = [alarmTaskApi.list];

/** The alarms themselves; what began meanwhile waits in a bar above them. */
export function AlarmTable({ filters }: { filters: readonly Filter<AlarmFilterName>[] }) {
  const t = useT();
  const language = useLanguage();
  const { load, news, show } = useLive();
  const [, change] = useQuery();
  const columns = useMemo(() => alarmColumns(t, language), [t, language]);
  return (
    <div className="alarm-table">
      <ResourceTable
        load={load}
        dependsOn={OF_TASKS}
        columns={columns}
        filters={filters}
        keyword={t('alarmRecord.search')}
        time={t('alarmRecord.firstAt')}
        empty={<EmptyState title={t('alarmRecord.emptyTitle')} text={t('alarmRecord.emptyText')} />}
      />
      <div className="alarm-news" role="status">
        {news > 0 && (
          <>
            <BellOutlined aria-hidden /> {t('alarmRecord.newCount', { count: news })}
            <Button
              type="link"
              size="small"
              // Answered at once; the rows follow in slices.
              onClick={() =>
                startTransition(() => {
                  change({ page: undefined });
                  show();
                })
              }
            >
              {t('alarmRecord.showNew')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
