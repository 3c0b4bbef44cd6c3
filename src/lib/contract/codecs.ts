import * as z from 'zod';

type Way = 'decode' | 'encode';

/** A field of the contract by its name, with what reads its value where that differs too. */
type Own = string | readonly [name: string, codec: z.ZodType];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a codec of names calls a part, and what reads that part in its turn. */
type Inside = (theirs: string) => { name: string; codec?: z.ZodType | undefined };
const INSIDE = new WeakMap<z.ZodType, Inside>();

function withInside<S extends z.ZodType>(codec: S, inside: Inside): S {
  INSIDE.set(codec, inside);
  return codec;
}

/**
 * The contract's name of a field that the gateway names, as it does in a refusal (`rules.0.ip_addr`): part by part, as far
 * as `fields` and `many` say. What stands in the field is not looked at. Null for a codec that is neither.
 */
export function ownName(codec: z.ZodType, theirs: string): string | null {
  if (!INSIDE.has(codec)) return null;
  let at: z.ZodType | undefined = codec;
  const parts = theirs.split('.').map((part) => {
    const inside: ReturnType<Inside> | undefined = at && INSIDE.get(at)?.(part);
    at = inside?.codec;
    return inside?.name ?? part;
  });
  return parts.join('.');
}

/** A codec that leaves to the contract what it does not know. */
function loose(through: (way: Way) => (value: unknown) => unknown) {
  return z.codec(z.unknown(), z.unknown(), { decode: through('decode'), encode: through('encode') });
}

/**
 * Reads an object whose fields have other names, and writes one: `fields({ keyNo: 'id', st: ['status', words(…)] })`.
 * A field that is not named stays as it is, and so does what is no object.
 */
export function fields(names: Readonly<Record<string, Own>>) {
  const pairs = Object.entries(names).map(([theirs, own]) => {
    const [name, codec] = typeof own === 'string' ? [own] : own;
    return { decode: theirs, encode: name, codec };
  });
  const theirNames = new Map(pairs.map(({ decode, encode, codec }) => [decode, { name: encode, codec }]));
  const codec = loose((way) => {
    const known = new Map(pairs.map((pair) => [pair[way], pair]));
    const back = way === 'decode' ? 'encode' : 'decode';
    return (value) => {
      if (!isObject(value)) return value;
      const entries = Object.entries(value).map(([name, one]: [string, unknown]) => {
        const pair = known.get(name);
        return [pair?.[back] ?? name, pair?.codec ? pair.codec[way](one) : one];
      });
      return Object.fromEntries(entries);
    };
  });
  return withInside(codec, (theirs) => theirNames.get(theirs) ?? { name: theirs });
}

/** Reads a list of what `row` reads, and writes one. */
export const many = (row: z.ZodType) =>
  withInside(
    loose((way) => (value) => (Array.isArray(value) ? value.map((one) => row[way](one)) : value)),
    (index) => ({ name: index, codec: row }),
  );

/** Reads other words, and writes them: `words([['ON', 'enabled'], [0, 'disabled']])`. One that is not named stays as it is. */
export const words = (pairs: readonly (readonly [theirs: unknown, own: unknown])[]) =>
  loose((way) => {
    const known = new Map(pairs.map(([theirs, own]) => (way === 'decode' ? [theirs, own] : [own, theirs])));
    return (value) => (known.has(value) ? known.get(value) : value);
  });
