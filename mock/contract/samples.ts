import { keywordsOf, type Schema } from './schema';

const HOUR = 3_600_000;
const NAME = 'contract-check';

/** What a value of this name must be, where not just any of its type is understood. */
const NAMED: Readonly<Record<string, unknown>> = {
  keyword: 'a',
  indicator: 'example.com',
  routerId: '192.0.2.1',
  port: 443,
  retentionDays: 30,
  limit: 10,
  pageSize: 10,
  current: 1,
};

interface Facts {
  /** Epoch milliseconds; what is asked for lies within the last day. */
  now: number;
  /** The id of something that there is, for fields that name it. */
  id: string | undefined;
}

/** The smallest request that a schema takes, with ids of what there is; undefined where one of those is not known. */
export function sampleOf(schema: Schema, facts: Facts, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (name in NAMED) return NAMED[name];
  const { type, minItems, prefixItems, items, properties, required, minimum, ...either } = keywordsOf(schema);
  if (either.enum.length > 0) return either.enum[0];
  const [arm] = [...either.anyOf, ...either.oneOf];
  if (arm) return sampleOf(arm, facts, name);
  if (name === 'timeRange') return [facts.now - 24 * HOUR, facts.now];
  if (/^(buckets|starts)$/.test(name)) return [facts.now - 2 * HOUR, facts.now - HOUR];
  if (/^(id|ids|taskId|sceneId|reportId|left|nodeId)$/.test(name) && type === 'string') return facts.id;
  if (type === 'string') return NAME;
  if (type === 'number' || type === 'integer') return Math.max(1, minimum ?? facts.now);
  if (type === 'boolean') return false;
  if (type === 'array') {
    if (prefixItems.length > 0) return prefixItems.map((one) => sampleOf(one, facts));
    return Array.from({ length: minItems }, () => sampleOf(items, facts, name));
  }
  if (type !== 'object') return null;
  const values = required.map((field) => [field, sampleOf(properties[field] ?? {}, facts, field)] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}
