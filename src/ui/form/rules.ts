import type { FormInstance, FormRule } from 'antd';
import * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import type { T } from '@/i18n/use-t';
import { parseKept } from '@/lib/rules/kept-choice';
import { type FieldPath, isEmpty, keyOf, valueAt, withValue } from '@/lib/rules/values';
import type { Fields, Judged } from './form-context';

const refusesNothing = (schema: z.core.$ZodType): boolean =>
  !z.safeParse(schema, undefined).success && !z.safeParse(schema, []).success;

// A field asks with each drawing.
const required = new WeakMap<z.core.$ZodType, boolean>();

/** Whether a schema refuses that nothing is entered: a missing value, or an empty list where it wants a list. */
export function isRequired(schema: z.core.$ZodType): boolean {
  const known = required.get(schema) ?? refusesNothing(schema);
  required.set(schema, known);
  return known;
}

const startsWith = (path: readonly PropertyKey[], start: FieldPath) =>
  start.every((part, index) => String(path[index]) === String(part));

type Told = (path: readonly PropertyKey[]) => boolean;

/** Whether an issue is about one line of a text of many, and names it. */
const namesLine = (issue: z.core.$ZodIssue) => issue.code === 'custom' && typeof issue.params?.line === 'number';

/** Judges a form's values by its schema, beside what it began with: once for all of its fields, as long as nothing changes. */
export function judgeOf(schema: z.core.$ZodType, initial: { readonly current: unknown }): Judged['judge'] {
  let last: { values: unknown; initial: unknown; issues: readonly z.core.$ZodIssue[] } | null = null;
  return (values) => {
    if (last === null || last.values !== values || last.initial !== initial.current) {
      const issues = parseKept(schema, values, initial.current).error?.issues ?? [];
      last = { values, initial: initial.current, issues };
    }
    return last.issues;
  };
}

/** Tells the first issue of the whole form's schema at a path that is accepted; of wrong lines every one. */
function tell({ judge }: Judged, label: string, t: T, values: unknown, value: unknown, isTold: Told) {
  const found = judge(values).filter((one) => isTold(one.path));
  const [first] = found;
  if (!first) return Promise.resolve();
  const told = namesLine(first) ? found.filter(namesLine) : [first];
  return Promise.reject(told.map((issue) => new Error(issueText(t, issue, label, isEmpty(value)))));
}

/**
 * The rule of a field: the first thing that the form's schema finds at its path, named by its label. It asks the
 * schema of the whole form, so that a rule over several fields is told while typing too.
 */
export function ruleOf(judged: Judged, path: FieldPath, label: string, t: T): FormRule {
  return ({ getFieldsValue }) => ({
    validator: (_, value: unknown) =>
      tell(judged, label, t, getFieldsValue(true), value, (found) => startsWith(found, path)),
  });
}

/** The rule of a list: what is wrong with itself, such as too few entries; its entries have rules of their own. */
export function listRuleOf(judged: Judged, path: FieldPath, label: string, t: T, form: FormInstance) {
  const isOwn: Told = (found) => found.length === path.length && startsWith(found, path);
  return {
    validator: (_: unknown, value: unknown) => tell(judged, label, t, form.getFieldsValue(true), value, isOwn),
  };
}

const SEVERAL = 20;

/**
 * What is submitted, with what the schema misses where the form has never had a field, as the form began with it: a kind that
 * was chosen before, or what the gateway wants back as it gave it. What a field left out on purpose stays out.
 */
export function carried(schema: z.core.$ZodType, values: unknown, initial: unknown, known: Fields): unknown {
  const keys = [...known.keys()];
  const isField = (path: readonly PropertyKey[]) =>
    path.some((_, index) => known.has(keyOf(path.slice(0, index + 1)))) ||
    keys.some((key) => key.startsWith(`${keyOf(path)}.`));
  let whole = values;
  // One that is filled in may decide which others are asked for.
  for (let round = 0; round < SEVERAL; round += 1) {
    const parsed = z.safeParse(schema, whole);
    const missing = (parsed.success ? [] : parsed.error.issues)
      .map(({ path }) => path.map((key) => (typeof key === 'symbol' ? String(key) : key)))
      .filter((path) => valueAt(whole, path) === undefined && valueAt(initial, path) !== undefined && !isField(path));
    if (missing.length === 0) return whole;
    for (const path of missing) whole = withValue(whole, path, valueAt(initial, path));
  }
  return whole;
}
