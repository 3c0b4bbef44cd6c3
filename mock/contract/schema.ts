import * as z from 'zod';

/** A JSON Schema, read loosely: which of its keywords there are depends on what it describes. */
export type Schema = Readonly<Record<string, unknown>>;

const schema = z.record(z.string(), z.unknown());
const list = z.array(schema).default([]);
const keywords = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).default([]),
  anyOf: list,
  oneOf: list,
  minimum: z.number().optional(),
  minItems: z.number().default(0),
  prefixItems: list,
  // `false` behind a tuple: nothing more.
  items: z.union([schema, z.boolean().transform(() => ({}))]).default({}),
  properties: z.record(z.string(), schema).default({}),
  required: z.array(z.string()).default([]),
});

/** The keywords of a schema that say what a value of it looks like. */
export const keywordsOf = (given: Schema) => keywords.parse(given);

const withDefinitions = z.looseObject({ $defs: z.record(z.string(), schema).default({}) });

/** A schema, by its JSON, beside the definitions that stand in it. */
export const definitionsOf = (json: string) => withDefinitions.parse(JSON.parse(json));

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
