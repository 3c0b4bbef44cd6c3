import { Alert } from 'antd';
import { orderApi } from '@/api/cost-center/order';
import { CodeLabel } from '@/components/order/code-label';
import { BUY_TYPES, ORDER_STATUS, ORDER_TYPES, PAYMENT_TYPES } from '@/components/order/labels';
import { SpecificationRows } from '@/components/order/specification';
import { useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { Money, Quantity } from '@/ui/data/quantity';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';

const noActions = () => [];

/** One part of a split order, with the way back to the whole. */
export default function SubOrderPage() {
  const t = useT();
  const { subId = '' } = useParams();
  const loaded = useLoad(orderApi.getPart, { id: subId });
  return (
    <DetailPage
      title={t('subOrder.title')}
      loaded={loaded}
      actions={noActions}
      identity={(part) => ({
        name: part.productName,
        id: part.id,
        state: <StatusTag value={part.status} map={ORDER_STATUS} />,
        facts: [
          {
            label: t('order.id'),
            value: <Link to={to('/cost_center/order_management/:id', { id: part.order.id })}>{part.order.id}</Link>,
          },
          { label: t('order.amount'), value: <Money amount={part.amount} currency={part.currency} /> },
          { label: t('order.splitAt'), value: <FullTime at={part.splitAt} /> },
        ],
      })}
    >
      {(part) => (
        <>
          {part.failureReason !== null && (
            <Alert
              type="error"
              showIcon
              className="form-problem"
              title={t('order.tradeFailed')}
              description={
                <>
                  <bdi>{part.failureReason}</bdi>
                  <div>{t('order.whatNext')}</div>
                </>
              }
            />
          )}
          <Section title={t('order.facts')}>
            <Facts
              items={[
                { label: t('order.provisionedAt'), value: <FullTime at={part.provisionedAt} /> },
                { label: t('order.expiresAt'), value: <FullTime at={part.expiresAt} /> },
                { label: t('order.quantity'), value: <Quantity value={part.quantity} /> },
                { label: t('order.price'), value: <Money amount={part.price} currency={part.currency} /> },
                { label: t('order.buyType'), value: <CodeLabel code={part.buyType} labels={BUY_TYPES} /> },
                { label: t('order.paymentType'), value: <CodeLabel code={part.paymentType} labels={PAYMENT_TYPES} /> },
                { label: t('order.orderType'), value: <CodeLabel code={part.orderType} labels={ORDER_TYPES} /> },
                { label: t('order.orderUser'), value: part.orderUser },
              ]}
            />
          </Section>
          <SpecificationRows of={part.specification} />
        </>
      )}
    </DetailPage>
  );
}
