import * as z from 'zod';
import { isFields } from '@/lib/contract/fields';
import { objectVersion } from '@/lib/contract/version';
import { refuse } from './refusal';
import type { World } from './world';

/** Refuses a write that was begun with another version than the stored one; on a gateway without versions it wins. */
export function checkVersion(world: World, stored: number | undefined, sent: number | undefined): void {
  if (world.gateway.versions && stored !== sent) refuse('STALE_VERSION');
}

const isVersion = (schema: z.core.$ZodType): boolean =>
  schema === objectVersion || (schema instanceof z.ZodNullable && isVersion(schema.unwrap()));

/** An answer as a gateway gives it that has no versions. */
export function withoutVersions(schema: z.core.$ZodType, data: unknown): unknown {
  if (schema instanceof z.ZodNullable) return withoutVersions(schema.unwrap(), data);
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((one) => withoutVersions(schema.element, one));
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return data;
  const kept = Object.entries(data).filter(([field]) => !isVersion(schema.shape[field] ?? schema));
  return Object.fromEntries(kept.map(([field, value]) => [field, withoutVersions(schema.shape[field], value)]));
}
