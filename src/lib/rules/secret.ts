import * as z from 'zod';
import { optional } from './optional';
import { leavesOf, schemasAt } from './schema-path';
import { LIMITS, text } from './text';

const secrets = z.registry<{ isSecret: true }>();

/** A secret of a third party, such as a robot's key: up to 256 characters, no spaces. */
export function secret(): z.ZodString;
/**
 * Marks what the operator types as a secret: it is never written into a draft and never shown again. The mark belongs to
 * the value, whatever draws it and whether it is on screen, and stays with what is made of the schema by further checks.
 */
export function secret<T extends z.ZodType>(schema: T): T;
export function secret(schema: z.ZodType = text(LIMITS.long, 'none')): z.ZodType {
  // A copy: the schema may be in use for something that is no secret.
  const own = schema.clone();
  secrets.add(own, { isSecret: true });
  return own;
}

/** Whether a schema, or one that it wraps or chooses from, is marked as a secret. */
export const isSecret = (schema: z.core.$ZodType): boolean =>
  leavesOf(schema).some((one) => secrets.get(one) !== undefined);

/** Whether what stands at a path of a form's values is a secret, or inside of one. */
export const isSecretAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean =>
  path.some((_, index) => schemasAt(schema, path.slice(0, index + 1)).some(isSecret));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy of values without their secrets, and without what the schema does not know, which nobody could judge. */
export function withoutSecrets(schema: z.core.$ZodType, values: unknown, path: readonly PropertyKey[] = []): unknown {
  const here = schemasAt(schema, path);
  if (here.length === 0 || here.some(isSecret)) return undefined;
  const next = (key: PropertyKey, value: unknown) => withoutSecrets(schema, value, [...path, key]);
  const inside = here.flatMap(leavesOf);
  if (Array.isArray(values) && inside.some((one) => one instanceof z.core.$ZodArray))
    return values.map((value, index) => next(index, value));
  if (isRecord(values) && inside.some((one) => one instanceof z.core.$ZodObject || one instanceof z.core.$ZodRecord))
    return Object.fromEntries(
      Object.entries(values)
        .map(([key, value]) => [key, next(key, value)] as const)
        .filter(([, value]) => value !== undefined),
    );
  return values;
}

/** A secret in an update: empty keeps the old one. */
export const keptSecret = optional(secret());

/** The name of a robot, up to 32 characters. */
export const robotName = text(LIMITS.short);
