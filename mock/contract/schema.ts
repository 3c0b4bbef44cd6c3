import * as z from 'zod';

/** A JSON Schema, read loosely: which of its keywords there are depends on what it describes. */
export type Schema = Readonly<Record<string, unknown>>;

/** The content type of a part of a file, which JSON Schema has no type for. */
export const BYTES = 'application/octet-stream';

/** What of a schema goes over the wire, as JSON Schema: what it takes, before it makes anything of it. */
export function wireOf(schema: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { contentMediaType: BYTES });
    },
  });
  return rest;
}
