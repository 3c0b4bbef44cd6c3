import { Button, Skeleton } from 'antd';
import { memo, useMemo, useState } from 'react';
import type { LogArea } from '@/api/log/query';
import { useLanguage, useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { intervalsOf } from '@/lib/intervals';
import { DAY, dateText, type Range, timeText, zonesOf } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { CopyLink } from '@/ui/feedback/copy-link';
import { LoadFailure } from '@/ui/feedback/states';
import { type ListView, writeView } from '@/ui/list/use-view';
import { changeQuery } from '@/ui/page/use-query';
import { AREAS, widerRange } from './areas';
import { Brush } from './brush';
import '@/ui/chart/chart.css';
import './histogram.css';

interface Props {
  area: LogArea;
  /** Which entries the list has; the same object while it turns pages. */
  view: Pick<ListView, 'keyword' | 'filters' | 'range'>;
  /** Since when entries are kept, until now. */
  kept: Range;
}

/** So many columns at most: each is wide enough to be aimed at. */
const MOST = 60;

/** How many entries each interval of the list has, in the gateway's figures; a span of it becomes the list's range. */
export const Histogram = memo(function Histogram({ area, view, kept }: Props) {
  const t = useT();
  const language = useLanguage();
  const [isTable, setTable] = useState(false);
  const [first, last] = kept;
  // What is asked for beyond what is kept has no entries.
  const range: Range = view.range
    ? [Math.min(Math.max(view.range[0], first), view.range[1]), view.range[1]]
    : [first, last];
  const [from, to] = range;
  // biome-ignore lint/correctness/useExhaustiveDependencies: days begin where they do in the zone.
  const { starts, step } = useMemo(() => intervalsOf([from, to], MOST), [from, to, zoneNow()]);
  const { data, failure, reload } = useLoad(AREAS[area].counts, {
    timeRange: range,
    starts,
    ...(view.keyword !== '' && { keyword: view.keyword }),
    ...(Object.keys(view.filters).length > 0 && { filters: view.filters }),
  });
  const labelOf = (at: number) => (step < DAY ? timeText(at).slice(0, 16) : dateText(at));
  const endOf = (index: number) => (starts[index + 1] ?? to + 1) - 1;
  const narrow = (next: Range) => changeQuery(writeView({ page: 1, range: next }));
  const hrefOf = () => {
    const link = new URL(window.location.href);
    link.searchParams.set('from', String(from));
    link.searchParams.set('to', String(to));
    return link.href;
  };
  const counts = data?.counts.length === starts.length ? data.counts : starts.map(() => 0);
  return (
    <figure className="chart histogram" aria-label={t('logQuery.chart')}>
      <figcaption>
        <h2 className="histogram-title">{t('logQuery.chart')}</h2>
        <span className="chart-zone" dir="ltr">
          {zonesOf(from, to)}
        </span>
        {view.range && (
          <Button size="small" type="link" onClick={() => narrow(widerRange(range, kept))}>
            {t('logQuery.wider')}
          </Button>
        )}
        <CopyLink hrefOf={hrefOf} size="small" type="text" />
        <Button size="small" type="link" onClick={() => setTable(!isTable)}>
          {isTable ? t('chart.chart') : t('chart.table')}
        </Button>
      </figcaption>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {data && !isTable && (
        <Brush
          key={`${from} ${to}`}
          starts={starts}
          counts={counts}
          endOf={endOf}
          labelOf={labelOf}
          onNarrow={([first, last]) => narrow([starts[first] ?? from, endOf(last)])}
        />
      )}
      {data && isTable && (
        <section className="chart-scroll histogram-table" aria-label={t('logQuery.chart')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('chart.time')}</th>
                <th scope="col">{t('logQuery.entries')}</th>
              </tr>
            </thead>
            <tbody>
              {starts.map((at, index) => (
                <tr key={at}>
                  <th scope="row">
                    <Button type="link" size="small" onClick={() => narrow([at, endOf(index)])}>
                      <bdi dir="ltr">{labelOf(at)}</bdi>
                    </Button>
                  </th>
                  <td>{(counts[index] ?? 0).toLocaleString(language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </figure>
  );
});
