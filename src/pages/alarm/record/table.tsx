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

/** The alarms themselves; what became otherwise meanwhile waits in a bar below them. */
export function AlarmTable({ filters }: { filters: readonly Filter<AlarmFilterName>[] }) {
  const t = useT();
  const language = useLanguage();
  const { load, news, renew } = useLive();
  const [, change] = useQuery();
  const columns = useMemo(() => alarmColumns(t, language), [t, language]);
  const isOld = news.began + news.joined + news.gone > 0 || news.isOutOfOrder;
  return (
    <div className="alarm-table">
      <ResourceTable
        load={load}
        dependsOn={OF_TASKS}
        onRefresh={renew}
        columns={columns}
        filters={filters}
        keyword={t('alarmRecord.search')}
        time={t('alarmRecord.firstAt')}
        empty={<EmptyState title={t('alarmRecord.emptyTitle')} text={t('alarmRecord.emptyText')} />}
      />
      <div className="alarm-news" role="status">
        {isOld && (
          <>
            <BellOutlined aria-hidden />
            {news.began > 0 && <span>{t('alarmRecord.newCount', { count: news.began })}</span>}
            {news.joined > 0 && <span>{t('alarmRecord.joinedCount', { count: news.joined })}</span>}
            {news.gone > 0 && <span>{t('alarmRecord.leftCount', { count: news.gone })}</span>}
            {news.isOutOfOrder && <span>{t('alarmRecord.outOfOrder')}</span>}
            <Button
              type="link"
              size="small"
              // Answered at once; the rows follow in slices.
              onClick={() =>
                startTransition(() => {
                  change({ page: undefined });
                  renew();
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
