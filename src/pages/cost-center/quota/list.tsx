import { Alert, Skeleton } from 'antd';
import { type ProductQuota, quotaApi } from '@/api/cost-center/quota';
import { QUOTAS } from '@/components/quota/quota-names';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';
import { Screen } from '@/ui/page/screen';
import { Editions } from './editions';
import { wayOnOf, worstFirst } from './model';
import { Settings } from './settings';
import { UsageTable } from './usage-table';

/** What each product may still take, the worst first, and what another edition would change. Every figure is the gateway's. */
export default function Quotas() {
  const t = useT();
  const { data, failure, reload } = useLoad(quotaApi.getUsage, {});
  const known = worstFirst(data?.list ?? []);
  const rest = (data?.list ?? []).filter(({ quotas }) => quotas.length === 0);
  return (
    <Screen title={t('quota.title')} note={t('quota.note')}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active paragraph={{ rows: 10 }} />}
      {data?.list.length === 0 && <EmptyState title={t('quota.notProvided')} />}
      {known.map((product) => (
        <Product key={product.code} product={product} />
      ))}
      {rest.length > 0 && (
        <p className="absent">
          {t('quota.without', {
            names: listed(
              rest.map(({ name }) => name),
              t('common.separator'),
            ),
          })}
        </p>
      )}
    </Screen>
  );
}

/** What helps where a quota takes nothing more: less of it, or a larger edition, which is ordered from an advisor. */
function WayOn({ product }: { product: ProductQuota }) {
  const t = useT();
  const { full, larger } = wayOnOf(product);
  if (full.length === 0) return null;
  const names = listed(
    full.map((key) => codeText(t, QUOTAS, key)),
    t('common.separator'),
  );
  const isFull = t('quota.full', { names });
  const wayOn = larger === null ? t('quota.wayOn') : t('quota.wayOnTo', { edition: larger });
  return (
    <Alert
      type="warning"
      showIcon
      className="quota-way"
      title={
        <>
          <strong>{isFull}</strong>
          {gapAfter(isFull)}
          {wayOn}
          {gapAfter(wayOn)}
          <ScreenLink to="/cost_center/order_management" isOptional>
            {t('order.title')}
          </ScreenLink>
        </>
      }
    />
  );
}

function Product({ product }: { product: ProductQuota }) {
  const t = useT();
  const { name, editions, edition } = product;
  const present = editions.find(({ code }) => code === edition)?.name;
  return (
    <Section title={name} actions={present && <span className="absent">{t('quota.current', { name: present })}</span>}>
      <UsageTable product={product} />
      <WayOn product={product} />
      <Editions product={product} />
      <Settings product={product} />
    </Section>
  );
}
