import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bulkOf, bulkResult, byId, byIds, endpoint, isReading, page } from '@/lib/contract/endpoint';
import { ApiError, failure, failureOf } from '@/lib/contract/failure';
import { resourceOf } from '@/lib/contract/resource';

const rows = page('/api/acm/thing/list', { row: z.string(), filters: { status: z.array(z.string()) } });
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a list endpoint', () => {
  it.each([
    [{ current: 1, pageSize: 1 }, true],
    [{ current: 1, pageSize: 1000 }, true],
    [{ current: 0, pageSize: 10 }, false],
    [{ current: 1, pageSize: 0 }, false],
    [{ current: 1, pageSize: 1001 }, false],
    [{ current: 1.5, pageSize: 10 }, false],
    [{ current: 1, pageSize: 10, sorter: { name: 'ascend' } }, true],
    [{ current: 1, pageSize: 10, sorter: { name: 'descend' } }, true],
    [{ current: 1, pageSize: 10, sorter: { name: 'up' } }, false],
    [{ current: 1, pageSize: 10, filters: { status: ['a'] } }, true],
    [{ current: 1, pageSize: 10, filters: { status: 'a' } }, false],
    [{ current: 1, pageSize: 10, keyword: 'a'.repeat(256), timeRange: [0, 1] }, true],
    [{ current: 1, pageSize: 10, keyword: 'a'.repeat(257) }, false],
    [{ current: 1, pageSize: 10, timeRange: [0] }, false],
    [{ current: 1, pageSize: 10, timeRange: ['0', '1'] }, false],
  ])('asked with %j takes it: %s', (request, isTaken) => {
    expect(takes(rows.req, request)).toBe(isTaken);
  });

  it.each([
    [{ list: [], total: 0 }, true],
    [{ list: ['a'], total: 1 }, true],
    [{ list: [], total: -1 }, false],
    [{ list: [], total: 0.5 }, false],
  ])('answers %j: %s', (answer, isTaken) => {
    expect(takes(rows.res, answer)).toBe(isTaken);
  });

  it('asks for a session and knows no code unless it says so', () => {
    expect(rows).toMatchObject({ access: 'session', codes: [] });
    const own = { row: z.string(), filters: {}, codes: ['NOT_FOUND'], access: 'anonymous' } as const;
    expect(page('/api/acm/thing/list', own)).toMatchObject({ access: 'anonymous', codes: ['NOT_FOUND'] });
    expect(endpoint('/api/acm/thing/get', { req: byId, res: z.string() })).toMatchObject({
      access: 'session',
      codes: [],
    });
  });
});

describe('the requests of verbs', () => {
  it.each([
    [byId, { id: 'a' }, true],
    [byId, { id: '' }, false],
    [byIds, { ids: ['a'] }, true],
    [byIds, { ids: [] }, false],
    [byIds, { ids: [''] }, false],
    [bulkOf({}), { ids: ['a'] }, true],
    [bulkOf({}), { all: {} }, true],
    [bulkOf({}), {}, false],
    [bulkOf({ status: z.array(z.string()) }), { all: { keyword: 'a', filters: { status: ['b'] } } }, true],
    [bulkOf({ status: z.array(z.string()) }), { all: { filters: { status: 'b' } } }, false],
    [bulkOf({ status: z.array(z.string()) }), { all: { keyword: 7 } }, false],
    [bulkResult, { succeeded: ['a'], failed: [{ id: 'b', message: 'no' }] }, true],
    [bulkResult, { succeeded: ['a'], failed: ['b'] }, false],
    [bulkResult, { succeeded: [], failed: [{ id: 'b' }] }, false],
  ])('take what they name and nothing empty (%#)', (schema, value, isTaken) => {
    expect(takes(schema, value)).toBe(isTaken);
  });
});

describe('a path', () => {
  it('names its resource', () => {
    expect(resourceOf('/api/acm/secretKey/list')).toBe('/api/acm/secretKey');
  });

  it('is its resource and a verb, whatever they are, and reads exactly by the verb', () => {
    const word = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
    const verb = fc.oneof(
      word,
      fc.tuple(fc.constantFrom('get', 'list', 'preview', 'test', 'checkUnique'), word).map((two) => two.join('')),
    );
    const reading = ['get', 'list', 'preview'];
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.constantFrom('get', 'list')), { minLength: 1 }), verb, (parts, last) => {
        const resource = `/api/${parts.join('/')}`;
        expect(resourceOf(`${resource}/${last}`)).toBe(resource);
        const reads = last === 'test' || last === 'checkUnique' || reading.some((start) => last.startsWith(start));
        expect(isReading(`${resource}/${last}`)).toBe(reads);
      }),
    );
  });

  it.each(['list', 'get', 'getOptions', 'getTree', 'listParts', 'checkUnique', 'preview', 'previewImport', 'test'])(
    'with the verb %s only reads',
    (verb) => {
      expect(isReading(`/api/acm/thing/${verb}`)).toBe(true);
    },
  );

  it.each([
    'add',
    'update',
    'delete',
    'enable',
    'apply',
    'confirm',
    'rollback',
    'target',
    'forget',
    'retest',
    'testAll',
    'checkUniqueness',
  ])('with the verb %s writes', (verb) => {
    expect(isReading(`/api/acm/thing/${verb}`)).toBe(false);
  });
});

describe('a failure', () => {
  it('is an error message without words, fields or data unless it says so', () => {
    const plain = { kind: 'http', code: '503', showType: 2, text: null, fields: {}, data: null, lost: null };
    expect(failure('http', '503')).toEqual(plain);
    expect(failure('http', '503', { showType: 0, text: 'no' })).toEqual({ ...plain, showType: 0, text: 'no' });
  });

  it('names itself and says its words, or its kind', () => {
    expect(new ApiError(failure('http', '503'))).toMatchObject({ name: 'ApiError', message: 'http' });
    expect(new ApiError(failure('business', '1', { text: 'no' })).message).toBe('no');
  });

  it('is found in what was thrown; anything else is broken data', () => {
    const own = failure('business', '1');
    expect(failureOf(new ApiError(own))).toBe(own);
    const odd = new TypeError('odd');
    expect(failureOf(odd)).toMatchObject({ kind: 'contract', code: 'contract', data: odd });
  });
});
