import { Table } from 'antd';
import type { ProductQuota, Quota } from '@/api/cost-center/quota';
import { isSetting } from '@/domain/quota/used-up';
import { useLanguage, useT } from '@/i18n/use-t';
import { dateText } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { QUIET } from '@/ui/data/quiet';
import { ScrollBox } from '@/ui/data/scroll-box';
import { StatusTag } from '@/ui/data/status-tag';
import { STATES } from './labels';
import { exhaustedAt, limitsOf, percentOf, shareOf, stateOf, worstQuotaFirst } from './model';
import { Provided } from './provided';
import { QuotaName } from './quota-name';
import './quota.css';

/** How much of the limit is used, and the limits of all editions under it: what a smaller one would cut is seen at once. */
function Bar({ quota, product }: { quota: Quota; product: ProductQuota }) {
  const language = useLanguage();
  const share = shareOf(quota);
  if (share === null) return null;
  const marks = limitsOf(quota, product);
  return (
    <div className={`quota-bar quota-bar-${stateOf(quota)}`}>
      <div className="quota-track" aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </div>
      <span className="tabular">
        {(percentOf(quota) / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })}
      </span>
      <p className="quota-marks">
        {marks.map(({ code, name, limit, isPresent }) => (
          <span key={code} data-present={isPresent} data-over={(quota.used ?? 0) > limit}>
            {name} <Provided value={limit} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** The quotas of a product, the worst first: used of the limit, how they stand, and when they are used up. */
export function UsageTable({ product }: { product: ProductQuota }) {
  const t = useT();
  const dayOf = (quota: Quota) => {
    const state = stateOf(quota);
    // What is used up says so as its state.
    const at = state === 'reached' || state === 'exceeded' ? null : exhaustedAt(quota);
    return at === null ? <Absent /> : <span className="tabular">{dateText(at)}</span>;
  };
  // On a phone a row has no heads over it: its figures say themselves what they are.
  const labeled = (label: string) => ({ onCell: () => ({ className: 'quota-labeled', 'data-label': label }) });
  const rows = worstQuotaFirst(product.quotas.filter((one) => !isSetting(one)));
  return (
    <ScrollBox label={t('quota.usageOf', { name: product.name })}>
      <Table
        loading={QUIET}
        className="quota-usage"
        size="small"
        tableLayout="fixed"
        rowKey="key"
        dataSource={rows}
        pagination={false}
        locale={{ emptyText: t('quota.notProvided') }}
        columns={[
          { key: 'key', title: t('quota.name'), width: 160, render: (_, { key }) => <QuotaName of={key} /> },
          {
            key: 'used',
            title: t('quota.used'),
            ...labeled(t('quota.used')),
            align: 'end',
            width: 96,
            render: (_, { used }) => <Provided value={used} />,
          },
          {
            key: 'limit',
            title: t('quota.limit'),
            ...labeled(t('quota.limit')),
            align: 'end',
            width: 96,
            render: (_, { limit }) => <Provided value={limit} />,
          },
          { key: 'share', title: t('quota.share'), render: (_, quota) => <Bar quota={quota} product={product} /> },
          {
            key: 'state',
            title: t('quota.state'),
            width: 184,
            render: (_, quota) => <StatusTag value={stateOf(quota)} map={STATES} />,
          },
          {
            key: 'day',
            title: t('quota.exhausted'),
            ...labeled(t('quota.exhausted')),
            width: 112,
            render: (_, quota) => dayOf(quota),
          },
        ]}
      />
    </ScrollBox>
  );
}
