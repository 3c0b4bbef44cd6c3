import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';

/** What a report is about; each kind has a viewer of its own. */
export const reportKind = z.enum(['alarm', 'business']).or(z.string());

const template = z.object({ id: z.string(), name: z.string(), kind: reportKind });

export const templates = {
  list: endpoint('/api/report/template/list', { req: nothing, res: z.object({ list: z.array(template) }) }),
  get: endpoint('/api/report/template/get', {
    req: byId,
    /** What a report made from it holds, part by part, in the language of the call. */
    res: template.extend({ description: z.string(), sections: z.array(z.string()) }),
    codes: ['NOT_FOUND'],
  }),
};

export const templateApi = client(templates);
