import * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import type { World } from './world';

/**
 * How gateways write that do not write as the contract does.
 * - `texts`: numbers as texts, yes and no as 1 and 0
 * - `numbers`: ids as numbers, and no other way; moments in seconds
 * - `nulls`: of an object, the first empty text or list as null, each further one and what is null left out; `records` for
 *   the list of a page
 * - `extras`: each object with a field that the contract does not have
 */
export const DIALECTS = ['texts', 'numbers', 'nulls', 'extras'] as const;
export type Dialect = (typeof DIALECTS)[number];

type Schema = z.core.$ZodType;
type Leaf = 'text' | 'number' | 'boolean' | 'instant' | null;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def; // the contract has schemas of zod only
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
/** The id of a router is an address. */
const isIdName = (name: string) => /(^i|I)ds?$/.test(name) && name !== 'routerId';

const SCALARS: Readonly<Record<string, Leaf>> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'boolean',
};

function leafOf(schema: Schema): Leaf {
  if (schema === instant) return 'instant';
  const def = defOf(schema);
  if (def.type === 'literal') return SCALARS[typeof def.values[0]] ?? null;
  return SCALARS[def.type] ?? null;
}

interface Writer {
  leaf: (leaf: Leaf, value: unknown, name: string) => unknown;
  /** What is made of an object whose fields are written. */
  object?: (fields: Record<string, unknown>, shape: z.core.$ZodShape) => Record<string, unknown>;
  /** What is read before its schema is looked at. */
  before?: (schema: Schema, value: unknown) => unknown;
}

/** A value with each part written another way, by its schema. What may be a text or a number by its schema stays as it is. */
function written(schema: Schema, given: unknown, writer: Writer, name = ''): unknown {
  const value = writer.before ? writer.before(schema, given) : given;
  const def = defOf(schema);
  const go = (inner: Schema, one: unknown, called = name) => written(inner, one, writer, called);
  if (def.type === 'union') {
    const leaves = new Set(def.options.map(leafOf));
    if (leaves.size > 1) return value;
    const option =
      def.options.find((one) => z.safeParse(one, value).success) ??
      def.options.find((one) => z.safeParse(one, go(one, value)).success) ??
      def.options[0];
    return option ? go(option, value) : value;
  }
  if (def.type === 'pipe') return go(def.in, value);
  if (def.type === 'intersection') return go(def.right, go(def.left, value));
  if ('innerType' in def) return value === null || value === undefined ? value : go(def.innerType, value);
  if (def.type === 'array' && Array.isArray(value)) return value.map((one) => go(def.element, one));
  if (def.type === 'tuple' && Array.isArray(value))
    return value.map((one, index) => go(def.items[index] ?? z.unknown(), one));
  if (def.type === 'record' && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, go(def.valueType, one)]));
  if (def.type === 'object' && isObject(value)) {
    const fields = Object.entries(value).map(([key, one]) => [key, go(def.shape[key] ?? z.unknown(), one, key)]);
    return writer.object?.(Object.fromEntries(fields), def.shape) ?? Object.fromEntries(fields);
  }
  return writer.leaf(leafOf(schema), value, name);
}

/** The numbers that stand for the ids of a world, both ways. */
class Numbers {
  private readonly byId = new Map<string, number>();
  private readonly byNumber = new Map<string, string>();

  note(id: string): void {
    if (this.byId.has(id)) return;
    const number = 7_100_000_000 + this.byId.size;
    this.byId.set(id, number);
    this.byNumber.set(String(number), id);
  }

  of = (text: unknown): unknown => (typeof text === 'string' ? (this.byId.get(text) ?? text) : text);
  // A list of one is written like its entry.
  back = (value: unknown): unknown => (typeof value === 'object' ? value : (this.byNumber.get(String(value)) ?? value));
}

const numbers = new WeakMap<World, Numbers>();

/** The numbers that stand for the ids of a world. */
export function numbersOf(world: World): Numbers {
  const known = numbers.get(world) ?? new Numbers();
  numbers.set(world, known);
  return known;
}

const asTexts: Writer = {
  leaf: (leaf, value) =>
    leaf === 'boolean' ? Number(value) : leaf === 'number' || leaf === 'instant' ? String(value) : value,
};

function asNumbers(schema: Schema, data: unknown, world: World): unknown {
  const known = numbersOf(world);
  const note = (leaf: Leaf, value: unknown, name: string) => {
    if (leaf === 'text' && isIdName(name) && typeof value === 'string' && value !== '') known.note(value);
    return value;
  };
  written(schema, data, { leaf: note });
  return written(schema, data, {
    leaf: (leaf, value) => {
      if (leaf === 'instant') return Number(value) >= 1e11 ? Number(value) / 1000 : value;
      return leaf === 'text' ? known.of(value) : value;
    },
  });
}

const asNulls: Writer = {
  leaf: (_, value) => value,
  object: (fields, shape) => {
    let empty = 0;
    const kept = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      const type = shape[name] && defOf(shape[name]).type;
      if (name === 'list' && type === 'array') return [['records', value]];
      const isEmpty =
        (type === 'string' && value === '' && !isIdName(name)) ||
        (type === 'array' && Array.isArray(value) && value.length === 0) ||
        (type === 'nullable' && value === null);
      if (!isEmpty) return [[name, value]];
      empty += 1;
      return empty === 1 ? [[name, null]] : [];
    });
    return Object.fromEntries(kept);
  },
};

/** Numbered through the answer, so that no object has what another one has. */
function withExtras(schema: Schema, data: unknown): unknown {
  let count = 0;
  const object = (fields: Record<string, unknown>) => {
    count += 1;
    return { ...fields, gatewayNote: `note ${count}` };
  };
  return written(schema, data, { leaf: (_, value) => value, object });
}

/** The data of an answer in the dialect of the world's gateway. */
export function inDialect(world: World, { res }: Endpoint, data: unknown): unknown {
  const { dialect } = world.gateway;
  if (dialect === 'texts') return written(res, data, asTexts);
  if (dialect === 'numbers') return asNumbers(res, data, world);
  if (dialect === 'extras') return withExtras(res, data);
  return dialect === 'nulls' ? written(res, data, asNulls) : data;
}

/** What a gateway does not take: its schema refuses it. */
const REFUSED = Symbol('refused');

const fromTexts: Writer = {
  leaf: (leaf, value) => {
    if (leaf === 'boolean') return value === 1 || value === '1' || (value === 0 || value === '0' ? false : value);
    const isNumber = (leaf === 'number' || leaf === 'instant') && typeof value === 'string' && /^-?[\d.]+$/.test(value);
    return isNumber ? Number(value) : value;
  },
};

const fromNumbers = (world: World): Writer => ({
  leaf: (leaf, value, name) => {
    if (leaf === 'instant' && typeof value === 'number')
      return value >= 1e11 ? REFUSED : value >= 1e8 ? value * 1000 : value;
    const id = numbersOf(world).back(value);
    return leaf === 'text' && isIdName(name) && typeof value === 'string' && id !== value ? REFUSED : id;
  },
});

const fromNulls: Writer = {
  leaf: (_, value) => value,
  before: (schema, value) => {
    if (value !== null) return value;
    return [null, '', []].find((one) => z.safeParse(schema, one).success) ?? value;
  },
};

/** The body of a request as the contract writes it: what the gateway says in its dialect it takes in it. */
export function outOfDialect(world: World, { req }: Endpoint, body: unknown): unknown {
  const { dialect } = world.gateway;
  if (dialect === 'texts') return written(req, body, fromTexts);
  if (dialect === 'numbers') return written(req, body, fromNumbers(world));
  return dialect === 'nulls' ? written(req, body, fromNulls) : body;
}
