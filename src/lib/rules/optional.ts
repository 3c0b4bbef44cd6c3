import * as z from 'zod';

/** A text field that may stay empty: undefined and '' pass, and '' stays '' so that an update can clear the field. */
export function optional<T extends z.ZodType<string, string>>(schema: T) {
  return z.union([schema, z.literal('')]).optional();
}

/** As `optional`, for a field that is always there: nothing entered is ''. */
export function orEmpty<T extends z.ZodType<string, string>>(schema: T) {
  return z.union([schema, z.literal('')]).default('');
}
