import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { BRANCH_STEP, MATCH_LIMIT, tree } from '@/lib/contract/tree';

const { getChildren, getMatches, getPaths } = tree('/api/acm/thing');
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const node = { id: 'a', parentId: null, name: 'A', childCount: 0 };
const branch = (limit: number) => ({ parentId: null, limit });
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe('the endpoints of a tree', () => {
  it('are three readers of its resource, for any session', () => {
    expect([getChildren, getMatches, getPaths].map(({ path, access }) => [path, access])).toEqual([
      ['/api/acm/thing/getChildren', 'session'],
      ['/api/acm/thing/getMatches', 'session'],
      ['/api/acm/thing/getPaths', 'session'],
    ]);
  });

  it('give 200 children and 100 hits at once', () => {
    expect([BRANCH_STEP, MATCH_LIMIT]).toEqual([200, 100]);
  });

  it.each([
    [{ of: [branch(1)] }, true],
    [{ of: [{ parentId: 'a', limit: 100_000 }] }, true],
    [{ of: [branch(0)] }, false],
    [{ of: [branch(1.5)] }, false],
    [{ of: [branch(100_001)] }, false],
    [{ of: [{ limit: 1 }] }, false],
    [{ of: [] }, false],
    [{}, false],
  ])('open branches: %j is taken: %s', (request, isTaken) => {
    expect(takes(getChildren.req, request)).toBe(isTaken);
  });

  it('open up to 1000 branches and name up to 1000 nodes at once', () => {
    expect(takes(getChildren.req, { of: many(1000, branch(200)) })).toBe(true);
    expect(takes(getChildren.req, { of: many(1001, branch(200)) })).toBe(false);
    expect(takes(getPaths.req, { ids: many(1000, 'a1') })).toBe(true);
    expect(takes(getPaths.req, { ids: many(1001, 'a1') })).toBe(false);
  });

  it.each([
    [{ keyword: 'a' }, true],
    [{ keyword: 'a'.repeat(256) }, true],
    [{ keyword: 'a'.repeat(257) }, false],
    [{ keyword: '' }, false],
    [{}, false],
  ])('search: %j is taken: %s', (request, isTaken) => {
    expect(takes(getMatches.req, request)).toBe(isTaken);
  });

  it.each([
    [{ ids: ['a'] }, true],
    [{ ids: [''] }, false],
    [{ ids: [] }, false],
    [{}, false],
  ])('name nodes: %j is taken: %s', (request, isTaken) => {
    expect(takes(getPaths.req, request)).toBe(isTaken);
  });
});

describe('a node of a tree', () => {
  it.each([
    [node, true],
    [{ ...node, parentId: 'b', hint: 'code', childCount: 7, count: 0 }, true],
    [{ ...node, count: 12 }, true],
    [{ ...node, childCount: -1 }, false],
    [{ ...node, childCount: 0.5 }, false],
    [{ ...node, count: -1 }, false],
    [{ ...node, parentId: undefined }, false],
    [{ ...node, name: null }, false],
    [{}, false],
  ])('%j is one: %s', (value, isNode) => {
    const answers: [z.ZodType, unknown][] = [
      [getPaths.res, { list: [value] }],
      [getMatches.res, { list: [value], matched: ['a'], total: 1 }],
      [getChildren.res, { list: [{ parentId: null, children: [value], total: 1 }] }],
    ];
    for (const [schema, answer] of answers) expect(takes(schema, answer)).toBe(isNode);
  });

  it.each([
    [getMatches.res, { list: [], matched: [], total: 0 }, true],
    [getMatches.res, { list: [], matched: [], total: -1 }, false],
    [getMatches.res, { list: [], matched: [7], total: 1 }, false],
    [getMatches.res, { list: [] }, false],
    [getChildren.res, { list: [{ parentId: 'a', children: [], total: 0 }] }, true],
    [getChildren.res, { list: [{ parentId: 'a', children: [], total: -1 }] }, false],
    [getChildren.res, { list: [{ children: [], total: 0 }] }, false],
    [getChildren.res, {}, false],
    [getPaths.res, {}, false],
  ])('may be missing, its list may not (%#)', (schema, answer, isTaken) => {
    expect(takes(schema, answer)).toBe(isTaken);
  });
});
