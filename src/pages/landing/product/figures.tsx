import { useId } from 'react';
import { overviewApi } from '@/api/console/home';
import { COUNTER_LABELS } from '@/components/service/counter-labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { useSession } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import type { LandingProduct } from './product';

/** What the account has in a product that it has opened; what the gateway does not know is a dash. */
export function Figures({ code, figures }: Pick<LandingProduct, 'code' | 'figures'>) {
  const { products } = useSession();
  const isOpened = products.some((one) => one.code === code && one.isAccessible && one.isOpened);
  return isOpened && figures.length > 0 ? <Strip figures={figures} /> : null;
}

function Strip({ figures }: Pick<LandingProduct, 'figures'>) {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const { data, failure, reload } = useLoad(overviewApi.getCounters, {});
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  return (
    <section aria-labelledby={id} aria-busy={!data}>
      {/* A gateway counts an account, whichever product what it counts is in. */}
      <h2 id={id}>{t('landing.figures')}</h2>
      <dl className="landing-figures">
        {figures.map((key) => (
          <div key={key}>
            <dt>{t(COUNTER_LABELS[key])}</dt>
            <dd className="tabular">{data ? (data[key]?.toLocaleString(language) ?? t('common.none')) : ' '}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
