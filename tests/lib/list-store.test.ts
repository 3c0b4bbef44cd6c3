import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, listStore, NO_LAYOUT } from '@/lib/list-store';

const columns = ['id', 'name', 'status', 'actions'].map((key) => ({ key }));
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
    [null, false],
  ])('%j is taken: %s', (stored, isGood) => {
    expect(listStore.safeParse(stored).success).toBe(isGood);
  });
});
