import type { FormRule } from 'antd';
import * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import type { T } from '@/i18n/use-t';
import type { Path } from './form-context';

/** Whether nothing was entered: undefined, null, an empty text or list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The schema of one field inside an object schema, following a path such as `['bgp', 'asn']`; undefined if there is none.
 * In a union it is the field of the first option that has it.
 */
export function fieldSchema(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldSchema(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldSchema(schema.element, rest);
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => fieldSchema(option, path)).find((found) => found !== undefined);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const inner = schema.shape[first];
  return inner && fieldSchema(inner, rest);
}

/** Whether a schema refuses a missing value. */
export const isRequired = (schema: z.core.$ZodType): boolean => !z.safeParse(schema, undefined).success;

/** The value at a path inside another value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const startsWith = (path: readonly PropertyKey[], start: Path) =>
  start.every((part, index) => String(path[index]) === String(part));

/**
 * The rule of a field: the first thing that the form's schema finds at its path, named by its label (VAL-08). It asks the
 * schema of the whole form, so that a rule over several fields is told while typing too.
 */
export function ruleOf(schema: z.core.$ZodType, path: Path, label: string, t: T): FormRule {
  return ({ getFieldsValue }) => ({
    validator: (_, value: unknown) => {
      const parsed = z.safeParse(schema, getFieldsValue(true));
      const issue = parsed.success ? undefined : parsed.error.issues.find((one) => startsWith(one.path, path));
      return issue ? Promise.reject(new Error(issueText(t, issue, label, isEmpty(value)))) : Promise.resolve();
    },
  });
}
