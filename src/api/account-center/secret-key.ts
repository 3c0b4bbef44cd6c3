import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { presentPassword } from '@/lib/rules/password';
import { text } from '@/lib/rules/text';

export const secretKeyStatus = z.enum(['enabled', 'disabled']);

/** The list shows the id and the last four characters; the secret itself is shown once, at creation. */
export const secretKey = z.object({
  id: z.string(),
  description: z.string(),
  status: secretKeyStatus.or(z.string()),
  secretTail: z.string(),
  createdAt: instant,
  lastUsedAt: computed(instant.nullable()),
  /** By when it is to be replaced, after which it goes on all the same; null: never, absent where the gateway does not say. */
  replaceBy: computed(instant.nullish()),
  version: objectVersion,
});
export type SecretKey = z.output<typeof secretKey>;

export const secretKeyInput = z.object({ description: text(1000) });

/** What stops working when a key is disabled or deleted. */
export const secretKeyUse = z.object({ name: z.string(), lastCallAt: instant });

const password = presentPassword;
const filters = { status: z.array(z.string()) };

export const secretKeys = {
  list: page('/api/acm/secretKey/list', { row: secretKey, filters }),
  get: endpoint('/api/acm/secretKey/get', { req: byId, res: secretKey, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/acm/secretKey/add', {
    req: secretKeyInput,
    res: z.object({ id: z.string(), secret: z.string() }),
    codes: ['QUOTA_REACHED'],
    access: 'secretKey.create',
  }),
  update: endpoint('/api/acm/secretKey/update', {
    req: secretKeyInput.extend({ id: z.string(), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION'],
    access: 'secretKey.update',
  }),
  getUses: endpoint('/api/acm/secretKey/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ list: z.array(secretKeyUse) }),
    codes: ['NOT_FOUND'],
  }),
  enable: endpoint('/api/acm/secretKey/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'secretKey.enable',
  }),
  disable: endpoint('/api/acm/secretKey/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'secretKey.disable',
  }),
  delete: endpoint('/api/acm/secretKey/delete', {
    req: byId.extend({ password }),
    res: nothing,
    codes: ['NOT_FOUND', 'WRONG_PASSWORD'],
    access: 'secretKey.delete',
  }),
  getBulkUses: endpoint('/api/acm/secretKey/getBulkUses', {
    capability: 'impact',
    req: bulkOf(filters),
    res: z.object({ list: z.array(secretKeyUse.extend({ id: z.string() })) }),
  }),
  bulkEnable: endpoint('/api/acm/secretKey/bulkEnable', {
    capability: 'bulk',
    req: bulkOf(filters),
    res: bulkResult,
    access: 'secretKey.enable',
  }),
  bulkDisable: endpoint('/api/acm/secretKey/bulkDisable', {
    capability: 'bulk',
    req: bulkOf(filters),
    res: bulkResult,
    access: 'secretKey.disable',
  }),
  bulkDelete: endpoint('/api/acm/secretKey/bulkDelete', {
    capability: 'bulk',
    req: bulkOf(filters).and(z.object({ password })),
    res: bulkResult,
    codes: ['WRONG_PASSWORD'],
    access: 'secretKey.delete',
  }),
};

export const secretKeyApi = client(secretKeys);
