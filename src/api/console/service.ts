import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** The twelve states of a product or service. */
export const serviceState = z.enum([
  'testing',
  'signing',
  'renew',
  'serviceExpired',
  'testingExpired',
  'serviceExpiring',
  'testingExpiring',
  'serviceNotInEffect',
  'testingNotInEffect',
  'notInEffect',
  'normal',
  'unableToAccess',
]);
export type ServiceState = z.output<typeof serviceState>;

/** The state is the gateway's; the console never computes one. */
const productState = z.object({
  /** The product's id in the session. */
  id: z.int(),
  state: serviceState.or(z.string()),
  expiresAt: instant.nullable(),
  /** Why it cannot be entered though it has not ended, in the gateway's words. A gateway may not say. */
  reason: z.string().optional(),
});
export type ProductState = z.output<typeof productState>;

export const services = {
  getStates: endpoint('/api/acm/product/getStates', {
    req: nothing,
    /** `now` is the gateway's clock, which days are counted from. */
    res: z.object({ list: z.array(productState), now: instant }),
  }),
};

export const serviceApi = client(services);
