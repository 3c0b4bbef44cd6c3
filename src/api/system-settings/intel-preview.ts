import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const known = z.object({ threat: z.string(), level: z.string(), expiresAt: instant.nullable() });

/** What an import makes of one line of the file. */
const previewLine = z.object({
  id: z.string(),
  line: z.int().min(1),
  action: z.enum(['add', 'update', 'same', 'reject']).or(z.string()),
  /** The indicator; of a line that is left out its beginning. */
  value: z.string(),
  before: known.nullable(),
  after: known.nullable(),
  /** Why the line is left out, and the earlier line that it repeats or contradicts. */
  reason: z.string().nullable(),
  other: z.int().nullable(),
});
export type PreviewLine = z.output<typeof previewLine>;

const preview = z.object({
  add: z.int().min(0),
  update: z.int().min(0),
  same: z.int().min(0),
  reject: z.int().min(0),
  /** Other sources that know indicators of the file: how many, and for how many of them they win over the local library. */
  overlaps: z.array(z.object({ id: z.string(), syncSource: z.string(), shared: z.int(), wins: z.int() })),
});
export type ImportPreview = z.output<typeof preview>;

export const intelPreviews = {
  get: endpoint('/api/sg_intel/previewImport/get', {
    capability: 'previews',
    req: z.object({ fileId: z.string().min(1) }),
    res: preview,
    codes: ['NOT_FOUND', 'BAD_LIBRARY'],
  }),
  list: page('/api/sg_intel/previewImport/list', {
    capability: 'previews',
    row: previewLine,
    filters: { fileId: z.array(z.string()), action: z.array(z.string()) },
    codes: ['NOT_FOUND', 'BAD_LIBRARY'],
  }),
};

export const intelPreviewApi = client(intelPreviews);
