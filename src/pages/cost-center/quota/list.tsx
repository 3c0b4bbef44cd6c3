import { Skeleton } from 'antd';
import { quotaApi } from '@/api/cost-center/quota';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { Editions } from './editions';
import { UsageTable } from './usage-table';

/** What each product may still take, and what another edition would change. Every figure is the gateway's. */
export default function Quotas() {
  const t = useT();
  const { data, failure, reload } = useLoad(quotaApi.getUsage, {});
  return (
    <Screen title={t('quota.title')} note={t('quota.note')}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active paragraph={{ rows: 10 }} />}
      {data?.list.length === 0 && <EmptyState title={t('quota.notProvided')} />}
      {data && data.list.length > 0 && (
        <UrlTabs
          tabs={data.list.map((product) => ({
            key: product.code,
            label: product.name,
            content: (
              <>
                <Section title={t('quota.usage')}>
                  <UsageTable product={product} />
                </Section>
                <Section title={t('quota.editions')}>
                  <Editions product={product} />
                </Section>
              </>
            ),
          }))}
        />
      )}
    </Screen>
  );
}
