import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, parseCidr, toCidr, toNetwork, unmap } from '@/lib/ip/address';
import { address, almost, cidr, must, parsed, v4, v6 } from './arbitrary';

describe('networks', () => {
  test.each([
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['10.1.2.3/0', '0.0.0.0/0'],
    ['10.1.2.3/32', '10.1.2.3/32'],
    ['2001:DB8:1::1/32', '2001:db8::/32'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
    ['::ffff:10.1.2.3/96', '0.0.0.0/0'],
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
