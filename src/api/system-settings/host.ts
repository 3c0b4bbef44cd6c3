import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { ip } from '@/lib/rules/ip';
import { devicePassword, hyphenName, symbolName, underscoreName } from '@/lib/rules/names';
import { optional } from '@/lib/rules/optional';
import { port } from '@/lib/rules/port';
import { LIMITS, text } from '@/lib/rules/text';

/** Longest label in the DNS (RFC 1035): a host name is one of them. */
const MAX_LABEL = 63;

/** The password is write-only: nobody gets it back. */
const host = z.object({
  id: z.string(),
  name: z.string(),
  hostname: z.string(),
  ip: z.string(),
  port: z.int(),
  user: z.string(),
  hasSecret: z.boolean(),
  remark: z.string(),
  status: computed(z.enum(['online', 'offline']).or(z.string())),
  createdAt: instant,
  version: objectVersion,
});
export type Host = z.output<typeof host>;

const facts = {
  name: underscoreName(),
  hostname: hyphenName(MAX_LABEL),
  ip,
  port,
  user: symbolName(LIMITS.short),
  remark: optional(text(LIMITS.remark)),
};

export const hostInput = z.object({ ...facts, password: devicePassword });
export type HostInput = z.output<typeof hostInput>;

/** An empty password keeps the old one. */
export const hostChange = z.object({ ...facts, password: optional(devicePassword) });

/** Most hosts of one import: the gateway answers within the time that a request has. */
export const MAX_IMPORT = 500;

/** A command task that runs on the host and fails once it is gone. */
const hostUse = z.object({ name: z.string(), lastRunAt: instant });

const filters = { status: z.array(z.string()) };

export const hosts = {
  list: page('/api/dcomm/host/list', { row: host, filters }),
  get: endpoint('/api/dcomm/host/get', { req: byId, res: host, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/dcomm/host/add', {
    req: hostInput,
    res: byId,
    codes: ['NAME_TAKEN', 'ADDRESS_TAKEN'],
    access: 'host.create',
  }),
  update: endpoint('/api/dcomm/host/update', {
    req: hostChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'NAME_TAKEN', 'ADDRESS_TAKEN', 'STALE_VERSION'],
    access: 'host.update',
  }),
  getUses: endpoint('/api/dcomm/host/getUses', {
    capability: 'impact',
    req: bulkOf(filters),
    res: z.object({ list: z.array(hostUse.extend({ host: z.string() })) }),
  }),
  delete: endpoint('/api/dcomm/host/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'host.delete',
  }),
  bulkDelete: endpoint('/api/dcomm/host/bulkDelete', {
    capability: 'bulk',
    req: bulkOf(filters),
    res: bulkResult,
    access: 'host.delete',
  }),
  /** Each host by itself; the ids of the answer are the line numbers of the file. */
  import: endpoint('/api/dcomm/host/import', {
    capability: 'imports',
    req: z.object({
      list: z
        .array(hostInput.extend({ line: z.int().min(1) }))
        .min(1)
        .max(MAX_IMPORT),
    }),
    res: bulkResult,
    access: 'host.create',
  }),
};

export const hostApi = client(hosts);
