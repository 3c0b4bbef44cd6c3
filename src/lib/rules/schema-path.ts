import * as z from 'zod';

type Schema = z.core.$ZodType;

/** What a schema wraps or chooses from; nothing if it is a shape of its own. */
function layersOf(schema: Schema): readonly Schema[] {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodCatch
  )
    return [schema._zod.def.innerType];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options;
  if (schema instanceof z.core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in];
  if (schema instanceof z.core.$ZodLazy) return [schema._zod.innerType];
  return [];
}

/** A schema and all that it wraps or chooses from. */
export const leavesOf = (schema: Schema): readonly Schema[] => [schema, ...layersOf(schema).flatMap(leavesOf)];

function childrenOf(schema: Schema, key: PropertyKey): readonly Schema[] {
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodTuple)
    return schema._zod.def.items.filter((_, index) => String(index) === String(key));
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.valueType];
  const own = schema instanceof z.core.$ZodObject ? schema._zod.def.shape[String(key)] : undefined;
  return own ? [own] : [];
}

/** The schemas of one field inside a form's schema, following a path such as `['bgp', 'asn']`: one of each option that has it. */
export function schemasAt(schema: Schema, path: readonly PropertyKey[]): readonly Schema[] {
  const [first, ...rest] = path;
  if (first === undefined) return [schema];
  return leavesOf(schema)
    .flatMap((one) => childrenOf(one, first))
    .flatMap((child) => schemasAt(child, rest));
}

/** Throws where a schema has nothing at a path: a field of that name would have no rule, no mark and no limit, unseen. */
export function checkKnown(schema: Schema, path: readonly PropertyKey[]): void {
  if (schemasAt(schema, path).length > 0) return;
  throw new Error(`The form's schema has no “${path.map(String).join('.')}”: name a field as its schema does`);
}
