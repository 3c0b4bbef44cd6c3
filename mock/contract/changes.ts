import { isDeepStrictEqual } from 'node:util';
import { apiCompare, type Diff } from 'api-smart-diff';
import * as z from 'zod';

/** As much of a document as is looked at by name; the rest is compared as it is. */
interface Document {
  openapi: string;
  paths: Record<string, object>;
}

const document: z.ZodType<Document> = z.looseObject(
  {
    openapi: z.string('openapi is missing').startsWith('3.1', 'openapi is not 3.1'),
    paths: z.record(z.string(), z.looseObject({}, 'a path is no object'), 'paths is missing or no object'),
  },
  'not an object',
);

/** A document of OpenAPI 3.1 by its JSON; fails with the reason where it is none. */
export function readDocument(text: string): Document {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TypeError('not JSON');
  }
  const { data, error } = document.safeParse(json);
  if (!data) throw new TypeError(`no OpenAPI document: ${error.issues.map(({ message }) => message).join(', ')}`);
  return data;
}

/** One difference between two documents: which call, where in it, what happened, and whether it breaks who knows the old one. */
export interface Change {
  path: string;
  /** `request`, `answer` or `call`, and behind it the way to the value: `answer.list[].name`. */
  place: string;
  action: Diff['action'];
  breaks: boolean;
}

const isIn = (path: readonly (string | number)[], part: string) => path.includes(part);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const takes = (types: readonly unknown[], one: unknown) =>
  types.includes(one) || (one === 'integer' && types.includes('number'));

/** Whether a type in the place of another breaks something: a request must take what it took, an answer be what it was. */
function breaksType({ path, before, after }: Diff): boolean {
  const [old, now] = [listed(before), listed(after)];
  const [wide, narrow] = isIn(path, 'requestBody') ? [now, old] : [old, now];
  return !narrow.every((one) => takes(wide, one));
}

/** Another code to refuse with breaks nobody: its message is shown as it comes. */
const isCode = ({ path }: Diff) => /oneOf,1,properties,code/.test(path.join());

function breaks(diff: Diff): boolean {
  if (isCode(diff)) return false;
  if (isIn(diff.path, 'security')) return diff.action !== 'remove';
  // The library holds another type for harmless in answers and for breaking in requests, whichever types they are.
  const isType = diff.path.at(-1) === 'type' && diff.action === 'replace';
  return isType ? breaksType(diff) : diff.type === 'breaking';
}

/** `requestBody.content.application/json.schema.properties.id` → `request.id`. */
const placeOf = (steps: string) =>
  steps
    .replace(/^requestBody(\.content\.[^.]+\.schema)?/, 'request')
    .replace(/^responses\.200\.content\.application\/json\.schema\.oneOf\.0\.properties\.data/, 'answer')
    .replace(/^responses\.200\.content\.application\/json\.schema\.oneOf\.1/, 'refusal')
    .replace(/\.properties(?=\.)/g, '')
    .replace(/\.items(?=\.|$)/g, '[]') || 'call';

/** That a field must be there is said of the field itself where it is new or gone. */
const isSaid = (diff: Diff, all: readonly Diff[]) =>
  diff.path.at(-2) === 'required' &&
  all.some(
    ({ path }) =>
      path.at(-2) === 'properties' &&
      path.at(-1) === (diff.after ?? diff.before) &&
      path.slice(0, -2).join() === diff.path.slice(0, -2).join(),
  );

/** The document without the calls that the other one has just so: comparing takes long, and most calls stay. */
function without(document: Document, other: Document): Document {
  const changed = Object.entries(document.paths).filter(([path, call]) => !isDeepStrictEqual(call, other.paths[path]));
  return { ...document, paths: Object.fromEntries(changed) };
}

/**
 * What changed from one OpenAPI document to another, what breaks first. A request may take more, an answer give more;
 * the other way round it breaks.
 */
export function changesOf(before: Document, after: Document): Change[] {
  const { diffs } = apiCompare(without(before, after), without(after, before));
  return diffs
    .filter((diff) => diff.type !== 'annotation' && !isSaid(diff, diffs))
    .map((diff) => {
      const [kind, path, , ...steps] = diff.path.map(String);
      const place = kind === 'paths' ? placeOf(steps.join('.')) : diff.path.join('.');
      return { path: kind === 'paths' ? (path ?? '') : '', place, action: diff.action, breaks: breaks(diff) };
    })
    .sort((a, b) => Number(b.breaks) - Number(a.breaks));
}
