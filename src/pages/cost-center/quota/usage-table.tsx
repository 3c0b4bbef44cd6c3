import { Table } from 'antd';
import type { ProductQuota, Quota } from '@/api/cost-center/quota';
import { useLanguage, useT } from '@/i18n/use-t';
import { dateText } from '@/lib/time';
import { Quantity } from '@/ui/data/quantity';
import { ScrollBox } from '@/ui/data/scroll-box';
import { StatusTag } from '@/ui/data/status-tag';
import { STATES } from './labels';
import { exhaustedAt, shareOf, stateOf } from './model';
import { QuotaName } from './quota-name';
import './quota.css';

/** A figure of the gateway, or that it gives none. */
export function Provided({ value }: { value: number | null }) {
  const t = useT();
  return value === null ? <span className="absent">{t('quota.notProvided')}</span> : <Quantity value={value} />;
}

function Share({ quota }: { quota: Quota }) {
  const language = useLanguage();
  const share = shareOf(quota);
  if (share === null) return null;
  return (
    <span className={`quota-share quota-share-${stateOf(quota)}`}>
      <meter min={0} max={1} value={Math.min(1, share)} aria-hidden />
      <span className="tabular">{share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })}</span>
    </span>
  );
}

/** The quotas of a product: used, limit, how they stand, and when they are used up if usage goes on (QTA-01). */
export function UsageTable({ product }: { product: ProductQuota }) {
  const t = useT();
  const dayOf = (quota: Quota) => {
    const at = exhaustedAt(quota);
    return at === null ? (
      <span className="absent">{t('common.none')}</span>
    ) : (
      <span className="tabular">{dateText(at)}</span>
    );
  };
  return (
    <ScrollBox label={t('quota.usageTable')}>
      <Table
        size="small"
        rowKey="key"
        dataSource={product.quotas}
        pagination={false}
        locale={{ emptyText: t('quota.notProvided') }}
        columns={[
          { key: 'key', title: t('quota.name'), render: (_, { key }) => <QuotaName of={key} /> },
          { key: 'used', title: t('quota.used'), align: 'end', render: (_, { used }) => <Provided value={used} /> },
          { key: 'limit', title: t('quota.limit'), align: 'end', render: (_, { limit }) => <Provided value={limit} /> },
          { key: 'share', title: t('quota.share'), width: 160, render: (_, quota) => <Share quota={quota} /> },
          {
            key: 'state',
            title: t('quota.state'),
            width: 200,
            render: (_, quota) => <StatusTag value={stateOf(quota)} map={STATES} />,
          },
          { key: 'day', title: t('quota.exhausted'), width: 136, render: (_, quota) => dayOf(quota) },
        ]}
      />
    </ScrollBox>
  );
}
