import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget, safeBase } from '@/lib/http/trusted';
import { webAddress } from '../../support/any-text';

const OURS = 'https://console.example';
const TRUSTED = ['https://sso.example'];
const target = (value: unknown, origin = OURS) => redirectTarget(value, origin, TRUSTED);

/** Addresses that hide where they lead or what they do (SEC-3). */
const EVIL = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'http:evil.example',
  'https:/evil.example',
  'HTTPS:evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'https://console.example\u0000.evil.example',
  'https://console.example\u202e.evil.example',
  'https://console.example@evil.example',
  'https://user:word@console.example/',
  'https://:@console.example\\@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://console.example/1',
  'file:///etc/passwd',
  'ftp://console.example/',
  'mailto:a@b.example',
  'https://',
  'https://[::1',
  '',
  null,
  undefined,
  7,
  {},
  ['https://console.example'],
];

describe('a redirect target', () => {
  it.each(EVIL)('%j is refused', (value) => {
    expect(target(value)).toBeNull();
  });

  it.each([
    ['/account_center', 'https://console.example/account_center', true],
    ['account_center?a=1#b', 'https://console.example/account_center?a=1#b', true],
    ['https://console.example/x', 'https://console.example/x', true],
    ['https://sso.example/in', 'https://sso.example/in', true],
    ['https://sso.example:8443/in', 'https://sso.example:8443/in', false],
    ['http://console.example/x', 'http://console.example/x', false],
    ['https://console.example.evil.example/', 'https://console.example.evil.example/', false],
    ['https://evil.example/?u=https://console.example', 'https://evil.example/?u=https://console.example', false],
  ])('%s leads to %s, trusted: %s', (value, url, isTrusted) => {
    expect(target(value)).toEqual({ url, isTrusted });
  });

  it('is always plain http(s) without user information, and trusted only on our own or a trusted origin', () => {
    const part = fc.constantFrom(
      ...[
        '/',
        '\\',
        ':',
        '@',
        '.',
        '#',
        '?',
        '%',
        '\t',
        ' ',
        'https:',
        'http:',
        'javascript:',
        'data:',
        'evil.example',
      ],
      ...['console.example', 'sso.example', '[::1]', '\u202e', '\u0000', 'a', '%2f', '%5c', '..', '127.0.0.1'],
    );
    const address = fc.oneof(
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.string(),
      webAddress,
    );
    fc.assert(
      fc.property(address, (value) => {
        const found = target(value);
        if (found === null) return;
        const url = new URL(found.url);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(found.isTrusted).toBe(url.origin === OURS || TRUSTED.includes(url.origin));
        // The address bar means the same place as we do: parsing again changes nothing.
        expect(target(found.url)).toEqual(found);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a stored base', () => {
  const base = (value: unknown, origin = OURS) => safeBase(value, origin, TRUSTED);

  it.each([
    ...EVIL,
    '/gateway',
    '/to/https://console.example',
    'console.example',
    'https://evil.example',
    'https://console.example:444',
  ])('%j is refused', (value) => {
    expect(base(value)).toBeNull();
  });

  it.each([
    'https://console.example/?a=1',
    'https://console.example/#a',
    'https://console.example/?',
    'https://console.example/#',
  ])('%s is refused for its query or fragment', (value) => {
    expect(base(value)).toBeNull();
  });

  it.each([
    ['https://console.example', 'https://console.example'],
    ['https://console.example/', 'https://console.example'],
    ['https://console.example/gw//', 'https://console.example/gw'],
    ['HTTPS://Console.Example/gw', 'https://console.example/gw'],
    ['https://sso.example/api', 'https://sso.example/api'],
  ])('%s is kept as %s', (value, kept) => {
    expect(base(value)).toBe(kept);
  });

  it.each([
    'http://not-localhost:8001',
    'http://localhost.evil.example',
    'http://1127.0.0.1.evil.example',
    'http://[::2]',
  ])('%s is no loopback address', (value) => {
    expect(base(value, 'http://localhost:8000')).toBeNull();
  });

  it.each(['http://localhost:8001', 'http://127.0.0.1:9', 'http://127.100.20.3', 'http://[::1]:80'])(
    'the loopback address %s is allowed only to a page on loopback',
    (value) => {
      expect(base(value)).toBeNull();
      expect(base(value, 'http://localhost:8000')).not.toBeNull();
      expect(base('https://evil.example', 'http://localhost:8000')).toBeNull();
    },
  );

  it('never leads to a foreign origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          webAddress,
          fc.string(),
          fc.string().map((text) => `https://console.example${text}`),
        ),
        (value) => {
          const kept = base(value);
          if (kept !== null) expect([OURS, ...TRUSTED]).toContain(new URL(kept).origin);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
