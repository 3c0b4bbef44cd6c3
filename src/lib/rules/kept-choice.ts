import * as z from 'zod';
import { leavesOf, schemasAt } from './schema-path';
import { valueAt, withValue } from './values';

type Schema = z.core.$ZodType;

/** The choices of a field that is an enumeration, or a list of them; none if it is anything else. */
export function choicesOf(schemas: readonly Schema[]): readonly unknown[] {
  return schemas.flatMap(leavesOf).flatMap((one): readonly unknown[] => {
    if (one instanceof z.core.$ZodEnum) return Object.values(one._zod.def.entries);
    if (one instanceof z.core.$ZodLiteral) return one._zod.def.values;
    return one instanceof z.core.$ZodArray ? choicesOf([one._zod.def.element]) : [];
  });
}

/** Whether a choice is one that the object came with: itself, or one of several. */
function isAsItCame(initial: unknown, path: readonly PropertyKey[], value: unknown): boolean {
  const many = valueAt(initial, path.slice(0, -1));
  return valueAt(initial, path) === value || (Array.isArray(many) && many.includes(value));
}

/**
 * What a form's schema says of its values. A choice that the console does not know, since the gateway is newer, passes where
 * it is what the object came with: the rest is judged with one that is known in its place.
 */
export function parseKept<S extends Schema>(
  schema: S,
  values: unknown,
  initial: unknown,
): z.core.util.SafeParseResult<z.output<S>> {
  const parsed = z.safeParse(schema, values);
  const unknown = (parsed.error?.issues ?? [])
    .filter(({ code }) => code === 'invalid_value' || code === 'invalid_union')
    .map(({ path }) => path.filter((key) => typeof key !== 'symbol'))
    .find((path) => typeof valueAt(values, path) === 'string' && isAsItCame(initial, path, valueAt(values, path)));
  if (!unknown) return parsed;
  const value = valueAt(values, unknown);
  const judged = choicesOf(schemasAt(schema, unknown))
    .filter((known) => known !== value)
    .map((known) => parseKept(schema, withValue(values, unknown, known), withValue(initial, unknown, known)));
  const passed = judged.find((one) => one.success);
  if (passed) return { ...passed, data: withValue(passed.data, unknown, value) as z.output<S> };
  // What else is wrong, and not what one of the choices asks for besides.
  const wrong = judged.filter((one) => !one.success);
  const [best = parsed] = wrong.sort((one, other) => one.error.issues.length - other.error.issues.length);
  return best;
}

/** A choice as its object came with it, for a form: one that is not known is shown, and kept unless another is chosen. */
export const asItCame = <T extends string>(_: z.ZodType<T>, value: string): T => value as T; // what parseKept lets through
