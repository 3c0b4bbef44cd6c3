import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { comparable } from '@/lib/rules/same-text';
import { LIMITS, text } from '@/lib/rules/text';

export const operation = z.enum(['readWrite', 'readOnly']);
export type Operation = z.output<typeof operation>;

/** What a right comes to for an account whose business data is capped: read-only, whatever a row or policy gives. */
export const capped = (given: Operation, cap: Operation): Operation => (cap === 'readOnly' ? 'readOnly' : given);

export const resourceName = text(LIMITS.name);

/** One resource authorization: name and type required; no module means every module. */
const resourceRow = z.object({
  name: resourceName,
  type: z.string().min(1),
  operation,
  module: z.string().optional(),
  assetType: z.string().optional(),
});
export type ResourceRow = z.output<typeof resourceRow>;

/**
 * How closely a row names a resource: 0 not at all, more the longer its pattern is, most by its very name. The pattern
 * `*.acme.example` is every name below `acme.example`, not that name itself.
 */
export function closeness(rowName: string, name: string): number {
  const [pattern, wanted] = [comparable(rowName), comparable(name)];
  if (pattern === wanted) return Number.MAX_SAFE_INTEGER;
  const isMatch = pattern.startsWith('*.') && pattern.length > 2 && wanted.endsWith(pattern.slice(1));
  return isMatch ? pattern.length : 0;
}

type Typed = { name?: string | undefined; type?: string | undefined } | undefined;

/** Positions of rows whose name and type another row before them has already. */
export function duplicateRows(rows: readonly Typed[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    if (!row?.name || !row.type) return [];
    const key = JSON.stringify([row.type, comparable(row.name)]);
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

export const MAX_RESOURCE_ROWS = 100;

/** Rows of resource authorization: none twice (name and type), which is told on the later row. */
export const resourceRows = crossField(z.array(resourceRow).max(MAX_RESOURCE_ROWS), (rows) =>
  duplicateRows(rows).map<CrossIssue>((index) => ({ path: [index, 'name'], rule: 'resourceTaken' })),
);

const ownResource = z.object({ name: z.string(), type: z.string(), module: z.string(), assetType: z.string() });

const option = z.object({ value: z.string(), label: z.string() });

/** What can be chosen in a row, titled by the gateway in the language of the call. */
export const authorizations = {
  getOptions: endpoint('/api/acm/authorization/getOptions', {
    req: nothing,
    res: z.object({ types: z.array(option), modules: z.array(option), assetTypes: z.array(option) }),
  }),
  /** What the main account owns and rows may name: the first thousand, and how many there are. */
  getResources: endpoint('/api/acm/authorization/getResources', {
    req: nothing,
    res: z.object({ list: z.array(ownResource), total: z.int() }),
  }),
};

export const authorizationApi = client(authorizations);
