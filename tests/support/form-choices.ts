import * as z from 'zod';

export type Path = readonly string[];

/** One way to answer a form: a value of an enumeration, a kind, yes or no, or a part that may be left out. */
export interface Choice {
  readonly path: Path;
  readonly value: unknown;
  /** The kinds that have to be chosen first, as what asks for it is part of them. */
  readonly given: readonly { readonly path: Path; readonly value: unknown }[];
}

/** A part that may be left out is chosen with what the form puts in it. */
export const PRESENT = Symbol('present');

type Schema = z.core.$ZodType;
type Given = Choice['given'];

/** The values that a schema accepts, where they can be counted. */
function valuesOf(schema: Schema): readonly unknown[] {
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values;
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries);
  if (schema instanceof z.core.$ZodBoolean) return [true, false];
  return [];
}

/** Whether a schema is of single values, such as those that a list is picked from. */
const isSingle = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodUnion
    ? schema._zod.def.options.every(isSingle)
    : !(schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodArray);

/** What may be left out as a whole; a text that may be empty is no part of its own. */
const isPart = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodObject ||
  schema instanceof z.core.$ZodArray ||
  schema instanceof z.core.$ZodDiscriminatedUnion;

function walk(schema: Schema, path: Path, given: Given): readonly Choice[] {
  const one = (value: unknown): Choice => ({ path, value, given });
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    const inner = schema._zod.def.innerType;
    return [...(isPart(inner) ? [one(PRESENT), one(undefined)] : []), ...walk(inner, path, given)];
  }
  if (
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodCatch
  )
    return walk(schema._zod.def.innerType, path, given);
  if (schema instanceof z.core.$ZodPipe) return walk(schema._zod.def.in, path, given);
  if (schema instanceof z.core.$ZodLazy) return walk(schema._zod.innerType, path, given);
  if (schema instanceof z.core.$ZodIntersection)
    return [...walk(schema._zod.def.left, path, given), ...walk(schema._zod.def.right, path, given)];
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    if (isSingle(element)) return walk(element, path, given).map((choice) => ({ ...choice, value: [choice.value] }));
    return walk(element, [...path, '0'], given);
  }
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([key, inner]) => walk(inner, [...path, key], given));
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const { discriminator, options } = schema._zod.def;
    const at = [...path, discriminator];
    return options.flatMap((option) => {
      const kinds = [...(option._zod.propValues?.[discriminator] ?? [])];
      const inside = [...given, { path: at, value: kinds[0] }];
      return [...kinds.map((value) => ({ path: at, value, given })), ...walk(option, path, inside)];
    });
  }
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((option) => walk(option, path, given));
  return valuesOf(schema)
    .filter((value) => value !== '')
    .map(one);
}

/** What a choice is called: `effective.mode=custom`. */
export const nameOf = ({ path, value }: Choice) =>
  `${path.join('.')}=${value === PRESENT ? 'present' : String(Array.isArray(value) ? value[0] : value)}`;

/** Every choice that a schema leaves, each once: what several kinds have in common is asked for under the first of them. */
export function choicesOf(schema: Schema): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of walk(schema, [], [])) if (!found.has(nameOf(choice))) found.set(nameOf(choice), choice);
  return [...found.values()];
}
