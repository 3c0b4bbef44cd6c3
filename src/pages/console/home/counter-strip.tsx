import { overviewApi } from '@/api/console/home';
import { COUNTERS } from '@/components/service/counter-labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
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
        {FIGURES.map((key) => (
          <div key={key}>
            <dt>{t(COUNTERS[key])}</dt>
            <dd className="tabular">
              {data ? (data[key]?.toLocaleString(language) ?? t('common.none')) : failure ? t('common.none') : ' '}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
