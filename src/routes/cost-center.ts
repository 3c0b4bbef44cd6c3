import type { RouteRow } from './route';

const ORDERS = '/cost_center/order_management';

export const costCenter = [
  {
    path: ORDERS,
    screen: 'cost-center/order/list',
    texts: ['cost-center/order', 'components/order'],
    title: 'order.title',
    permission: 'order',
    menu: 'cost',
    help: ['guide-orders'],
  },
  {
    path: `${ORDERS}/quota`,
    screen: 'cost-center/quota/list',
    title: 'quota.title',
    permission: 'order',
    parent: ORDERS,
    menu: 'cost',
    help: ['guide-orders'],
  },
  {
    path: `${ORDERS}/:id`,
    screen: 'cost-center/order/detail',
    texts: ['cost-center/order', 'components/order'],
    title: 'order.detailTitle',
    permission: 'order',
    parent: ORDERS,
  },
  {
    path: `${ORDERS}/:id/sub/:subId`,
    screen: 'cost-center/sub-order/detail',
    texts: ['components/order'],
    title: 'subOrder.title',
    permission: 'order',
    parent: `${ORDERS}/:id`,
  },
] as const satisfies readonly RouteRow[];
