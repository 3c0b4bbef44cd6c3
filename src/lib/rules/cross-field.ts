import * as z from 'zod';
import type { RuleCode } from './codes';
import { type RuleValues, ruleParams } from './rule';

/** A broken rule over several fields and the field it is shown on. */
export interface CrossIssue {
  readonly path: readonly PropertyKey[];
  readonly rule: RuleCode;
  readonly values?: RuleValues;
}

/** The parsed value without what has a wrong type, at any depth; a field that only breaks a rule is still there. */
export type Known<T> = T extends readonly (infer Item)[]
  ? readonly (Known<Item> | undefined)[]
  : T extends Record<string, unknown>
    ? { readonly [Key in keyof T]?: Known<T[Key]> | undefined }
    : T;

type Path = readonly PropertyKey[];

const below = (paths: readonly Path[], key: string): readonly Path[] =>
  paths.filter(([first]) => String(first) === key).map((path) => path.slice(1));

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value;
  if (paths.some((path) => path.length === 0) || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => without(item, below(paths, String(index))));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, below(paths, key))]));
}

const isKnown = <T>(value: unknown): value is Known<T> => typeof value === 'object' && value !== null;

const wrongTypes = (payload: z.core.ParsePayload): readonly Path[] =>
  payload.issues
    .filter((issue) => issue.continue !== true && issue.code !== 'unrecognized_keys')
    .map((issue) => issue.path ?? []);

/**
 * The object schema with a rule over several fields. `check` gets the fields whose type is right and returns what is
 * wrong with them together. It runs whatever else is wrong, so that one bad field never hides a second finding.
 */
export function crossField<T extends z.ZodType>(
  schema: T,
  check: (values: Known<z.output<T>>) => readonly CrossIssue[],
): T {
  const examine = (payload: z.core.ParsePayload): z.core.ParsePayload => {
    const values = without(payload.value, wrongTypes(payload));
    if (!isKnown<z.output<T>>(values)) return payload;
    for (const { path, rule, values: figures } of check(values)) {
      const params = ruleParams(rule, figures);
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], params, continue: true });
    }
    return payload;
  };
  // Zod 4 skips object checks, even those with `when`, after an issue that aborts (a fraction in z.int(), a z.custom()
  // that fails). So the rule rides on the parse step; a check carries it through clones such as .check() and .meta().
  const carrier = z.check<z.output<T>>(() => undefined);
  carrier._zod.onattach.push((instance) => {
    const patch = () => {
      const parse = instance._zod.parse;
      instance._zod.parse = (payload, context) => {
        const parsed = parse(payload, context);
        return parsed instanceof Promise ? parsed.then(examine) : examine(parsed);
      };
    };
    instance._zod.deferred = [...(instance._zod.deferred ?? []), patch];
  });
  return schema.check(carrier);
}
