import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqEntries, faqIn } from '@/components/faq/entries';
import { FAQ_CATEGORIES } from '@/components/faq/entry';
import { readFaqFilter, searchFaq } from '@/components/faq/search';
import { routeRows } from '@/routes';
import { SPEC_PATHS } from '../architecture/spec-paths';

const textOf = (id: string) => {
  const entry = faqEntries.find((one) => one.id === id);
  return [entry?.title, ...(entry?.body ?? [])].join('\n');
};
const ids = (filter: Partial<Parameters<typeof searchFaq>[1]>) =>
  searchFaq(faqEntries, { id: '', category: '', keyword: '', ...filter }).entries.map((one) => one.id);

describe('HELP-01 the entries', () => {
  it('are exactly 35, each with an id and a title of its own, in all five categories', () => {
    expect(faqEntries).toHaveLength(35);
    expect(new Set(faqEntries.map((one) => one.id)).size).toBe(35);
    expect(new Set(faqEntries.map((one) => one.title)).size).toBe(35);
    expect([...new Set(faqEntries.map((one) => one.category))]).toEqual([...FAQ_CATEGORIES]);
  });

  it('are all there in English, with the same figures', () => {
    for (const entry of faqIn('en-US')) {
      const own = faqEntries.find(({ id }) => id === entry.id);
      expect(entry.lang, entry.id).toBe('en-US');
      expect([entry.title, ...entry.body].join(' '), entry.id).not.toMatch(/\p{sc=Han}/u);
      expect(entry.body).toHaveLength(own?.body.length ?? 0);
      const figures = (texts: readonly string[]) => [...new Set(texts.join(' ').match(/\d+/g))].sort();
      expect(figures(entry.body), entry.id).toEqual(expect.arrayContaining(figures(own?.body ?? [])));
    }
  });

  it('are Chinese, with full-width punctuation and a space beside Latin letters and figures', () => {
    for (const { id, title, body } of faqEntries) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(body.length).toBeGreaterThan(0);
      expect(title).toMatch(/？$/);
      for (const text of [title, ...body]) {
        expect(text).toMatch(/\p{sc=Han}/u);
        expect(text).not.toMatch(/\p{sc=Han}[,;:!?A-Za-z0-9]|[,;:!?A-Za-z0-9]\p{sc=Han}|[!！]/u);
      }
    }
  });

  it.each([
    ['ttl-range', /默认为 3,600 秒.*60 至 86,400 秒[\s\S]*最小值取决于版本/],
    ['mx-priority', /1 至 99/],
    ['domain-depth', /16 级/],
    ['wildcard-depth', /泛解析最多支持 16 级/],
    ['line-count', /约 2,000 条基础智能线路/],
    ['acl-size', /每个 ACL 列表最多包含 20,000 个 IP 或 IP 段/],
    ['propagation', /0 至 48 小时/],
    ['failover-time', /= 探测频率 \+ 重试次数 × 探测频率 \+ 切换延迟/],
    ['weights', /按权重占总权重的比例/],
    ['duplicate-record', /“duplicate resource record”[\s\S]*值都相同的记录[\s\S]*CNAME 与其他类型的记录并存/],
    ['resource-limit', /“exceeds resource limit”[\s\S]*当前版本的配额/],
  ])('%s states its fact of the specification', (id, fact) => {
    expect(textOf(id)).toMatch(fact);
  });

  it('compute the failover example by the formula', () => {
    expect(textOf('failover-example')).toContain(`60 + 3 × 60 + 10 = ${60 + 3 * 60 + 10} 秒`);
  });

  it('are about paths of the console only', () => {
    const paths = new Set<string>([...SPEC_PATHS, ...routeRows.map((row) => row.path)]);
    expect(faqEntries.flatMap((one) => one.about ?? []).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('HELP-02 the search', () => {
  it('gives the current result itself for the same filter, and another for another', () => {
    const filter = { id: '', category: 'failover', keyword: '权重' } as const;
    const current = searchFaq(faqEntries, filter);
    expect(searchFaq(faqEntries, { ...filter }, current)).toBe(current);
    // Nothing was computed: other entries would have given another result.
    expect(searchFaq([], { ...filter }, current)).toBe(current);
    for (const change of [{ id: 'ttl-range' }, { category: 'other' }, { keyword: 'TTL' }] as const)
      expect(searchFaq(faqEntries, { ...filter, ...change }, current)).not.toBe(current);
  });

  it('lets an id win over category and keyword, and ignores one that does not exist', () => {
    expect(ids({ id: 'ttl-range', category: 'failover', keyword: '权重' })).toEqual(['ttl-range']);
    expect(ids({ id: 'gone', category: 'failover', keyword: '权重' })).toEqual(['failover-weights']);
  });

  it('filters by category, then by keyword in title or body', () => {
    expect(ids({ keyword: '权重' })).toEqual(['resource-limit', 'weights', 'line-weights', 'failover-weights']);
    expect(ids({ category: 'smartLines', keyword: '权重' })).toEqual(['line-weights']);
    // However its digits are grouped.
    for (const keyword of ['86400', '86,400']) expect(ids({ keyword })).toEqual(['ttl-range']);
    expect(ids({ keyword: 'cname' })).toContain('cname-alone');
    // Words count in any order, wherever each stands.
    expect(ids({ keyword: '默认 TTL' })).toEqual(ids({ keyword: 'ttl 默认' }));
    expect(ids({ keyword: '默认 TTL' })).toContain('ttl-range');
    expect(ids({ category: 'other' })).toHaveLength(6);
  });

  it('equals the rule for any filter, keywords of pattern characters included', () => {
    const keyword = fc.oneof(fc.constantFrom('', '.', '(', '[', '\\', '*', '权重', 'ttl', 'TTL', '16 级'), fc.string());
    const id = fc.oneof(fc.constantFrom('', ...faqEntries.map((one) => one.id)), fc.string());
    const category = fc.constantFrom('' as const, ...FAQ_CATEGORIES);
    fc.assert(
      fc.property(id, category, keyword, (wantedId, wantedCategory, word) => {
        const found = ids({ id: wantedId, category: wantedCategory, keyword: word });
        const isNamed = faqEntries.some((one) => one.id === wantedId);
        const words = word.trim().toLowerCase().split(/\s+/u);
        const byHand = faqEntries.filter((one) =>
          isNamed
            ? one.id === wantedId
            : (wantedCategory === '' || one.category === wantedCategory) &&
              words.every((each) => [one.title, ...one.body].some((text) => text.toLowerCase().includes(each))),
        );
        expect(found).toEqual(byHand.map((one) => one.id));
      }),
    );
  });
});

describe('KIT-02 the filter in the address', () => {
  it('falls back one by one', () => {
    expect(readFaqFilter(new URLSearchParams('category=unknown&q=%20TTL%20&id=x'))).toEqual({
      id: 'x',
      category: '',
      keyword: 'TTL',
    });
  });
});
