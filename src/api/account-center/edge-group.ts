import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { tree } from '@/lib/contract/tree';
import { objectVersion } from '@/lib/contract/version';
import { LIMITS, text } from '@/lib/rules/text';

/** A directory of edge nodes. */
const edgeGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** The parent directory; null at the top. */
  parentId: z.string().nullable(),
  version: objectVersion,
});

export const edgeGroupInput = z.object({ name: text(LIMITS.name), parentId: z.string().nullish() });

export const edgeGroups = {
  ...tree('/api/dcomm/edgeGroup'),
  get: endpoint('/api/dcomm/edgeGroup/get', { req: byId, res: edgeGroup, codes: ['NOT_FOUND'] }),
  /** A name is unique among the directories beside it. */
  add: endpoint('/api/dcomm/edgeGroup/add', {
    req: edgeGroupInput,
    res: byId,
    codes: ['NOT_FOUND', 'NAME_TAKEN'],
    access: 'edgeGroup.create',
  }),
  update: endpoint('/api/dcomm/edgeGroup/update', {
    req: edgeGroupInput.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'NAME_TAKEN', 'OWN_DESCENDANT', 'STALE_VERSION'],
    access: 'edgeGroup.update',
  }),
  /** What stands in it itself: directories, and nodes. */
  getContents: endpoint('/api/dcomm/edgeGroup/getContents', {
    capability: 'impact',
    req: byId,
    res: z.object({ groups: z.int().min(0), nodes: z.int().min(0) }),
    codes: ['NOT_FOUND'],
  }),
  /** Only an empty directory can be deleted. */
  delete: endpoint('/api/dcomm/edgeGroup/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'NOT_EMPTY'],
    access: 'edgeGroup.delete',
  }),
};

export const edgeGroupApi = client(edgeGroups);
