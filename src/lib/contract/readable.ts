import * as z from 'zod';

const CONTAINERS: ReadonlySet<string> = new Set(['object', 'array', 'record', 'tuple']);

/**
 * Whether screens can still show an answer that breaks its schema: every object and list in it is one, and at least one
 * field of what was asked for is as agreed. A wrong or missing text is only shown so; a list that is null is no list, and
 * an answer that is none of the forms it may have says nothing.
 */
export function isReadable(schema: z.ZodType, data: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issues.some((issue) => issue.code === 'invalid_type' && CONTAINERS.has(issue.expected))) return false;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const form = schema.def.discriminator;
    return !issues.some(({ path }) => path.length === 1 && path[0] === form);
  }
  if (!(schema instanceof z.ZodObject)) return true;
  const broken = new Set(issues.filter(({ path }) => path.length === 1).map(({ path }) => path[0]));
  return Object.keys(schema.shape).some((field) => field in Object(data) && !broken.has(field));
}
