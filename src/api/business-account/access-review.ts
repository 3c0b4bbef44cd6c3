import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { optional } from '@/lib/rules/optional';
import { description, LIMITS, text } from '@/lib/rules/text';
import { accessResource } from './access';
import { accountFilters, subAccount } from './sub-account';

const named = z.object({ id: z.string(), name: z.string() });
const operation = z.enum(['readWrite', 'readOnly']);

/** What became of a line since the last sign-off: one that is gone stands as it was then. */
const lineChange = z.enum(['added', 'changed', 'removed']);
export type RightChange = z.output<typeof lineChange>;
/** Absent where it is as it was signed, and where the gateway does not compare. */
const change = lineChange.optional();

/** What an account may do with one resource, and what decides it; titles in the language of the call. */
const granted = z.object({
  id: z.string(),
  resource: z.object({ name: z.string(), type: z.string(), module: z.string() }),
  /** The resource by its codes, as a question about it names it; absent where the gateway gives titles only. */
  about: accessResource.optional(),
  account: named,
  /** Locked, or without a license in effect: it has the right and cannot use it. */
  isBlocked: z.boolean(),
  operation,
  /** The gate that grants: full data, a resource row or policy, the organization's data policy. */
  gate: z.string(),
  /** What the gate names: a policy, an organization. */
  by: z.string(),
  role: named.nullable(),
  organization: named.nullable(),
  change,
});
export type GrantedAccess = z.output<typeof granted>;

/** A screen that an account sees: a menu item of a product by its role, or a screen of the console. */
const screenAccess = z.object({
  id: z.string(),
  /** Of the product whose menu it is; `console` for the console's own, which the gateway gives to each account. */
  product: z.object({ code: z.string(), name: z.string() }),
  menu: z.object({ key: z.string(), name: z.string() }),
  account: named,
  isBlocked: z.boolean(),
  /** How it may use the data there; null for the console's own, whose actions are rights of their own. */
  operation: operation.nullable(),
  role: named.nullable(),
  organization: named.nullable(),
  change,
});
export type ScreenAccess = z.output<typeof screenAccess>;

/** An action on a screen of the console that an account may do. */
const actionAccess = z.object({
  id: z.string(),
  /** By its right, such as `secretKey.delete`. */
  action: z.string(),
  account: named,
  isBlocked: z.boolean(),
  role: named.nullable(),
  organization: named.nullable(),
  change,
});
export type ActionAccess = z.output<typeof actionAccess>;

const counts = z.object({
  accounts: z.int(),
  neverSignedIn: z.int(),
  idle90: z.int(),
  withoutRole: z.int(),
  locked: z.int(),
  expired: z.int(),
  /** Lines of who may see which screen, and of who may do what with which resource. */
  screens: z.int(),
  resources: z.int(),
  /** Lines of who may do which action on the console's own screens; absent where the gateway does not list them. */
  actions: z.int().optional(),
});
export type ReviewCounts = z.output<typeof counts>;

/** The lists of rights, line by line. */
const lineList = z.enum(['screens', 'actions', 'resources']);

/** What else narrows a list of rights; told by the capability, as a gateway without it takes no notice of them. */
const scope = {
  account: z.array(z.string()),
  /** Organizations, each with everything below it. */
  within: z.array(z.string()),
  /** Since the last sign-off; what is gone is listed only where it is asked for. */
  change: z.array(lineChange),
};

const changes = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** A list that names the version that its rows are of: a sign-off covers what was looked at, and nothing later. */
function versioned<Row extends z.ZodType, Filters extends z.ZodRawShape, const Path extends `/${string}`>(
  path: Path,
  given: { row: Row; filters: Filters },
) {
  const one = page(path, { capability: 'accessReview', ...given });
  return { ...one, res: one.res.extend({ version: z.string().optional() }) };
}

export const signOffInput = z.object({ name: text(LIMITS.name), note: optional(description) });

/** A review that somebody stands for. Nobody changes or deletes one. */
const signOff = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  signedAt: instant,
  signedBy: z.string(),
  counts,
  /** Lines that were kept, and lines that were taken away in the review before it was signed. */
  decisions: z.object({ kept: z.int(), revoked: z.int() }).optional(),
  /** SHA-256 of the kept evidence in hexadecimal. */
  digest: z.string(),
});
export type SignOff = z.output<typeof signOff>;

export const accessReviews = {
  /** Every account with when it last signed in. */
  listAccounts: versioned('/api/acm/accessReview/listAccounts', { row: subAccount, filters: accountFilters }),
  /** Who may read or write which resource at this moment, by whatever grants it. */
  list: versioned('/api/acm/accessReview/list', {
    row: granted,
    filters: { resource: z.array(z.string()), operation: z.array(operation), role: z.array(z.string()), ...scope },
  }),
  /** Who sees which screen at this moment; a menu is named as `product:menu`. */
  listScreens: versioned('/api/acm/accessReview/listScreens', {
    row: screenAccess,
    filters: { screen: z.array(z.string()), role: z.array(z.string()), ...scope },
  }),
  /** Who may do which action on the console's own screens at this moment; the gateway gives them to each account. */
  listActions: versioned('/api/acm/accessReview/listActions', {
    row: actionAccess,
    filters: { action: z.array(z.string()), role: z.array(z.string()), ...scope },
  }),
  /** What a sign-off would cover now; its version changes with every account and right, not with a sign-in. */
  getSummary: endpoint('/api/acm/accessReview/getSummary', {
    capability: 'accessReview',
    req: nothing,
    res: z.object({ counts, version: z.string() }),
  }),
  /** The last sign-off, and how many lines of each list came, changed and went since; null before the first one. */
  getBaseline: endpoint('/api/acm/accessReview/getBaseline', {
    capability: 'reviewDecisions',
    req: nothing,
    res: z.object({
      signOff: signOff.pick({ id: true, name: true, signedAt: true, signedBy: true }).nullable(),
      changes: z.object({ screens: changes, actions: changes, resources: changes }),
    }),
  }),
  listSignOffs: page('/api/acm/accessReview/listSignOffs', { capability: 'accessReview', row: signOff, filters: {} }),
  /** The evidence as it was signed: a table as CSV (RFC 4180), UTF-8, of which the digest is. */
  getEvidence: endpoint('/api/acm/accessReview/getEvidence', {
    capability: 'accessReview',
    req: byId,
    res: z.object({ table: z.string() }),
    codes: ['NOT_FOUND'],
  }),
  /** Signs what the version says, and keeps it; refused where accounts or rights have changed since, or a revoked line is still there. */
  sign: endpoint('/api/acm/accessReview/sign', {
    capability: 'accessReview',
    req: signOffInput.extend({
      version: z.string().min(1),
      /** Lines taken away in this review, by the ids that they had; only where the gateway offers `reviewDecisions`. */
      revoked: z
        .array(z.object({ list: lineList, id: z.string().min(1) }))
        .max(5000)
        .optional(),
    }),
    res: byId,
    codes: ['ILLEGAL_STATE'],
    access: 'accessReview.sign',
  }),
};

export const accessReviewApi = client(accessReviews);
