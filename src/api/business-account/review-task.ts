import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, lines } from '@/lib/rules/text';

const named = z.object({ id: z.string(), name: z.string() });

/** The next review: who is to sign it and until when. It ends with the sign-off, whoever signs. */
const reviewTask = z.object({
  reviewer: named,
  dueAt: instant,
  note: z.string(),
  setBy: z.string(),
  setAt: instant,
  version: objectVersion,
});
export type ReviewTask = z.output<typeof reviewTask>;

export const reviewTaskInput = z.object({
  reviewerId: z.string().min(1),
  dueAt: instant,
  note: orEmpty(lines(LIMITS.description)),
});

export const reviewTasks = {
  get: endpoint('/api/acm/accessReview/getTask', {
    capability: 'reviewTasks',
    req: nothing,
    res: z.object({ task: reviewTask.nullable() }),
  }),
  /** Accounts that may sign a review. */
  getReviewers: endpoint('/api/acm/accessReview/getReviewers', {
    capability: 'reviewTasks',
    req: nothing,
    res: z.object({ list: z.array(named) }),
  }),
  /** Asks somebody, who gets a message; in the place of whoever was asked before. */
  assign: endpoint('/api/acm/accessReview/assign', {
    capability: 'reviewTasks',
    req: reviewTaskInput.extend({ version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID'],
    access: 'accessReview.assign',
  }),
};

export const reviewTaskApi = client(reviewTasks);
