import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

export const orderStatus = z.enum(['pendingValidation', 'tradeSuccessful', 'tradeFailed', 'split', 'toBeConfirmed']);
export const buyType = z.enum(['firstPurchase', 'upgrade', 'renew', 'delay', 'trial']);
export const paymentType = z.enum(['prePaid', 'postPaid']);
export const orderType = z.enum(['selfService', 'system']);
export const progressStep = z.enum(['created', 'confirmed', 'inEffect', 'finished']);

/** What was bought: rows that a product does not have are absent. Figures carry the gateway's own units. */
const specification = z
  .object({
    maxBoundZones: z.number(),
    attackBandwidth: z.string(),
    baseSpec: z.string(),
    extendedSpec: z.string(),
    nsRecords: z.string(),
    ttl: z.string(),
  })
  .partial()
  .extend({
    rules: z.array(
      z.object({ ruleName: z.string(), fieldName: z.string(), value: z.string(), chargeUnit: z.string().optional() }),
    ),
  });
export type Specification = z.output<typeof specification>;

const order = z.object({
  /** The order number. */
  id: z.string(),
  productName: z.string(),
  quantity: z.int(),
  status: orderStatus.or(z.string()),
  buyType: buyType.or(z.string()),
  paymentType: paymentType.or(z.string()),
  orderType: orderType.or(z.string()),
  /** The total, in units of the currency. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  orderUser: z.string(),
  orderedAt: instant,
  /** How many parts of a split one failed; absent where the gateway says so only of the parts. */
  failedParts: z.int().optional(),
});
export type Order = z.output<typeof order>;

const part = z.object({
  /** The sub-order number. */
  id: z.string(),
  productName: z.string(),
  quantity: z.int(),
  status: orderStatus.or(z.string()),
  amount: z.number(),
  splitAt: instant,
  /** Why it failed; absent where the gateway says so only of the sub-order by itself. */
  failureReason: z.string().nullish(),
});

const orderDetail = order.extend({
  /** Of one piece. */
  price: z.number(),
  provisionedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  splitAt: instant.nullable(),
  progress: z.array(
    z.object({
      step: progressStep.or(z.string()),
      state: z.enum(['done', 'current', 'failed', 'waiting']).or(z.string()),
      at: instant.nullable(),
    }),
  ),
  failureReason: z.string().nullable(),
  specification,
  parts: z.array(part),
});
export type OrderDetail = z.output<typeof orderDetail>;

const subOrder = part.extend({
  order: z.object({ id: z.string(), productName: z.string() }),
  currency: z.string(),
  price: z.number(),
  buyType: order.shape.buyType,
  paymentType: order.shape.paymentType,
  orderType: order.shape.orderType,
  orderUser: z.string(),
  provisionedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  failureReason: z.string().nullable(),
  specification,
});
export type SubOrder = z.output<typeof subOrder>;

export const orders = {
  list: page('/api/order/order/list', {
    row: order,
    filters: {
      status: z.array(z.string()),
      buyType: z.array(z.string()),
      paymentType: z.array(z.string()),
      orderType: z.array(z.string()),
    },
  }),
  get: endpoint('/api/order/order/get', { req: byId, res: orderDetail, codes: ['NOT_FOUND'] }),
  getPart: endpoint('/api/order/subOrder/get', { req: byId, res: subOrder, codes: ['NOT_FOUND'] }),
};

export const orderApi = client(orders);
