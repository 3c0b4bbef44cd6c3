import { useCallback } from 'react';
import { overviewApi, type Point } from '@/api/console/home';
import { threatApi } from '@/api/console/threat';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { clockText, dateText } from '@/lib/time';
import { gatewayNow } from '@/session/session';
import { Chart } from '@/ui/chart/chart';
import { useLoad } from '@/ui/data/use-load';
import { Part } from './card';
import { bucketRange, dayBuckets, fillZero, hourBuckets } from './model';

type Link = ((at: number) => string) | undefined;

/** The list behind a bucket, with its time range, as every list keeps it in the address; undefined: no such screen. */
function useBucketLink(list: string, buckets: readonly number[]): Link {
  const key = buckets.join();
  const maySee = useMaySee()(list);
  const linkOf = useCallback(
    (at: number) => {
      const [from, to] = bucketRange(key.split(',').map(Number), at);
      return `${list}?from=${from}&to=${to}`;
    },
    [list, key],
  );
  return maySee ? linkOf : undefined;
}

const HEIGHT = 208;

/** Resolution volume of the last seven days (HOME-05). */
export function ResolutionChart() {
  const t = useT();
  const buckets = dayBuckets(gatewayNow());
  const loaded = useLoad(overviewApi.getResolution, { buckets });
  const linkOf = useBucketLink('/log/query/all', buckets);
  return (
    <Part loaded={loaded} height={HEIGHT}>
      {({ points }) => (
        <Chart
          title={t('home.perDay')}
          kind="column"
          series={[{ key: 'volume', name: t('home.volume'), points: fillZero(buckets, points) }]}
          labelOf={dateText}
          linkOf={linkOf}
        />
      )}
    </Part>
  );
}

/** Alerts and intercepts of the last 24 hours: two charts, since their sizes differ by orders of magnitude. */
export function AlertCharts() {
  const t = useT();
  const buckets = hourBuckets(gatewayNow());
  const loaded = useLoad(threatApi.getTrend, { buckets });
  const alarmLink = useBucketLink('/alarm/monitoring_alarm/list', buckets);
  const logLink = useBucketLink('/log/query/alarm', buckets);
  const chart = (key: 'alerts' | 'intercepts', name: string, points: Point[], linkOf: Link) => (
    <Chart
      title={name}
      kind="line"
      series={[{ key, name, points: fillZero(buckets, points) }]}
      labelOf={clockText}
      linkOf={linkOf}
    />
  );
  return (
    <Part loaded={loaded} height={HEIGHT}>
      {({ alerts, intercepts }) => (
        <div className="home-pair">
          {chart('alerts', t('home.alerts'), alerts, alarmLink)}
          {chart('intercepts', t('home.intercepts'), intercepts, logLink)}
        </div>
      )}
    </Part>
  );
}
