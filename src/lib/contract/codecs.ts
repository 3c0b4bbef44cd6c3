import * as z from 'zod';

type Way = 'decode' | 'encode';

/** A field of the contract by its name, with what reads its value where that differs too. */
type Own = string | readonly [name: string, codec: z.ZodType];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return loose((way) => {
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
}

/** Reads a list of what `row` reads, and writes one. */
export const many = (row: z.ZodType) =>
  loose((way) => (value) => (Array.isArray(value) ? value.map((one) => row[way](one)) : value));

/** Reads other words, and writes them: `words([['ON', 'enabled'], [0, 'disabled']])`. One that is not named stays as it is. */
export const words = (pairs: readonly (readonly [theirs: unknown, own: unknown])[]) =>
  loose((way) => {
    const known = new Map(pairs.map(([theirs, own]) => (way === 'decode' ? [theirs, own] : [own, theirs])));
    return (value) => (known.has(value) ? known.get(value) : value);
  });
