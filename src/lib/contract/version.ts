import * as z from 'zod';
import { isFields } from './fields';

/**
 * The version of an object, in what is read and in what is sent back: it counts up with each change, and a gateway refuses
 * a write that was begun with an older one. A poorer gateway has none.
 */
export const objectVersion = z.int().optional();

const ofGateway = new WeakSet<z.core.$ZodType>();

/** A field that the gateway counts, measures or remembers by itself: that it is another one since is nobody's edit. */
export function computed<S extends z.ZodType>(schema: S): S {
  ofGateway.add(schema);
  return schema;
}

/** Whether the gateway works a field out by itself. */
export const isComputed = (schema: z.core.$ZodType): boolean => ofGateway.has(schema);

/** Whether an answer holds an object that should have a version and has none; of a list the first entry tells. */
export function lacksVersion(schema: z.core.$ZodType, data: unknown): boolean {
  if (schema instanceof z.ZodArray) return Array.isArray(data) && lacksVersion(schema.element, data[0]);
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return false;
  if (schema.shape.version === objectVersion) return data.version === undefined;
  return Object.entries(schema.shape).some(([field, one]) => lacksVersion(one, data[field]));
}

/** Whether a version is one that the console gave to an object whose gateway has none: those of a gateway count from 0 on. */
export const isOwnVersion = (version: unknown): version is number => typeof version === 'number' && version < 0;

/** Whether what is sent names a version that the console gave. */
export const namesOwnVersion = (input: unknown): input is { readonly version: number } =>
  isFields(input) && isOwnVersion(input.version);
