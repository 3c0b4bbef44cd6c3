import fc from 'fast-check';

const SURROGATES = 0xd800;
const COUNT = 0x800;

/** Any code point but a half of a pair. fast-check's own `binary` lists a million of them first, half a second per file. */
const codePoint = fc.integer({ min: 0, max: 0x10ffff - COUNT }).map(
  (index) => String.fromCodePoint(index < SURROGATES ? index : index + COUNT),
  (value) => {
    const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : undefined;
    if (code === undefined) throw new Error('one code point was expected');
    return code < SURROGATES ? code : code - COUNT;
  },
);

/** Well-formed text of any code points; the lengths count code points. */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: codePoint, ...lengths });

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
const partOf = (signs: RegExp) =>
  fc.string({
    unit: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...ASCII.filter((sign) => signs.test(sign))) },
      codePoint.map(encodeURIComponent),
    ),
  });
const segment = partOf(/[\w.~!$&'()*+,;=:@-]/);
const tail = partOf(/[\w.~!$&'()*+,;=:@/?-]/);
const scheme = fc.constantFrom('http://', 'https://');
const path = fc.array(segment.map((text) => `/${text}`)).map((parts) => parts.join(''));
const after = (sign: string) => fc.option(tail.map((text) => sign + text)).map((text) => text ?? '');

/** Web addresses as RFC 3986 writes them, with neither query nor fragment. */
export const webAddress = fc.tuple(scheme, fc.domain(), path).map((parts) => parts.join(''));
/** The same, some of them with a query or a fragment. */
export const wholeAddress = fc.tuple(webAddress, after('?'), after('#')).map((parts) => parts.join(''));
