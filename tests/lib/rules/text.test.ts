import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { tagValue } from '@/domain/push/tag';
import { maxLength } from '@/lib/rules/max-length';
import { optional, orEmpty } from '@/lib/rules/optional';
import { rule } from '@/lib/rules/rule';
import { keptSecret, robotName, secret } from '@/lib/rules/secret';
import { description, isVisible, LIMITS, lines, text } from '@/lib/rules/text';
import { anyText } from '../../support/any-text';
import { codes, keeps } from './issues';

const any = anyText();
const spaced = fc.string({ unit: fc.constantFrom('a', '字', '😀', ' ', '\t', '\n', '\u00a0', '\u3000') });

describe('VAL-04 a text of one line', () => {
  test.each(Object.values(LIMITS))('takes %i characters and refuses one more', (max) => {
    expect(codes(text(max), 'a'.repeat(max))).toEqual([]);
    expect(codes(text(max), '😀'.repeat(max))).toEqual([]);
    expect(codes(text(max), 'a'.repeat(max + 1))).toEqual(['too_big']);
    expect(codes(text(max), '😀'.repeat(max + 1))).toEqual(['too_big']);
  });

  test.each([
    ['a b', []],
    [' a', ['edgeSpace']],
    ['a ', ['edgeSpace']],
    ['\u3000a', ['edgeSpace']],
    ['a\n', ['edgeSpace']],
    ['a  b', ['doubleSpace']],
    ['a \u3000b', ['doubleSpace']],
    ['  ', ['edgeSpace', 'doubleSpace']],
    ['', ['too_small']],
  ])('%j with inner spaces allowed: %j', (value, expected) => {
    expect(codes(text(32), value)).toEqual(expected);
  });

  test.each([' a', 'a ', 'a b', 'a\u3000b', 'a\tb', ' '])('%j is refused where no spaces are allowed', (value) => {
    expect(codes(text(32, 'none'), value)).toEqual(['noSpaces']);
  });

  test('takes what is needed to write: joiners between letters, combining marks, emoji', () => {
    for (const name of ['مكتب (2)', 'دفتر\u200Cها', 'क्\u200Dष', 'שלום key', '密钥 مفتاح', 'e\u0301', '❤\uFE0F']) {
      expect(codes(text(32), name)).toEqual([]);
    }
  });

  test('is refused for anything that nobody sees, wherever it stands', () => {
    const hidden = [
      ...'\u0000\u0007\u001B\u0085\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028\u2029\u2060\u2065',
      ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u2800\u3164\uFFA0\u{E0001}\uFE0F\u200C\u200D',
      '\uD800',
      '\uDC00',
    ];
    for (const one of hidden) {
      const isSpace = one.trim() === '';
      expect(codes(text(32), `1${one}2`), JSON.stringify(one)).toEqual(['invisibleText']);
      expect(codes(text(32, 'none'), `1${one}2`), JSON.stringify(one)).toEqual([
        isSpace ? 'noSpaces' : 'invisibleText',
      ]);
      if (!isSpace) expect(codes(text(32), one), JSON.stringify(one)).toEqual(['invisibleText']);
    }
    expect(codes(text(32), 'one\ntwo')).toEqual(['invisibleText']);
    expect(codes(text(32), 'one\ttwo')).toEqual(['invisibleText']);
    expect(codes(text(32), 'a\u200C')).toEqual(['invisibleText']);
  });

  test('is never changed, and agrees with a count of characters and a look at each space', () => {
    fc.assert(
      fc.property(fc.oneof(any, spaced), (value) => {
        const characters = Array.from(value);
        const isSpace = (character: string | undefined) => character !== undefined && character.trim() === '';
        const isSized = characters.length >= 1 && characters.length <= 8;
        const isTidy =
          value === value.trim() && !characters.some((item, index) => isSpace(item) && isSpace(characters[index + 1]));
        const isSeen = isVisible(value);
        expect(keeps(text(8), value)).toBe(isSized && isTidy && isSeen);
        expect(keeps(text(8, 'none'), value)).toBe(isSized && !characters.some(isSpace) && isSeen);
      }),
    );
  });
});

describe('a text of several lines', () => {
  test.each([
    ['one\n\ntwo', []],
    ['one\r\n\r\ntwo three', []],
    ['one  two', ['doubleSpace']],
    ['one\u00a0\u3000two', ['doubleSpace']],
    ['one\n', ['edgeSpace']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(lines(32), value)).toEqual(expected);
  });

  test('takes what one line takes', () => {
    fc.assert(
      fc.property(fc.oneof(any, spaced), (value) => {
        if (keeps(text(32), value)) expect(keeps(lines(32), value)).toBe(true);
      }),
    );
  });

  test('is up to 1000 characters long as a description', () => {
    expect(codes(description, '字'.repeat(1000))).toEqual([]);
    expect(codes(description, '字'.repeat(1001))).toEqual(['too_big']);
  });
});

describe('an optional text', () => {
  test('may be missing or empty, and an empty one stays empty', () => {
    expect(optional(text(32)).parse(undefined)).toBeUndefined();
    expect(optional(text(32)).parse('')).toBe('');
    expect(optional(text(32)).parse('a')).toBe('a');
  });

  test('reports the broken rule itself', () => {
    expect(codes(optional(text(4)), ' a')).toEqual(['edgeSpace']);
    expect(codes(optional(text(4)), 'abcde')).toEqual(['too_big']);
  });

  test('takes what its own schema takes, and nothing else but an empty one', () => {
    fc.assert(
      fc.property(fc.oneof(any, spaced), (value) => {
        const isTaken = value === '' || keeps(text(8), value);
        expect(keeps(optional(text(8)), value)).toBe(isTaken);
        expect(keeps(orEmpty(text(8)), value)).toBe(isTaken);
      }),
    );
    expect(orEmpty(text(8)).parse(undefined)).toBe('');
    for (const none of [null, 7]) expect(keeps(orEmpty(text(8)), none)).toBe(false);
  });

  test('keeps an empty secret for the server to keep the old one', () => {
    expect(keptSecret.parse('')).toBe('');
    expect(codes(keptSecret, 'a b')).toEqual(['noSpaces']);
  });
});

describe('the counter under a field', () => {
  test.each([
    ['a text', text(64), 64],
    ['a rule on a text', tagValue, 64],
    ['an optional text', optional(text(32)), 32],
    ['a text that may be null', text(128).nullable(), 128],
    ['a text that may stay empty', orEmpty(text(64)), 64],
    ['a text without limit', z.string(), undefined],
    ['a number', z.number(), undefined],
  ])('finds the limit of %s', (_, schema, limit) => {
    expect(maxLength(schema)).toBe(limit);
  });
});

test('the limits are those of the specification', () => {
  expect(Object.values(LIMITS)).toEqual([32, 64, 128, 256, 320, 500, 1000, 2048, 10000]);
});

test('robot names take 32 characters, secrets 256 without spaces', () => {
  expect(codes(robotName, 'a'.repeat(32))).toEqual([]);
  expect(codes(robotName, 'a'.repeat(33))).toEqual(['too_big']);
  expect(codes(secret(), 'a'.repeat(256))).toEqual([]);
  expect(codes(secret(), 'a'.repeat(257))).toEqual(['too_big']);
  expect(codes(secret(), 'a b')).toEqual(['noSpaces']);
});

test('tag values are letters and digits only', () => {
  expect(codes(tagValue, 'abc123')).toEqual([]);
  expect(codes(tagValue, '标签')).toEqual(['tagFormat']);
  expect(codes(tagValue, '')).toEqual(['too_small']);
  expect(codes(tagValue, 'a b')).toEqual(['noSpaces', 'tagFormat']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 64 }), (value) => {
      const isPlain = [...value].every((character) => Number.isInteger(Number.parseInt(character, 36)));
      expect(keeps(tagValue, value)).toBe(isPlain);
    }),
  );
});

test('a rule says nothing about an empty text, and carries its figures', () => {
  const short = rule(z.string(), 'domainDepth', () => false, { max: 3 });
  expect(short.safeParse('').success).toBe(true);
  expect(short.safeParse('x').error?.issues).toMatchObject([
    { code: 'custom', params: { rule: 'domainDepth', max: 3 } },
  ]);
});
