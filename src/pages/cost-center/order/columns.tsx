import type { Order } from '@/api/cost-center/order';
import { CodeLabel } from '@/components/order/code-label';
import { BUY_TYPES, ORDER_STATUS, ORDER_TYPES, PAYMENT_TYPES } from '@/components/order/labels';
import { OrderState, orderStateText } from '@/components/order/order-state';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Money } from '@/ui/data/quantity';
import { columnsOf } from '@/ui/list/columns';

const col = columnsOf<Order>();

const named = (
  field: 'buyType' | 'paymentType' | 'orderType',
  title: string,
  labels: Readonly<Record<string, MessageId>>,
) => ({
  key: field,
  title,
  width: 96,
  exportValue: (order: Order, t: T) => codeText(t, labels, order[field]),
  render: (_: unknown, order: Order) => <CodeLabel code={order[field]} labels={labels} />,
});

export const orderColumns = (t: T) => [
  {
    key: 'id',
    title: t('order.id'),
    width: 152,
    fixed: 'start' as const,
    isInSight: true,
    exportValue: ({ id }: Order) => id,
    render: (_: unknown, { id }: Order) => (
      <Link to={to('/cost_center/order_management/:id', { id })}>
        <bdi className="code" dir="ltr">
          {id}
        </bdi>
      </Link>
    ),
  },
  {
    ...col.link('productName', t('order.productName'), ({ id }) => to('/cost_center/order_management/:id', { id })),
    className: 'cell-wrap',
    // On a phone an order is known by what was bought.
    isLead: true,
  },
  {
    ...col.status('status', t('order.status'), ORDER_STATUS),
    width: 136,
    exportValue: ({ status, failedParts }: Order, words: T) => orderStateText(words, { status, failed: failedParts }),
    render: (_: unknown, { status, failedParts }: Order) => <OrderState status={status} failed={failedParts} />,
  },
  { ...col.time('orderedAt', t('order.orderedAt')), standing: 'descend' as const },
  { ...col.number('quantity', t('order.quantity')), width: 104 },
  named('buyType', t('order.buyType'), BUY_TYPES),
  { ...named('paymentType', t('order.paymentType'), PAYMENT_TYPES), isExtra: true },
  { ...named('orderType', t('order.orderType'), ORDER_TYPES), isExtra: true },
  {
    key: 'amount',
    title: t('order.amount'),
    width: 112,
    align: 'end' as const,
    sorter: true,
    isInSight: true,
    isFigure: true,
    // In a file there is no language whose signs could be known: the code of the currency, and the bare figure.
    exportValue: ({ amount, currency }: Order) => `${currency} ${amount}`,
    render: (_: unknown, { amount, currency }: Order) => <Money amount={amount} currency={currency} />,
  },
  // The name of an account: as wide as it is, so that the product has what is left.
  { ...col.text('orderUser', t('order.orderUser')), className: '' },
];
