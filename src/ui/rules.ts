import type { FormRule } from 'antd';
import * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import type { T } from '@/i18n/use-t';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The schema of one field inside an object schema, following a path such as `['bgp', 'asn']`; undefined if there is none. */
export function fieldSchema(schema: z.core.$ZodType, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldSchema(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldSchema(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return undefined;
  const inner = schema.shape[first];
  return inner && fieldSchema(inner, rest);
}

/** Whether a schema refuses a missing value. */
export const isRequired = (schema: z.core.$ZodType): boolean => !z.safeParse(schema, undefined).success;

/** The form rules of a field's schema: required mark and the first thing that is wrong, named by its label (VAL-08). */
export function rulesOf(schema: z.core.$ZodType, label: string, t: T): FormRule[] {
  const required = isRequired(schema);
  return [
    {
      required,
      validator: (_, value: unknown) => {
        const isMissing = isEmpty(value);
        if (isMissing && !required) return Promise.resolve();
        const parsed = z.safeParse(schema, value);
        const issue = parsed.success ? undefined : parsed.error.issues[0];
        return issue ? Promise.reject(new Error(issueText(t, issue, label, isMissing))) : Promise.resolve();
      },
    },
  ];
}
