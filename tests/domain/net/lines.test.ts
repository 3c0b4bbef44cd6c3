import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dnsLines } from '@/domain/net/dns-lines';
import { filledLines } from '@/domain/net/filled-lines';
import { dnsServerLines } from '@/domain/net/interfaces/dns-servers';
import { ntpLines } from '@/domain/net/ntp-lines';
import { codes } from '../../lib/rules/issues';
import { address, almost } from './arbitrary';

const line = fc.oneof(address, almost, fc.constantFrom('', ' ', 'ntp.example', 'NTP.Example', '-x'));
const ending = fc.constantFrom('\n', '\r', '\r\n');

describe('the lines of a list', () => {
  it('are numbered as an editor numbers them, whatever ends a line; empty ones are only counted', () => {
    expect(filledLines('a\r\n\rb\n\nc\n')).toEqual([
      { line: 1, text: 'a' },
      { line: 3, text: 'b' },
      { line: 5, text: 'c' },
    ]);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), ending, (all, end) => {
        const filled = all.flatMap((text, index) => (text === '' ? [] : [{ line: index + 1, text }]));
        expect(filledLines(all.join(end))).toEqual(filled);
      }),
    );
  });

  it('are servers in one form that reads back as itself, or none', () => {
    fc.assert(
      fc.property(line, (text) => {
        for (const { address: server } of dnsLines(text)) {
          if (server !== null) expect(dnsLines(server)[0]?.address).toBe(server);
        }
        for (const { server, isAddress } of ntpLines(text)) {
          if (server === null) expect(isAddress).toBe(false);
          else expect(ntpLines(server)).toEqual([{ line: 1, text: server, server, isAddress }]);
        }
      }),
    );
  });
});

describe('a field of name servers', () => {
  it('names each line that is no address, by its number and its text', () => {
    const { error } = dnsServerLines.safeParse('192.0.2.53\n\nns.example\n::1\n192.0.2');
    expect(error?.issues.map((issue) => 'params' in issue && issue.params)).toEqual([
      { rule: 'dnsLine', line: 3, text: 'ns.example' },
      { rule: 'dnsLine', line: 5, text: '192.0.2' },
    ]);
  });

  it('may be left out, and takes 10000 characters', () => {
    expect(dnsServerLines.parse(undefined)).toBe('');
    expect(codes(dnsServerLines, '\n'.repeat(10_000))).toEqual([]);
    expect(codes(dnsServerLines, '\n'.repeat(10_001))).toEqual(['too_big']);
    // A pasted file: its lines are not read.
    expect(codes(dnsServerLines, 'x\n'.repeat(10_001))).toEqual(['too_big']);
  });

  it('tells as many findings as there are wrong lines, and keeps what was typed', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), ending, (all, end) => {
        const text = all.join(end);
        const wrong = dnsLines(text).filter(({ address: server }) => server === null);
        expect(codes(dnsServerLines, text)).toEqual(wrong.map(() => 'dnsLine'));
        if (wrong.length === 0) expect(dnsServerLines.parse(text)).toBe(text);
      }),
    );
  });
});
