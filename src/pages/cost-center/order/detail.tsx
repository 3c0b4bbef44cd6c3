import { Alert } from 'antd';
import { type OrderDetail, orderApi } from '@/api/cost-center/order';
import { CodeLabel } from '@/components/order/code-label';
import { BUY_TYPES, ORDER_STATUS, ORDER_TYPES, PAYMENT_TYPES } from '@/components/order/labels';
import { OrderState } from '@/components/order/order-state';
import { SpecificationRows } from '@/components/order/specification';
import { useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { Money, Quantity } from '@/ui/data/quantity';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime, Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { PartTable } from '@/ui/list/part-table';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { failedParts, splitDifference } from './model';
import { OrderProgress } from './progress';
import '@/ui/form/form.css';

const noActions = () => [];

/** One order: how far it is, what it costs, what was bought, and its parts. */
export default function OrderPage() {
  const t = useT();
  const { id = '' } = useParams();
  const loaded = useLoad(orderApi.get, { id });
  return (
    <DetailPage
      title={t('order.detailTitle')}
      loaded={loaded}
      actions={noActions}
      identity={(order) => ({
        name: order.productName,
        id: order.id,
        state: <OrderState status={order.status} failed={failedParts(order).length} />,
        facts: [
          { label: t('order.amount'), value: <Money amount={order.amount} currency={order.currency} /> },
          { label: t('order.orderUser'), value: order.orderUser },
          { label: t('order.orderedAt'), value: <FullTime at={order.orderedAt} /> },
        ],
      })}
    >
      {(order) => (
        <>
          <Section title={t('order.progress')}>
            <OrderProgress order={order} />
          </Section>
          <Section title={t('order.facts')}>
            <Facts
              items={[
                { label: t('order.buyType'), value: <CodeLabel code={order.buyType} labels={BUY_TYPES} /> },
                { label: t('order.paymentType'), value: <CodeLabel code={order.paymentType} labels={PAYMENT_TYPES} /> },
                { label: t('order.orderType'), value: <CodeLabel code={order.orderType} labels={ORDER_TYPES} /> },
                { label: t('order.quantity'), value: <Quantity value={order.quantity} /> },
                { label: t('order.price'), value: <Money amount={order.price} currency={order.currency} /> },
                { label: t('order.provisionedAt'), value: <FullTime at={order.provisionedAt} /> },
                { label: t('order.expiresAt'), value: <FullTime at={order.expiresAt} /> },
                ...(order.splitAt === null
                  ? []
                  : [{ label: t('order.splitAt'), value: <FullTime at={order.splitAt} /> }]),
              ]}
            />
          </Section>
          <SpecificationRows of={order.specification} />
          {order.parts.length > 0 && <Parts order={order} />}
        </>
      )}
    </DetailPage>
  );
}

function Parts({ order }: { order: OrderDetail }) {
  const t = useT();
  const { currency } = order;
  const difference = splitDifference(order);
  return (
    <Section title={t('order.parts')}>
      {difference !== 0 && (
        <Alert
          type="warning"
          showIcon
          className="form-problem"
          title={
            <>
              {t('order.difference')} <Money amount={difference} currency={currency} />
            </>
          }
        />
      )}
      <PartTable
        rows={order.parts}
        keyOf={({ id }) => id}
        minWidth={720}
        columns={[
          {
            key: 'id',
            title: t('order.subId'),
            render: (part) => (
              <Link to={to('/cost_center/order_management/:id/sub/:subId', { id: order.id, subId: part.id })}>
                <bdi className="code" dir="ltr">
                  {part.id}
                </bdi>
              </Link>
            ),
          },
          { key: 'productName', title: t('order.productName'), render: ({ productName }) => <bdi>{productName}</bdi> },
          {
            key: 'quantity',
            title: t('order.quantity'),
            align: 'end',
            render: (part) => <Quantity value={part.quantity} />,
          },
          {
            key: 'status',
            title: t('order.status'),
            isState: true,
            render: (part) => <StatusTag value={part.status} map={ORDER_STATUS} />,
          },
          {
            key: 'amount',
            title: t('order.amount'),
            align: 'end',
            render: (part) => <Money amount={part.amount} currency={currency} />,
          },
          { key: 'splitAt', title: t('order.splitAt'), render: (part) => <Time at={part.splitAt} /> },
        ]}
      />
    </Section>
  );
}
