import * as z from 'zod';
import { asItIs, type Leaf, READINGS, type WireForm } from './dialect-forms';
import type { Endpoint } from './endpoint';
import { instant } from './instant';
import { resourceOf } from './resource';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** How the values of a field were written when they came last, by what they are. */
type Forms = Partial<Record<Leaf | 'emptyText' | 'emptyList', WireForm>>;

/** A field by its name: `ids` and `roleIds` hold what `id` and `roleId` name one of. */
interface Field {
  readonly name: string;
  readonly isId: boolean;
}

const EVERYWHERE = '*';
const OTHER_LISTS = ['records', 'rows', 'items'];

/** By resource, and for ids and moments whatever their resource, by field. */
const heard = new Map<string, Map<string, Forms>>();

/** Forgets how the gateway writes, for another gateway. */
export const clearDialect = (): void => heard.clear();

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def; // every schema of the contract is one of zod's own

const fields = new Map<string, Field>();

function fieldNamed(key: string): Field {
  const known = fields.get(key);
  if (known) return known;
  const name = key.replace(/(^i|I)ds$/, '$1d');
  const field = { name, isId: /(^i|I)d$/.test(name) };
  fields.set(key, field);
  return field;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

type Kind = Leaf | 'list' | 'object' | 'empty' | null;

const kinds = new WeakMap<Schema, Kind>();

function kindOf(schema: Schema): Kind {
  const known = kinds.get(schema);
  if (known !== undefined) return known;
  const kind = schema === instant ? 'instant' : kindBy(defOf(schema));
  kinds.set(schema, kind);
  return kind;
}

/** What all of them are; null where they are not all the same. */
function common(all: readonly Kind[]): Kind {
  const full = all.filter((kind) => kind !== 'empty');
  return full.every((kind) => kind === full[0]) ? (full[0] ?? null) : null;
}

const LITERALS: Readonly<Record<string, Kind>> = { string: 'text', number: 'number', boolean: 'boolean' };

function kindBy(def: z.core.$ZodTypes['_zod']['def']): Kind {
  switch (def.type) {
    case 'string':
    case 'enum':
      return 'text';
    case 'number':
    case 'boolean':
      return def.type;
    case 'literal':
      return common(def.values.map((value) => LITERALS[typeof value] ?? null));
    case 'array':
    case 'tuple':
      return 'list';
    case 'object':
    case 'record':
    case 'intersection':
      return 'object';
    case 'union':
      return common(def.options.map(kindOf));
    case 'null':
      return 'empty';
    case 'pipe':
      return kindOf(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return kindOf(def.innerType);
    default:
      return null;
  }
}

/** One answer while it is read. */
class Reader {
  private readonly forms: Map<string, Forms> | null;

  /** `resource`: whose fields are learnt; none while it is only tried how an answer can be read. */
  constructor(resource: string | null) {
    this.forms = resource === null ? null : formsOf(resource);
  }

  private note(field: Field, what: keyof Forms, form: WireForm, above: Field | null = null): void {
    if (this.forms === null) return;
    put(this.forms, field.name, what, form);
    // An object that stands for another is narrowed by its name: `role: { id }`, and `filters: { role: [id] }`.
    if (above && field.name === 'id') put(this.forms, above.name, what, form);
    if (what === 'instant' || (what === 'text' && field.isId)) put(formsOf(EVERYWHERE), what, what, form);
  }

  read(schema: Schema, value: unknown, field: Field, above: Field | null = null): unknown {
    const def = defOf(schema);
    switch (def.type) {
      case 'nullable':
        return value === null || value === undefined ? null : this.read(def.innerType, value, field, above);
      case 'optional':
        if (value === undefined || (value === null && !z.safeParse(def.innerType, null).success)) return undefined;
        return this.read(def.innerType, value, field, above);
      case 'default':
        return value === undefined ? value : this.read(def.innerType, value, field, above);
      case 'catch':
        return this.read(def.innerType, value, field, above);
      case 'pipe':
        return this.read(def.in, value, field, above);
      case 'array':
        if (value === null || value === undefined) return this.empty(schema, value, field, 'emptyList', []);
        return this.each(value, () => def.element, field, above);
      case 'tuple':
        return this.each(value, (index) => def.items[index], field, above);
      case 'object':
        return isFields(value) ? this.object(def.shape, value, field) : value;
      case 'record':
        if (!isFields(value)) return value;
        return changed(value, Object.entries(value), ([, one]) => this.read(def.valueType, one, field));
      case 'intersection':
        return this.read(def.right, this.read(def.left, value, field, above), field, above);
      case 'union':
        return kindOf(schema) === 'object'
          ? this.choice(def.options, value, field)
          : this.leaf(schema, value, field, above);
      default:
        return this.leaf(schema, value, field, above);
    }
  }

  /** What stands for nothing, where the schema takes it. */
  private empty(schema: Schema, value: null | undefined, field: Field, what: keyof Forms, own: unknown): unknown {
    if (!z.safeParse(schema, own).success) return value;
    // What was left out is sent as what it is: left out again it might stay as it was.
    if (value === null) this.note(field, what, () => null);
    return own;
  }

  private leaf(schema: Schema, value: unknown, field: Field, above: Field | null): unknown {
    const kind = kindOf(schema);
    if (kind === null || kind === 'list' || kind === 'object' || kind === 'empty') return value;
    // A state is never empty, and no id.
    if (value === null || value === undefined)
      return defOf(schema).type === 'string' && !field.isId ? this.empty(schema, value, field, 'emptyText', '') : value;
    if (value === '') this.note(field, 'emptyText', asItIs);
    const reading = READINGS[kind](value);
    if (reading === null) return value;
    this.note(field, kind, reading[1], above);
    return reading[0];
  }

  private each(value: unknown, schemaAt: (index: number) => Schema | undefined, field: Field, above: Field | null) {
    if (!Array.isArray(value)) return value;
    const list: readonly unknown[] = value;
    let own: unknown[] | null = null;
    for (const [index, given] of list.entries()) {
      const schema = schemaAt(index);
      const read = schema ? this.read(schema, given, field, above) : given;
      if (read === given) continue;
      own ??= [...list];
      own[index] = read;
    }
    return own ?? value;
  }

  private object(shape: z.core.$ZodShape, given: Fields, above: Field): unknown {
    const value = withList(shape, given);
    const fields = Object.entries(shape);
    const isNothing = fields.every(([key]) => value[key] === undefined);
    return changed(value, fields, ([key, schema]) => {
      if (value[key] === undefined && (isNothing || hasOther(shape, value, kindOf(schema)))) return undefined;
      return this.read(schema, value[key], fieldNamed(key), above);
    });
  }

  /** Of the forms that an object may have, the first that it is once it is read. */
  private choice(options: readonly Schema[], value: unknown, field: Field): unknown {
    const trial = new Reader(null);
    const fits = (schema: Schema) => z.safeParse(schema, trial.read(schema, value, field)).success;
    const found = options.find((schema) => z.safeParse(schema, value).success) ?? options.find(fits);
    return found ? this.read(found, value, field) : value;
  }
}

function formsOf(resource: string): Map<string, Forms> {
  const known = heard.get(resource) ?? new Map<string, Forms>();
  heard.set(resource, known);
  return known;
}

function put(forms: Map<string, Forms>, name: string, what: keyof Forms, form: WireForm): void {
  const known = forms.get(name);
  if (known) known[what] = form;
  else forms.set(name, { [what]: form });
}

/** The object with what `read` gives for these of its fields; the same one where that is what it has. */
function changed<T>(value: Fields, fields: readonly [string, T][], read: (field: [string, T]) => unknown): Fields {
  let own: Record<string, unknown> | null = null;
  for (const field of fields) {
    const one = read(field);
    if (one === value[field[0]]) continue;
    own ??= { ...value };
    own[field[0]] = one;
  }
  return own ?? value;
}

/** The list of a page, where it stands under the one other usual name that the answer has. */
function withList(shape: z.core.$ZodShape, value: Fields): Fields {
  if (!shape.list || value.list !== undefined || kindOf(shape.list) !== 'list') return value;
  const names = OTHER_LISTS.filter((name) => !(name in shape) && Array.isArray(value[name]));
  const [name = ''] = names;
  if (names.length !== 1) return value;
  const { [name]: list, ...rest } = value;
  return { ...rest, list };
}

/** Whether something of this kind stands under a name that the schema does not know: what is missing may be that. */
function hasOther(shape: z.core.$ZodShape, value: Fields, kind: Kind): boolean {
  return Object.keys(value).some((key) => {
    const other = value[key];
    if (key in shape || other === null) return false;
    return (typeof other === 'object') === (kind === 'list' || kind === 'object');
  });
}

const ROOT: Field = { name: '', isId: false };

/**
 * An answer in the console's form, read by the schema of its endpoint: numbers, yes and no, moments and ids in another
 * form, nothing for an empty list or text, the list of a page under another usual name. What has two readings stays as it
 * came, and so does what is wrong. How each field was written is kept for what is sent about the resource. The very same
 * answer where there was nothing to do.
 */
export const readAnswer = ({ path, res }: Endpoint, data: unknown): unknown =>
  new Reader(resourceOf(path)).read(res, data, ROOT);

const momentsOf = new WeakMap<Schema, ReadonlySet<string>>();

/** The fields of a request that are moments. */
function momentsIn(schema: Schema): ReadonlySet<string> {
  const known = momentsOf.get(schema);
  if (known) return known;
  const found = new Set<string>();
  const look = (one: Schema, name: string): void => {
    const def = defOf(one);
    if (one === instant) found.add(name);
    else if (def.type === 'object') for (const [key, inner] of Object.entries(def.shape)) look(inner, key);
    else if (def.type === 'array') look(def.element, name);
    else if (def.type === 'tuple') for (const item of def.items) look(item, name);
    else if (def.type === 'union') for (const option of def.options) look(option, name);
    else if (def.type === 'intersection') for (const side of [def.left, def.right]) look(side, name);
    else if ('innerType' in def) look(def.innerType, name);
  };
  look(schema, '');
  momentsOf.set(schema, found);
  return found;
}

/**
 * What is sent, in the gateway's form: each field as it came last for the resource; an id or a moment that never came for it
 * as those of the gateway come.
 */
export function inDialect({ path, req }: Endpoint, input: unknown): unknown {
  const own = heard.get(resourceOf(path));
  const everywhere = heard.get(EVERYWHERE);
  const write = (value: unknown, key: string): unknown => {
    if (Array.isArray(value) && value.length > 0) return value.map((one) => write(one, key));
    if (isFields(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, write(one, name)]));
    const { name, isId } = fieldNamed(key);
    const forms = own?.get(name);
    const form = (what: keyof Forms) => forms?.[what];
    if (Array.isArray(value)) return (form('emptyList') ?? asItIs)(value);
    if (typeof value === 'boolean') return (form('boolean') ?? asItIs)(value);
    if (value === '') return (form('emptyText') ?? asItIs)(value);
    if (typeof value === 'string')
      return (form('text') ?? (isId ? everywhere?.get('text')?.text : null) ?? asItIs)(value);
    if (typeof value !== 'number') return value;
    if (momentsIn(req).has(key)) return (form('instant') ?? everywhere?.get('instant')?.instant ?? asItIs)(value);
    return (form('number') ?? asItIs)(value);
  };
  return write(input, '');
}
