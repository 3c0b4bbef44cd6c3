import en from '@locales/en-US/common';
import zh from '@locales/zh-CN/common';
import { describe, expect, it } from 'vitest';
import { failure } from '@/lib/contract/failure';
import { failureText } from '@/ui/feedback/failure-text';

const t = (id: string) => String(Reflect.get(zh, id));
const STATUSES = ['400', '401', '403', '404', '406', '410', '422', '500', '502', '503', '504'];

describe('REQ-06 the words of a failure', () => {
  it.each(STATUSES)('HTTP %s has a Chinese text, with its meaning below it in the English interface', (status) => {
    const chinese = failureText(t, failure('http', status, { text: 'Status text' }));
    expect(chinese).toMatch(/^[\p{sc=Han}，]+$/u);
    expect(String(Reflect.get(en, `http.${status}`))).toMatch(new RegExp(`^${chinese}\\n[A-Z][\\x20-\\x7e]+$`));
  });

  it('eleven statuses have one, no other', () => {
    expect(Object.keys(zh).filter((id) => id.startsWith('http.'))).toEqual(STATUSES.map((status) => `http.${status}`));
  });

  it('HTTP 418 shows its status text, and its number without one, as under HTTP/2', () => {
    expect(failureText(t, failure('http', '418', { text: "I'm a teapot" }))).toBe("I'm a teapot");
    expect(failureText(t, failure('http', '418'))).toBe(zh['request.status']);
    expect(zh['request.status']).toContain('{status}');
  });

  it.each(['network', 'timeout', 'business'] as const)(
    '%s without words says "Request error, please retry."',
    (kind) => {
      expect(failureText(t, failure(kind, kind))).toBe(zh['request.retry']);
      expect(en['request.retry']).toBe('Request error, please retry.');
    },
  );

  it('an answer that breaks the contract says "Data loading failure"', () => {
    expect(failureText(t, failure('contract', 'contract'))).toBe(zh['request.dataFailure']);
    expect(en['request.dataFailure']).toBe('Data loading failure');
  });

  it.each([
    [failure('network', 'network', { lost: 'same' }), zh['request.noAnswer']],
    [failure('contract', 'contract', { lost: 'second' }), zh['request.noAnswer']],
    [failure('http', '504', { lost: 'same' }), zh['http.504']],
  ])('a write whose answer is lost is not only to be tried again: it may have gone through (%#)', (lost, reason) => {
    expect(failureText(t, lost)).toBe(`${reason}\n${zh['request.maybeDone']}`);
  });

  it('an HTTP status under which the gateway itself says what is wrong is told in its words', () => {
    expect(failureText(t, failure('http', '422', { text: 'The name is taken', isSaid: true }))).toBe(
      'The name is taken',
    );
  });

  it("a refusal is told in the gateway's words", () => {
    expect(failureText(t, failure('business', '60001', { text: 'The name is taken' }))).toBe('The name is taken');
  });
});
