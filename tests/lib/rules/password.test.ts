import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { randomPassword } from '@/lib/random-password';
import { crossField } from '@/lib/rules/cross-field';
import { devicePassword } from '@/lib/rules/names';
import {
  classes,
  confirmation,
  newPassword,
  PASSWORD_RULES,
  password,
  presentPassword,
  unchangedPassword,
} from '@/lib/rules/password';
import { isVisible } from '@/lib/rules/text';
import { anyText } from '../../support/any-text';
import { codes, keeps, placed } from './issues';

describe('a password', () => {
  test.each([
    ['Abcde12', ['passwordLength']],
    ['Abcdef12', []],
    ['Abcdef12Abcdef12', []],
    ['Abcdef12Abcdef123', ['passwordLength']],
    ['😀😀😀😀😀Ab1', []],
    ['😀😀😀😀Ab1', ['passwordLength']],
    ['abcdef12', ['passwordClasses']],
    ['ABCDEFGH', ['passwordClasses']],
    ['abcdef1!', []],
    ['ABCDEF1!', []],
    ['Abcdefg!', []],
    ['中文密码中文Ab', ['passwordClasses']],
    ['Abcdef 1', ['passwordSpaces']],
    [' Abcdef1', ['passwordSpaces']],
    ['Abcdef1\u3000', ['passwordSpaces']],
    ['a b', ['passwordLength', 'passwordSpaces', 'passwordClasses']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(password, value)).toEqual(expected);
  });

  test('is taken as it is exactly when the checklist has every tick and all of it can be seen', () => {
    const typed = fc.string({ unit: fc.constantFrom('A', 'z', '5', '~', ' ', '字', '😀'), maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(typed, anyText()), (value) => {
        expect(keeps(password, value)).toBe(PASSWORD_RULES.every((item) => item.test(value)) && isVisible(value));
      }),
      { examples: [['Abcdef12\u200b'], ['Abcdef12']] },
    );
  });

  test('has no tick for an empty text', () => {
    expect(PASSWORD_RULES.map((item) => item.test(''))).toEqual([false, false, false]);
  });

  test('must differ from the current one', () => {
    expect(codes(newPassword('Abcdef12'), 'Abcdef12')).toEqual(['passwordSame']);
    expect(codes(newPassword('Abcdef12'), 'Abcdef13')).toEqual([]);
  });

  test('that only confirms an action is just required', () => {
    expect(codes(presentPassword, '1')).toEqual([]);
    expect(codes(presentPassword, '')).toEqual(['too_small']);
  });
});

describe('the kinds of characters', () => {
  test('put every printable ASCII character but the space into exactly one class', () => {
    const kinds = (code: number) => Object.values(classes(String.fromCharCode(code))).filter(Boolean).length;
    const all = Array.from({ length: 256 }, (_, code) => code);
    expect(all.filter((code) => kinds(code) === 1)).toEqual(all.filter((code) => code >= 0x21 && code <= 0x7e));
    expect(all.filter((code) => kinds(code) > 1)).toEqual([]);
  });

  test.each([
    ['A', 'upper'],
    ['Z', 'upper'],
    ['a', 'lower'],
    ['z', 'lower'],
    ['0', 'digit'],
    ['9', 'digit'],
    ['!', 'special'],
    ['/', 'special'],
    [':', 'special'],
    ['@', 'special'],
    ['[', 'special'],
    ['`', 'special'],
    ['{', 'special'],
    ['~', 'special'],
  ])('%s is %s', (character, kind) => {
    expect(Object.entries(classes(character)).filter(([, has]) => has)).toEqual([[kind, true]]);
  });

  test('add up over the characters of any text', () => {
    fc.assert(
      fc.property(anyText(), (value) => {
        const single = [...value].map(classes);
        expect(classes(value)).toEqual({
          upper: single.some((item) => item.upper),
          lower: single.some((item) => item.lower),
          digit: single.some((item) => item.digit),
          special: single.some((item) => item.special),
        });
      }),
    );
  });
});

describe('a change of password', () => {
  const form = crossField(z.object({ old: presentPassword, next: password, again: presentPassword }), (values) => [
    ...unchangedPassword(values.old, values.next, 'next'),
    ...confirmation(values.next, values.again, 'again'),
  ]);

  test.each([
    [{ old: 'Abcdef12', next: 'Abcdef13', again: 'Abcdef13' }, []],
    [{ old: 'Abcdef12', next: 'Abcdef12', again: 'Abcdef12' }, ['next: passwordSame']],
    [{ old: 'Abcdef12', next: 'Abcdef13', again: 'Abcdef14' }, ['again: passwordMismatch']],
    [
      { old: 'x', next: 'short', again: 'other' },
      ['next: passwordLength', 'next: passwordClasses', 'again: passwordMismatch'],
    ],
    [{ old: 'x', next: 'Abcdef13', again: '' }, ['again: too_small']],
    [{ old: '', next: '', again: 'Abcdef13' }, ['old: too_small', 'next: too_small', 'again: passwordMismatch']],
    [{ next: 'Abcdef13', again: 'Abcdef14' }, ['old: invalid_type', 'again: passwordMismatch']],
    [{ old: 'x', again: 'Abcdef14' }, ['next: invalid_type']],
  ])('%j: %j', (value, expected) => {
    expect(placed(form, value).sort()).toEqual(expected.sort());
  });

  test('is confirmed by the same text only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (first, second) => {
        expect(confirmation(first, first, 'again')).toEqual([]);
        expect(confirmation(first, second, 'again').length).toBe(first === second ? 0 : 1);
        expect(unchangedPassword(first, second, 'next').length).toBe(first === second ? 1 : 0);
      }),
    );
  });
});

describe('VAL-06 a device password', () => {
  test.each([
    ['Abcdef1', ['devicePassword']],
    ['Abcdefg1', []],
    ['ABCDEFG1', ['devicePassword']],
    ['abcdefg1', ['devicePassword']],
    ['Abcdefgh', ['devicePassword']],
    ['😀😀😀😀Ab1', ['devicePassword']],
    ['Abcdef 1', ['noSpaces']],
    [`Ab1${'x'.repeat(125)}`, []],
    [`Ab1${'x'.repeat(126)}`, ['too_big']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(devicePassword, value)).toEqual(expected);
  });

  test('needs all three kinds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'z', '5', '~'), maxLength: 12 }), (value) => {
        const { upper, lower, digit } = classes(value);
        expect(keeps(devicePassword, value)).toBe(value.length >= 8 && upper && lower && digit);
      }),
    );
  });
});

test('a first password by chance keeps the rules, has all kinds of characters, and is another each time', () => {
  const some = Array.from({ length: 200 }, randomPassword);
  for (const one of some) {
    expect(codes(password, one)).toEqual([]);
    expect(Object.values(classes(one))).not.toContain(false);
    expect(one).toHaveLength(16);
  }
  expect(new Set(some).size).toBe(200);
});
