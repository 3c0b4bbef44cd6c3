import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readView, useNarrowing } from '@/ui/list/use-view';

const KNOWN = [{ name: 'kind', options: [] }];
const viewOf = (query: string) => readView(new URLSearchParams(query), KNOWN, ['at']);

it('what narrows a list is the same object while it turns pages and is sorted, another one for another filter or time', () => {
  const { result, rerender } = renderHook((query: string) => useNarrowing(viewOf(query)), {
    initialProps: 'kind=role&from=1&to=5',
  });
  const first = result.current;
  expect(first).toEqual({ keyword: '', filters: { kind: ['role'] }, range: [1, 5] });
  rerender('kind=role&from=1&to=5&page=2&sort=at:ascend');
  expect(result.current).toBe(first);
  rerender('kind=role,policy&from=1&to=5');
  expect(result.current).not.toBe(first);
});
