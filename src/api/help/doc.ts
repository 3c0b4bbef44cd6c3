import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const head = z.object({ id: z.string(), type: z.string(), title: z.string(), time: instant });

/** The document center; its documents are public. `detail` is HTML and shown through SafeHtml only. */
export const documents = {
  getDirectories: endpoint('/api/help/doc/getDirectories', {
    req: nothing,
    res: z.object({ list: z.array(z.object({ type: z.string(), documents: z.array(head) })) }),
    access: 'anonymous',
  }),
  get: endpoint('/api/help/doc/get', {
    req: byId,
    res: head.extend({ detail: z.string() }),
    codes: ['NOT_FOUND'],
    access: 'anonymous',
  }),
};

export const documentApi = client(documents);

export type Directory = z.output<typeof documents.getDirectories.res>['list'][number];
