import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Address,
  compareAddresses,
  formatAddress,
  isLoopback,
  maskToPrefix,
  normalize,
  parseAddress,
  prefixToMask,
  unmap,
} from '@/lib/ip/address';
import { address, almost, must, parsed, v4, v6 } from './arbitrary';

/** The address as one number, read by hand from the bytes. */
const numeric = ({ bytes: parts }: Address) => parts.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

describe('reading an address', () => {
  test('no text that is longer than any address is one', () => {
    expect(parseAddress(`${'0'.repeat(10_000)}:`)).toBeNull();
  });

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
    expect(normalize(text)).toBeNull();
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
    expect(normalize(text)).toBe(expected);
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
        const normal = must(normalize(text));
        expect(parseAddress(normal)).toEqual(parseAddress(text));
        expect(normalize(normal)).toBe(normal);
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
