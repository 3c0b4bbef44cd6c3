import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const head = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  time: instant,
  /** What it is about, in words to be shown: documents of one area stand together. A gateway without areas leaves it out. */
  area: z.string().optional(),
});

/** The document center; its documents are public. `detail` is HTML and shown through SafeHtml only. */
export const documents = {
  getDirectories: endpoint('/api/help/doc/getDirectories', {
    req: nothing,
    res: z.object({ list: z.array(z.object({ type: z.string(), documents: z.array(head) })) }),
    access: 'anonymous',
  }),
  get: endpoint('/api/help/doc/get', {
    req: byId,
    res: head.extend({
      detail: z.string(),
      /** Documents to read next, by their ids. A gateway that knows of none leaves it out. */
      related: z.array(z.string()).optional(),
    }),
    codes: ['NOT_FOUND'],
    access: 'anonymous',
  }),
  /** Documents that have each word somewhere, in any order and case: those first that have all in their title. */
  getMatches: endpoint('/api/help/doc/getMatches', {
    capability: 'documentSearch',
    req: z.object({ keyword: z.string().min(1).max(256) }),
    /** The passages with the words as plain text; none where only the title has them. */
    res: z.object({ list: z.array(head.extend({ passages: z.array(z.string()) })), total: z.int().min(0) }),
    access: 'anonymous',
  }),
};

export const documentApi = client(documents);

export type DocumentMatch = z.output<typeof documents.getMatches.res>['list'][number];
export type Directory = z.output<typeof documents.getDirectories.res>['list'][number];
