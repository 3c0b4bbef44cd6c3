import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, newEmail, newPhone, phone } from '@/lib/rules/contact';
import { codes, keeps } from './issues';

const labels = (count: number) => Array.from({ length: count }, () => 'a'.repeat(49)).join('.');

describe('an e-mail address', () => {
  test.each([
    'a@b.cn',
    'first.last+tag@mail.example.com',
    "o'hara_1@example.com",
    'kefu@例子.中国',
    `${'a'.repeat(64)}@example.com`,
    `${'a'.repeat(64)}@${labels(5)}.cn`,
  ])('%s is taken', (value) => {
    expect(codes(email, value)).toEqual([]);
  });

  test.each([
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b.1',
    'a.cn',
    'ab.cd',
    'a@@b.cn',
    'a@b@c.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a b@c.cn',
    ' a@b.cn',
    'a@b.cn ',
    'a@b.cn.',
    'a@-b.cn',
    'a@1.2.3.4',
    'a,b@c.cn',
    '客服@b.cn',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is refused', (value) => {
    expect(codes(email, value)).toEqual(['emailFormat']);
  });

  test('is at most 320 characters long', () => {
    expect(codes(email, 'a'.repeat(320))).not.toContain('too_big');
    expect(codes(email, 'a'.repeat(321))).toContain('too_big');
    expect(codes(email, '')).toEqual(['too_small']);
  });

  test('is taken whenever it is a standard one, unchanged', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (value) => {
        expect(keeps(email, value)).toBe(true);
      }),
    );
  });

  test('has one @ and a name with a dot behind it, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB1.@-_+ 例'), maxLength: 12 }), (value) => {
        if (!keeps(email, value)) return;
        const [local, domain, rest] = value.split('@');
        expect(rest).toBeUndefined();
        expect(local).not.toBe('');
        expect(new URL(`http://${domain}`).hostname).toContain('.');
      }),
    );
  });

  test('must differ from the current one in more than letter case', () => {
    expect(codes(newEmail('Me@Example.com'), 'me@example.COM')).toEqual(['emailSame']);
    expect(codes(newEmail('me@example.com'), 'you@example.com')).toEqual([]);
  });
});

describe('a phone number', () => {
  test.each([
    '13800138000',
    '19912345678',
    '+8613800138000',
    '+12025550123',
    '+1234567',
    '+123456789012345',
    '+85212345678',
  ])('%s is taken', (value) => {
    expect(codes(phone, value)).toEqual([]);
  });

  test.each([
    '12800138000',
    '1380013800',
    '138001380000',
    '8613800138000',
    '+861380013800',
    '+8601012345678',
    '+86138001380000',
    '+123456',
    '+1234567890123456',
    '+02025550123',
    '010-12345678',
    '１３８００１３８０００',
    '+1+2025550123',
  ])('%j is refused', (value) => {
    expect(codes(phone, value)).toEqual(['phoneFormat']);
  });

  test.each([
    ['+86 138 0000 0001', '+8613800000001'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['138-0000-0001', '13800000001'],
    [' 13800138000 ', '13800138000'],
  ])('%j is taken as people paste it', (pasted, number) => {
    expect(phone.parse(pasted)).toBe(number);
  });

  test('is required', () => {
    expect(codes(phone, '')).toEqual(['too_small']);
  });

  test('is taken unchanged exactly when its digits and length say so', () => {
    const typed = fc.tuple(
      fc.constantFrom('', '+', '+86', '+86 ', '13', '+8613'),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          typed.map((parts) => parts.join('')),
          fc.string(),
        ),
        (value) => {
          const digits = value.startsWith('+') ? value.slice(1) : value;
          const isDigits = digits !== '' && [...digits].every((character) => character >= '0' && character <= '9');
          const isMobile = (text: string) => text.length === 11 && Number(text) >= 13e9 && Number(text) < 20e9;
          const isForeign = !digits.startsWith('86') && digits[0] !== '0' && digits.length >= 7 && digits.length <= 15;
          const isRight = value.startsWith('+')
            ? digits.startsWith('86')
              ? isMobile(digits.slice(2))
              : isForeign
            : isMobile(digits);
          expect(keeps(phone, value)).toBe(isDigits && isRight);
        },
      ),
    );
  });

  test('must differ from the current one in more than the country code', () => {
    expect(codes(newPhone('13800138000'), '13800138000')).toEqual(['phoneSame']);
    expect(codes(newPhone('+8613800138000'), '13800138000')).toEqual(['phoneSame']);
    expect(codes(newPhone('13800138000'), '13800138001')).toEqual([]);
    expect(codes(newPhone('13800138000', ['13800138001']), '+8613800138001')).toEqual(['phoneOther']);
    expect(codes(newPhone('13800138000', ['13800138001']), '13800138002')).toEqual([]);
  });
});

test('a contact is replaced by any other one that is valid, and never by itself', () => {
  const phones = fc.integer({ min: 3_000_000_000, max: 9_999_999_999 }).map((rest) => `1${rest}`);
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (old, next) => {
      const isOther = old.toLowerCase() !== next.toLowerCase();
      expect(keeps(newEmail(old), next)).toBe(isOther && keeps(email, next));
      expect(keeps(newEmail(old), old.toUpperCase())).toBe(false);
    }),
  );
  fc.assert(
    fc.property(phones, phones, (old, next) => {
      expect(keeps(newPhone(old), next)).toBe(old !== next);
      expect(keeps(newPhone(old), `+86${old}`)).toBe(false);
      expect(keeps(newPhone(`+86${old}`), old)).toBe(false);
    }),
  );
});
