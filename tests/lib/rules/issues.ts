import type { z } from 'zod';

/** What is wrong with the value: `rule` codes of our own rules, zod's codes for the rest, in order. */
export function codes(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => (issue.code === 'custom' ? String(issue.params?.rule) : issue.code));
}

/** The same with the path of each issue: `end: rangeOrder`. */
export function placed(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.code === 'custom' ? String(issue.params?.rule) : issue.code}`,
  );
}

/** Whether the schema takes the value and gives it back unchanged. */
export function keeps(schema: z.ZodType, value: unknown): boolean {
  const result = schema.safeParse(value);
  return result.success && Object.is(result.data, value);
}
