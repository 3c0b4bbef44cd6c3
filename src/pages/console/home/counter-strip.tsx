import { useState } from 'react';
import { type Counters, overviewApi } from '@/api/console/home';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { COUNTER_LABELS } from '@/components/service/counter-labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { useLoad } from '@/ui/data/use-load';
import { PartFailure } from './failures';
import { dayBuckets } from './model';
import { Sparkline } from './sparkline';
import { type OnSettled, useSettled } from './use-settled';

/** Nine resources, then the monitoring tasks by kind. */
const FIGURES = [
  'tld',
  'domain',
  'registeredDomain',
  'realNameDomain',
  'sslCertificate',
  'registryLock',
  'dnsRecord',
  'hostSwitchTask',
  'resolution7Days',
  'basicTask',
  'deepDiveTask',
  'dnsTask',
  'httpTask',
] as const;

/** What is in sight on a phone at once. */
const FIRST: readonly string[] = ['domain', 'sslCertificate', 'dnsRecord', 'resolution7Days', 'basicTask', 'dnsTask'];

/** Whether there is nothing yet to be counted, as on the first day of an account. */
export const isBlank = (counters: Counters): boolean => FIGURES.every((key) => !counters[key]);

/** All figures as one dense strip. A figure that the gateway does not have is a dash, never 0. */
export function CounterStrip({ onSettled }: { onSettled: OnSettled }) {
  const t = useT();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const loaded = useLoad(overviewApi.getCounters, {});
  const { data, failure } = loaded;
  useSettled(loaded, onSettled);
  const textOf = (key: (typeof FIGURES)[number]) =>
    data ? (data[key]?.toLocaleString(language) ?? t('common.none')) : failure ? t('common.none') : ' ';
  return (
    <section className="home-figures" aria-label={t('home.counters')} aria-busy={loaded.isLoading}>
      <PartFailure loaded={loaded} />
      <dl className="home-counters" data-whole={isWhole}>
        {FIGURES.map((key) => (
          <div key={key} data-first={FIRST.includes(key)} data-wide={key === 'resolution7Days'}>
            <dt>{t(COUNTER_LABELS[key])}</dt>
            <dd className="tabular">
              {key === 'resolution7Days' && data ? (
                <ScreenLink to={`/log/query/all?from=${dayBuckets(gatewayNow())[0]}&to=${gatewayNow()}`}>
                  {textOf(key)}
                </ScreenLink>
              ) : (
                textOf(key)
              )}
              {data && (data[key] ?? null) === null && <span className="home-uncounted">{t('home.uncounted')}</span>}
              {data?.history?.[key] && <Sparkline values={data.history[key]} />}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="home-more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'home.fewerFigures' : 'home.allFigures', { count: FIGURES.length })}
      </button>
    </section>
  );
}
