import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, lines, text } from '@/lib/rules/text';

/** Which kinds need somebody else's approval before they are done. */
const rules = z.object({
  network: z.boolean(),
  recovery: z.boolean(),
  role: z.boolean(),
  organization: z.boolean(),
});
export type ReviewRules = z.output<typeof rules>;

/** Who may review a request besides its author, and what is left where nobody may: accounts by name. */
const reviewers = z.object({
  /** How many others may review it. */
  others: z.int().min(0),
  /** Who may give the right by a role. */
  givers: z.array(z.string()),
  /** Who may do it without a review. */
  bypassers: z.array(z.string()),
});
export type Reviewers = z.output<typeof reviewers>;

/** What a request is called, and why it is made. */
export const requestInput = z.object({ title: text(LIMITS.name), description: orEmpty(lines(LIMITS.description)) });

const capability = 'changeRequests' as const;

/** What needs a second pair of eyes, and asking for it where nothing of a node is in it: for screens that only delete. */
export const changeRequestRules = {
  getRules: endpoint('/api/acm/changeRequest/getRules', { capability, req: nothing, res: rules }),
  setRules: endpoint('/api/acm/changeRequest/setRules', {
    capability,
    req: rules,
    res: nothing,
    access: 'changeRequest.setRules',
  }),
  /** Who else may review what the account asks for, or what a request of somebody asks for. */
  getReviewers: endpoint('/api/acm/changeRequest/getReviewers', {
    capability,
    req: z.object({ kind: z.string().min(1), request: z.string().min(1).optional() }),
    res: reviewers,
    codes: ['NOT_FOUND'],
  }),
  addRole: endpoint('/api/acm/changeRequest/addRole', {
    capability,
    req: requestInput.extend({ target: z.string().min(1) }),
    res: byId,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'IN_USE'],
    access: 'role.delete',
  }),
  addOrganization: endpoint('/api/acm/changeRequest/addOrganization', {
    capability,
    req: requestInput.extend({ target: z.string().min(1) }),
    res: byId,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'IN_USE'],
    access: 'organization.delete',
  }),
};

export const changeRequestRulesApi = client(changeRequestRules);
