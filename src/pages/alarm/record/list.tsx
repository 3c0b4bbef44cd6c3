import { Suspense, useMemo } from 'react';
import { type AlarmFilterName, alarmRecordApi } from '@/api/alarm/record';
import { ALARM_LEVEL, ALARM_REPORT_STATUS, ALARM_STATUS, SCENE_TYPE } from '@/components/alarm/labels';
import { productName } from '@/components/product/product-labels';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import type { Filter } from '@/ui/list/filter-bar';
import { optionsOf } from '@/ui/list/options';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { AlarmGroups } from './groups';
import { SILENCES } from './quiet';
import { AlarmTable } from './table';

const EngineLine = lazyComponent(() => import('@/components/alarm/engine-line'), ['components/alarm-engine']);

const QUIET = { quiet: 'alarmRecord.quietKept', told: 'alarmRecord.quietTold' } as const;
const OWNERS = { mine: 'alarmRecord.ownerMine', nobody: 'alarmRecord.ownerNobody' } as const;

/** What narrows the list and its groups alike; tasks, sources and products as the gateway names them. */
function useFilters(): Filter<AlarmFilterName>[] {
  const t = useT();
  const offers = useOffers();
  const isOwned = offers(alarmRecordApi.acknowledge);
  const isQuietKnown = offers(SILENCES);
  const { data } = useLoad(alarmRecordApi.getOptions, {});
  return useMemo(() => {
    const { dynamic: _, ...levels } = ALARM_LEVEL;
    const plain = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
    return [
      { name: 'status', label: t('alarmRecord.status'), options: optionsOf(t, ALARM_STATUS) },
      ...(isOwned ? [{ name: 'owner' as const, label: t('alarmRecord.owner'), options: optionsOf(t, OWNERS) }] : []),
      ...(isQuietKnown
        ? [{ name: 'quiet' as const, label: t('alarmRecord.quiet'), options: optionsOf(t, QUIET) }]
        : []),
      { name: 'level', label: t('alarmRecord.level'), options: optionsOf(t, levels) },
      {
        name: 'taskId',
        label: t('alarmRecord.task'),
        options: (data?.tasks ?? []).map(({ value, name }) => ({ value, label: name })),
      },
      { name: 'source', label: t('alarmRecord.source'), options: plain(data?.sources) },
      {
        name: 'type',
        label: t('alarmRecord.type'),
        options: optionsOf(t, SCENE_TYPE),
      },
      { name: 'reportStatus', label: t('alarmRecord.reportStatus'), options: optionsOf(t, ALARM_REPORT_STATUS) },
      {
        name: 'product',
        label: t('alarmRecord.product'),
        options: (data?.products ?? []).map((value) => ({ value, label: productName(t, value) })),
      },
    ];
  }, [t, data, isOwned, isQuietKnown]);
}

export default function AlarmList() {
  const t = useT();
  const filters = useFilters();
  const offers = useOffers();
  const groups = [
    { key: 'task', label: t('alarmRecord.byTask'), content: <AlarmGroups by="task" filters={filters} /> },
    { key: 'source', label: t('alarmRecord.bySource'), content: <AlarmGroups by="source" filters={filters} /> },
  ];
  return (
    <Screen title={t('alarmRecord.title')}>
      <OptionalPart place={null} again={null}>
        <Suspense>
          <EngineLine />
        </Suspense>
      </OptionalPart>
      <UrlTabs
        tabs={[
          { key: 'alarms', label: t('alarmRecord.all'), content: <AlarmTable filters={filters} /> },
          ...(offers(alarmRecordApi.getGroups) ? groups : []),
        ]}
      />
    </Screen>
  );
}
