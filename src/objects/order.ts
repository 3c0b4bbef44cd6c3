import { orderApi } from '@/api/cost-center/order';
import { to } from '@/routes/href';
import { found, object } from './object';

const ORDERS = '/cost_center/order_management';
const address = ({ id }: { id: string }) => to(`${ORDERS}/:id`, { id });

export const order = object({
  label: 'log.kindOrder',
  address,
  find: found({
    screen: ORDERS,
    group: 'orders',
    call: orderApi.list,
    line: ({ id, productName, orderUser }) => ({
      address: address({ id }),
      words: [id, productName],
      further: [orderUser],
    }),
  }),
});
