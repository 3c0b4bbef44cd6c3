import type { Edition, ProductQuota } from '@/api/cost-center/quota';
import { QUOTAS } from '@/components/quota/quota-names';
import { isSetting } from '@/domain/quota/used-up';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { blockedBy, filledIn } from './model';

/** What each edition would block of today's usage. */
export function Editions({ product }: { product: ProductQuota }) {
  const t = useT();
  const { editions, quotas, name } = product;
  if (editions.length === 0) return <p className="absent quota-verdicts">{t('quota.noEditions')}</p>;
  const nameOfQuota = (key: string) => {
    return codeText(t, QUOTAS, key);
  };
  const nameOf = (one: Edition) => (one.code === product.edition ? t('quota.current', { name: one.name }) : one.name);
  const used = quotas.filter((one) => !isSetting(one));
  return (
    <section aria-label={t('quota.editionsOf', { name })}>
      <h3 className="quota-subtitle">{t('quota.editions')}</h3>
      <ul className="quota-verdicts">
        {editions.map((edition) => {
          const blocked = blockedBy(used, edition);
          const filled = filledIn(used, edition);
          const fits =
            filled.length === 0
              ? t('quota.fits')
              : t('quota.fitsFull', { names: listed(filled.map(nameOfQuota), t('common.separator')) });
          return (
            <li key={edition.code}>
              <bdi>
                <strong>{nameOf(edition)}</strong>
                {gapAfter(nameOf(edition))}
                {blocked.length === 0
                  ? fits
                  : t('quota.blocks', {
                      names: listed(
                        blocked.map(({ key, over }) => t('quota.blockedBy', { name: nameOfQuota(key), over })),
                        t('common.separator'),
                      ),
                    })}
              </bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
