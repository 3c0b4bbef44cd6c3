// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setDraftOwner } from '@/lib/drafts';
import {
  arrange,
  type ListStore,
  listStore,
  listStoreText,
  NO_LAYOUT,
  onListStore,
  readListStore,
  writeListStore,
} from '@/lib/list-store';
import { storedKeys, writeStored } from '@/lib/storage';

const columns = ['id', 'name', 'status', 'actions'].map((key) => ({ key }));
const many = <T>(count: number, value: T): T[] => Array(count).fill(value);
const keysOf = (layout: Partial<typeof NO_LAYOUT>) =>
  arrange(columns, { ...NO_LAYOUT, ...layout }).map((one) => one.key);

describe('KIT-03 the columns of a list', () => {
  it.each([
    [{}, ['id', 'name', 'status', 'actions']],
    [{ order: ['status', 'id'] }, ['status', 'id', 'name', 'actions']],
    [{ order: ['actions', 'status'] }, ['status', 'id', 'name', 'actions']],
    [{ hidden: ['name', 'gone'] }, ['id', 'status', 'actions']],
    [{ hidden: ['id', 'name', 'status'] }, ['id', 'name', 'status', 'actions']],
    [{ hidden: ['actions'] }, ['id', 'name', 'status', 'actions']],
  ])('with %j are %j', (layout, shown) => {
    expect(keysOf(layout)).toEqual(shown);
  });

  it('are never invented, never doubled, and end with the actions, whatever the browser kept', () => {
    const keys = fc.array(fc.constantFrom('id', 'name', 'status', 'actions', 'gone'));
    fc.assert(
      fc.property(keys, keys, (order, hidden) => {
        const shown = keysOf({ order, hidden });
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeGreaterThan(1);
        expect(shown.at(-1)).toBe('actions');
      }),
    );
  });
});

describe('what an account keeps of a list', () => {
  it.each([
    [{ version: 1, layout: NO_LAYOUT, views: [{ name: 'Mine', query: 'status=disabled' }] }, true],
    [{ version: 2, layout: NO_LAYOUT, views: [] }, false],
    [{ version: 1, layout: { ...NO_LAYOUT, density: 'huge' }, views: [] }, false],
    [{ version: 1, layout: NO_LAYOUT, views: [{ name: '', query: '' }] }, false],
    [{ version: 1, layout: NO_LAYOUT, views: [{ name: 'x'.repeat(65), query: '' }] }, false],
    [{ version: 1, layout: NO_LAYOUT, views: many(50, { name: 'x'.repeat(64), query: 'x'.repeat(4000) }) }, true],
    [{ version: 1, layout: NO_LAYOUT, views: [{ name: 'Mine', query: 'x'.repeat(4001) }] }, false],
    [{ version: 1, layout: NO_LAYOUT, views: many(51, { name: 'x', query: '' }) }, false],
    [{ version: 1, layout: { ...NO_LAYOUT, order: many(100, 'a'), hidden: many(100, 'a') }, views: [] }, true],
    [{ version: 1, layout: { ...NO_LAYOUT, order: many(101, 'a') }, views: [] }, false],
    [{ version: 1, layout: { ...NO_LAYOUT, hidden: many(101, 'a') }, views: [] }, false],
    [{ version: 1, layout: { ...NO_LAYOUT, hidden: ['x'.repeat(65)] }, views: [] }, false],
    [null, false],
  ])('%#: %j is taken: %s', (stored, isGood) => {
    expect(listStore.safeParse(stored).success).toBe(isGood);
  });

  const NOTHING = { version: 1, layout: NO_LAYOUT, views: [] };
  const key = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 });
  const store: fc.Arbitrary<ListStore> = fc.record({
    version: fc.constant(1),
    layout: fc.record({
      order: fc.array(key),
      hidden: fc.array(key),
      density: fc.constantFrom('compact', 'roomy'),
    }),
    views: fc.array(fc.record({ name: key, query: fc.string() })),
  });

  beforeEach(() => setDraftOwner('A'));
  afterEach(() => setDraftOwner(''));

  it('is nothing while nobody is known: what belonged to nobody would be everybody’s', () => {
    setDraftOwner('');
    localStorage.clear();
    const views = [{ name: 'Mine', query: '' }];
    expect(writeListStore('/things', { version: 1, layout: NO_LAYOUT, views })).toBe(false);
    expect([listStoreText('/things'), storedKeys('')]).toEqual([null, []]);
    writeStored('list::/things', { version: 1, layout: NO_LAYOUT, views });
    expect(readListStore('/things')).toEqual(NOTHING);
  });

  it('is given back as it was kept, for its own list only', () => {
    fc.assert(
      fc.property(store, (kept) => {
        expect(writeListStore('/api/acm/thing/list', kept)).toBe(true);
        expect(readListStore('/api/acm/thing/list')).toEqual(kept);
        expect(readListStore('/api/acm/thing')).toEqual(NOTHING);
        expect(listStoreText('/api/acm/thing/list')).toBe(JSON.stringify(kept));
      }),
    );
  });

  it('is told to the lists on screen with each write, until they leave', () => {
    const path = '/api/acm/thing/list';
    const heard: number[] = [];
    const stop = onListStore(() => heard.push(readListStore(path).views.length));
    writeListStore(path, { version: 1, layout: NO_LAYOUT, views: [{ name: 'Mine', query: '' }] });
    stop();
    writeListStore(path, { version: 1, layout: NO_LAYOUT, views: [] });
    expect(heard).toEqual([1]);
  });

  it('is nothing where the browser holds anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          store.map((one) => ({ ...one, version: 2 })),
        ),
        (stored) => {
          writeStored('list:A:/api/acm/thing/list', stored);
          expect(readListStore('/api/acm/thing/list')).toEqual(NOTHING);
        },
      ),
    );
  });
});
