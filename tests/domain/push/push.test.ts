import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { Parse } from 'glossy';
import { describe, expect, it, test } from 'vitest';
import { callbackBody, curlCommand, shellWord } from '@/domain/push/callback';
import { type PushEvent, placeholdersOf, tagsOf } from '@/domain/push/event';
import { mappingOf } from '@/domain/push/mapping';
import { syslogLine } from '@/domain/push/syslog';

const EVENT: PushEvent = {
  id: 'EV-1',
  module: 'threat',
  at: Date.UTC(2026, 10, 2, 9, 30, 5, 7),
  severity: 4,
  host: 'node-bj-01',
  text: '拦截 10.0.0.8 对 evil.example 的查询',
  fields: { domain: 'evil.example', clientIp: '10.0.0.8', score: 97 },
};

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'a\nb',
    'a\r\n<134>1 - - - - - - forged',
    `'; rm -rf / #`,
    '$(id) `id` $HOME "x"',
    'a\\"]b',
    '] [x@1 y="z"]',
    '\u0000\u001b[31m\u007f\u0085\u2028',
    '=HYPERLINK("x")',
    '<img src=x onerror=alert(1)>',
    '\u202Egnp.exe',
    '\ud800',
  ),
);
const event = fc.record({
  id: hostile,
  module: hostile,
  at: fc.integer({ min: 0, max: 4102444800000 }),
  severity: fc.integer({ min: 0, max: 7 }),
  host: hostile,
  text: hostile,
  fields: fc.dictionary(hostile, fc.oneof(hostile, fc.integer())),
});
const values = fc.array(fc.record({ tag: fc.stringMatching(/^[A-Za-z0-9]{1,64}$/), value: hostile }), { maxLength: 4 });

/** The words that a POSIX shell makes of a command. */
function words(command: string, variables: Record<string, string> = {}): string[] {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${command}`;
  const out = execFileSync('sh', ['-c', script], { env: { PATH: process.env.PATH ?? '', ...variables } });
  return out.toString('utf8').split('\0').slice(0, -1);
}

describe('tags', () => {
  it('fill in the fields of the event, and nothing for a field that it does not have', () => {
    const tags = [
      { tag: 'site', value: 'bj' },
      { tag: 'who', value: '{clientIp} asked {domain}, {nothing}' },
      { tag: 'proto', value: '{constructor}' },
    ];
    expect(tagsOf(EVENT, tags)).toEqual([
      ['site', 'bj'],
      ['who', '10.0.0.8 asked evil.example, '],
      ['proto', ''],
    ]);
    expect(placeholdersOf('{a}{b}{a} {not one} {1}')).toEqual(['a', 'b']);
  });
});

describe('a callback', () => {
  it('has all of the event as JSON, whatever its texts hold', () => {
    fc.assert(
      fc.property(event, values, (one, tags) => {
        const { time, tags: _, ...rest } = JSON.parse(callbackBody(one, tags));
        expect(Date.parse(time)).toBe(one.at);
        expect({ ...rest, at: one.at }).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });

  it('is sent by a command that a shell reads as written, with the token from outside', () => {
    const body = callbackBody(EVENT, [{ tag: 'quote', value: `it's "x" $HOME` }]);
    const command = curlCommand({ url: 'https://日志.例子/hook?a=[1-3]&b', method: 'POST', hasToken: true }, body);
    expect(words(command, { PUSH_TOKEN: 'se"cret $x' })).toEqual([
      '--globoff',
      '--request',
      'POST',
      '--url',
      'https://xn--m6tr8k.xn--fsqu00a/hook?a=[1-3]&b',
      '--header',
      'Content-Type: application/json; charset=utf-8',
      '--header',
      'Authorization: Bearer se"cret $x',
      '--data-raw',
      body,
    ]);
    expect(curlCommand({ url: 'https://a.example/', method: 'PUT', hasToken: false }, '{}')).not.toContain(
      'Authorization',
    );
  });

  it('keeps every hostile text one word of the command', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 20 }), (texts) => {
        const whole = texts.map((text) => Buffer.from(text).toString());
        expect(words(`curl ${whole.map(shellWord).join(' ')}`)).toEqual(whole.map((text) => text.replaceAll('\0', '')));
      }),
      { numRuns: 30 },
    );
  });
});

// The grammar of RFC 5424, section 6.
const SD_NAME = '[\\x21\\x23-\\x3c\\x3e-\\x5c\\x5e-\\x7e]{1,32}';
const RFC5424 = new RegExp(
  `^<(?:\\d{1,2}|1\\d\\d)>1 \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{1,6}Z [\\x21-\\x7e]{1,255} [\\x21-\\x7e]{1,48} - [\\x21-\\x7e]{1,32} (?:\\[${SD_NAME}(?: ${SD_NAME}="(?:[^"\\\\\\]]|\\\\["\\\\\\]])*")*\\])+ [^\\p{Cc}]*$`,
  'u',
);
const RFC3164 =
  /^<(?:\d{1,2}|1\d\d)>[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\x21-\x7e]{1,255} [A-Za-z0-9-]{1,32}: [^\p{Cc}]*$/u;

describe('a syslog line', () => {
  const TAGS = [{ tag: 'site', value: 'a "b" \\ ] c=d' }];

  it('of RFC 5424 is read by an independent parser with every field as it was', () => {
    const line = syslogLine(EVENT, { format: 'rfc5424', tag: 'clouddns', values: TAGS });
    expect(line).toMatch(RFC5424);
    expect(Parse.parse(line)).toMatchObject({
      type: 'RFC5424',
      prival: 132,
      facility: 'local0',
      severity: 'warn',
      time: new Date(EVENT.at),
      host: 'node-bj-01',
      appName: 'clouddns',
      msgID: 'threat',
      structuredData: {
        'event@32473': { id: 'EV-1', domain: 'evil.example', clientIp: '10.0.0.8', score: '97' },
        'tags@32473': { site: 'a "b" \\ ] c=d' },
      },
      message: `\uFEFF${EVENT.text}`,
    });
  });

  it('of RFC 5424 begins its message with the mark of UTF-8 unless the message is ASCII', () => {
    const line = syslogLine({ ...EVENT, text: 'blocked' }, { format: 'rfc5424', tag: 'clouddns', values: [] });
    expect(line).toMatch(/\] blocked$/);
    expect(line).not.toContain('\uFEFF');
  });

  it('of RFC 3164 is read by the same parser', () => {
    const line = syslogLine(EVENT, { format: 'rfc3164', tag: 'clouddns', values: TAGS });
    expect(line).toMatch(RFC3164);
    expect(line).toMatch(/^<132>Nov {2}2 09:30:05 node-bj-01 clouddns: 拦截 /);
    expect(Parse.parse(line)).toMatchObject({
      type: 'RFC3164',
      prival: 132,
      severity: 'warn',
      host: 'node-bj-01',
      message: expect.stringContaining('clientIp="10.0.0.8" score="97" site="a \\"b\\" \\\\ \\] c=d"'),
    });
  });

  it('of either format stays one line of its grammar, whatever the event holds', () => {
    fc.assert(
      fc.property(event, values, fc.string({ unit: 'binary' }), (one, tags, tag) => {
        const long = syslogLine(one, { format: 'rfc5424', tag, values: tags });
        expect(long).toMatch(RFC5424);
        const short = syslogLine(one, { format: 'rfc3164', tag, values: tags });
        expect(short).toMatch(RFC3164);
        expect(new TextEncoder().encode(short).length).toBeLessThanOrEqual(1024);
      }),
    );
  });

  it('keeps every value of the structured data, its control characters shown', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{2,12}$/), hostile), (fields) => {
        const line = syslogLine({ ...EVENT, text: 'end', fields }, { format: 'rfc5424', tag: 'x', values: [] });
        const shown = Object.fromEntries(
          Object.entries({ id: 'EV-1', ...fields }).map(([name, value]) => [
            name,
            value.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `#${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
          ]),
        );
        expect(Parse.parse(line).structuredData?.['event@32473']).toEqual(shown);
      }),
    );
  });

  it('of RFC 3164 is cut between characters where it would not fit a packet', () => {
    const line = syslogLine({ ...EVENT, text: '域'.repeat(600) }, { format: 'rfc3164', tag: 'x', values: [] });
    const size = new TextEncoder().encode(line).length;
    expect(size).toBeGreaterThan(1021);
    expect(size).toBeLessThanOrEqual(1024);
    expect(line.endsWith('域')).toBe(true);
  });
});

test('the mapping names each fact with its place in all forms, and its value', () => {
  const rows = mappingOf(EVENT, [{ tag: 'site', value: 'bj' }]);
  expect(rows.map(({ fact }) => fact)).toEqual([
    'time',
    'severity',
    'host',
    'module',
    'text',
    'id',
    'domain',
    'clientIp',
    'score',
    'site',
  ]);
  expect(rows.at(-1)).toEqual({
    fact: 'site',
    json: '$.tags.site',
    rfc5424: '[tags@32473 site]',
    rfc3164: 'site=""',
    value: 'bj',
  });
});

test('a name that leaves no character for syslog is a dash', () => {
  const line = syslogLine({ ...EVENT, fields: { '来源 =': 'a' } }, { format: 'rfc5424', tag: 'x', values: [] });
  expect(line).toContain('-="a"');
  expect(syslogLine(EVENT, { format: 'rfc3164', tag: '域', values: [] })).toContain(' -: ');
  expect(syslogLine(EVENT, { format: 'rfc5424', tag: '域', values: [] })).toContain(' node-bj-01 - - threat ');
});
