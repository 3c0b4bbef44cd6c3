import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isReadable } from '@/lib/contract/readable';

const page = z.object({ list: z.array(z.object({ id: z.string(), tags: z.array(z.string()) })), total: z.number() });
const detail = z.object({ name: z.string(), owner: z.object({ id: z.string() }).nullable(), remark: z.string() });

const link = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), at: z.number() }),
  z.object({ state: z.literal('gone') }),
]);

const readable = (schema: z.ZodType, data: unknown) => {
  const parsed = schema.safeParse(data);
  if (parsed.success) throw new Error('an answer that breaks the schema was expected');
  return isReadable(schema, data, parsed.error.issues);
};

describe('an answer that breaks its schema', () => {
  it.each([
    ['a total as text', page, { list: [], total: '12' }],
    ['a row without its id', page, { list: [{ tags: [] }], total: 1 }],
    ['an object without one of its texts', detail, { name: 'a', owner: null }],
    ['a text where a number belongs', z.number(), '12'],
    ['a word that a choice does not know', z.enum(['a', 'b']), 'c'],
    ['a known form with a text where a number belongs', link, { state: 'open', at: '1' }],
    ['a part of an unknown form', z.object({ link, name: z.string() }), { link: { state: 'x' }, name: 'a' }],
  ])('can be shown: %s', (_, schema, data) => {
    expect(readable(schema, data)).toBe(true);
  });

  it.each([
    ['a list that is null', page, { list: null, total: 0 }],
    ['a list that is an object', page, { list: {}, total: 0 }],
    ['a row that is none', page, { list: ['x'], total: 1 }],
    ['a row without its list', page, { list: [{ id: 'a' }], total: 1 }],
    ['nothing at all', page, null],
    ['an object of another kind', detail, { list: [], total: 0, owner: null, name: 7, remark: 7 }.list],
    ['an object with none of what was asked for', z.object({ name: z.string() }), { list: [], total: 0 }],
    ['an object whose every field is wrong', z.object({ name: z.string(), at: z.number() }), { name: 7, at: 'x' }],
    ['a part that is no object', detail, { name: 'a', owner: 'b', remark: 'c' }],
    ['none of the forms that it may have', link, { list: null, total: 0 }],
    ['a record that is a list', z.object({ by: z.record(z.string(), z.number()) }), { by: [] }],
    [
      'a pair that is none',
      z.object({ range: z.tuple([z.number(), z.number()]), a: z.string() }),
      { range: 1, a: 'b' },
    ],
  ])('cannot be shown: %s', (_, schema, data) => {
    expect(readable(schema, data)).toBe(false);
  });
});
