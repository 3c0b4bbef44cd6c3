import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const point = z.object({ at: instant, value: z.number() });

/** One quota of a product. Every figure is the gateway's; null where it provides none. */
const quota = z.object({
  /** Such as `records`; see the labels of the screen. */
  key: z.string(),
  used: z.number().nullable(),
  limit: z.number().nullable(),
  /** Usage over time, oldest first. */
  history: z.array(point),
});
export type Quota = z.output<typeof quota>;

const edition = z.object({
  code: z.string(),
  name: z.string(),
  /** Limits of the edition by quota; a quota that is missing is not provided. */
  limits: z.record(z.string(), z.number().nullable()),
});
export type Edition = z.output<typeof edition>;

const productQuota = z.object({
  code: z.string(),
  name: z.string(),
  /** The code of the edition in use, or null. */
  edition: z.string().nullable(),
  quotas: z.array(quota),
  editions: z.array(edition),
});
export type ProductQuota = z.output<typeof productQuota>;

export const quotas = {
  getUsage: endpoint('/api/order/quota/getUsage', {
    req: nothing,
    res: z.object({ list: z.array(productQuota), now: instant }),
  }),
};

export const quotaApi = client(quotas);
