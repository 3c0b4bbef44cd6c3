import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import type { FileRule } from '@/lib/file-check';
import { optional } from '@/lib/rules/optional';
import { presentPassword } from '@/lib/rules/password';
import { softwareVersion } from '@/lib/rules/software-version';
import { LIMITS, text } from '@/lib/rules/text';
import { uploadedFile } from '../fs/upload';

/** What a package is for. */
export const nodeType = z.enum(['ddi', 'business', 'data']);

/** What can be uploaded as node software. */
export const SOFTWARE_FILE: FileRule = { extensions: ['tar.gz', 'tgz', 'zip'], maxBytes: 1024 ** 3 };

/** A package; `version` counts its changes, `softwareVersion` is its own. */
const nodeSoftware = z.object({
  id: z.string(),
  name: z.string(),
  type: nodeType.or(z.string()),
  softwareVersion: z.string(),
  size: z.number(),
  sha256: z.string(),
  fileId: z.string(),
  uploadedAt: instant,
  remark: z.string(),
  version: objectVersion,
});
export type NodeSoftware = z.output<typeof nodeSoftware>;

const remark = optional(text(LIMITS.remark));

export const softwareForm = z.object({ type: nodeType, softwareVersion, file: uploadedFile, remark });
export const softwareChange = z.object({ remark });

/** A node whose upgrade takes the package. */
const softwareUse = z.object({ id: z.string(), name: z.string(), upgrade: z.string() });

export const nodeSoftwares = {
  list: page('/api/dcomm/nodeSoftware/list', { row: nodeSoftware, filters: { type: z.array(z.string()) } }),
  get: endpoint('/api/dcomm/nodeSoftware/get', { req: byId, res: nodeSoftware, codes: ['NOT_FOUND'] }),
  /** Asked before a large file is on its way. */
  checkUnique: endpoint('/api/dcomm/nodeSoftware/checkUnique', {
    req: softwareForm.pick({ type: true, softwareVersion: true }),
    res: z.object({ isUnique: z.boolean() }),
  }),
  add: endpoint('/api/dcomm/nodeSoftware/add', {
    req: softwareForm.omit({ file: true }).extend({ fileId: z.string().min(1) }),
    res: byId,
    codes: ['NOT_FOUND', 'VERSION_TAKEN', 'BAD_SOFTWARE'],
    access: 'nodeSoftware.create',
  }),
  update: endpoint('/api/dcomm/nodeSoftware/update', {
    req: softwareChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION'],
    access: 'nodeSoftware.update',
  }),
  getUses: endpoint('/api/dcomm/nodeSoftware/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ list: z.array(softwareUse) }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/dcomm/nodeSoftware/delete', {
    req: byId.extend({ password: presentPassword }),
    res: nothing,
    codes: ['NOT_FOUND', 'WRONG_PASSWORD', 'IN_USE'],
    access: 'nodeSoftware.delete',
  }),
};

export const nodeSoftwareApi = client(nodeSoftwares);
