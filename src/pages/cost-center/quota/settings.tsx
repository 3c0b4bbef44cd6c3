import type { ProductQuota } from '@/api/cost-center/quota';
import { isSetting } from '@/domain/quota/used-up';
import { useT } from '@/i18n/use-t';
import { Provided } from './provided';
import { QuotaName } from './quota-name';

/** What an edition sets and nobody uses up, such as the lowest TTL: each edition's value beside the others. */
export function Settings({ product: { name, quotas, editions, edition } }: { product: ProductQuota }) {
  const t = useT();
  const settings = quotas.filter(isSetting);
  if (settings.length === 0) return null;
  const present = editions.find(({ code }) => code === edition)?.name;
  return (
    <section aria-label={t('quota.settingsOf', { name })}>
      <h3 className="quota-subtitle">{t('quota.settings')}</h3>
      <dl className="quota-settings">
        {settings.map(({ key, limit }) => (
          <div key={key}>
            <dt>
              <QuotaName of={key} />
            </dt>
            <dd>
              <strong>
                {present !== undefined && <>{t('quota.current', { name: present })} </>}
                <Provided value={limit} />
              </strong>
              {editions
                .filter(({ code }) => code !== edition)
                .map((one) => (
                  <span key={one.code} className="absent">
                    {one.name} <Provided value={one.limits[key] ?? null} />
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
