import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Indicator, indicatorKey, recognize } from '@/domain/intel/indicator';
import { inspectLibrary } from '@/domain/intel/inspect-library';
import { LibraryReader } from '@/domain/intel/library-reader';
import { libraryText, MAX_LINE_BYTES } from '@/domain/intel/til';
import { cpuTimeOf } from '../../support/cpu-time';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads bytes in pieces of a size. */
function read(source: string | Uint8Array, piece = 64 * 1024) {
  const bytes = typeof source === 'string' ? bytesOf(source) : source;
  const reader = new LibraryReader();
  for (let at = 0; at < bytes.length; at += piece) {
    if (!reader.push(bytes.subarray(at, at + piece))) break;
  }
  return reader.end();
}

const head = (count: number, createdAt = 7) => JSON.stringify({ format: 'til', version: 1, count, createdAt });
const row = (change: Partial<Record<keyof Indicator, unknown>> = {}) =>
  JSON.stringify({
    type: 'domain',
    value: 'bad.example',
    threat: 'phishing',
    level: 'high',
    expiresAt: null,
    ...change,
  });
const fileOf = (...lines: string[]) => `${[head(lines.length), ...lines].join('\n')}\n`;

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((text) => !text.startsWith('xn--'));
const byte = fc.integer({ min: 0, max: 255 });
const value = fc.oneof(
  fc.tuple(label, fc.constantFrom('example', 'bücher', '例子', 'test')).map((parts) => ({
    type: 'domain' as const,
    value: parts.join('.'),
  })),
  fc.tuple(byte, byte, byte, byte).map((parts) => ({ type: 'ip' as const, value: parts.join('.') })),
  fc
    .tuple(byte, fc.integer({ min: 0, max: 128 }))
    .map(([part, prefix]) => ({ type: 'cidr' as const, value: `2001:db8:${part.toString(16)}::/${prefix}` })),
);
const indicator = fc
  .tuple(
    value,
    fc.constantFrom('phishing', 'botnet', 'ofANewerGateway'),
    fc.constantFrom('low', 'medium', 'high'),
    fc.option(fc.integer({ min: 0 })),
  )
  .map(([what, threat, level, expiresAt]): Indicator => ({ ...what, threat, level, expiresAt }));
const indicators = fc.uniqueArray(indicator, {
  selector: (one) => `${one.type} ${indicatorKey(one.type, one.value)}`,
  maxLength: 30,
});

describe('a library file', () => {
  it('read and written again is the same text, in pieces of whatever size it comes', () => {
    fc.assert(
      fc.property(indicators, fc.integer({ min: 0 }), fc.integer({ min: 1, max: 900 }), (list, createdAt, piece) => {
        const text = libraryText(createdAt, list);
        const library = read(text, piece);
        expect(library).toMatchObject({ problem: null, rejects: [] });
        if (library.problem === null) expect(libraryText(library.header.createdAt, library.entries)).toBe(text);
      }),
    );
  });

  it('cut off anywhere is never taken for a whole one', () => {
    fc.assert(
      fc.property(
        fc.tuple(indicators, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        ([list, share]) => {
          const whole = bytesOf(libraryText(1, list));
          expect(read(whole.subarray(0, Math.floor(whole.length * share))).problem).not.toBeNull();
        },
      ),
    );
  });

  it('of any bytes never throws, and says a line', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const found = read(Uint8Array.from([...bytesOf(`${head(3)}\n`), ...bytes]));
        if (found.problem !== null) expect(found.line).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['nothing in it', '', { problem: 'empty', line: 1 }],
    ['another format', 'a,b,c\n1,2,3\n', { problem: 'header', line: 1 }],
    ['no line feed at all', 'x'.repeat(9000), { problem: 'header', line: 1 }],
    ['a header of 9,000 characters', `${'x'.repeat(9000)}\n`, { problem: 'header', line: 1 }],
    ['a header with a field too many', `${head(0).replace('}', ',"x":1}')}\n`, { problem: 'header', line: 1 }],
    ['a header without a count', '{"format":"til","version":1,"createdAt":1,"x":1}\n', { problem: 'header', line: 1 }],
    ['another version', `${head(0).replace('"version":1', '"version":2')}\n`, { problem: 'version', line: 1 }],
    ['a byte-order mark', `\uFEFF${fileOf(row())}`, { problem: 'mark', line: 1 }],
    ['a mark and nothing else', '\uFEFF', { problem: 'mark', line: 1 }],
    ['lines that end as on Windows', `${head(1)}\r\n${row()}\r\n`, { problem: 'lineEnd', line: 1 }],
    ['one line that ends as on Windows', `${head(1)}\n${row()}\r\n`, { problem: 'lineEnd', line: 2, count: 1 }],
    ['a line missing', `${head(2)}\n${row()}\n`, { problem: 'truncated', line: 2, count: 2 }],
    ['the last line cut', fileOf(row()).slice(0, -9), { problem: 'truncated', line: 2, count: 1 }],
    ['the last line feed missing', fileOf(row()).slice(0, -1), { problem: 'truncated', line: 2, count: 1 }],
    ['a line more than promised', `${head(0)}\n${row()}\n`, { problem: 'surplus', line: 2, count: 0 }],
  ])('with %s is refused with its line', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['UTF-16, little end first', Uint8Array.from([0xff, 0xfe, 0x7b, 0, 0x0a, 0]), { problem: 'encoding', line: 1 }],
    [
      'UTF-16, little end first, without its mark',
      Uint8Array.from([0x7b, 0, 0x0a, 0]),
      { problem: 'encoding', line: 1 },
    ],
    ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, 0, 0x7b, 0, 0x0a]), { problem: 'encoding', line: 1 }],
    ['UTF-16, big end first, without its mark', Uint8Array.from([0, 0x7b, 0, 0x0a]), { problem: 'encoding', line: 1 }],
    [
      'GBK in its third line',
      Uint8Array.from([...bytesOf(`${head(2)}\n${row()}\n`), 0xb6, 0xf1, 0x0a]),
      { problem: 'encoding', line: 3, count: 2 },
    ],
  ])('in %s is refused with the line where that shows', (_, bytes, expected) => {
    expect(read(bytes)).toEqual(expected);
  });
});

describe('a line of a library file', () => {
  it.each([
    ['blank', '  '],
    ['notJson', '{"type":"domain"'],
    ['notJson', '["domain","bad.example"]'],
    ['fields', '{"type":"domain","value":"bad.example"}'],
    ['fields', row().replace('}', ',"note":"x"}')],
    ['type', row({ type: 'md5' })],
    ['value', row({ value: 'localhost' })],
    ['value', row({ value: 7 })],
    ['value', row({ value: 'a..example' })],
    ['value', row({ type: 'ip', value: '192.0.2.256' })],
    ['value', row({ type: 'ip', value: '192.0.2.0/24' })],
    ['value', row({ type: 'cidr', value: '192.0.2.0/33' })],
    ['threat', row({ threat: '<b>' })],
    ['level', row({ level: 'huge' })],
    ['expiresAt', row({ expiresAt: -1 })],
    ['expiresAt', row({ expiresAt: '2026-11-02' })],
  ])('is left out as %s, the rest is taken: %s', (reason, line) => {
    const library = read(fileOf(row({ value: 'first.example' }), line, row({ value: 'last.example' })));
    expect(library).toMatchObject({
      problem: null,
      rejects: [{ line: 3, reason }],
      entries: [{ line: 2 }, { line: 4 }],
    });
  });

  it('of a megabyte is left out, and no more of it is kept than its beginning', () => {
    const library = read(fileOf(row({ value: `${'x'.repeat(1024 * 1024)}.example` }), row()), 1000);
    expect(library).toMatchObject({ problem: null, rejects: [{ line: 2, reason: 'tooLong' }], entries: [{ line: 3 }] });
    if (library.problem === null) expect(library.rejects[0]?.text.length).toBeLessThan(200);
  });

  it('may be as long as the limit, and not a byte longer', () => {
    const pad = (size: number) => row().replace('{', `{${' '.repeat(size - row().length)}`);
    expect(read(fileOf(pad(MAX_LINE_BYTES)))).toMatchObject({ rejects: [] });
    expect(read(fileOf(pad(MAX_LINE_BYTES + 1)))).toMatchObject({ rejects: [{ reason: 'tooLong' }] });
  });

  it.each([
    ['duplicate', row({ value: 'BAD.example' })],
    ['conflict', row({ level: 'low' })],
    ['conflict', row({ value: 'Bad.Example', expiresAt: 5 })],
  ])('that says what an earlier line says is a %s, and names that line', (reason, line) => {
    expect(read(fileOf(row(), line))).toMatchObject({ rejects: [{ line: 3, reason, other: 2 }] });
  });

  it('names a domain in Unicode and in Punycode as the same, and an address in each of its forms', () => {
    const same = [
      ['domain', 'bücher.example', 'xn--bcher-kva.example'],
      ['domain', '*.Bücher.example', '*.xn--bcher-kva.example'],
      ['ip', '2001:DB8:0:0::1', '2001:db8::1'],
      ['ip', '::ffff:192.0.2.1', '192.0.2.1'],
      ['cidr', '192.0.2.77/24', '192.0.2.0/24'],
    ] as const;
    for (const [type, left, right] of same) expect(indicatorKey(type, left)).toBe(indicatorKey(type, right));
    expect(indicatorKey('domain', '*.com')).toBeNull();
  });

  it('is recognized by its text alone', () => {
    expect(recognize('192.0.2.1')).toEqual({ type: 'ip', key: '192.0.2.1' });
    expect(recognize('192.0.2.9/24')).toEqual({ type: 'cidr', key: '192.0.2.0/24' });
    expect(recognize('Bad.Example')).toEqual({ type: 'domain', key: 'bad.example' });
    expect(recognize('what is this')).toBeNull();
  });
});

describe('reading a library', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row({ value: `host-${index}.example` }));

  it('tells how far it is, and ends with figures and the first lines that are left out', async () => {
    const shares: number[] = [];
    const file = new Blob([fileOf(...rows(9000), ...Array.from({ length: 300 }, () => '{}'))]);
    const found = await inspectLibrary(file, (share) => shares.push(share));
    expect(found).toMatchObject({ problem: null, counts: { domain: 9000, ip: 0, cidr: 0 }, rejected: 300 });
    expect(found.problem === null && found.rejects).toHaveLength(200);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
  });

  it('stops at the first thing that makes it no library', async () => {
    const shares: number[] = [];
    const found = await inspectLibrary(new Blob(['x\n', ...rows(9000)]), (share) => shares.push(share));
    expect(found).toEqual({ problem: 'header', line: 1 });
    expect(shares).toEqual([]);
  });

  it.each([
    ['lines', (size: number) => fileOf(...rows(size))],
    ['one line', (size: number) => `${head(1)}\n${'{'.repeat(size * 90)}`],
    ['blank lines', (size: number) => `${head(size * 90)}\n${'\n'.repeat(size * 30)}`],
    [
      'a line of nested brackets',
      (size: number) => `${fileOf(...Array.from({ length: size / 40 }, () => '['.repeat(3600)))}`,
    ],
    [
      'names of many labels',
      (size: number) =>
        fileOf(...Array.from({ length: size / 10 }, (_, at) => row({ value: `${'a.'.repeat(900)}${at}` }))),
    ],
  ])('takes time in proportion to its size: %s', (_, make) => {
    const [small, large] = [bytesOf(make(1200)), bytesOf(make(9600))];
    const time = (bytes: Uint8Array) => cpuTimeOf(() => read(bytes));
    // Eight times as much takes 8 times as long, or 64 if it is quadratic.
    const rounds = Array.from({ length: 4 }, () => [time(small), time(large)] as const);
    const best = (which: 0 | 1) => Math.min(...rounds.map((round) => round[which]));
    expect(best(1)).toBeLessThan(32 * Math.max(1, best(0)));
  });
});
