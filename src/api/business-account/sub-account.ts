import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { email, phone } from '@/lib/rules/contact';
import { crossField } from '@/lib/rules/cross-field';
import { optional } from '@/lib/rules/optional';
import { confirmation, password, presentPassword } from '@/lib/rules/password';
import { LIMITS, text } from '@/lib/rules/text';
import { username } from '@/lib/rules/username';
import { basicAuthorization } from './authorization';
import { resourceRows } from './resource-row';

/** The account types that the specification names (section 1). */
const accountType = z.enum(['platform', 'channel', 'group', 'enterpriseMessaging', 'businessMain', 'businessSub']);

/** Something that belongs elsewhere, by id, with the name that stands on screen. */
const reference = z.object({ id: z.string(), name: z.string() });

export const subAccount = z.object({
  id: z.string(),
  name: z.string(),
  /** The name of the main account that it belongs to. */
  mainAccount: z.string().nullish(),
  /** Of the platform that it works on. */
  softwareVersion: z.string().nullish(),
  type: accountType.or(z.string()),
  status: z.enum(['normal', 'locked']).or(z.string()),
  authorization: z.enum(['notInEffect', 'expired', 'normal']).or(z.string()),
  role: reference.nullable(),
  organization: reference.nullable(),
  userName: z.string().nullable(),
  phone: z.string().nullable(),
  /** Bound by the account itself. */
  backupPhone: z.string().nullish(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  industry: z.string().nullable(),
  region: z.string().nullable(),
  createdAt: instant,
  /** The name of the account that created it; null where the gateway does not know. */
  createdBy: z.string().nullable(),
  lastLoginAt: computed(instant.nullable()),
  version: objectVersion,
});
export type SubAccount = z.output<typeof subAccount>;

/** What can be said of an account at creation and later; its name never changes. */
export const basicInput = z.object({
  /** The other two stand above sub-accounts. */
  type: accountType.exclude(['platform', 'businessMain']),
  /** Absent: it belongs to none. */
  organizationId: z.string().min(1).optional(),
  userName: optional(text(LIMITS.name)),
  phone,
  email,
  company: optional(text(LIMITS.name)),
  industry: optional(text(LIMITS.name)),
  region: optional(text(LIMITS.name)),
});

const creation = basicInput.extend({
  name: username,
  password,
  basic: basicAuthorization,
  resources: resourceRows,
});

export type AccountCreation = z.output<typeof creation>;

/** Of an organization's path: some ten names. */
const MAX_PATH = 1024;

/**
 * A line of a file: the role by its name, whose menus the account follows; the gateway makes the first password. The type
 * is that of a sub-account where none is named, and the organization stands there by name or path.
 */
export const accountLine = z.object({
  name: username,
  phone,
  email,
  role: text(LIMITS.name),
  user_name: optional(text(LIMITS.name)),
  company: optional(text(LIMITS.name)),
  organization: optional(text(MAX_PATH)),
  type: optional(text(LIMITS.name)),
});

/** Most accounts of one import: the gateway answers within the time that a request has. */
export const MAX_ACCOUNT_IMPORT = 200;

/** What the wizard asks for: the repetition is never sent. */
export const subAccountForm = crossField(creation.extend({ confirm: presentPassword }), (values) =>
  confirmation(values.password, values.confirm, 'confirm'),
);

/** The present account's own password, asked again before a sensitive action. */
const proof = z.object({ password: presentPassword });

/** What stops or ends, by kind, with its names. */
const impact = z.object({
  kind: z.enum(['secretKey', 'session', 'task', 'resource', 'policy']).or(z.string()),
  total: z.int().min(1),
  names: z.array(z.string()),
});

export const accountFilters = {
  status: z.array(z.string()),
  authorization: z.array(z.string()),
  type: z.array(z.string()),
  /** Organizations, each with everything below it. */
  within: z.array(z.string()),
  /** Roles, by id. */
  role: z.array(z.string()),
  /** Days since the last login, at least; `never` for those that never signed in. */
  idle: z.array(z.enum(['30', '90', 'never'])),
  /** What they are without. */
  lacks: z.array(z.enum(['role', 'organization'])),
};

const accountLines = z.object({
  list: z
    .array(
      accountLine.omit({ user_name: true, organization: true }).extend({
        line: z.int().min(1),
        userName: optional(text(LIMITS.name)),
        type: basicInput.shape.type.optional(),
        organizationId: basicInput.shape.organizationId,
      }),
    )
    .min(1)
    .max(MAX_ACCOUNT_IMPORT),
});

export const subAccounts = {
  list: page('/api/acm/subAccount/list', { row: subAccount, filters: accountFilters }),
  /** For pickers: at most 50, or exactly the named ones. */
  getOptions: endpoint('/api/acm/subAccount/getOptions', {
    req: z.object({ keyword: z.string().max(256).optional(), ids: z.array(z.string()).max(1000).optional() }),
    res: z.object({ list: z.array(reference), total: z.int() }),
  }),
  get: endpoint('/api/acm/subAccount/get', { req: byId, res: subAccount, codes: ['NOT_FOUND'] }),
  /** How many accounts the license allows and how many there are. */
  getLimits: endpoint('/api/acm/subAccount/getLimits', {
    req: nothing,
    res: z.object({ authorized: z.int(), used: z.int() }),
  }),
  checkUnique: endpoint('/api/acm/subAccount/checkUnique', {
    req: z.object({
      field: z.enum(['name', 'phone', 'email']),
      value: z.string().min(1).max(LIMITS.email),
      /** The account that may have the value already. */
      id: z.string().optional(),
    }),
    res: z.object({ isUnique: z.boolean() }),
  }),
  add: endpoint('/api/acm/subAccount/add', {
    req: creation,
    res: byId,
    codes: ['ACCOUNT_TAKEN', 'CONTACT_TAKEN', 'QUOTA_REACHED', 'NOT_FOUND', 'UNKNOWN_RESOURCE'],
    access: 'subAccount.create',
  }),
  /** Each account by itself; the ids of the answer are the line numbers of the file. The first passwords come this once. */
  import: endpoint('/api/acm/subAccount/import', {
    capability: 'imports',
    req: accountLines,
    res: bulkResult.extend({ passwords: z.array(z.object({ name: z.string(), password: z.string() })) }),
    codes: ['ROLE_UNKNOWN'],
    access: 'subAccount.create',
  }),
  /** What an import would say of each line, seats of the license included; nothing is made. */
  previewImport: endpoint('/api/acm/subAccount/previewImport', {
    capability: 'previews',
    req: accountLines,
    res: bulkResult,
  }),
  update: endpoint('/api/acm/subAccount/update', {
    req: basicInput.extend({ id: z.string(), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'CONTACT_TAKEN', 'OWN_ACCOUNT'],
    access: 'subAccount.update',
  }),
  /** What stops while an account is locked, or ends with it. */
  getImpact: endpoint('/api/acm/subAccount/getImpact', {
    capability: 'impact',
    req: byId.extend({ verb: z.enum(['lock', 'delete']) }),
    res: z.object({ list: z.array(impact) }),
    codes: ['NOT_FOUND'],
  }),
  /** What stops while accounts are locked, by kind, and which of them are locked. */
  getBulkImpact: endpoint('/api/acm/subAccount/getBulkImpact', {
    capability: 'impact',
    req: bulkOf(accountFilters),
    res: z.object({ list: z.array(impact) }),
  }),
  lock: endpoint('/api/acm/subAccount/lock', {
    req: byId.extend(proof.shape),
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'OWN_ACCOUNT', 'WRONG_PASSWORD'],
    access: 'subAccount.lock',
  }),
  unlock: endpoint('/api/acm/subAccount/unlock', {
    req: byId.extend(proof.shape),
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'OWN_ACCOUNT', 'WRONG_PASSWORD'],
    access: 'subAccount.unlock',
  }),
  bulkLock: endpoint('/api/acm/subAccount/bulkLock', {
    capability: 'bulk',
    req: bulkOf(accountFilters).and(proof),
    res: bulkResult,
    codes: ['WRONG_PASSWORD'],
    access: 'subAccount.lock',
  }),
  bulkUnlock: endpoint('/api/acm/subAccount/bulkUnlock', {
    capability: 'bulk',
    req: bulkOf(accountFilters).and(proof),
    res: bulkResult,
    codes: ['WRONG_PASSWORD'],
    access: 'subAccount.unlock',
  }),
  /** Another role, which the accounts follow then, whatever they chose among the menus of the old one. */
  bulkAssignRole: endpoint('/api/acm/subAccount/bulkAssignRole', {
    capability: 'bulk',
    req: bulkOf(accountFilters).and(z.object({ roleId: z.string().min(1) })),
    res: bulkResult,
    codes: ['NOT_FOUND', 'INVALID'],
    access: 'authorization.update',
  }),
  /** Another organization, or none. */
  bulkAssignOrganization: endpoint('/api/acm/subAccount/bulkAssignOrganization', {
    capability: 'bulk',
    req: bulkOf(accountFilters).and(z.object({ organizationId: z.string().min(1).nullable() })),
    res: bulkResult,
    codes: ['NOT_FOUND'],
    access: 'organization.authorize',
  }),
  delete: endpoint('/api/acm/subAccount/delete', {
    req: byId.extend(proof.shape),
    res: nothing,
    codes: ['NOT_FOUND', 'OWN_ACCOUNT', 'WRONG_PASSWORD'],
    access: 'subAccount.delete',
  }),
  /** A new password: shown this once, or sent to the account's phone or e-mail. */
  resetPassword: endpoint('/api/acm/subAccount/resetPassword', {
    req: byId.extend({ ...proof.shape, delivery: z.enum(['show', 'phone', 'email']) }),
    res: z.object({ newPassword: z.string().nullable(), sentTo: z.string().nullable() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'OWN_ACCOUNT', 'WRONG_PASSWORD'],
    access: 'subAccount.resetPassword',
  }),
};

export const subAccountApi = client(subAccounts);
