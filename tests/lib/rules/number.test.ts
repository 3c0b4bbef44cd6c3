import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { asn } from '@/lib/rules/asn';
import { integer, integerOrNull, optionalInteger, toInteger } from '@/lib/rules/integer';
import { isPort, port } from '@/lib/rules/port';
import { codes } from './issues';

const NO_INTEGERS = [
  '1.0',
  '1.',
  '.5',
  '1e3',
  '1E3',
  ' 1',
  '1 ',
  '1\n',
  '+1',
  '-0',
  '--1',
  '0x10',
  '1_000',
  '1,000',
  '１',
  'one',
  ' ',
];
const typed = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789.-+eE '), maxLength: 12 }),
  fc.string(),
);

describe('an integer', () => {
  test.each(NO_INTEGERS)('is not %j', (value) => {
    expect(toInteger(value)).toBeNull();
    expect(codes(integer(), value)).toEqual(['integer']);
    expect(codes(port, value)).toEqual(['portFormat']);
    expect(codes(asn, value)).toEqual(['asnFormat']);
  });

  test.each(['01', '08', '00', '-08'])('is not %j, for its leading zero', (value) => {
    expect(toInteger(value)).toBeNull();
    expect(codes(integer(), value)).toEqual(['leadingZero']);
    expect(codes(port, value)).toEqual(['portFormat']);
    expect(codes(asn, value)).toEqual(['asnFormat']);
  });

  test.each([
    ['0', 0],
    ['-1', -1],
    ['42', 42],
    [42, 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('is %j, read as %d', (value, expected) => {
    expect(integer().parse(value)).toBe(expected);
  });

  test.each([
    [0, ['too_small']],
    ['0', ['too_small']],
    ['1', []],
    [8, []],
    ['9', ['too_big']],
    [1.5, ['integer']],
    [Number.NaN, ['invalid_union']],
    ['', ['too_small']],
    [undefined, ['invalid_union']],
    [true, ['invalid_union']],
  ])('from 1 to 8: %j gives %j', (value, expected) => {
    expect(codes(integer(1, 8), value)).toEqual(expected);
  });

  test.each(['9007199254740992', '-9007199254740992', '9'.repeat(301)])(
    'beyond the exact ones, %s, is refused',
    (value) => {
      expect(codes(integer(), value)).toEqual([value.startsWith('-') ? 'too_small' : 'too_big']);
      expect(codes(integer(), `${'9'.repeat(302)}`)).toEqual(['integer']);
    },
  );

  test('reads back what it was written as, and never throws on any text', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const isWritten = value === String(Number(value)) && Number.isInteger(Number(value)) && !/e/.test(value);
        expect(toInteger(value)).toBe(isWritten ? Number(value) : null);
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(integer().parse(String(value))).toBe(value);
        expect(integer().parse(value)).toBe(value);
      }),
    );
  });

  test('stays within its bounds whatever they are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(integer(low, high).safeParse(String(value)).success).toBe(value >= low && value <= high);
      }),
    );
  });
});

describe('an optional integer', () => {
  const form = z.object({ interval: optionalInteger(1, 10) });

  test.each([
    [{}, undefined],
    [{ interval: undefined }, undefined],
    [{ interval: '' }, undefined],
    [{ interval: '5' }, 5],
    [{ interval: 5 }, 5],
  ])('%j is read as %j', (value, expected) => {
    expect(form.parse(value).interval).toBe(expected);
  });

  test.each([
    ['0', 'too_small'],
    ['11', 'too_big'],
    ['1.0', 'integer'],
    [true, 'invalid_union'],
  ])('%j is %s', (value, code) => {
    expect(codes(form, { interval: value })).toEqual([code]);
  });

  test('has no bounds of its own', () => {
    expect(optionalInteger().parse('-5')).toBe(-5);
  });
});

describe('an integer or nothing', () => {
  test.each([undefined, null, ''])('%j means nothing', (value) => {
    expect(integerOrNull(1, 10).parse(value)).toBeNull();
  });

  test.each([
    ['0', ['too_small']],
    ['1', []],
    [10, []],
    ['11', ['too_big']],
    ['1.5', ['integer']],
    [' ', ['integer']],
    [true, ['invalid_union']],
  ])('%j within 1 to 10: %j', (value, expected) => {
    expect(codes(integerOrNull(1, 10), value)).toEqual(expected);
  });

  test('takes what an integer takes and gives the same number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.integer()), fc.integer(), (value, bound) => {
        if (value === '') return;
        const strict = integer(bound).safeParse(value);
        const loose = integerOrNull(bound).safeParse(value);
        expect([loose.success, loose.data]).toEqual([strict.success, strict.data]);
        const left = optionalInteger(bound).safeParse(value);
        expect([left.success, left.data]).toEqual([strict.success, strict.data]);
      }),
    );
    expect(integerOrNull().parse('-5')).toBe(-5);
  });
});

describe('a port', () => {
  test.each([
    ['0', ['portFormat']],
    ['1', []],
    [53, []],
    ['65535', []],
    ['65536', ['portFormat']],
    [65536, ['portFormat']],
    ['-1', ['portFormat']],
    ['080', ['portFormat']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(port, value)).toEqual(expected);
  });

  test('is one of 65535 texts and comes out as a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 70000 }).map(String), typed), (value) => {
        const isRight =
          /^\d+$/.test(value) && String(Number(value)) === value && Number(value) > 0 && Number(value) < 65536;
        expect(isPort(value)).toBe(isRight);
        expect(port.safeParse(value).data).toBe(isRight ? Number(value) : undefined);
      }),
    );
  });
});

describe('an autonomous system number', () => {
  test.each([
    ['0', ['asnFormat']],
    ['1', []],
    [65535, []],
    ['4294967295', []],
    ['4294967296', ['asnFormat']],
    ['1.10', ['asnFormat']],
    ['AS1', ['asnFormat']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(asn, value)).toEqual(expected);
  });

  test('has 32 bits and is not 0', () => {
    fc.assert(
      fc.property(fc.oneof(fc.bigInt({ min: -2n, max: 2n ** 33n }).map(String), typed), (value) => {
        const isRight = /^[1-9]\d*$/.test(value) && BigInt.asUintN(32, BigInt(value)) === BigInt(value);
        expect(asn.safeParse(value).success).toBe(isRight);
      }),
    );
  });
});
