import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ExpectedFile, fileIn } from '@/lib/http/file-answer';

const TEXT = 'the file';
const digest = (text: string, as: 'hex' | 'base64') => createHash('sha256').update(text).digest(as);

interface Facts {
  text?: string;
  headers?: Record<string, string>;
  status?: number;
  expected?: ExpectedFile;
  isPlain?: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const ATTACHMENT = { ...JSON_TYPE, 'content-disposition': 'attachment; filename="a.json"' };

/** The text of the file in an answer, or how it failed. */
async function outcomeOf({ text = TEXT, headers = {}, status = 200, expected = {}, isPlain = false }: Facts) {
  const header = (name: string) => headers[name] ?? '';
  const outcome = await fileIn({ status, statusText: 'Gone', header, file: new Blob([text]) }, expected, isPlain);
  return outcome.ok ? outcome.data.text() : outcome.failure;
}

describe('an answer with a status of 200', () => {
  it.each<[string, Facts]>([
    ['of any type', { headers: { 'content-type': 'application/gzip' } }],
    ['of no type', {}],
    ['of JSON that is no envelope', { text: '[1,2]', headers: JSON_TYPE }],
    ['of JSON that is broken', { text: '{"a":', headers: JSON_TYPE }],
    ['of an attachment that looks like an envelope', { text: '{"code":1}', headers: ATTACHMENT }],
    ['as long as it was said to be', { expected: { size: TEXT.length } }],
    ['with the checksum that was known', { expected: { sha256: digest(TEXT, 'hex').toUpperCase() } }],
    ['with the checksum that is sent along', { headers: { 'repr-digest': `sha-256=:${digest(TEXT, 'base64')}:` } }],
    ['with a checksum of a kind that is not compared', { headers: { 'repr-digest': 'md5=:AAAA:' } }],
  ])('is a file %s', async (_, facts) => {
    expect(await outcomeOf(facts)).toBe(facts.text ?? TEXT);
  });

  it('is a file if it is JSON longer than any envelope', async () => {
    const text = `{"code":60001,"rows":"${'x'.repeat(70_000)}"}`;
    expect(await outcomeOf({ text, headers: JSON_TYPE })).toBe(text);
  });

  it.each<[string, Facts]>([
    ['a page', { headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['a page in XHTML', { headers: { 'content-type': 'application/xhtml+xml' } }],
    ['a success without a file', { text: '{"code":20000,"data":null}', headers: JSON_TYPE }],
    ['too short', { expected: { size: TEXT.length + 1 } }],
    ['another one than was known', { expected: { sha256: digest('other', 'hex') } }],
    ['damaged on its way', { headers: { 'repr-digest': `sha-256=:${digest('other', 'base64')}:` } }],
  ])('is no file if it is %s', async (_, facts) => {
    expect(await outcomeOf(facts)).toMatchObject({ kind: 'contract' });
  });

  it('is what its envelope says', async () => {
    const refusal = (code: number) => ({ text: JSON.stringify({ code, message: 'no' }), headers: JSON_TYPE });
    expect(await outcomeOf(refusal(60004))).toMatchObject({ kind: 'business', text: 'no' });
    expect(await outcomeOf(refusal(40111))).toMatchObject({ kind: 'session' });
    expect(await outcomeOf(refusal(40114))).toMatchObject({ kind: 'sensitive' });
    expect(await outcomeOf({ ...refusal(40111), isPlain: true })).toMatchObject({ kind: 'business', text: 'no' });
  });
});

it.each([204, 206, 302, 404, 500])('a status of %i brings no file, whatever its type', async (status) => {
  expect(await outcomeOf({ status, headers: { 'content-type': 'application/gzip' } })).not.toBe(TEXT);
  expect(await outcomeOf({ status, text: '{"code":40105}' })).toMatchObject({ kind: 'session' });
});
