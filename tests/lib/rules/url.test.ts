import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syslogTag } from '@/domain/push/tag';
import { serverIp } from '@/lib/rules/ip';
import { callbackUrl, httpsUrl, isUrl, leadsBack, url, webhook } from '@/lib/rules/url';
import { anyText, wholeAddress } from '../../support/any-text';
import { codes, keeps } from './issues';

const typed = fc.oneof(
  wholeAddress,
  anyText().map((rest) => `http://a.cn/${rest}`),
  fc.string({ unit: fc.constantFrom(...'aB1.:/?#@[]\\-%例 \t'), maxLength: 16 }).map((rest) => `https://${rest}`),
  anyText(),
);

describe('a URL', () => {
  test.each([
    'http://example.com',
    'HTTPS://EXAMPLE.COM/',
    'http://logs:8080/push',
    'http://192.0.2.1:1/a',
    'https://[2001:db8::1]:65535/a?b=c#d',
    'https://[::ffff:1.2.3.4]',
    'https://例子.中国/路径?参数=值',
    'https://a.cn?b',
    'https://a.cn#b',
    "https://a.cn/a%20b;c=(d),e'f!*|{}^`",
  ])('is %s', (value) => {
    expect(codes(url(), value)).toEqual([]);
  });

  test.each([
    'example.com',
    '//example.com',
    '/path',
    'http:',
    'http:example.com',
    'http:/\\example.com',
    'https:\\\\example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,a',
    ' http://a.cn',
  ])('is not %j, which begins in another way', (value) => {
    expect(codes(url(), value)).toEqual(['urlScheme']);
  });

  test.each(['http://user@a.cn', 'http://user:secret@a.cn'])('is not %j, which names a user', (value) => {
    expect(codes(url(), value)).toEqual(['urlUser']);
  });

  test.each([
    'http://',
    'http:///a',
    'http://a.cn ',
    'http://a.cn/a b',
    'http://a.cn/\ta',
    'http://a.cn/\u0000',
    'http://a.cn/\u202e',
    'http://a.cn/a\\b',
    'http://a.cn/<b>',
    'http://a.cn/"',
    'http://a.cn:',
    'http://a.cn:0',
    'http://a.cn:65536',
    'http://a.cn:080',
    'http://a.cn:x',
    'http://1.2.3',
    'http://1.2.3.256',
    'http://0x7f000001',
    'http://2130706433',
    'http://-a.cn',
    'http://a..cn',
    'http://::1',
    'http://[::1',
    'http://[1.2.3.4]',
    'http://[::1]a',
    'http://[fe80::1%25eth0]',
  ])('is not %j', (value) => {
    expect(codes(url(), value)).toEqual(['urlFormat']);
  });

  test('is at most 2048 characters long, or what the field says', () => {
    const long = (length: number) => `https://a.cn/${'a'.repeat(length - 13)}`;
    expect(codes(url(), long(2048))).toEqual([]);
    expect(codes(url(), long(2049))).toEqual(['too_big']);
    expect(codes(url(64), long(65))).toEqual(['too_big']);
    expect(codes(webhook, long(256))).toEqual([]);
    expect(codes(webhook, long(257))).toEqual(['too_big']);
    expect(codes(callbackUrl, long(2048))).toEqual([]);
    expect(codes(callbackUrl, long(2049))).toEqual(['too_big']);
    expect(codes(url(), '')).toEqual(['too_small']);
  });

  test('is for the browser the same http or https address, without credentials', () => {
    fc.assert(
      fc.property(typed, (value) => {
        if (!isUrl(value)) return;
        const parsed = new URL(value);
        expect(['http:', 'https:']).toContain(parsed.protocol);
        expect([parsed.username, parsed.password]).toEqual(['', '']);
        expect(parsed.hostname).not.toBe('');
        const typedHost = /^[^/]+\/\/(\[[^\]]*\]|[^/?#:]*)/.exec(value)?.[1];
        expect(parsed.hostname).toBe(new URL(`http://${typedHost}`).hostname);
      }),
      { numRuns: 1000 },
    );
  });

  test('is any standard web address, kept as typed', () => {
    fc.assert(
      fc.property(wholeAddress, (value) => {
        expect(keeps(url(), value)).toBe(value.length <= 2048);
      }),
    );
  });
});

test('webhooks and callbacks have no fragment, identity providers speak https', () => {
  expect(codes(webhook, 'https://a.cn/#b')).toEqual(['urlFragment']);
  expect(codes(callbackUrl, 'https://a.cn/#b')).toEqual(['urlFragment']);
  expect(codes(webhook, 'https://a.cn/b?c')).toEqual([]);
  expect(codes(webhook, 'http://a.cn/b?c')).toEqual(['urlHttps']);
  expect(codes(httpsUrl, 'HTTPS://a.cn')).toEqual([]);
  expect(codes(httpsUrl, 'http://a.cn')).toEqual(['urlHttps']);
  fc.assert(
    fc.property(typed, (value) => {
      if (value === '' || [...value].length > 256) return;
      const isHttps = isUrl(value) && new URL(value).protocol === 'https:';
      expect(keeps(webhook, value)).toBe(isHttps && value.indexOf('#') < 0 && !leadsBack(new URL(value).hostname));
      expect(keeps(httpsUrl, value)).toBe(isHttps);
    }),
  );
});

test.each([
  'localhost',
  'LOCALHOST:8080',
  'api.localhost',
  '127.0.0.1',
  '127.255.0.9',
  '0.0.0.0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
])('a callback does not lead back to the gateway: %s', (host) => {
  expect(codes(callbackUrl, `http://${host}/hook`)).toEqual(['loopback']);
  expect(codes(webhook, `https://${host}/hook`)).toEqual(['loopback']);
});

test.each(['127.example.com', 'localhost.example.com', 'notlocalhost', '128.0.0.1', '[::2]', '日志.例子.中国'])(
  'a callback may go to %s',
  (host) => {
    expect(codes(callbackUrl, `http://${host}/hook`)).toEqual([]);
  },
);

test('a callback carries no credentials', () => {
  expect(codes(callbackUrl, 'https://user:secret@a.cn/hook')).toEqual(['urlUser']);
});

test.each(['127.0.0.1', '::1', '0.0.0.0', '224.0.0.1', '::ffff:127.0.0.1'])('no server stands at %s', (address) => {
  expect(codes(serverIp, address)).toEqual(['loopback']);
  expect(codes(serverIp, '203.0.113.9')).toEqual([]);
});

test('the tag of a syslog line has up to 32 letters and digits', () => {
  expect(codes(syslogTag, 'a'.repeat(32))).toEqual([]);
  expect(codes(syslogTag, 'a'.repeat(33))).toEqual(['too_big']);
  expect(codes(syslogTag, 'cloud-dns')).toEqual(['tagFormat']);
});
