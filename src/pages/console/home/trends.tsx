import { useMemo } from 'react';
import { overviewApi, type Point } from '@/api/console/home';
import { threatApi } from '@/api/console/threat';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useLanguage, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { signedText } from '@/lib/signed';
import { clockText, dateText, hourOf } from '@/lib/time';
import { absoluteAddress } from '@/session/config';
import { Chart } from '@/ui/chart/chart';
import { CrosshairGroup } from '@/ui/chart/crosshair';
import { useLoad } from '@/ui/data/use-load';
import { Part } from './card';
import { bucketRange, changeOf, comparedBuckets, dayBuckets, fillZero, hourBuckets } from './model';

interface Rows {
  /** The rows of a bucket. */
  linkOf: (at: number) => string;
  /** The rows of the whole chart. */
  hrefOf: () => string;
}

/** The list behind a chart, with its time range, as every list keeps it in the address; undefined: no such screen. */
function useRows(list: string, buckets: readonly number[], filter = ''): Rows | undefined {
  const key = buckets.join();
  const maySee = useMaySee()(list);
  const rows = useMemo(() => {
    const all = key.split(',').map(Number);
    const listOf = (from: number, to: number) => `${list}?from=${from}&to=${to}${filter}`;
    const linkOf = (at: number) => listOf(...bucketRange(all, at));
    const hrefOf = () => absoluteAddress(listOf(all[0] ?? 0, bucketRange(all, all.at(-1) ?? 0)[1]));
    return { linkOf, hrefOf };
  }, [list, key, filter]);
  return maySee ? rows : undefined;
}

const HEIGHT = 208;

interface NoteProps {
  points: readonly { value: number | null }[];
  change: number | null;
  against: 'week' | 'day';
}

/** The sum of a chart, over what, and how it changed. More of it is neither good nor bad by itself: no hue. */
function Sum({ points, change, against }: NoteProps) {
  const t = useT();
  const language = useLanguage();
  const sum = points.reduce((all, { value }) => all + (value ?? 0), 0);
  const percent = typeof change === 'number' ? signedText(change, language, { style: 'percent' }) : undefined;
  return (
    <span className="home-sum tabular">
      <strong>{sum.toLocaleString(language)}</strong> {t(against === 'week' ? 'home.sumOfWeek' : 'home.sumOfDay')}
      {percent !== undefined && `${DOT}${t(against === 'week' ? 'home.againstWeek' : 'home.againstDay', { percent })}`}
    </span>
  );
}

/** Month and day: the year goes without saying within a week. */
const dayTick = (at: number) => dateText(at).slice(5);
const hourTick = (at: number) => (hourOf(at) % 6 === 0 ? clockText(at) : null);

/** Resolution volume of the last seven days, beside the seven before. */
export function ResolutionChart() {
  const t = useT();
  const now = gatewayNow();
  const buckets = dayBuckets(now);
  const { all, before, after } = comparedBuckets(buckets, now);
  const loaded = useLoad(overviewApi.getResolution, { buckets: all });
  const rows = useRows('/log/query/all', buckets);
  return (
    <Part loaded={loaded} height={HEIGHT}>
      {({ points }) => {
        const filled = fillZero(buckets, points);
        return (
          <Chart
            title={t('home.volume')}
            kind="column"
            note={<Sum points={filled} change={changeOf(points, before, after)} against="week" />}
            series={[{ key: 'volume', name: t('home.volume'), points: filled }]}
            labelOf={dateText}
            tickOf={dayTick}
            isLastOpen
            {...rows}
          />
        );
      }}
    </Part>
  );
}

/**
 * Alarms and intercepts of the last 24 hours: two charts, since their sizes differ by orders of magnitude.
 */
export function AlertCharts() {
  const t = useT();
  const now = gatewayNow();
  const buckets = hourBuckets(now);
  const { all, before, after } = comparedBuckets(buckets, now);
  const loaded = useLoad(threatApi.getTrend, { buckets: all });
  const alarms = useRows('/alarm/monitoring_alarm/list', buckets);
  const entries = useRows('/log/query/alarm', buckets, '&threatType=any');
  const chart = (key: 'alerts' | 'intercepts', name: string, points: Point[], rows: Rows | undefined) => {
    const filled = fillZero(buckets, points);
    return (
      <Chart
        title={name}
        kind="line"
        note={<Sum points={filled} change={changeOf(points, before, after)} against="day" />}
        series={[{ key, name, points: filled }]}
        labelOf={clockText}
        tickOf={hourTick}
        isLastOpen
        {...rows}
      />
    );
  };
  return (
    <Part loaded={loaded} height={HEIGHT}>
      {({ alerts, intercepts }) => (
        <CrosshairGroup>
          <div className="home-pair">
            {chart('alerts', t('home.alerts'), alerts, alarms)}
            {chart('intercepts', t('home.intercepts'), intercepts, entries)}
          </div>
        </CrosshairGroup>
      )}
    </Part>
  );
}
