import { useMemo } from 'react';
import { orderApi } from '@/api/cost-center/order';
import { BUY_TYPES, ORDER_STATUS, ORDER_TYPES, PAYMENT_TYPES } from '@/components/order/labels';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { EmptyState } from '@/ui/feedback/states';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { orderColumns } from './columns';

/** The orders of the business account, to read. */
export default function OrderList() {
  const t = useT();
  const columns = useMemo(() => orderColumns(t), [t]);
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
          { name: 'status', label: t('order.status'), options: optionsOf(t, ORDER_STATUS) },
          { name: 'buyType', label: t('order.buyType'), options: optionsOf(t, BUY_TYPES) },
          { name: 'orderType', label: t('order.orderType'), options: optionsOf(t, ORDER_TYPES) },
          { name: 'paymentType', label: t('order.paymentType'), options: optionsOf(t, PAYMENT_TYPES) },
        ]}
        empty={<EmptyState title={t('order.emptyTitle')} text={t('order.emptyText')} />}
      />
    </Screen>
  );
}
