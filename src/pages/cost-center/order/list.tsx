import { useMemo } from 'react';
import { orderApi } from '@/api/cost-center/order';
import { BUY_TYPES, ORDER_STATUS, ORDER_TYPES, PAYMENT_TYPES } from '@/components/order/labels';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { orderColumns } from './columns';

/** The orders of the business account, to read (COST-01). */
export default function OrderList() {
  const t = useT();
  const columns = useMemo(() => orderColumns(t), [t]);
  const options = (labels: Readonly<Record<string, MessageId>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: t(label) }));
  const statuses = Object.fromEntries(Object.entries(ORDER_STATUS).map(([value, { label }]) => [value, label]));
  return (
    <Screen
      title={t('order.title')}
      actions={<Link to={to('/cost_center/order_management/quota')}>{t('order.toQuota')}</Link>}
    >
      <ResourceTable
        load={orderApi.list}
        columns={columns}
        keyword={t('order.search')}
        time={t('order.orderedAt')}
        filters={[
          { name: 'status', label: t('order.status'), options: options(statuses) },
          { name: 'buyType', label: t('order.buyType'), options: options(BUY_TYPES) },
          { name: 'orderType', label: t('order.orderType'), options: options(ORDER_TYPES) },
          { name: 'paymentType', label: t('order.paymentType'), options: options(PAYMENT_TYPES) },
        ]}
        empty={<EmptyState title={t('order.emptyTitle')} text={t('order.emptyText')} />}
      />
    </Screen>
  );
}
