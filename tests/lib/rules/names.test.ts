import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alnumName, deviceName, hyphenName, symbolName, underscoreName } from '@/lib/rules/names';
import { softwareVersion } from '@/lib/rules/software-version';
import { username } from '@/lib/rules/username';
import { anyText } from '../../support/any-text';
import { codes, keeps } from './issues';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** The rule by single characters: first, all, last. */
function spelled(value: string, extra: string, last = LETTERS + DIGITS + extra): boolean {
  const characters = [...value];
  return (
    LETTERS.includes(characters[0] ?? ' ') &&
    characters.every((character) => (LETTERS + DIGITS + extra).includes(character)) &&
    last.includes(characters[characters.length - 1] ?? ' ')
  );
}

const name = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ09-_.@#é字 '), maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'aZ5-_.'), maxLength: 40 }),
  anyText(),
);

describe('VAL-02 an account name', () => {
  test.each([
    ['ab', ['too_small']],
    ['abc', []],
    ['a'.repeat(32), []],
    ['a'.repeat(33), ['too_big']],
    ['a-_.9', []],
    ['1bc', ['usernameFormat']],
    ['_bc', ['usernameFormat']],
    ['ab-', ['usernameFormat']],
    ['ab.', ['usernameFormat']],
    ['a b', ['usernameFormat']],
    ['abc ', ['usernameFormat']],
    ['abc\n', ['usernameFormat']],
    ['账号名', ['usernameFormat']],
    ['é12', ['usernameFormat']],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(codes(username, value)).toEqual(expected);
  });

  test('agrees with the rule spelled out by characters', () => {
    fc.assert(
      fc.property(name, (value) => {
        const isSized = value.length >= 3 && value.length <= 32;
        expect(keeps(username, value)).toBe(isSized && spelled(value, '-_.', LETTERS + DIGITS));
      }),
    );
  });
});

describe('VAL-06 names of system settings', () => {
  test.each([
    ['alnumName', alnumName, 'nameAlnum', ['a', 'a1B'], ['1a', 'a_b', 'a-b', 'a.b', 'é', 'a\n']],
    ['underscoreName', underscoreName, 'nameUnderscore', ['a', 'a_', 'a_1'], ['_a', '1a', 'a-b', 'a.b']],
    ['hyphenName', hyphenName, 'nameHyphen', ['a', 'a-b', 'a--1'], ['-a', '1a', 'a-', 'a_b']],
    ['symbolName', symbolName, 'nameSymbols', ['a', 'a-_.@#', 'a1'], ['@a', '1a', 'a+b', 'a/b', 'a$']],
  ] as const)('%s', (_, named, code, right, wrong) => {
    for (const value of right) expect(codes(named(), value), value).toEqual([]);
    for (const value of wrong) expect(codes(named(), value), value).toContain(code);
    expect(codes(named(), 'a'.repeat(64))).toEqual([]);
    expect(codes(named(), 'a'.repeat(65))).toEqual(['too_big']);
    expect(codes(named(32), 'a'.repeat(33))).toEqual(['too_big']);
    expect(codes(named(), '')).toEqual(['too_small']);
    expect(codes(named(), 'a b')).toContain('noSpaces');
  });

  test('agree with the rules spelled out by characters', () => {
    fc.assert(
      fc.property(name, (value) => {
        const isSized = [...value].length <= 64;
        expect(keeps(alnumName(), value)).toBe(isSized && spelled(value, ''));
        expect(keeps(underscoreName(), value)).toBe(isSized && spelled(value, '_'));
        expect(keeps(hyphenName(), value)).toBe(isSized && spelled(value, '-', LETTERS + DIGITS));
        expect(keeps(symbolName(), value)).toBe(isSized && spelled(value, '-_.@#'));
      }),
    );
  });
});

describe('the name of an edge device', () => {
  test.each([
    ['a1', []],
    ['节点', []],
    ['_1', []],
    ['1a', ['deviceNameDigit']],
    ['９a', ['deviceNameDigit']],
    ['a b', ['noSpaces']],
    ['', ['too_small']],
    ['a'.repeat(64), []],
    ['a'.repeat(65), ['too_big']],
  ])('%j: %j', (value, expected) => {
    expect(codes(deviceName, value)).toEqual(expected);
  });

  test('is any text without spaces that starts with no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 }), (value) => {
        expect(keeps(deviceName, value)).toBe(!DIGITS.includes(value.charAt(0)) && value.split(/\s/).length === 1);
      }),
    );
  });
});

describe('the version of a package', () => {
  test.each([
    ['1', []],
    ['v2.10.0-rc.1+build_7', []],
    ['-1', ['softwareVersion']],
    ['.1', ['softwareVersion']],
    ['1/2', ['softwareVersion']],
    ['版本1', ['softwareVersion']],
    ['1 2', ['noSpaces', 'softwareVersion']],
    ['', ['too_small']],
    ['1'.repeat(32), []],
    ['1'.repeat(33), ['too_big']],
  ])('%j: %j', (value, expected) => {
    expect(codes(softwareVersion, value)).toEqual(expected);
  });

  test('agrees with the rule spelled out by characters', () => {
    const version = fc.oneof(fc.string({ unit: fc.constantFrom(...'v019.-_+/ é'), maxLength: 34 }), name);
    fc.assert(
      fc.property(version, (value) => {
        const characters = [...value];
        const isSpelled = characters.every((one) => `${LETTERS}${DIGITS}._+-`.includes(one));
        const isStarted = `${LETTERS}${DIGITS}`.includes(characters[0] ?? ' ');
        expect(keeps(softwareVersion, value)).toBe(characters.length <= 32 && isSpelled && isStarted);
      }),
    );
  });
});
