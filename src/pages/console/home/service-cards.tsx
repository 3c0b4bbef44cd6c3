import { Suspense, useState } from 'react';
import { serviceApi } from '@/api/console/service';
import { trialApi } from '@/api/console/trial';
import { useT } from '@/i18n/use-t';
import { useSession } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Part } from './card';
import { Fold } from './fold';
import { type Service, servicesOf } from './model';
import { ServiceCard } from './service-card';
import { byUrgency } from './urgency';

const TrialDialog = lazyComponent(
  () => import('@/components/trial/trial-dialog').then((module) => module.TrialDialog),
  ['components/trial-application-form'],
);

/** An application for a trial may change what a product is. */
const DEPENDS_ON = [trialApi.add];

/** My services, those that need something done first; then the others that could be tried. */
export function ServiceCards() {
  const t = useT();
  const [trial, setTrial] = useState<string | null>(null);
  const { products } = useSession();
  const loaded = useLoad(serviceApi.getStates, {}, { dependsOn: DEPENDS_ON });
  return (
    <>
      <Part loaded={loaded} height={420}>
        {({ list, now }) => {
          const { mine, more } = servicesOf(products, list);
          const { urgent, rest } = byUrgency(mine);
          const cards = (services: readonly Service[], isLine: boolean) =>
            services.length > 0 && (
              <ul className={isLine ? 'home-lines' : 'home-services'}>
                {services.map((service) => (
                  <ServiceCard key={service.id} service={service} now={now} onTrial={setTrial} isLine={isLine} />
                ))}
              </ul>
            );
          return (
            <>
              <h3>{t('home.myServices')}</h3>
              {mine.length === 0 && <p className="absent">{t('home.noServices')}</p>}
              {cards(urgent, false)}
              {cards(rest, true)}
              {more.length > 0 && <Fold title={t('home.moreServices')}>{cards(more, true)}</Fold>}
            </>
          );
        }}
      </Part>
      {trial !== null && (
        <Suspense>
          <TrialDialog product={trial} onClose={() => setTrial(null)} />
        </Suspense>
      )}
    </>
  );
}
