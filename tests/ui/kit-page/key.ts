import * as z from 'zod';
import type { Values } from '@/i18n/use-t';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { text } from '@/lib/rules/text';
import type { StatusMap } from '@/ui/data/status-tag';

/** The resource that the kit's page tells of: only its types are needed, for the examples beside this file to compile. */
const key = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  status: z.string(),
  createdAt: z.number(),
  version: z.int(),
});
export type Key = z.output<typeof key>;

export const keyInput = z.object({ name: text(64), note: text(200) });

export const keyApi = client({
  list: page('/api/acm/key/list', { row: key, filters: { status: z.array(z.string()) } }),
  get: endpoint('/api/acm/key/get', { req: byId, res: key, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/acm/key/add', { req: keyInput, res: nothing, access: 'secretKey.create' }),
  update: endpoint('/api/acm/key/update', {
    req: keyInput.extend({ id: z.string(), version: z.int() }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION'],
    access: 'secretKey.update',
  }),
  delete: endpoint('/api/acm/key/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'secretKey.delete',
  }),
});

export declare const STATUS: StatusMap;

/** Its messages and its routes are in no table: these two stand for the typed ones of `@/i18n/use-t` and `@/routes/href`. */
export declare function useT(): (id: string, values?: Values) => string;
export declare function to(path: string, params?: Readonly<Record<string, string>>): string;
