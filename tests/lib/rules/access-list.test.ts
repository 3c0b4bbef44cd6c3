import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from '@/lib/ip/address';
import {
  type AccessRule,
  normalizeRule,
  overlaps,
  readRule,
  ruleText,
  shutsOut,
  verdict,
} from '@/lib/rules/access-list';

const single = (ip: string): AccessRule => ({ type: 'single', ip });
const range = (start: string, end: string): AccessRule => ({ type: 'range', start, end });
const masked = (ip: string, mask: string): AccessRule => ({ type: 'mask', ip, mask });

const address = (text: string) => {
  const parsed = parseAddress(text);
  if (!parsed) throw new Error(`${text} is no address`);
  return parsed;
};

describe('a rule in its one form', () => {
  it.each([
    ['an address as RFC 5952 has it', single('2001:DB8:0::1'), '2001:db8::1'],
    ['a mapped address as IPv4', single('::ffff:192.0.2.1'), '::ffff:192.0.2.1'],
    ['a network without its host bits', masked('192.0.2.77', '255.255.255.0'), '192.0.2.0/24'],
    ['an IPv6 network', masked('2001:db8::ffff', '64'), '2001:db8::/64'],
    ['a network of one address as that address', masked('192.0.2.77', '32'), '192.0.2.77'],
    ['a range of one address as that address', range('192.0.2.7', '192.0.2.7'), '192.0.2.7'],
    ['a range as it is', range('192.0.2.7', '192.0.2.9'), '192.0.2.7 - 192.0.2.9'],
  ])('gives %s', (_, rule, text) => {
    expect(ruleText(normalizeRule(rule)).replace('::ffff:', '')).toBe(text.replace('::ffff:', ''));
  });

  it('leaves a rule that is not valid as it was typed', () => {
    const wrong = range('192.0.2.9', '192.0.2.7');
    expect(normalizeRule(wrong)).toEqual(wrong);
    expect(ruleText(masked('x', '24'))).toBe('x/24');
    expect(ruleText(masked('192.0.2.1', 'x'))).toBe('192.0.2.1/x');
    expect(ruleText(single('x'))).toBe('x');
    expect(ruleText(range('x', 'y'))).toBe('x - y');
    expect(ruleText(masked('x', '255.255.255.0'))).toBe('x/24');
    for (const half of [range('x', '192.0.2.9'), range('192.0.2.7', 'x')]) {
      expect(normalizeRule(half)).toEqual(half);
      expect(verdict([half], address('192.0.2.8'))).toBe('refused');
    }
  });

  it('is the same after a second time', () => {
    const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(octets, fc.integer({ min: 0, max: 32 }), (ip, prefix) => {
        const once = normalizeRule(masked(ip, String(prefix)));
        expect(normalizeRule(once)).toEqual(once);
        expect(shutsOut([once], ip)).toBe(false);
      }),
    );
  });
});

describe('an entry that is being typed', () => {
  it('is a rule as soon as it is valid, and nothing more than the rule', () => {
    expect(readRule({ type: 'range', start: '192.0.2.7', end: '192.0.2.9', ip: 'left over' })).toEqual(
      range('192.0.2.7', '192.0.2.9'),
    );
    expect(readRule({ type: 'range', start: '192.0.2.9', end: '192.0.2.7' })).toBeNull();
    expect(readRule(null)).toBeNull();
  });

  it('that is a rule admits its own first and last address, whatever was typed', () => {
    // A wide IPv6 network around ::ffff:a.b.c.d does not hold that address, which counts as IPv4.
    const v6 = fc.ipV6().filter((ip) => !/ffff/i.test(ip));
    const typed = fc.oneof(fc.ipV4(), v6, fc.string({ maxLength: 8 }));
    const mask = fc.oneof(fc.nat(130).map(String), fc.constantFrom('255.255.0.0', '', 'x'));
    const entry = fc.record({
      type: fc.constantFrom('single', 'range', 'mask', 'x'),
      ip: typed,
      start: typed,
      end: typed,
      mask,
    });
    fc.assert(
      fc.property(entry, (value) => {
        const rule = readRule(value);
        if (rule === null) return;
        const ends = rule.type === 'range' ? [rule.start, rule.end] : [rule.ip];
        for (const end of ends) expect(verdict([rule], address(end))).toBe(0);
        expect(readRule(normalizeRule(rule))).toEqual(normalizeRule(rule));
        expect(overlaps([rule, normalizeRule(rule)])).toEqual([{ first: 0, second: 1, kind: 'within' }]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a network of IPv6 whose last address has the form of a mapped one', () => {
  it('admits what lies in it, but for what counts as IPv4', () => {
    const wide = masked('::', '80');
    expect(verdict([wide], address('::'))).toBe(0);
    expect(verdict([wide], address('::1:2'))).toBe(0);
    expect(verdict([wide], address('::ffff:192.0.2.1'))).toBe('refused');
    expect(overlaps([wide, masked('::', '64')])).toEqual([{ first: 0, second: 1, kind: 'within' }]);
    expect(overlaps([wide, single('::ffff:192.0.2.1')])).toEqual([]);
  });
});

describe('rules that overlap', () => {
  it('are found in pairs, with how the first stands to the second', () => {
    const rules = [
      masked('10.0.0.0', '8'),
      single('10.1.2.3'),
      range('9.255.255.250', '10.0.0.5'),
      single('2001:db8::1'),
      range('11.0.0.1', '11.0.0.9'),
    ];
    expect(overlaps(rules)).toEqual([
      { first: 0, second: 1, kind: 'around' },
      { first: 0, second: 2, kind: 'part' },
    ]);
    expect(overlaps([single('10.1.2.3'), masked('10.0.0.0', '8')])).toEqual([{ first: 0, second: 1, kind: 'within' }]);
    expect(overlaps([range('10.0.0.1', '10.0.0.9'), range('10.0.0.5', '10.0.0.20')])).toEqual([
      { first: 0, second: 1, kind: 'part' },
    ]);
  });

  it('pass over entries that are not complete', () => {
    expect(readRule({ type: 'single', ip: '10.0.0' })).toBeNull();
    expect(overlaps([null, single('10.0.0.1'), readRule({ type: 'single' })])).toEqual([]);
  });
});

describe('what a list does with an address', () => {
  it('admits every address while there is no rule', () => {
    expect(verdict([], address('192.0.2.1'))).toBe('open');
    expect(shutsOut([], '192.0.2.1')).toBe(false);
  });

  it('names the first rule that admits it, both ends of a rule included', () => {
    const rules = [null, range('192.0.2.7', '192.0.2.9'), masked('192.0.2.0', '24')];
    expect(verdict(rules, address('192.0.2.7'))).toBe(1);
    expect(verdict(rules, address('192.0.2.9'))).toBe(1);
    expect(verdict(rules, address('::ffff:192.0.2.9'))).toBe(1);
    expect(verdict(rules, address('192.0.2.255'))).toBe(2);
    expect(verdict(rules, address('192.0.3.0'))).toBe('refused');
    expect(verdict(rules, address('2001:db8::1'))).toBe('refused');
  });

  it('shuts out an address outside all rules, and judges no text that is none', () => {
    expect(shutsOut([single('192.0.2.1')], formatAddress(address('192.0.2.2')))).toBe(true);
    expect(shutsOut([single('192.0.2.1')], 'unknown')).toBe(false);
  });
});
