import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { urlOrDomain } from '@/lib/rules/domain';
import { ip } from '@/lib/rules/ip';
import { devicePassword, symbolName } from '@/lib/rules/names';
import { optional } from '@/lib/rules/optional';
import { port } from '@/lib/rules/port';
import { LIMITS, text } from '@/lib/rules/text';

export const ddiNodeType = z.enum(['primary', 'standby']);

/** Version and last synchronization are the node's own report; the password is write-only (wire style). */
const ddiNode = z.object({
  id: z.string(),
  name: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  model: z.string(),
  type: ddiNodeType.or(z.string()),
  status: computed(z.enum(['normal', 'offline']).or(z.string())),
  serviceNodeName: z.string(),
  ip: z.string(),
  softwareVersion: computed(z.string()),
  lastSyncAt: computed(instant.nullable()),
  createdAt: instant,
  linkAddress: z.string(),
  port: z.int(),
  username: z.string(),
  hasSecret: z.boolean(),
  version: objectVersion,
});
export type DdiNode = z.output<typeof ddiNode>;

const link = { linkAddress: urlOrDomain, port, username: symbolName(LIMITS.short) };

const facts = {
  name: text(LIMITS.name),
  organizationId: z.string().min(1),
  model: text(LIMITS.name),
  type: ddiNodeType,
  serviceNodeName: text(LIMITS.name),
  ip,
  ...link,
};

export const ddiNodeInput = z.object({ ...facts, password: devicePassword });

/** An empty password keeps the old one. */
export const ddiNodeChange = z.object({ ...facts, password: optional(devicePassword) });

const filters = { status: z.array(z.string()), type: z.array(z.string()) };

export const ddiNodes = {
  list: page('/api/dcomm/ddiNode/list', { row: ddiNode, filters }),
  get: endpoint('/api/dcomm/ddiNode/get', { req: byId, res: ddiNode, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/dcomm/ddiNode/add', {
    req: ddiNodeInput,
    res: byId,
    codes: ['NAME_TAKEN', 'NOT_FOUND'],
    access: 'ddiNode.create',
  }),
  update: endpoint('/api/dcomm/ddiNode/update', {
    req: ddiNodeChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'NAME_TAKEN', 'STALE_VERSION'],
    access: 'ddiNode.update',
  }),
  delete: endpoint('/api/dcomm/ddiNode/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'ddiNode.delete',
  }),
  /** Whether a link works, before it is saved. With the id of a node an empty password means its saved one. */
  test: endpoint('/api/dcomm/ddiNode/test', {
    req: z.object({ ...link, password: optional(devicePassword), id: z.string().optional() }),
    res: z.object({ latencyMs: z.number().min(0).nullable(), reason: z.string().nullable() }),
    codes: ['NOT_FOUND'],
    access: 'ddiNode.test',
  }),
};

export const ddiNodeApi = client(ddiNodes);
