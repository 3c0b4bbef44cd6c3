import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf } from '@/lib/contract/failure';
import { readOriginalContent } from '@/lib/http/invoke';

const answer = (originalContent: unknown) => ({ result: [{ result: { originalContent } }] });
const failureIn = (data: unknown) => {
  try {
    readOriginalContent(data);
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('a failure was expected');
};

describe("a command's original content", () => {
  it.each([
    ['{"routes":[1]}', { routes: [1] }],
    ['[1,2]', [1, 2]],
    ['7', 7],
    ['null', null],
    ['{"errmsg":""}', { errmsg: '' }],
    ['{"errmsg":null}', { errmsg: null }],
  ])('%s is read as JSON', (content, value) => {
    expect(readOriginalContent(answer(content))).toEqual(value);
  });

  it('with an errmsg is error 50000 with its words', () => {
    expect(failureIn(answer('{"errmsg":"no such interface"}'))).toMatchObject({
      kind: 'business',
      code: '50000',
      text: 'no such interface',
    });
  });

  it.each([
    ['["timeout","no route"]', 'timeout; no route'],
    ['{"reason":"timeout"}', '{"reason":"timeout"}'],
    ['5', '5'],
    ['true', 'true'],
    ['[]', '[]'],
    ['[1]', '[1]'],
  ])('with an errmsg that is no text, %s, is error 50000 too', (errmsg, text) => {
    expect(failureIn(answer(`{"errmsg":${errmsg}}`))).toMatchObject({ kind: 'business', code: '50000', text });
  });

  it.each(['no json', '', '{"a":', '<html>'])('%j, which is no JSON, is a data failure', (content) => {
    expect(failureIn(answer(content)).kind).toBe('contract');
  });

  it.each([
    null,
    undefined,
    {},
    { result: null },
    { result: [] },
    { result: [{}] },
    answer(undefined),
    answer({ a: 1 }),
  ])('is a data failure where it is missing: %j', (data) => {
    expect(failureIn(data).kind).toBe('contract');
  });
});

describe('any answer to a command', () => {
  it('gives the JSON that is inside, unless that is an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const errmsg = Object(value).errmsg;
        fc.pre(errmsg === undefined || errmsg === null || errmsg === '');
        expect(readOriginalContent(answer(text))).toEqual(JSON.parse(text));
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string({ minLength: 1 }), (rest, errmsg) => {
        expect(failureIn(answer(JSON.stringify({ ...rest, errmsg })))).toMatchObject({
          kind: 'business',
          code: '50000',
          text: errmsg,
        });
      }),
    );
  });

  it('is a data failure where nothing is inside, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(failureIn(data).kind).toBe('contract');
      }),
    );
  });
});
