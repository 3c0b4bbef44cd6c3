import { describe, expect, it } from 'vitest';
import { exactLink, linkedColumns } from '@/ui/list/exact-link';

const HREF = 'https://console.example/x/log/query/all?q=a%26b&kind=role,policy&sort=at:ascend&page=3';

describe('the link of a view', () => {
  it('keeps filters, sort and page, and adds page size, columns and an end of time', () => {
    const link = exactLink(HREF, { size: 20, shown: ['at', 'object'], hidden: ['ip'], until: 99 });
    const query = new URL(link).searchParams;
    expect(link.startsWith('https://console.example/x/log/query/all?')).toBe(true);
    expect(Object.fromEntries(query)).toEqual({
      q: 'a&b',
      kind: 'role,policy',
      sort: 'at:ascend',
      page: '3',
      size: '20',
      columns: 'at,object,-ip',
      from: '0',
      to: '99',
    });
  });

  it('leaves a time that is chosen alone', () => {
    const link = exactLink(`${HREF}&from=1&to=2`, { size: 10, shown: ['at'], hidden: [], until: null });
    expect(link).toContain('from=1&to=2');
  });

  it('gives its columns back, in their order', () => {
    const query = new URL(exactLink(HREF, { size: 10, shown: ['b', 'a'], hidden: ['c'], until: null })).searchParams;
    expect(linkedColumns(query)).toEqual({ order: ['b', 'a', 'c'], hidden: ['c'] });
  });

  it.each([
    ['', null],
    ['columns=', null],
    ['columns=<img>,%00', null],
    [`columns=${'a,'.repeat(101)}`, null],
  ])('of %j says nothing of columns', (query, columns) => {
    expect(linkedColumns(new URLSearchParams(query))).toBe(columns);
  });
});
