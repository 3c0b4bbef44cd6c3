import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { isReadable } from '@/lib/contract/readable';

const page = z.object({ list: z.array(z.object({ id: z.string(), tags: z.array(z.string()) })), total: z.number() });
const owned = z.object({ name: z.string(), owner: z.object({ id: z.string() }), remark: z.string() });
const counted = z.object({ by: z.record(z.string(), z.number()), name: z.string() });
const dated = z.object({ name: z.string(), at: z.number().optional() });

it.each([
  ['a list of words with a number in it', z.array(z.string()), [7], true],
  ['only a field that may be missing is right, by being missing', dated, { name: 7 }, false],
  ['a part that is no object stands beside a wrong text', owned, { name: 'a', owner: 'b', remark: 7 }, false],
  ['a list stands where a record belongs, beside what is right', counted, { by: [], name: 'a' }, false],
])('an answer in which %s', (_, schema, data, isShown) => {
  expect(isReadable(schema, data, schema.safeParse(data).error?.issues ?? [])).toBe(isShown);
});

it('whatever breaks a page, it can be shown exactly where its rows and their lists are some', () => {
  const row = fc.oneof(
    fc.record({ id: fc.oneof(fc.string(), fc.nat()), tags: fc.oneof(fc.array(fc.string()), fc.string()) }),
    fc.jsonValue(),
  );
  const answer = fc.record({ list: fc.oneof(fc.array(row), fc.jsonValue()), total: fc.oneof(fc.nat(), fc.string()) });
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  const isRow = (one: unknown) => isObject(one) && Array.isArray(Reflect.get(Object(one), 'tags'));
  fc.assert(
    fc.property(answer, (data) => {
      const { error } = page.safeParse(data);
      if (!error) return;
      expect(isReadable(page, data, error.issues)).toBe(Array.isArray(data.list) && data.list.every(isRow));
    }),
    { numRuns: 1_000 },
  );
});
