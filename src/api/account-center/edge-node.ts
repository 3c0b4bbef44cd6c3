import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { integer } from '@/lib/rules/integer';
import { deviceName } from '@/lib/rules/names';
import { optional } from '@/lib/rules/optional';
import { presentPassword } from '@/lib/rules/password';
import { LIMITS, text } from '@/lib/rules/text';

/** The most that a performance capacity can be: 32 bits at the gateway. */
const MAX_CAPACITY = 2_147_483_647;

const edgeNode = z.object({
  id: z.string(),
  /** The identity that the device registers with. */
  nodeId: z.string(),
  name: z.string(),
  deviceName: z.string(),
  capacity: z.int(),
  status: computed(z.enum(['online', 'offline', 'upgrading']).or(z.string())),
  /** Null stands in no directory. */
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  registeredAt: instant,
  version: objectVersion,
});
export type EdgeNode = z.output<typeof edgeNode>;

const editable = {
  deviceName,
  name: optional(text(LIMITS.name)),
  capacity: integer(1, MAX_CAPACITY),
  groupId: z.string().nullish(),
};

export const edgeNodeInput = z.object({ nodeId: text(LIMITS.name, 'none'), ...editable });
export type EdgeNodeInput = z.output<typeof edgeNodeInput>;

/** A line of a file: its columns are written in small letters. The directory is chosen for the whole file. */
export const edgeNodeLine = z.object({
  node_id: edgeNodeInput.shape.nodeId,
  device_name: deviceName,
  capacity: editable.capacity,
  name: editable.name,
});

/** Most nodes of one import: the gateway answers within the time that a request has. */
export const MAX_NODE_IMPORT = 500;

/** The node id is the device's own and stays as it was registered. */
export const edgeNodeChange = z.object(editable);

const filters = {
  status: z.array(z.string()),
  within: z.array(z.string()),
  /** What they are without. */
  lacks: z.array(z.enum(['group'])),
};

/** The directory that nodes go to; null takes them out of theirs. */
export const moveInput = z.object({ groupId: z.string().nullable() });

export const edgeNodes = {
  list: page('/api/dcomm/edgeNode/list', { row: edgeNode, filters }),
  get: endpoint('/api/dcomm/edgeNode/get', { req: byId, res: edgeNode, codes: ['NOT_FOUND'] }),
  /** How many nodes the license allows (null: no limit told), and how many are registered. */
  getCounts: endpoint('/api/dcomm/edgeNode/getCounts', {
    req: nothing,
    res: z.object({ authorized: z.int().min(0).nullable(), registered: z.int().min(0) }),
  }),
  add: endpoint('/api/dcomm/edgeNode/add', {
    req: edgeNodeInput,
    res: byId,
    codes: ['NOT_FOUND', 'NODE_ID_TAKEN', 'QUOTA_REACHED'],
    access: 'edgeNode.create',
  }),
  /** Each node by itself; the ids of the answer are the line numbers of the file. */
  import: endpoint('/api/dcomm/edgeNode/import', {
    capability: 'imports',
    req: z.object({
      groupId: z.string().nullable(),
      list: z
        .array(edgeNodeInput.omit({ groupId: true }).extend({ line: z.int().min(1) }))
        .min(1)
        .max(MAX_NODE_IMPORT),
    }),
    res: bulkResult,
    codes: ['NOT_FOUND'],
    access: 'edgeNode.create',
  }),
  update: endpoint('/api/dcomm/edgeNode/update', {
    req: edgeNodeChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'NODE_UPGRADING', 'STALE_VERSION'],
    access: 'edgeNode.update',
  }),
  delete: endpoint('/api/dcomm/edgeNode/delete', {
    req: byId.extend({ password: presentPassword }),
    res: nothing,
    codes: ['NOT_FOUND', 'NODE_UPGRADING', 'WRONG_PASSWORD'],
    access: 'edgeNode.delete',
  }),
  /** Each node on its own: one that is being upgraded stays where it is. */
  move: endpoint('/api/dcomm/edgeNode/move', {
    req: bulkOf(filters).and(moveInput),
    res: bulkResult,
    codes: ['NOT_FOUND'],
    access: 'edgeNode.move',
  }),
};

export const edgeNodeApi = client(edgeNodes);
