import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tagIssues } from '@/domain/push/tag';
import { checkKnown, schemasAt } from '@/lib/rules/schema-path';
import { themeColor } from '@/lib/rules/theme-color';

const port = z.number();
const form = z.object({
  range: z.tuple([z.string(), port]).optional(),
  later: z.lazy(() => z.object({ port })),
  byName: z.record(z.string(), z.object({ port })),
});

describe('a path into a schema', () => {
  it.each([[['range', 1]], [['later', 'port']], [['byName', 'any', 'port']]])('leads to its field: %j', (path) => {
    expect(schemasAt(form, path)).toEqual([port]);
    expect(() => checkKnown(form, path)).not.toThrow();
  });

  it.each([[['range', 2]], [['later', 'prot']], [['nothing']], [['range', 1, 'x']]])('leads nowhere: %j', (path) => {
    expect(schemasAt(form, path)).toEqual([]);
    expect(() => checkKnown(form, path)).toThrow(path.join('.'));
  });
});

it('an empty row of tags takes no tag', () => {
  expect(tagIssues([undefined, { tag: 'a' }, {}, { tag: 'A', value: '{no}' }], new Set(['domain']), 'tags')).toEqual([
    { path: ['tags', 3, 'tag'], rule: 'tagTaken' },
    { path: ['tags', 3, 'value'], rule: 'fieldUnknown', values: { field: 'no' } },
  ]);
});

it('a color that is readable in both themes is taken', () => {
  expect(['#1d5fd1', '', '#ffdd00', '#0a0a1e'].map((color) => themeColor.safeParse(color).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
