import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { ATTENTION, HOME_COUNTERS } from '../session/first-calls';

/** A figure that the gateway may not have: null or absent is "not known", never 0. */
const count = z.int().min(0).nullish();

/** Resource cards and task counts of the specification. */
const counters = z.object({
  tld: count,
  domain: count,
  registeredDomain: count,
  sslCertificate: count,
  registryLock: count,
  realNameDomain: count,
  dnsRecord: count,
  hostSwitchTask: count,
  resolution7Days: count,
  basicTask: count,
  deepDiveTask: count,
  dnsTask: count,
  httpTask: count,
});
export type Counters = z.output<typeof counters>;

/** The last seven full days of the figures that the gateway keeps one for, oldest first. */
const history = z.record(z.string(), z.array(z.number().min(0))).optional();

/** An object as the log names it; a product by its code. */
const named = z.object({ kind: z.string(), id: z.string(), name: z.string() });

/** What waits for the operator: how many, and the one that matters most. Times in epoch milliseconds. */
const attention = z.object({
  /** Of several of the same level the latest. */
  alarms: z.object({ total: count, worst: z.object({ name: z.string(), at: instant }).nullable() }),
  services: z.object({ total: count, next: z.object({ code: z.string(), expiresAt: instant }).nullable() }),
  todos: z.object({ total: count, latest: z.object({ name: z.string(), at: instant }).nullable() }),
  /** Everything that ends within 30 days or ended of late, `ended` of it, of a gateway that has a list of it. */
  endings: z
    .object({ total: count, ended: count.optional(), next: z.object({ object: named, endsAt: instant }).nullable() })
    .optional(),
  /** What the gateway suspended by itself after failures in a row, of a gateway that keeps deliveries; `kind` as the log names it. */
  deliveries: z.object({ total: count, latest: named.extend({ at: instant }).nullable() }).optional(),
  /** Change requests that wait for the account, of a gateway that keeps them. */
  reviews: z
    .object({ total: count, latest: z.object({ id: z.string(), name: z.string(), at: instant }).nullable() })
    .optional(),
  now: instant,
});

/** A bucket that nothing happened in may be left out; null is one of which nothing was collected. */
export const point = z.object({ at: instant, value: z.number().min(0).nullable() });
export type Point = z.output<typeof point>;

/** Starts of the buckets, epoch milliseconds, oldest first; a bucket ends where the next one starts. */
export const buckets = z.array(instant).min(1).max(100);

const document = z.object({ id: z.string(), title: z.string(), updatedAt: instant });
const organization = z.object({ id: z.string(), name: z.string(), code: z.string(), accounts: count });

export const overviews = {
  getCounters: endpoint(HOME_COUNTERS, { req: nothing, res: counters.extend({ history }) }),
  getAttention: endpoint(ATTENTION, { capability: 'attention', req: nothing, res: attention }),
  getResolution: endpoint('/api/acm/overview/getResolution', {
    req: z.object({ buckets }),
    res: z.object({ points: z.array(point) }),
  }),
  getDocuments: endpoint('/api/acm/overview/getDocuments', {
    req: nothing,
    res: z.object({ list: z.array(document) }),
  }),
  getOrganizations: endpoint('/api/acm/overview/getOrganizations', {
    req: nothing,
    res: z.object({ list: z.array(organization) }),
  }),
};

export const overviewApi = client(overviews);
