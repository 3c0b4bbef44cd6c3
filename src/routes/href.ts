import type { Path } from './index';

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * A part of an address that is only dots says "here" or "one up" to a browser, escaped too (WHATWG URL): an id that is so
 * gets a ~ in front, and so does one that would be read as such.
 */
const DOTS = /^~*\.\.?$/;
const partOf = (id: string) => encodeURIComponent(DOTS.test(id) ? `~${id}` : id);

type Query = Readonly<Record<string, string | number | undefined>>;

/** The address of a path of the table: parameters filled in and escaped, an optional query behind it. */
export function to<P extends Path>(
  path: P,
  ...rest: [Params<P>] extends [never] ? [query?: Query] : [params: Record<Params<P>, string>, query?: Query]
): string {
  const hasParams = path.includes(':');
  const params: Query = hasParams ? (rest[0] ?? {}) : {};
  const query: Query = (hasParams ? rest[1] : rest[0]) ?? {};
  const filled = path.replace(/:(\w+)/g, (_, name: string) => partOf(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
