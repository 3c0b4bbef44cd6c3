import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testOf } from '@/domain/alarm/condition';
import { recognize } from '@/domain/intel/indicator';
import { LibraryReader } from '@/domain/intel/library-reader';
import { dnsServerLines } from '@/domain/net/interfaces/dns-servers';
import { timeSettings } from '@/domain/net/time/schema';
import { placeholdersOf } from '@/domain/push/event';
import { readCertificate } from '@/domain/saml/certificate';
import { checkMetadata } from '@/domain/saml/check';
import { piecesOf } from '@/lib/highlight';
import { redirectTarget, safeBase } from '@/lib/http/trusted';
import { plainText } from '@/lib/plain-text';
import { normalizeRule, readRule } from '@/lib/rules/access-list';
import { email, phone } from '@/lib/rules/contact';
import { decimal } from '@/lib/rules/decimal';
import { domainName, isDomain, urlOrDomain } from '@/lib/rules/domain';
import { isHostname } from '@/lib/rules/hostname';
import { lines, text } from '@/lib/rules/text';
import { isUrl } from '@/lib/rules/url';
import { username } from '@/lib/rules/username';
import { isPlainSvg } from '@/lib/svg-check';
import { cpuTimeOf } from '../support/cpu-time';
import { csvLines, parseMetadata } from '../support/readers';

const SMALL = 4 * 1024;
const FACTOR = 16;
/** How much slower than the growth of the input a reading may get: linear is 1, quadratic 16. */
const TOLERANCE = 4;
/** A hiccup of the machine, milliseconds: more than that in each of two attempts is none. */
const HICCUP = 60;

/** The processor time of the faster of a few runs, milliseconds. */
function timeOf(read: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    best = Math.min(
      best,
      cpuTimeOf(() => read(text)),
    );
    if (best < 1) break;
  }
  return best;
}

const repeated = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const bytes = (source: string) => new TextEncoder().encode(source);
const XML = '<?xml version="1.0"?>';
const ROOT = '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x">';

const LIBRARY = '{"format":"til","version":1,"count":100000,"createdAt":1}\n';
const INDICATOR = '{"type":"domain","value":"a.example","threat":"malware","level":"low","expiresAt":null}';

interface Parser {
  read: (text: string) => unknown;
  /** What its grammar is made of: hostile texts are made of it too. */
  pieces: readonly string[];
  /** Shapes that froze a parser once, or would. */
  known?: readonly string[];
  /** What stands before what grows. */
  before?: readonly string[];
}

const MARKUP = ['<', '>', '<!--', '-->', '<?', '?>', '<a>', '</a>', '<![CDATA[', ']]>', '&', '"', ' ', '=', 'x', '\n'];

const PARSERS: Record<string, Parser> = {
  'the check of a metadata document': {
    read: (source) => checkMetadata(bytes(source)),
    pieces: [...MARKUP, '<html', '<!doctype', '<?xml', ' encoding'],
    known: ['<!-- x -->', '<!---->\n', '<!--', '<?x?>', ' ', '<!DOCTYPE ', ' encoding'],
    before: ['', XML, '<?xml '],
  },
  'the parser of a metadata document': {
    read: parseMetadata,
    pieces: [...MARKUP, '<IDPSSODescriptor>', '<KeyDescriptor>', 'xmlns:a="b"', '<a b="c">'],
    known: ['<a>', '<a b="">', '<IDPSSODescriptor>', '<!-- -->', 'x', '<a/>', '<a xmlns:q="q">', '<b:a>'],
    before: ['', ROOT, `${ROOT}<IDPSSODescriptor>`, '<a '],
  },
  'a certificate': {
    read: readCertificate,
    pieces: ['A', 'MIA', 'MIIB', 'MII', 'o', '/', '=', ' '],
    known: ['MIAw', 'MIAwgDCA', 'gDCAMIAw', 'A'],
  },
  'a CSV file': {
    read: csvLines,
    pieces: ['"', '""', ',', ';', '\t', '\r\n', '\n', '\r', 'a', ' ', "'=", '",', '"\n'],
    known: ['"', '"a"b', 'a,', '\n', '"\n', 'a"', '""', '"a\n"b'],
    before: ['', 'a,b\n', '"'],
  },
  'the search of a keyword': {
    read: (source) => piecesOf(source, 'aaaaab'),
    pieces: ['a', 'b', 'aaaaa', 'aaaaab', ' ', 'Ａ', 'ſ'],
    known: ['a', 'aaaaab'],
  },
  'a list of name servers': {
    read: (source) => dnsServerLines.safeParse(source),
    pieces: ['1', '.', ':', '::', '\n', '\r', 'f', '%', ' ', '1.2.3.4\n'],
    known: ['1:', '::', '1.', '\n'],
  },
  'a list of time servers': {
    read: (source) => timeSettings.safeParse({ mode: 'auto', zone: 'UTC', servers: source, interval: 60 }),
    pieces: ['a', '.', '-', '\n', '中', '1', ':', 'xn--'],
    known: ['中', 'a-', 'a.', 'a'],
  },
  'an entry of an access list': {
    read: (source) => {
      const rule = readRule({ type: 'range', start: source, end: source });
      return rule && normalizeRule(rule);
    },
    pieces: ['1', '.', ':', '/', 'f', '0', '-'],
    known: ['0', '1.', '::', 'f:'],
  },
  'a host name': {
    read: isHostname,
    pieces: ['a', '-', '.', '中', 'é', 'xn--', '0x', '1'],
    known: ['中', 'é', 'a-', 'a.'],
  },
  'a domain name': {
    read: (source) => [isDomain(source), domainName({ wildcard: true }).safeParse(source)],
    pieces: ['a', '-', '.', '中', '*.', 'xn--'],
    known: ['中', '中.', '*.', 'a-'],
  },
  'an address for a detection': {
    read: (source) => urlOrDomain.safeParse(source),
    pieces: ['a', '.', '/', ':', '中', '[', ']', '?', '#', '@', '%'],
    known: ['中', 'a.', ':', '/'],
    before: ['', 'http://', 'http://a', 'https://['],
  },
  'a URL': {
    read: isUrl,
    pieces: ['a', '.', '/', ':', '中', '?', '@', '1'],
    before: ['http://', 'http://a/'],
    known: ['中'],
  },
  'an e-mail address': {
    read: (source) => email.safeParse(source),
    pieces: ['a', '.', '@', '+', '中', '-'],
    known: ['a.', 'a@', '中'],
    before: ['', 'a@', 'a@中'],
  },
  'a phone number': { read: (source) => phone.safeParse(source), pieces: ['1', '+', '86', ' '], known: ['1'] },
  'a user name': { read: (source) => username.safeParse(source), pieces: ['a', '-', '.', '_'], known: ['a-', '-'] },
  'a text of one line': {
    // What grows stands at the ends, and between letters.
    read: (source) => [source, `a${source}b`].map((one) => [text(64).safeParse(one), text(64, 'none').safeParse(one)]),
    pieces: ['a', ' ', '\t', '\n', '\u200b', '中', '\u202e', '\ud800'],
    known: [' ', 'a ', '\u200b'],
  },
  'a text of several lines': {
    read: (source) => [source, `a${source}b`].map((one) => lines(10_000).safeParse(one)),
    pieces: ['a', ' ', '\t', '\n', '\r\n', '\u200b'],
    known: [' ', '\n', 'a '],
  },
  'a drawing': {
    read: isPlainSvg,
    pieces: ['<', 'a', ':', ' on', 'x', '=', 'href', ' ', '"', '<!', '<?', 'javascript', '/', '.'],
    known: [' onx', 'a', ' ', '<a', 'href ', ' on', '<a.', '"on', 'src  '],
    before: ['', '<', ' onx', 'href', '<svg '],
  },
  'a library of indicators': {
    read: (source) => {
      const reader = new LibraryReader();
      const whole = bytes(source);
      // In pieces, as they come.
      for (let at = 0; at < whole.length; at += 512) if (!reader.push(whole.subarray(at, at + 512))) break;
      return reader.end();
    },
    pieces: ['{', '}', '"', '\n', 'a', '[', '\\', ',', ':', INDICATOR, '中', '\r'],
    known: ['\n', 'a', '[', `${INDICATOR}\n`, '{"a":'],
    before: ['', LIBRARY],
  },
  'an indicator': {
    read: recognize,
    pieces: ['a', '.', '*.', ':', '/', '1', '中', 'f', '-', '%'],
    known: ['1.', '::', 'a.', '中', '1/'],
    before: ['', '*.', '1.2.3.4/'],
  },
  'a placeholder of a tag': {
    read: placeholdersOf,
    pieces: ['{', '}', 'a', '_', '{a}', '1'],
    known: ['{', '{a', 'a', '{a}'],
    before: ['', '{'],
  },
  'a condition of an alarm': {
    read: (source) => [
      testOf({ field: 'x', operator: 'cidr', value: source })(source),
      testOf({ field: 'x', operator: 'equal', value: source })(source),
      testOf({ field: 'x', operator: 'contains', value: `${source}b` })(source),
    ],
    pieces: ['1', '.', ':', '/', 'f', 'a', ' ', 'İ'],
    known: ['1.', ':', 'f', ' '],
    before: ['', '1.2.3.4/'],
  },
  'a stored base': {
    read: (source) => [source, `${source}x`].map((one) => safeBase(one, 'https://console.example', [])),
    pieces: ['/', 'a', '.', '..', '?', '#', '%2f', ':'],
    known: ['/', '/a', '/..', '/.'],
    before: ['https://console.example', 'https://console.example/'],
  },
  'a way back in an address': {
    read: (source) => redirectTarget(source, 'https://console.example', []),
    pieces: ['/', 'a', '\\', '.', '..', '?', '#', '@', ':', '\t'],
    known: ['/', '/..', '@', 'a@'],
    before: ['', '/', 'https://'],
  },
  'a decimal number': {
    read: (source) => decimal.safeParse(source),
    pieces: ['1', '.', '-', 'e', '0'],
    known: ['1', '0'],
  },
  'a foreign text': {
    read: (source) => plainText(source, 500),
    pieces: ['a', '\n', '\u202e', '\u2028', '\ud800', '中'],
    known: ['\u202e', '\n'],
  },
};

describe.each(Object.entries(PARSERS))('SEC-12 reading %s', (_, { read, pieces, known = [], before = [''] }) => {
  const expectLinear = (head: string, unit: string) => {
    const text = head + repeated(unit, SMALL * FACTOR);
    // Within what a hiccup may take one run says all: that is below every bound.
    if (cpuTimeOf(() => read(text)) <= HICCUP) return;
    const large = () => timeOf(read, text);
    const bound = HICCUP + TOLERANCE * FACTOR * timeOf(read, head + repeated(unit, SMALL));
    const first = large();
    expect(first > bound ? large() : first, `${head}${unit} …`).toBeLessThan(bound);
  };

  it('takes as much longer as there is more to read, also where that was once not so', () => {
    for (const unit of known) for (const head of before) expectLinear(head, unit);
  });

  it('takes as much longer as there is more to read, whatever it is made of', () => {
    const unit = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(fc.property(fc.constantFrom(...before), unit, expectLinear), { numRuns: 25, endOnFailure: true });
  });
});
