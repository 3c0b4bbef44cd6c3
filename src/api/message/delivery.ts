import * as z from 'zod';
import { deliveryReason } from '@/domain/push/delivery';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import type { Permit } from '@/lib/permit';

/** One try to bring a piece to its receiver. */
const attempt = z.object({
  id: z.string(),
  at: instant,
  /** What was to be delivered; several attempts may be about one piece. */
  pieceId: z.string(),
  /** Which attempt of its piece, from 1. */
  number: z.int().min(1),
  origin: z.enum(['event', 'test', 'resend']).or(z.string()),
  /** `sent` where the way there confirms nothing, as over UDP. */
  result: z.enum(['delivered', 'sent', 'failed']).or(z.string()),
  reason: deliveryReason.or(z.string()).nullable(),
  /** The HTTP status of the answer; null where none came. */
  status: z.int().nullable(),
  size: z.int().min(0),
  durationMs: z.int().min(0),
  /** What the piece tells of: entries of a log module, an alarm, a verification code. */
  about: z.object({
    kind: z.enum(['module', 'alarm', 'code', 'message']).or(z.string()),
    /** The log module whose entries these are. */
    module: z.string().optional(),
    alarmId: z.string().optional(),
  }),
});
export type DeliveryAttempt = z.output<typeof attempt>;

/** What the receiver answered. A gateway gives no secret of a header; the console hides what it knows as one all the same. */
const detail = attempt.extend({
  reply: z.string(),
  /** Whether the answer went on and was cut. */
  isReplyCut: z.boolean(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What became of the piece, and when it is tried again. */
  piece: z.object({
    state: z.enum(['delivered', 'failed', 'waiting']).or(z.string()),
    at: instant,
    attempts: z.int(),
    nextAt: instant.nullable(),
  }),
});
export type DeliveryDetail = z.output<typeof detail>;

const span = z.tuple([instant, instant]);

const summary = z.object({
  state: z.enum(['active', 'suspended']).or(z.string()),
  /** Failures in a row, and after how many the gateway suspends the deliveries by itself. */
  failures: z.int(),
  limit: z.int(),
  suspendedAt: instant.nullable(),
  /** Why the last attempt failed, if it did, and when the next one comes. */
  reason: deliveryReason.or(z.string()).nullable(),
  nextAt: instant.nullable(),
  /** All that waits, and since when the first of it does. */
  waiting: z.object({ total: z.int(), since: instant.nullable() }),
  /** How long a piece waits before it is given up, in milliseconds. */
  keptFor: z.int(),
  /** Pieces that came in the span by what became of them; tests are none. */
  counts: z.object({ delivered: z.int(), failed: z.int(), waiting: z.int() }),
});
export type DeliverySummary = z.output<typeof summary>;

/** Which pieces of a span are sent again. */
export const resendChoice = z.enum(['failed', 'all']);
export type ResendChoice = z.output<typeof resendChoice>;

/** What may be done to the deliveries of an object: true, or the message id of the reason. */
export const deliveryCan = {
  sendAgain: ({ state }: { readonly state: string }): Permit<'deliveries.isSuspended'> =>
    state === 'active' || 'deliveries.isSuspended',
  resume: ({ state }: { readonly state: string }): Permit<'deliveries.isActive'> =>
    state === 'suspended' || 'deliveries.isActive',
};

/** The calls for one kind of object; `change` is the right to change such an object. */
const deliveriesAt = (resource: `/${string}`, change: `${string}.${string}`) => ({
  list: page(`${resource}/list`, {
    capability: 'deliveries',
    row: attempt,
    filters: { ownerId: z.array(z.string()), result: z.array(z.string()), origin: z.array(z.string()) },
  }),
  get: endpoint(`${resource}/get`, { capability: 'deliveries', req: byId, res: detail, codes: ['NOT_FOUND'] }),
  /** How the deliveries of an object stand; its counts are those of a span, or of all that is kept. */
  getSummary: endpoint(`${resource}/getSummary`, {
    capability: 'deliveries',
    req: byId.extend({ timeRange: span.optional() }),
    res: summary,
    codes: ['NOT_FOUND'],
  }),
  /**
   * Sends pieces that came in a span again, the oldest first and at most a thousand in one call; what still waits is not sent
   * twice. Says how many are on their way, and how many more the span has.
   */
  sendAgain: endpoint(`${resource}/sendAgain`, {
    capability: 'deliveries',
    req: byId.extend({ timeRange: span.optional(), which: resendChoice }),
    res: z.object({ queued: z.int(), left: z.int() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: change,
  }),
  /** Lets deliveries go on that were suspended after failures in a row. */
  resume: endpoint(`${resource}/resume`, {
    capability: 'deliveries',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: change,
  }),
});

export const pushDeliveries = deliveriesAt('/api/log/pushDelivery', 'pushTask.update');
export const robotDeliveries = deliveriesAt('/api/msg/robotDelivery', 'robot.update');
export const providerDeliveries = deliveriesAt('/api/msg/providerDelivery', 'serviceProvider.update');

export const pushDeliveryApi = client(pushDeliveries);
export const robotDeliveryApi = client(robotDeliveries);
export const providerDeliveryApi = client(providerDeliveries);

/** The calls of each kind of object that delivers something, by the log's word for it. */
export const deliveryApis = {
  pushTask: pushDeliveryApi,
  robot: robotDeliveryApi,
  serviceProvider: providerDeliveryApi,
};
export type DeliveryOwner = keyof typeof deliveryApis;
