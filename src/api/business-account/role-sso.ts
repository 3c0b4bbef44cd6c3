import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import { LIMITS, text } from '@/lib/rules/text';

/** Who signs in through the provider with this value in the attribute or claim gets the role. */
const roleSso = z.object({
  id: z.string(),
  providerId: z.string(),
  providerName: z.string(),
  attribute: z.string(),
  value: z.string(),
  roleId: z.string(),
  roleName: z.string(),
  /** Counted from 1 among the mappings of its provider: of several that match, the lowest number gives the role. */
  precedence: z.int().min(1),
  updatedAt: instant,
  version: objectVersion,
});
export type RoleSso = z.output<typeof roleSso>;

export const roleSsoInput = z.object({
  providerId: z.string().min(1),
  attribute: text(LIMITS.long, 'none'),
  value: text(LIMITS.long),
  roleId: z.string().min(1),
});

const role = z.object({ id: z.string(), name: z.string() });

/** A user of single sign-on whom a change gives another role at his next sign-in; null: none, so that he cannot sign in. */
const roleEffect = z.object({ id: z.string(), user: z.string(), from: role.nullable(), to: role.nullable() });
export type RoleEffect = z.output<typeof roleEffect>;

export const roleSsos = {
  list: page('/api/acm/roleSso/list', { row: roleSso, filters: { providerId: z.array(z.string()) } }),
  get: endpoint('/api/acm/roleSso/get', { req: byId, res: roleSso, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/acm/roleSso/add', {
    req: roleSsoInput,
    res: z.object({ id: z.string() }),
    codes: ['VALUE_TAKEN', 'INVALID'],
    access: 'roleSso.create',
  }),
  update: endpoint('/api/acm/roleSso/update', {
    req: roleSsoInput.extend({ id: z.string(), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'VALUE_TAKEN', 'INVALID'],
    access: 'roleSso.update',
  }),
  /** All mappings of a provider in a new order; refused if they no longer stand as they were looked at (`from`). */
  reorder: endpoint('/api/acm/roleSso/reorder', {
    capability: 'ssoSetup',
    req: z.object({ providerId: z.string().min(1), from: z.array(z.string()), to: z.array(z.string()) }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID'],
    access: 'roleSso.update',
  }),
  /** Who of those that signed in before gets another role by a change: the first of them. Nothing is changed. */
  previewEffect: endpoint('/api/acm/roleSso/previewEffect', {
    capability: 'ssoEffects',
    req: z.object({
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('delete'), id: z.string().min(1) }),
        z.object({ kind: z.literal('reorder'), providerId: z.string().min(1), to: z.array(z.string()) }),
      ]),
    }),
    res: z.object({ list: z.array(roleEffect), total: z.int().min(0) }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/acm/roleSso/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'roleSso.delete',
  }),
};

export const roleSsoApi = client(roleSsos);
