import { Button, Skeleton } from 'antd';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import type { LogArea } from '@/api/log/query';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { intervalsOf } from '@/lib/intervals';
import { DAY, dateText, type Range, spanText, timeText, zonesOf } from '@/lib/time';
import { OpenKey, useOpenLabel } from '@/ui/chart/chart-figure';
import { COLORS } from '@/ui/chart/scale';
import { useLoad } from '@/ui/data/use-load';
import { CopyLink } from '@/ui/feedback/copy-link';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { type ListView, writeView } from '@/ui/list/use-view';
import { changeQuery, useQuery } from '@/ui/page/use-query';
import { AREAS, widerRange } from './areas';
import { Brush } from './brush';
import { BrushHelp } from './brush-help';
import { type Compared, comparableSpans, comparedIn, earlier } from './compare';
import '@/ui/chart/chart.css';
import './histogram.css';

interface Props {
  area: LogArea;
  /** Which entries the list has; the same object while it turns pages. */
  view: Pick<ListView, 'keyword' | 'filters' | 'range'>;
  /** Since when entries are kept, until now. */
  kept: Range;
}

const COMPARED = {
  before: 'logQuery.compareBefore',
  day: 'logQuery.compareDay',
  week: 'logQuery.compareWeek',
} as const satisfies Record<Compared, MessageId>;

interface Hue extends CSSProperties {
  '--hue': string;
}
const hueOf = (order: 0 | 1): Hue => ({ '--hue': `var(${COLORS[order]})` });

/** So many columns at most: each is wide enough to be aimed at. */
const MOST = 60;

/** How many entries each interval of the list has, in the gateway's figures; a span of it becomes the list's range. */
export const Histogram = memo(function Histogram({ area, view, kept }: Props) {
  const t = useT();
  const language = useLanguage();
  const [isTable, setTable] = useState(false);
  const [first, last] = kept;
  const [since, until] = view.range ?? kept;
  // What is asked for beyond what is kept, or ahead of now, has no entries.
  const to = Math.max(since, Math.min(until, last));
  const from = Math.min(Math.max(since, first), to);
  const range: Range = [from, to];
  // biome-ignore lint/correctness/useExhaustiveDependencies: days begin where they do in the zone.
  const { starts, step } = useMemo(() => intervalsOf([from, to], MOST), [from, to, zoneNow()]);
  const narrowing = {
    ...(view.keyword !== '' && { keyword: view.keyword }),
    ...(Object.keys(view.filters).length > 0 && { filters: view.filters }),
  };
  const { data, failure, reload } = useLoad(AREAS[area].counts, { timeRange: range, starts, ...narrowing });
  const [query] = useQuery();
  const choices = comparableSpans(range, first);
  const asked = comparedIn(query.get('vs'));
  const how = asked !== null && choices.includes(asked) ? asked : null;
  const other = useEarlier(area, { how, range, starts, narrowing, keptSince: first });
  const labelOf = (at: number) => (step < DAY ? timeText(at).slice(0, 16) : dateText(at));
  const newest = starts.at(-1) ?? 0;
  const isLastOpen = last < newest + step;
  const nameOf = useOpenLabel(labelOf, isLastOpen ? newest : undefined);
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
        <div className="histogram-title">
          <h2>{t('logQuery.chart')}</h2>
          {!isTable && <BrushHelp />}
        </div>
        <span className="chart-zone" dir="ltr">
          {zonesOf(from, to)}
        </span>
        {isLastOpen && (counts.at(-1) ?? 0) > 0 && <OpenKey />}
        {view.range && (
          <Button size="small" type="link" onClick={() => narrow(widerRange([from, to], kept))}>
            {t('logQuery.wider')}
          </Button>
        )}
        {choices.length > 0 && (
          <Choice<Compared | ''>
            size="small"
            variant="borderless"
            className="histogram-compare"
            aria-label={t('logQuery.compare')}
            value={how ?? ''}
            onChange={(value) => changeQuery({ vs: value === '' ? undefined : value })}
            options={[
              { value: '', label: t('logQuery.compareNone') },
              ...choices.map((value) => ({ value, label: t(COMPARED[value]) })),
            ]}
            popupMatchSelectWidth={false}
          />
        )}
        <CopyLink hrefOf={hrefOf} size="small" type="text" />
        <Button size="small" type="link" onClick={() => setTable(!isTable)}>
          {isTable ? t('chart.chart') : t('chart.table')}
        </Button>
      </figcaption>
      {data && how && (
        <ul className="histogram-legend">
          <li>
            <i style={hueOf(0)} aria-hidden />
            {t('logQuery.compareLegend', {
              name: t('logQuery.compareThis'),
              span: spanText(from, to),
              count: data.total,
            })}
          </li>
          {other.data && (
            <li>
              <i style={hueOf(1)} aria-hidden />
              {t('logQuery.compareLegend', {
                name: t(COMPARED[how]),
                span: spanText(...other.range),
                count: other.data.total,
              })}
            </li>
          )}
        </ul>
      )}
      {other.failure && <LoadFailure failure={other.failure} onRetry={other.reload} />}
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {data && !isTable && (
        <Brush
          key={`${from} ${to}`}
          starts={starts}
          counts={counts}
          earlier={other.counts}
          endOf={endOf}
          labelOf={labelOf}
          isLastOpen={isLastOpen}
          onNarrow={([first, last]) => narrow([starts[first] ?? from, endOf(last)])}
        />
      )}
      {data && isTable && (
        <section className="chart-scroll histogram-table" aria-label={t('logQuery.chart')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('chart.time')}</th>
                <th scope="col">{t(how ? 'logQuery.compareThis' : 'logQuery.entries')}</th>
                {how && <th scope="col">{t(COMPARED[how])}</th>}
              </tr>
            </thead>
            <tbody>
              {starts.map((at, index) => (
                <tr key={at}>
                  <th scope="row">
                    <Button type="link" size="small" onClick={() => narrow([at, endOf(index)])}>
                      <bdi dir="ltr">{nameOf(at)}</bdi>
                    </Button>
                  </th>
                  <td>{(counts[index] ?? 0).toLocaleString(language)}</td>
                  {how && <td>{other.counts?.[index]?.toLocaleString(language) ?? t('common.none')}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </figure>
  );
});

interface Earlier {
  how: Compared | null;
  range: Range;
  starts: number[];
  narrowing: object;
  keptSince: number;
}

/** How many entries the other span has, interval by interval; null of one from before what is kept. */
function useEarlier(area: LogArea, { how, range, starts, narrowing, keptSince }: Earlier) {
  const shift = earlier(how ?? 'before', range);
  const then: Range = [shift(range[0]), shift(range[1])];
  const begun = starts.map(shift);
  const asked = { timeRange: then, starts: begun, ...narrowing };
  const { data, failure, reload } = useLoad(AREAS[area].counts, asked, { isReady: how !== null });
  const ends = [...begun.slice(1), then[1]];
  const isWhole = how !== null && data?.counts.length === starts.length;
  const counts = isWhole ? data.counts.map((count, index) => ((ends[index] ?? 0) < keptSince ? null : count)) : null;
  return { range: then, counts, data: how === null ? undefined : data, failure: how === null ? null : failure, reload };
}
