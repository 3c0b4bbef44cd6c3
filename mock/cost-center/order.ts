import { type OrderDetail, orders } from '@/api/cost-center/order';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { isFresh } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { firstOrder, orderIn, orderRows, partIn, partOf } from './order-rows';

const rows = table<OrderDetail>('order', ({ persona }) =>
  isFresh(persona) ? [firstOrder(persona.name)] : orderRows(),
);

/** A split order counts what failed of it. */
const failedOf = ({ parts }: OrderDetail) => parts.filter(({ status }) => status === 'tradeFailed').length;

export const order = implement(orders, {
  list: (request, { world, language }) =>
    pageOf(
      rows.of(world).rows.map((one) => ({
        ...orderIn(language, one),
        ...(knows(world.gateway, 'attention') && one.parts.length > 0 && { failedParts: failedOf(one) }),
      })),
      request,
      { keyword: ['id', 'productName', 'orderUser'], time: 'orderedAt' },
    ),
  get: ({ id }, { world, language }) => orderIn(language, rows.of(world).get(id)),
  getPart: ({ id }, { world, language }) => {
    const whole = rows.of(world).rows.find(({ parts }) => parts.some((part) => part.id === id));
    return partIn(language, (whole && partOf(whole, id)) ?? refuse('NOT_FOUND'));
  },
});
