import type * as z from 'zod';

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def; // every schema of the contract is one of zod's own

/** What a schema can be of, without what only wraps it. */
export function formsOf(schema: Schema): readonly Schema[] {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.flatMap(formsOf);
  if (def.type === 'intersection') return [...formsOf(def.left), ...formsOf(def.right)];
  if (def.type === 'pipe') return formsOf(def.in);
  return 'innerType' in def ? formsOf(def.innerType) : [schema];
}

/** What stands in a value of a schema under a name: a field, a value of a record, an entry of a list. */
export function schemaIn(schema: Schema, name: string): Schema | undefined {
  const def = defOf(schema);
  if (def.type === 'object') return Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/** What stands in values of some schemas under a name, in all its forms. */
export const formsIn = (schemas: readonly Schema[], name: string): readonly Schema[] =>
  schemas.flatMap((schema) => {
    const one = schemaIn(schema, name);
    return one ? formsOf(one) : [];
  });

const isField = (name: string) => (schema: Schema) => {
  const def = defOf(schema);
  return def.type === 'object' && Object.hasOwn(def.shape, name);
};

/** A place in an answer in the words of its schema: a field by its name, `*` for whatever an answer may name itself. */
export function placeIn(schema: Schema, path: readonly PropertyKey[]): string {
  let forms = formsOf(schema);
  const names = path.map((step) => {
    const name = String(step);
    const shown = forms.some(isField(name)) ? name : '*';
    forms = formsIn(forms, name);
    return shown;
  });
  return names.join('.');
}
