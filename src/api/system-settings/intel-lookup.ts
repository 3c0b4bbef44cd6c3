import * as z from 'zod';
import { recognize } from '@/domain/intel/indicator';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { rule } from '@/lib/rules/rule';

/** Longest text of an indicator: a name of the DNS. */
const MAX_INDICATOR = 253;

const indicator = rule(z.string().min(1).max(MAX_INDICATOR), 'indicatorFormat', (value) => recognize(value) !== null);
export const lookupInput = z.object({ indicator });

/** What one source knows of the indicator, and why it does or does not decide. */
const finding = z.object({
  sourceId: z.string(),
  syncSource: z.string(),
  priority: z.int(),
  /** What the source names: the indicator itself, a network around it, or all names below a domain. */
  matched: z.string(),
  threat: z.string(),
  level: z.string(),
  expiresAt: instant.nullable(),
  outcome: z.enum(['wins', 'lowerPriority', 'lessExact', 'older', 'disabled', 'expired']).or(z.string()),
});
export type IndicatorFinding = z.output<typeof finding>;

/** How much of what one source knows others know too. */
const coverage = z.object({ id: z.string(), syncSource: z.string(), total: z.int(), only: z.int() });
const overlap = z.object({ a: z.string(), b: z.string(), shared: z.int(), conflicting: z.int() });

export const intelLookups = {
  get: endpoint('/api/sg_intel/lookup/get', {
    capability: 'intelLookup',
    req: lookupInput,
    res: z.object({ indicator: z.string(), list: z.array(finding) }),
  }),
  getOverlap: endpoint('/api/sg_intel/lookup/getOverlap', {
    capability: 'intelLookup',
    req: z.object({}),
    res: z.object({ sources: z.array(coverage), pairs: z.array(overlap) }),
  }),
};
export type SourceOverlap = z.output<typeof intelLookups.getOverlap.res>;

export const intelLookupApi = client(intelLookups);
