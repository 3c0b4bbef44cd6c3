import { BlockList, isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Address,
  compareAddresses,
  contains,
  formatAddress,
  isLoopback,
  maskToPrefix,
  normalise,
  parseAddress,
  parseCidr,
  prefixToMask,
  toCidr,
  toNetwork,
  unmap,
} from '@/lib/net/address';

const octet = fc.integer({ min: 0, max: 255 });
const bytes = (count: number) =>
  fc.array(fc.oneof(octet, fc.constantFrom(0, 255)), { minLength: count, maxLength: count });
const v4 = bytes(4).map((parts) => parts.join('.'));
const v6 = bytes(16).map((parts) =>
  Array.from({ length: 8 }, (_, index) =>
    ((parts[index * 2] ?? 0) * 256 + (parts[index * 2 + 1] ?? 0)).toString(16),
  ).join(':'),
);
const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  v4,
  v6,
  v4.map((text) => `::ffff:${text}`),
);
const almost = fc.string({ unit: fc.constantFrom(...'0123456789abcdefF:::...%xg '), maxLength: 24 });

const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('a value was expected');
  return value;
};
const parsed = (text: string) => must(parseAddress(text));
const cidr = (text: string) => must(parseCidr(text));

/** The address as one number, read by hand from the bytes. */
const numeric = ({ bytes: parts }: Address) => parts.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

describe('reading an address', () => {
  test.each([
    '0.0.0.0',
    '255.255.255.255',
    '::',
    '::1',
    '1::',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    'FE80::A',
    '::ffff:1.2.3.4',
    '::1.2.3.4',
    '1:2:3:4:5:6:1.2.3.4',
    '64:ff9b::192.0.2.33',
  ])('%s is one', (text) => {
    expect(parseAddress(text)?.family).toBe(text.includes(':') ? 6 : 4);
  });

  test.each([
    '',
    '1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '01.2.3.4',
    '0x1.2.3.4',
    '1.2.3.4 ',
    ' 1.2.3.4',
    '１.2.3.4',
    '-1.2.3.4',
    '3232235777',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    ':1:2:3:4:5:6:7:8',
    '12345::',
    'g::',
    'fe80::1%eth0',
    '[::1]',
    '::1/128',
    '::ffff:1.2.3',
    '::ffff:01.2.3.4',
    '::ffff:0x1.2.3.4',
    '::ffff:1.2.3.4:5',
    '1.2.3.4::',
    '1.2.3.4:5',
  ])('%j is none', (text) => {
    expect(parseAddress(text)).toBeNull();
    expect(normalise(text)).toBeNull();
  });

  test('agrees with the resolver of the platform on any text', () => {
    fc.assert(
      fc.property(fc.oneof(address, almost, fc.string()), (text) => {
        const family = isIPv4(text) ? 4 : isIPv6(text) && !text.includes('%') ? 6 : undefined;
        expect(parseAddress(text)?.family).toBe(family);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps each bit: a dotted tail and its groups are the same address', () => {
    expect(parseAddress('::1.2.3.4')).toEqual(parseAddress('::102:304'));
    expect(parseAddress('::ffff:1.2.3.4')?.bytes.slice(10)).toEqual([255, 255, 1, 2, 3, 4]);
    expect(parseAddress('1:2:3:4:5:6:7.8.9.10')).toEqual(parseAddress('1:2:3:4:5:6:708:90a'));
  });
});

describe('the one text of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['0:0:0:0:0:ffff:c000:201', '::ffff:192.0.2.1'],
    ['::1.2.3.4', '::102:304'],
  ])('%s is %s', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  test('is the one that browsers put into an address bar, mapped addresses apart', () => {
    fc.assert(
      fc.property(fc.oneof(v6, fc.ipV6()), (text) => {
        const one = parsed(text);
        if (unmap(one).family === 6) expect(`[${formatAddress(one)}]`).toBe(new URL(`http://[${text}]`).hostname);
      }),
    );
  });

  test('reads back as the same address and is its own normal form', () => {
    fc.assert(
      fc.property(address, (text) => {
        const normal = must(normalise(text));
        expect(parseAddress(normal)).toEqual(parseAddress(text));
        expect(normalise(normal)).toBe(normal);
      }),
    );
  });
});

describe('the order of addresses', () => {
  test.each([
    ['9.0.0.0', '10.0.0.0', -1],
    ['10.0.0.1', '10.0.0.1', 0],
    ['10.0.1.0', '10.0.0.255', 1],
    ['::ffff:9.0.0.0', '10.0.0.0', -1],
    ['::ffff:10.0.0.0', '10.0.0.0', 0],
    ['::9', '::10', -1],
    ['255.255.255.255', '::1', -1],
    ['::1', '1.2.3.4', 1],
  ])('%s against %s: %i', (a, b, sign) => {
    expect(Math.sign(compareAddresses(parsed(a), parsed(b)))).toBe(sign);
  });

  test('is that of the numbers within a family', () => {
    const pair = fc.oneof(
      fc.tuple(v4, v4),
      fc.tuple(v6, v6),
      fc.tuple(
        v4,
        v4.map((text) => `::ffff:${text}`),
      ),
    );
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [left, right] = [unmap(parsed(a)), unmap(parsed(b))];
        if (left.family !== right.family) return;
        const [low, high] = [numeric(left), numeric(right)];
        expect(Math.sign(compareAddresses(parsed(a), parsed(b)))).toBe(low === high ? 0 : low < high ? -1 : 1);
      }),
    );
  });
});

describe('masks', () => {
  test.each([
    ['0', 4, 0],
    ['24', 4, 24],
    ['32', 4, 32],
    ['33', 4, null],
    ['33', 6, 33],
    ['128', 6, 128],
    ['129', 6, null],
    ['024', 4, null],
    ['/24', 4, null],
    ['1e1', 4, null],
    ['-1', 4, null],
    ['', 4, null],
    ['0.0.0.0', 4, 0],
    ['255.255.255.0', 4, 24],
    ['255.255.255.255', 4, 32],
    ['255.0.255.0', 4, null],
    ['0.255.255.255', 4, null],
    ['255.255.255.0', 6, null],
    ['ffff::', 6, null],
  ] as const)('%j for family %i: %j', (mask, family, prefix) => {
    expect(maskToPrefix(mask, family)).toBe(prefix);
  });

  test('go from prefix to dotted and back', () => {
    for (let prefix = 0; prefix <= 32; prefix += 1) {
      const dotted = must(prefixToMask(prefix));
      expect(numeric(parsed(dotted))).toBe((0xffffffffn << BigInt(32 - prefix)) & 0xffffffffn);
      expect(maskToPrefix(dotted, 4)).toBe(prefix);
    }
    expect([-1, 33, 1.5, Number.NaN].map(prefixToMask)).toEqual([null, null, null, null]);
  });

  test('of any four bytes are masks only when no one follows a zero', () => {
    fc.assert(
      fc.property(fc.oneof(v4, almost, fc.string()), (text) => {
        const prefix = maskToPrefix(text, 4);
        const one = parseAddress(text);
        if (one?.family !== 4) return;
        const bits = numeric(one).toString(2).padStart(32, '0');
        expect(prefix).toBe(bits.includes('01') ? null : bits.replaceAll('0', '').length);
      }),
    );
  });
});

describe('networks', () => {
  test.each([
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['10.1.2.3/0', '0.0.0.0/0'],
    ['10.1.2.3/32', '10.1.2.3/32'],
    ['2001:DB8:1::1/32', '2001:db8::/32'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
    ['::ffff:10.1.2.3/95', '::fffe:0:0/95'],
    ['::/0', '::/0'],
  ])('%s is %s', (text, expected) => {
    expect(toCidr(cidr(text))).toBe(expected);
  });

  test.each([
    '',
    '/',
    '1.2.3.4',
    '1.2.3.4/',
    '/8',
    '1.2.3.4/33',
    '::/129',
    '1.2.3.4/08',
    '1.2.3.4/8/8',
    '1.2.3.4/255.0.0.0',
  ])('%j is none', (text) => {
    expect(parseCidr(text)).toBeNull();
  });

  test('come from an address and a mask of its family', () => {
    expect(toCidr(must(toNetwork('10.1.2.3', '255.255.0.0')))).toBe('10.1.0.0/16');
    expect(toCidr(must(toNetwork('10.1.2.3', '0')))).toBe('0.0.0.0/0');
    expect(toCidr(must(toNetwork('2001:db8::1', '64')))).toBe('2001:db8::/64');
    expect(toNetwork('2001:db8::1', '255.255.0.0')).toBeNull();
    expect(toNetwork('nothing', '8')).toBeNull();
  });

  test('never throw on any text, and their one text reads back as itself', () => {
    const network = fc.tuple(address, fc.integer({ min: 0, max: 130 })).map(([text, prefix]) => `${text}/${prefix}`);
    fc.assert(
      fc.property(fc.oneof(network, almost, fc.string()), (text) => {
        const one = parseCidr(text);
        if (!one) return;
        expect(toCidr(cidr(toCidr(one)))).toBe(toCidr(one));
        expect(contains(cidr(toCidr(one)), one)).toBe(true);
        expect(contains(one, cidr(toCidr(one)))).toBe(true);
      }),
    );
  });

  test.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['10.0.0.0/8', '::ffff:10.0.0.1', true],
    ['::ffff:10.0.0.0/104', '10.0.0.1', true],
    ['::/0', '::ffff:10.0.0.1', true],
    ['::/0', '10.0.0.1', false],
    ['0.0.0.0/0', '::1', false],
  ])('%s holds %s: %j', (outer, inner, expected) => {
    expect(contains(cidr(outer), parsed(inner))).toBe(expected);
  });

  test.each([
    ['10.0.0.0/8', '10.1.0.0/16', true],
    ['10.1.0.0/16', '10.0.0.0/8', false],
    ['10.0.0.0/8', '10.0.0.0/8', true],
    ['::/0', '::ffff:0:0/96', true],
  ])('%s holds the whole of %s: %j', (outer, inner, expected) => {
    expect(contains(cidr(outer), cidr(inner))).toBe(expected);
  });

  test('hold what the platform says that they hold', () => {
    const near = (base: fc.Arbitrary<string>, bits: number) =>
      fc.tuple(base, fc.integer({ min: 1, max: bits }), base, fc.boolean());
    const check =
      (family: 'ipv4' | 'ipv6') =>
      ([base, prefix, other, isSame]: [string, number, string, boolean]) => {
        const list = new BlockList();
        list.addSubnet(base, prefix, family);
        const target = isSame ? toCidr(cidr(`${base}/${prefix}`)).replace(/\/.*/, '') : other;
        const isV6 = unmap(parsed(base)).family === 6 && unmap(parsed(target)).family === 6;
        if (family === 'ipv4' || isV6) {
          expect(contains(cidr(`${base}/${prefix}`), parsed(target))).toBe(list.check(target, family));
        }
      };
    fc.assert(fc.property(near(v4, 32), check('ipv4')));
    fc.assert(fc.property(near(v6, 128), check('ipv6')));
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.255.255.255', true],
  ['128.0.0.0', false],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::2', false],
  ['::', false],
  ['10.0.0.1', false],
])('%s is the machine itself: %j', (text, expected) => {
  expect(isLoopback(parsed(text))).toBe(expected);
});
