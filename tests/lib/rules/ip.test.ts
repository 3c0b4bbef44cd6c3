import { isIP, isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessRule, ipRange } from '@/lib/rules/access';
import { cidr, ip, ipv4, ipv6, ipv6Prefix, mask, maskIssues, rangeIssues } from '@/lib/rules/ip';
import { codes, keeps, placed } from './issues';

const typed = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.string({ unit: fc.constantFrom(...'0129af:.%/ '), maxLength: 20 }),
  fc.string(),
);

test.each([
  ['ip', ip, 'ipFormat', ['1.2.3.4', '::1', '::ffff:1.2.3.4'], ['1.2.3', '01.2.3.4', ' ::1', 'fe80::1%1', '::1/64']],
  ['ipv4', ipv4, 'ipv4Format', ['0.0.0.0', '255.255.255.255'], ['256.0.0.0', '::1', '::ffff:1.2.3.4', '1.2.3.4 ']],
  ['ipv6Prefix', ipv6Prefix, 'prefixFormat', ['0', '64', '128'], ['129', '-1', '064', '255.255.255.0', '/64']],
  ['ipv6', ipv6, 'ipv6Format', ['::', '::ffff:1.2.3.4', 'FE80::1'], ['1.2.3.4', ':::', '1::2::3']],
  [
    'cidr',
    cidr,
    'cidrFormat',
    ['0.0.0.0/0', '10.1.2.3/32', '::/128'],
    ['10.0.0.0', '10.0.0.0/33', '::/129', '1.2.3.4/'],
  ],
  [
    'mask',
    mask,
    'maskFormat',
    ['0', '128', '255.255.255.0', '0.0.0.0'],
    ['129', '1.0', '255.0.255.0', '/24', '::', '08'],
  ],
] as const)('%s takes addresses of its kind only', (_, schema, code, right, wrong) => {
  for (const value of right) expect(codes(schema, value), value).toEqual([]);
  for (const value of wrong) expect(codes(schema, value), value).toEqual([code]);
  expect(codes(schema, '')).toEqual(['too_small']);
  expect(codes(schema, undefined)).toEqual(['invalid_type']);
});

test('addresses are kept as typed and agree with the resolver of the platform', () => {
  fc.assert(
    fc.property(typed, (value) => {
      const hasZone = value.includes('%');
      expect(keeps(ip, value)).toBe(isIP(value) !== 0 && !hasZone);
      expect(keeps(ipv4, value)).toBe(isIPv4(value));
      expect(keeps(ipv6, value)).toBe(isIPv6(value) && !hasZone);
    }),
  );
});

test('networks and masks are an address and a length, or a length, within 32 or 128', () => {
  const length = fc.oneof(fc.integer({ min: 0, max: 200 }).map(String), fc.string());
  fc.assert(
    fc.property(typed, length, (address, bits) => {
      const isLength = bits === String(Number(bits)) && Number.isInteger(Number(bits)) && Number(bits) >= 0;
      const most = isIPv4(address) ? 32 : 128;
      expect(keeps(cidr, `${address}/${bits}`)).toBe(keeps(ip, address) && isLength && Number(bits) <= most);
      if (!isIPv4(bits)) expect(keeps(mask, bits)).toBe(isLength && Number(bits) <= 128);
    }),
  );
});

describe('a range of addresses', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4', []],
    ['9.0.0.0', '10.0.0.0', []],
    ['10.0.0.0', '9.0.0.0', ['end: rangeOrder']],
    ['::9', '::10', []],
    ['::10', '::9', ['end: rangeOrder']],
    ['::ffff:10.0.0.1', '10.0.0.2', []],
    ['10.0.0.1', '::ffff:10.0.0.0', ['end: rangeOrder']],
    ['10.0.0.1', '::1', ['end: rangeFamily']],
    ['::1', '10.0.0.1', ['end: rangeFamily']],
    ['nothing', '10.0.0.1', ['start: ipFormat']],
    ['10.0.0.1', 'nothing', ['end: ipFormat']],
    [undefined, '10.0.0.1', ['start: invalid_type']],
    ['10.0.0.1', undefined, ['end: invalid_type']],
  ])('from %s to %s: %j', (start, end, expected) => {
    expect(placed(ipRange, { start, end })).toEqual(expected);
  });

  test('is right one way round, or both for one and the same address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(fc.ipV4(), fc.ipV4()), fc.tuple(fc.ipV6(), fc.ipV6())), ([start, end]) => {
        const [up, down] = [rangeIssues(start, end, 'end'), rangeIssues(end, start, 'end')];
        if (up[0]?.rule === 'rangeFamily') expect(down[0]?.rule).toBe('rangeFamily');
        else expect(up.length + down.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never throws on any text', () => {
    fc.assert(
      fc.property(typed, typed, (start, end) => {
        expect(rangeIssues(start, end, 'end').length).toBeLessThanOrEqual(1);
        expect(maskIssues(start, end, 'mask').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('VAL-05 an entry of an access list', () => {
  test.each([
    [{ type: 'single', ip: '1.2.3.4' }, []],
    [{ type: 'single', ip: '1.2.3' }, ['ip: ipFormat']],
    [{ type: 'range', start: '1.2.3.4', end: '1.2.3.9' }, []],
    [{ type: 'range', start: '1.2.3.10', end: '1.2.3.9' }, ['end: rangeOrder']],
    [{ type: 'range', start: '1.2.3.10' }, ['end: invalid_type']],
    [{ type: 'mask', ip: '1.2.3.4', mask: '24' }, []],
    [{ type: 'mask', ip: '1.2.3.4', mask: '255.255.255.0' }, []],
    [{ type: 'mask', ip: '1.2.3.4', mask: '33' }, ['mask: maskFamily']],
    [{ type: 'mask', ip: '::1', mask: '255.255.255.0' }, ['mask: maskFamily']],
    [{ type: 'mask', ip: '::ffff:10.0.0.1', mask: '24' }, ['mask: mappedMask']],
    [{ type: 'mask', ip: '::ffff:10.0.0.1', mask: '95' }, ['mask: mappedMask']],
    [{ type: 'mask', ip: '::ffff:10.0.0.1', mask: '120' }, []],
    [{ type: 'mask', ip: '::1', mask: '64' }, []],
    [{ type: 'mask', ip: '::1', mask: 'x' }, ['mask: maskFormat']],
    [{ type: 'mask', ip: 'x', mask: '64' }, ['ip: ipFormat']],
    [{ type: 'mask', ip: '::1', mask: '' }, ['mask: too_small']],
    [{ type: 'mask', mask: '24' }, ['ip: invalid_type']],
    [{ type: 'other', ip: '::1' }, ['type: invalid_union']],
  ])('%j: %j', (value, expected) => {
    expect(placed(accessRule, value)).toEqual(expected);
  });
});
