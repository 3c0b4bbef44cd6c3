import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainName, isDomain, urlOrDomain } from '@/lib/rules/domain';
import { isHostname } from '@/lib/rules/hostname';
import { anyText, webAddress } from '../../support/any-text';
import { codes, keeps } from './issues';

const typed = fc.oneof(
  fc.domain(),
  fc.string({ unit: fc.constantFrom(...'aZ09-.*_例中\u3002 é'), maxLength: 16 }),
  anyText(),
);
const levels = (count: number, last = 'cn') => [...Array.from({ length: count - 1 }, () => 'a'), last].join('.');
const longest = (last: number) => [...['a', 'b', 'c'].map((label) => label.repeat(63)), 'd'.repeat(last)].join('.');

describe('a domain name', () => {
  test('has no label whose ASCII form could only be too long', () => {
    expect(isDomain(`${'例'.repeat(127)}.example`)).toBe(false);
    expect(isHostname(`${'例'.repeat(127)}.example`)).toBe(false);
  });

  test.each([
    'example.com',
    'EXAMPLE.com',
    'a.b',
    'xn--fsqu00a.xn--fiqs8s',
    '例子.中国',
    'bücher.example',
    '1.example',
    'a--b.cn',
    'a.b1',
    'a.1b',
    'a.b0x1',
    'a.0x1g',
    'a.xn--fiqs8s',
    `${'a'.repeat(63)}.cn`,
    longest(61),
  ])('%s is one', (value) => {
    expect(codes(domainName(), value)).toEqual([]);
  });

  test.each([
    'com',
    'a.',
    '.cn',
    'a..cn',
    'example.com.',
    '-a.cn',
    'a-.cn',
    '_a.cn',
    'a b.cn',
    ' a.cn',
    'a.cn\n',
    'a/b.cn',
    'a.例/b',
    'a.b/例',
    'a.例:1',
    'a@b.cn',
    'a:1.cn',
    '1.2.3.4',
    'a.1',
    'a.0x1',
    'a.0X',
    '*.a.cn',
    'a.*.cn',
    '例子\u3002中国',
    'ｅｘ.cn',
    '１２.cn',
    'xn--.cn',
    'xn--a.cn',
    'xn--fsqu00a\u200d.cn',
    'http://a.cn',
    `${'a'.repeat(64)}.cn`,
    `${'例'.repeat(60)}子${'国家机构名称'.repeat(4)}.cn`,
  ])('%j is none', (value) => {
    expect(codes(domainName(), value)).toContain('domainFormat');
  });

  test('has 16 levels and 253 characters at most', () => {
    expect(codes(domainName(), levels(16))).toEqual([]);
    expect(codes(domainName(), levels(17))).toEqual(['domainDepth']);
    expect(longest(61)).toHaveLength(253);
    expect(codes(domainName(), longest(62))).toContain('too_big');
    expect(isHostname(longest(62))).toBe(false);
    expect(codes(domainName(), '')).toEqual(['too_small']);
  });

  test.each([
    ['*.example.com', []],
    ['*.cn', []],
    ['*.例子.中国', []],
    [levels(16).replace('a', '*'), []],
    [levels(17).replace('a', '*'), ['domainDepth']],
    ['example.com', []],
    ['*', ['domainFormat']],
    ['*.', ['domainFormat']],
    ['*a.cn', ['domainFormat']],
    ['a.*.cn', ['domainFormat']],
    ['*.*.cn', ['domainFormat']],
    ['**.cn', ['domainFormat']],
  ])('with wildcards %j: %j', (value, expected) => {
    expect(codes(domainName({ wildcard: true }), value)).toEqual(expected);
  });

  test('is any standard one, kept as typed', () => {
    fc.assert(
      fc.property(fc.domain(), (value) => {
        expect(keeps(domainName(), value)).toBe(value.length <= 253 && value.split('.').length <= 16);
      }),
    );
  });

  test('has an ASCII form by the rules of the DNS, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (value) => {
        if (!isDomain(value)) return;
        const ascii = domainToASCII(value);
        expect(ascii).toMatch(/^(?=.{3,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!\d+$)(?!-)[a-z0-9-]{1,63}(?<!-)$/);
        expect(ascii.split('.')).toHaveLength(value.split('.').length);
        expect(isDomain(ascii)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('may be a wildcard exactly when the rest of it is a name', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const rest = `x.${value}`;
        expect(keeps(domainName({ wildcard: true }), `*.${value}`)).toBe(keeps(domainName(), rest));
        if (!value.startsWith('*')) {
          expect(keeps(domainName({ wildcard: true }), value)).toBe(keeps(domainName(), value));
        }
      }),
    );
  });
});

describe('a detection box', () => {
  test.each(['example.com', '例子.中国', '192.0.2.1', '2001:db8::1', 'http://example.com/a?b#c', 'https://[::1]:8443'])(
    'takes %s',
    (value) => {
      expect(codes(urlOrDomain, value)).toEqual([]);
    },
  );

  test.each(['_dmarc.example.com', '*.example.com', '*._tcp.example.com'])('takes no name of a record: %s', (value) => {
    expect(codes(urlOrDomain, value)).toEqual(['recordName']);
  });

  test.each([
    '_.',
    '*.',
    '*.*.cn',
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'example.com/path',
    'a b.cn',
    '//example.com',
  ])('refuses %j', (value) => {
    expect(codes(urlOrDomain, value)).toEqual(['urlOrDomain']);
  });

  test('keeps what was typed and takes whatever is a name, an address or a URL', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.ipV4(), fc.ipV6(), webAddress), (value) => {
        const result = urlOrDomain.safeParse(value);
        if (result.success) expect(result.data).toBe(value);
        if (isDomain(value)) expect(result.success).toBe(true);
      }),
    );
  });
});

test('a label that says it is an encoded one must be one, in capitals too', () => {
  expect(isDomain('xn--fsqu00a.cn')).toBe(true);
  expect(isDomain('XN--FSQU00A.cn')).toBe(true);
  for (const label of ['xn--a', 'XN--A', 'xn--', 'Xn--0']) expect(isDomain(`${label}.cn`), label).toBe(false);
  for (const label of [
    'xn--a-',
    'xn--abc-',
    'xn---a',
    'xn--fsqu00',
    'xn--99999999999999',
    'xn--zzzzzzzzzzzzzzzzzz',
    'xn--w',
    'xn--_',
  ])
    expect(isDomain(`${label}.cn`), label).toBe(false);
});

test('an encoded label is one in whatever script it is, if it is written as the DNS writes it', () => {
  const scripts = ['a-zéüß', 'а-я', 'α-ω', '\u0620-\u064a', 'א-ת', 'क-ह', 'ก-ฮ', '一-龥', 'ぁ-ん', '가-힣', '𐌀-𐌟'];
  const sign = fc.oneof(
    ...scripts.map((script) => {
      const signs = Array.from({ length: 0x11000 }, (_, point) => String.fromCodePoint(point)).filter((one) =>
        new RegExp(`^[${script}]$`, 'u').test(one),
      );
      return fc.constantFrom(...signs);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 12 }), (label) => {
      const ascii = domainToASCII(label);
      if (!ascii.startsWith('xn--') || ascii.length > 63) return;
      expect(isDomain(`${ascii}.cn`)).toBe(true);
      expect(isDomain(`${ascii.toUpperCase()}.cn`)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
