import { threatApi } from '@/api/console/threat';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { threatName } from '@/components/threat/labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import type { Range } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { Part } from './card';
import { bucketRange, hourBuckets } from './model';

/** The five threats that were met most in the last 24 hours; each leads to its own alarms of the same time. */
export function TopThreats() {
  const t = useT();
  const language = useLanguage();
  const buckets = hourBuckets(gatewayNow());
  const [first = 0] = buckets;
  const timeRange: Range = [first, bucketRange(buckets, buckets.at(-1) ?? 0)[1]];
  const loaded = useLoad(threatApi.getTop5, { timeRange });
  const linkOf = (type: string) =>
    `/log/query/alarm?${new URLSearchParams({ threatType: type, from: String(timeRange[0]), to: String(timeRange[1]) })}`;
  return (
    <Part loaded={loaded} height={150}>
      {({ list }) => {
        const most = Math.max(1, ...list.map(({ count }) => count));
        if (list.length === 0) return <p className="absent">{t('home.noThreats')}</p>;
        return (
          <ol className="home-threats">
            {list.map(({ type, count }) => (
              <li key={type}>
                <ScreenLink to={linkOf(type)}>{threatName(t, type)}</ScreenLink>
                <span className="tabular">{count.toLocaleString(language)}</span>
                <span className="home-bar" style={{ inlineSize: `${(100 * count) / most}%` }} aria-hidden />
              </li>
            ))}
          </ol>
        );
      }}
    </Part>
  );
}
