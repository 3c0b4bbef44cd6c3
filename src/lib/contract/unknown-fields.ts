import * as z from 'zod';
import { onCacheReset } from '../cache-reset';
import type { Endpoint } from './endpoint';
import { isFields } from './fields';
import { resourceOf } from './resource';
import { formsIn, formsOf, schemaIn } from './schema-forms';
import { objectVersion } from './version';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** What a gateway said of something that can be edited, as it came: of one object, or of those in a list. */
interface Answer {
  readonly resource: string;
  readonly input: Fields;
  readonly isList: boolean;
  readonly objects: readonly unknown[];
  readonly schemas: readonly Schema[];
}

/** How many answers are remembered: a form may stay open for long while others are looked at. */
const MOST = 100;

/** By path and input, the last one last. */
const answers = new Map<string, Answer>();

const EDIT = /\/(?:update\w*|apply)$/;

/** Those of some schemas that a value keeps; all of them if it keeps none. */
function fitting(schemas: readonly Schema[], value: unknown): readonly Schema[] {
  const kept = schemas.filter((one) => z.safeParse(one, value).success);
  return kept.length > 0 ? kept : schemas;
}

const isEdited = (schema: Schema | undefined) =>
  schema instanceof z.ZodObject && schema.shape.version === objectVersion;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const areFields = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isFields);

/** Remembers what came of something that can be edited, an object with a version or a list of them, for when it is. */
export function keepUnknown({ path, res }: Endpoint, input: unknown, data: unknown): void {
  const entries = formsIn(formsIn([res], 'list'), '0');
  const isList = entries.some(isEdited);
  if (!(isList || isEdited(res)) || !isFields(input) || !isFields(data)) return;
  const key = `${path} ${JSON.stringify(input)}`;
  const objects = isList && Array.isArray(data.list) ? data.list : [data];
  answers.delete(key);
  answers.set(key, { resource: resourceOf(path), input, isList, objects, schemas: isList ? entries : [res] });
  for (const older of [...answers.keys()].slice(0, -MOST)) answers.delete(older);
}

/** Forgets all of it, for another gateway or another account: nothing of one goes out with an edit by the next. */
export const forgetUnknown = (): void => answers.clear();

onCacheReset(forgetUnknown);

/** The object that an edit is about as it came last, and its schemas. */
function objectOf(endpoint: Endpoint, sent: Fields): { came: Fields; schemas: readonly Schema[] } | null {
  const resource = resourceOf(endpoint.path);
  for (const { input, isList, objects, schemas, ...one } of [...answers.values()].reverse()) {
    const isAsked = one.resource === resource && Object.entries(input).every(([name, value]) => sent[name] === value);
    if (!isAsked) continue;
    const isMeant = (row: Fields) => !isList || ('id' in row ? row.id === sent.id : row.type === sent.type);
    const came = objects.filter(isFields).find(isMeant);
    if (came) return { came, schemas };
  }
  return null;
}

/** How many fields two entries have alike. */
const alike = (sent: Fields, came: Fields) => Object.keys(sent).filter((name) => isSame(sent[name], came[name])).length;

const isWhole = (sent: Fields, came: Fields) => alike(sent, came) === Object.keys(sent).length;

const isOneId = (sent: Fields, came: Fields) => 'id' in sent && sent.id === came.id;

const areOther = (sent: Fields, came: Fields) => 'id' in sent && 'id' in came && sent.id !== came.id;

/** The entry that has most fields like one; none that has no field like it. */
function likest(one: Fields, entries: readonly (readonly [number, Fields])[]) {
  const scores = entries.map(([, entry]) => alike(one, entry));
  return entries[scores.indexOf(Math.max(1, ...scores))];
}

/**
 * Which entry that came each entry that is sent has been: the one that is the same, the one with its id, else the one that
 * stood between the same neighbors, of several the one most like it. An entry that was added has been none.
 */
function origins(sent: readonly Fields[], came: readonly Fields[]): (Fields | undefined)[] {
  const found: (number | undefined)[] = sent.map(() => undefined);
  const left = new Map(came.entries());
  const take = (at: number, from: number | undefined) => {
    if (from === undefined) return;
    found[at] = from;
    left.delete(from);
  };
  for (const is of [isWhole, isOneId])
    for (const [at, one] of sent.entries()) {
      if (found[at] !== undefined) continue;
      const inPlace = left.get(at);
      take(at, inPlace && is(one, inPlace) ? at : [...left].find(([, entry]) => is(one, entry))?.[0]);
    }
  for (const [at, one] of sent.entries()) {
    if (found[at] !== undefined) continue;
    const after = found.findLast((from, index) => index < at && from !== undefined) ?? -1;
    const before = found.find((from, index) => index > at && from !== undefined) ?? came.length;
    const open = [...left].filter(([from, entry]) => from > after && from < before && !areOther(one, entry));
    const next = found.findIndex((from, index) => index > at && from !== undefined);
    const rivals = (next < 0 ? sent.length : next) - at;
    take(at, (rivals === open.length ? open[0] : likest(one, open))?.[0]);
  }
  return found.map((from) => (from === undefined ? undefined : came[from]));
}

/** One value while it is completed: as the console sends it, as it is written for the gateway, and as it came. */
interface Place {
  readonly sent: unknown;
  readonly written: unknown;
  readonly came: unknown;
  /** What may stand here by the request, and by the answer. */
  readonly asked: readonly Schema[];
  readonly answered: readonly Schema[];
}

function completed({ sent, written, came, asked, answered }: Place): unknown {
  if (areFields(sent) && Array.isArray(written) && areFields(came)) {
    const from = origins(sent, came);
    const entry = { asked: formsIn(asked, '0'), answered: formsIn(answered, '0') };
    return written.map((one: unknown, at) => completed({ sent: sent[at], written: one, came: from[at], ...entry }));
  }
  if (!isFields(sent) || !isFields(written) || !isFields(came)) return written;
  const [request, answer] = [fitting(asked, sent), fitting(answered, came)];
  const isKnown = (name: string) =>
    Object.hasOwn(sent, name) || [...request, ...answer].some((schema) => schemaIn(schema, name) !== undefined);
  const own = Object.entries(written).map(([name, one]) => {
    const field = { asked: formsIn(request, name), answered: formsIn(answer, name) };
    return [name, completed({ sent: sent[name], written: one, came: came[name], ...field })];
  });
  return Object.fromEntries([...own, ...Object.entries(came).filter(([name]) => !isKnown(name))]);
}

/** An object with the fields of objects in it beside its own, which come first where two have one name. */
const flattened = (came: Fields, names: readonly string[]): Fields => ({
  ...Object.assign({}, ...names.map((name) => came[name]).filter(isFields)),
  ...came,
});

/**
 * What an edit sends, with the fields that came and neither the answer's schema nor the request's knows, as they came: of
 * the object, of what is in it, and of the entries of its lists. `written` is `sent` as the gateway writes.
 */
export function withUnknown(endpoint: Endpoint, sent: unknown, written: unknown): unknown {
  if (!EDIT.test(endpoint.path) || !isFields(sent)) return written;
  const object = objectOf(endpoint, sent);
  if (!object) return written;
  const asked = formsOf(endpoint.req);
  const { cameAs, flattens = [] } = endpoint;
  if (cameAs) return completed({ came: cameAs(object.came, sent), answered: asked, sent, written, asked });
  const answered = [...object.schemas, ...flattens.flatMap((name) => formsIn(object.schemas, name))];
  return completed({ came: flattened(object.came, flattens), answered, sent, written, asked });
}
