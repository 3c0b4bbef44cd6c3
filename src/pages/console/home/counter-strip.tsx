import { type Counters, overviewApi } from '@/api/console/home';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { type OnSettled, useSettled } from './use-settled';

/** Nine resource cards, then the monitoring tasks by kind (HOME-07). */
const COUNTERS = [
  ['tld', 'counter.tld'],
  ['domain', 'counter.domain'],
  ['registeredDomain', 'counter.registeredDomain'],
  ['realNameDomain', 'counter.realNameDomain'],
  ['sslCertificate', 'counter.sslCertificate'],
  ['registryLock', 'counter.registryLock'],
  ['dnsRecord', 'counter.dnsRecord'],
  ['hostSwitchTask', 'counter.hostSwitchTask'],
  ['resolution7Days', 'counter.resolution7Days'],
  ['basicTask', 'counter.basicTask'],
  ['deepDiveTask', 'counter.deepDiveTask'],
  ['dnsTask', 'counter.dnsTask'],
  ['httpTask', 'counter.httpTask'],
] as const satisfies readonly (readonly [keyof Counters, MessageId])[];

/** All figures as one dense strip. A figure that the gateway does not have is a dash, never 0. */
export function CounterStrip({ onSettled }: { onSettled: OnSettled }) {
  const t = useT();
  const language = useLanguage();
  const loaded = useLoad(overviewApi.getCounters, {});
  const { data, failure } = loaded;
  useSettled(loaded, onSettled);
  return (
    <section className="home-figures" aria-label={t('home.counters')} aria-busy={loaded.isLoading}>
      {failure && <LoadFailure failure={failure} onRetry={loaded.reload} />}
      <dl className="home-counters">
        {COUNTERS.map(([key, label]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd className="tabular">
              {data ? (data[key]?.toLocaleString(language) ?? t('common.none')) : failure ? t('common.none') : ' '}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
