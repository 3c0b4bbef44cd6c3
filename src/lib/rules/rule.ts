import * as z from 'zod';
import type { RuleCode } from './codes';

/** Figures a message may name: `{max}` and the like. */
export type RuleValues = Readonly<Record<string, string | number>>;

/** The `params` of the issue that an own rule leaves. */
export function ruleParams(code: RuleCode, values: RuleValues = {}) {
  return { ...values, rule: code };
}

/**
 * The schema with one more rule of our own; a value that fails `test` gets a custom issue with `params.rule`.
 * An empty text passes: that it is missing is told once, by the schema's own minimum length.
 */
export function rule<T extends z.ZodType>(
  schema: T,
  code: RuleCode,
  test: (value: z.output<T>) => boolean,
  values?: RuleValues,
): T {
  return schema.check(
    z.refine<z.output<T>>((value) => value === '' || test(value), { params: ruleParams(code, values) }),
  );
}
