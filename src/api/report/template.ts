import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';

/** The parts that a report of each kind may have; a template names those of its reports, in their order. */
export const ALARM_SECTIONS = ['ongoing', 'states', 'alarmsPerDay', 'levels', 'tasks', 'alarms'] as const;
export const BUSINESS_SECTIONS = [
  'figures',
  'resolutionsPerDay',
  'interceptsPerDay',
  'topThreats',
  'topSources',
  'topDomains',
] as const;

/** What a report is about; each kind has a viewer of its own. */
export const reportKind = z.enum(['alarm', 'business']).or(z.string());

const template = z.object({ id: z.string(), name: z.string(), kind: reportKind });

export const templates = {
  list: endpoint('/api/report/template/list', { req: nothing, res: z.object({ list: z.array(template) }) }),
  get: endpoint('/api/report/template/get', {
    req: byId,
    res: template.extend({
      description: z.string(),
      /** What a report made from it holds, part by part, in the language of the call. */
      sections: z.array(z.string()),
      /** The same parts as codes. */
      sectionCodes: z.array(z.string()).optional(),
    }),
    codes: ['NOT_FOUND'],
  }),
};

export const templateApi = client(templates);
