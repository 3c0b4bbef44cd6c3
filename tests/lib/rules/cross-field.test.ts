import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { crossField } from '@/lib/rules/cross-field';
import { integer } from '@/lib/rules/integer';
import { codes, placed } from './issues';

const differ = crossField(z.object({ a: z.string(), b: z.string(), c: z.int(), d: z.enum(['x', 'y']) }), (values) =>
  values.a !== undefined && values.a === values.b ? [{ path: ['b'], rule: 'taken' }] : [],
);

describe('a rule over several fields', () => {
  test.each([
    ['nothing else', { a: 's', b: 's', c: 1, d: 'x' }, ['b: taken']],
    ['another type', { a: 's', b: 's', c: '1', d: 'x' }, ['b: taken', 'c: invalid_type']],
    ['a fraction, which aborts', { a: 's', b: 's', c: 1.5, d: 'x' }, ['b: taken', 'c: invalid_type']],
    ['an unknown value', { a: 's', b: 's', c: 1, d: 'z' }, ['b: taken', 'd: invalid_value']],
    ['missing fields', { a: 's', b: 's' }, ['b: taken', 'c: invalid_type', 'd: invalid_value']],
  ])('is told even when the rest has %s wrong', (_, value, expected) => {
    expect(placed(differ, value).sort()).toEqual(expected);
  });

  test('passes when the fields agree, and never sees a field of a wrong type', () => {
    expect(codes(differ, { a: 's', b: 't', c: 1, d: 'x' })).toEqual([]);
    expect(placed(differ, { a: 1, b: 1, c: 1, d: 'x' })).toEqual(['a: invalid_type', 'b: invalid_type']);
  });

  test.each([null, undefined, 'text', 1])('does not run on %j', (value) => {
    expect(codes(differ, value)).toEqual(['invalid_type']);
  });

  test('carries its figures', () => {
    const schema = crossField(z.object({ a: z.string() }), () => [
      { path: ['a'], rule: 'domainDepth', values: { max: 16 } },
    ]);
    expect(schema.safeParse({ a: '' }).error?.issues).toMatchObject([
      { code: 'custom', path: ['a'], params: { rule: 'domainDepth', max: 16 } },
    ]);
  });

  test('still sees a field that breaks only a rule', () => {
    const schema = crossField(z.object({ a: z.string().min(8), b: z.string() }), ({ a, b }) =>
      a === b ? [] : [{ path: ['b'], rule: 'passwordMismatch' }],
    );
    expect(placed(schema, { a: 'short', b: 'other' }).sort()).toEqual(['a: too_small', 'b: passwordMismatch']);
  });

  test('does not see a number that could not be read', () => {
    const seen: unknown[] = [];
    const schema = crossField(z.object({ low: integer(), high: integer() }), (values) => {
      seen.push(values);
      return [];
    });
    schema.safeParse({ low: '1.0', high: '2' });
    schema.safeParse({ low: '', high: 3 });
    expect(seen).toEqual([{ high: 2 }, { high: 3 }]);
  });

  test('sees the good parts of rows with a bad one', () => {
    const row = z.object({ to: z.string(), via: z.string(), note: z.map(z.string(), z.string()).optional() });
    const routes = crossField(z.object({ routes: z.array(row) }), (values) => {
      const targets = (values.routes ?? []).map((item) => item?.to);
      const isRepeated = (to: string | undefined, index: number) => to !== undefined && targets.indexOf(to) < index;
      return targets.flatMap((to, index) =>
        isRepeated(to, index) ? [{ path: ['routes', index, 'to'], rule: 'taken' } as const] : [],
      );
    });
    const good = { to: 'a', via: 'b' };
    const wrong = { routes: [good, { to: 1, via: 'b' }, null, { to: 'a', via: 1, note: new Map([['x', 1]]) }] };
    expect(placed(routes, wrong).sort()).toEqual([
      'routes.1.to: invalid_type',
      'routes.2: invalid_type',
      'routes.3.note.x: invalid_type',
      'routes.3.to: taken',
      'routes.3.via: invalid_type',
    ]);
  });

  test('runs beside an unknown key, after further checks, when nested, and when parsing waits', async () => {
    const strict = crossField(z.strictObject({ a: z.string() }), () => [{ path: ['a'], rule: 'taken' }]);
    expect(placed(strict, { a: '', b: 1 }).sort()).toEqual([': unrecognized_keys', 'a: taken']);
    const further = strict.check(z.refine(() => false)).meta({ title: 'further' });
    expect(placed(further, { a: '' })).toEqual(['a: taken', ': undefined']);
    expect(placed(z.object({ inner: strict.optional() }), { inner: { a: '' } })).toEqual(['inner.a: taken']);
    const waiting = crossField(z.object({ a: z.string().refine(async () => true) }), () => [
      { path: ['a'], rule: 'taken' },
    ]);
    const result = await waiting.safeParseAsync({ a: '' });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([['a']]);
  });

  test('stacks with another one, and both are told', () => {
    const both = crossField(differ, () => [{ path: ['a'], rule: 'edgeSpace' }]);
    expect(placed(both, { a: 's', b: 's', c: 1, d: 'x' }).sort()).toEqual(['a: edgeSpace', 'b: taken']);
  });

  test('leaves a right value as the schema alone would, and runs once on any object', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true, withNullPrototype: true }), (value) => {
        let runs = 0;
        const plain = z.looseObject({ a: z.string().optional(), b: z.array(z.number()).optional() });
        const crossed = crossField(plain, () => {
          runs += 1;
          return [];
        });
        const [alone, together] = [plain.safeParse(value), crossed.safeParse(value)];
        expect(together.data).toEqual(alone.data);
        expect(together.error?.issues.length).toBe(alone.error?.issues.length);
        expect(runs).toBe(alone.success || z.looseObject({}).safeParse(value).success ? 1 : 0);
      }),
    );
  });
});
