import * as z from 'zod';
import { ApiError, failure, STALE } from './failure';
import { isFields } from './fields';
import { isComputed, objectVersion } from './version';

/** How many objects are remembered: a form may stay open for long while others are looked at. */
const MOST = 500;

/** How each object with a version of ours is read again, the last one last. */
const reads = new Map<number, () => Promise<unknown>>();

/** Two halves of 26 and 27 bits, after cyrb53: far from any chance that two states of an object get the same number. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/** What an edit may have changed: without what the gateway works out by itself. */
function content(schema: z.core.$ZodType, data: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(data)) return data.map((one) => content(schema.element, one));
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return data;
  const fields = Object.entries(schema.shape).filter(([, one]) => one !== objectVersion && !isComputed(one));
  return fields.map(([field, one]) => [field, content(one, data[field])]);
}

/** Gives every object of an answer that lacks a version one, which is the same as long as its content is. */
function versioned(schema: z.core.$ZodType, data: unknown, onVersion: (version: number) => void): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((one) => versioned(schema.element, one, onVersion));
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return data;
  if (schema.shape.version !== objectVersion)
    return {
      ...data,
      ...Object.fromEntries(
        Object.entries(schema.shape).flatMap(([field, one]) =>
          field in data ? [[field, versioned(one, data[field], onVersion)]] : [],
        ),
      ),
    };
  if (data.version !== undefined) return data;
  const version = -1 - hash(JSON.stringify(content(schema, data)));
  onVersion(version);
  return { ...data, version };
}

/**
 * The answer of a gateway that gives no versions, with versions of our own: of each object its content. `read` gets the
 * same answer again, when one of its objects is about to be written.
 */
export function withOwnVersions<Data>(schema: z.core.$ZodType, data: Data, read: () => Promise<unknown>): Data {
  const answer = versioned(schema, data, (version) => {
    reads.delete(version);
    reads.set(version, read);
  });
  for (const oldest of reads.keys()) {
    if (reads.size <= MOST) break;
    reads.delete(oldest);
  }
  return answer as Data; // what it was, with a number in each optional `version`
}

/** Whether an object of this version is in an answer. */
function holds(data: unknown, version: number): boolean {
  if (Array.isArray(data)) return data.some((one) => holds(one, version));
  return isFields(data) && (data.version === version || Object.values(data).some((one) => holds(one, version)));
}

/**
 * What is sent in the place of an input that names a version of ours: the same without it. Before a write the object is
 * read again; where it is not the same any more the write is refused, as a gateway with versions would do.
 */
export async function unversioned<Input extends { readonly version: number }>(
  { version, ...input }: Input,
  isWrite: boolean,
): Promise<Omit<Input, 'version'>> {
  if (!isWrite) return input;
  const again = await reads.get(version)?.();
  if (!holds(again, version)) throw new ApiError(failure('business', STALE));
  return input;
}
