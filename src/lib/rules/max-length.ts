import * as z from 'zod';

/** The longest text that the schema takes, in code points, for the counter under its field; undefined without a limit. */
export function maxLength(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return maxLength(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.map(maxLength).find((limit) => limit !== undefined);
  }
  return undefined;
}
