import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { page } from '@/lib/contract/endpoint';

const named = z.object({ id: z.string(), name: z.string() });

/** What an account may do with one resource, and what decides it; titles in the language of the call. */
const granted = z.object({
  id: z.string(),
  resource: z.object({ name: z.string(), type: z.string(), module: z.string() }),
  account: named,
  /** Locked, or without a license in effect: it has the right and cannot use it. */
  isBlocked: z.boolean(),
  operation: z.enum(['readWrite', 'readOnly']),
  /** The gate that grants: full data, a resource row or policy, the organization's data policy. */
  gate: z.string(),
  /** What the gate names: a policy, an organization. */
  by: z.string(),
  role: named.nullable(),
  organization: named.nullable(),
});
export type GrantedAccess = z.output<typeof granted>;

export const accessReviews = {
  /** Who may read or write which resource at this moment, by whatever grants it. */
  list: page('/api/acm/accessReview/list', { row: granted, filters: { resource: z.array(z.string()) } }),
};

export const accessReviewApi = client(accessReviews);
