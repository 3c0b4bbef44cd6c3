import { configOf } from '@mock/system-settings/node-network-seeds';
import { describe, expect, it } from 'vitest';
import { freezeStateAt, isInScope, longestAt, mayOverride, nextWithin } from '@/domain/freeze/freeze';
import { movedSections } from '@/domain/net/moved-sections';

const span = (startAt: number, endAt: number, endedAt: number | null = null) => ({ startAt, endAt, endedAt });

describe('a freeze', () => {
  it.each([
    [9, null, 'upcoming'],
    [10, null, 'active'],
    [19, null, 'active'],
    [20, null, 'ended'],
    [15, 12, 'ended'],
    [11, 12, 'active'],
    // Ended before it began.
    [5, 3, 'ended'],
  ] as const)('from 10 to 20 is at %d, ended at %s, %s', (at, endedAt, state) => {
    expect(freezeStateAt(span(10, 20, endedAt), at)).toBe(state);
  });

  it.each([
    [{ kind: 'all' }, true],
    [{ kind: 'nodes', nodeIds: ['N'] }, true],
    [{ kind: 'nodes', nodeIds: ['M'] }, false],
    [{ kind: 'groups', groupIds: ['east'] }, true],
    [{ kind: 'groups', groupIds: ['west'] }, false],
  ] as const)('of %o is about the node N of the east: %s', (scope, isIt) => {
    expect(isInScope(scope, { id: 'N', groupId: 'east' })).toBe(isIt);
  });

  it('of groups is not about a node whose group nobody knows', () => {
    expect(isInScope({ kind: 'groups', groupIds: ['east'] }, { id: 'N', groupId: null })).toBe(false);
  });

  it('that holds longest is the one that counts, and of those to come the first', () => {
    const [short, long, later] = [span(0, 10), span(5, 20), span(30, 40)];
    expect(longestAt([short, long, later], 7)).toBe(long);
    expect(longestAt([long, short], 7)).toBe(long);
    expect(longestAt([short, long], 25)).toBeNull();
    expect(nextWithin([later, span(35, 36)], 7, 50)).toBe(later);
    expect(nextWithin([span(35, 36), later], 7, 50)).toBe(later);
    expect(nextWithin([later], 7, 30)).toBeNull();
  });

  it.each([
    ['A', null, true],
    ['B', 'R', true],
    ['B', null, false],
    ['B', 'S', false],
  ])('lets through account %s with role %s: %s', (id, roleId, may) => {
    expect(mayOverride({ roleIds: ['R'], accountIds: ['A'] }, { id, roleId })).toBe(may);
  });
});

describe('the sections of a node that moved', () => {
  const base = configOf(3, 2);

  it('are those whose entries differ, come or go, whatever their order', () => {
    expect(movedSections(base, configOf(3, 2))).toEqual([]);
    expect(movedSections(base, { ...base, routes: base.routes.toReversed() })).toEqual([]);
    const [first, ...rest] = base.routes;
    expect(movedSections(base, { ...base, routes: rest })).toEqual(['routes']);
    const other = first && { ...first, id: 'another' };
    expect(movedSections(base, { ...base, routes: other ? [other, ...rest] : rest })).toEqual(['routes']);
    const dns = { ...base.dns, servers: '203.0.113.9' };
    expect(movedSections(base, { ...base, dns, bgp: { ...base.bgp, hold: 7 } })).toEqual(['dns', 'bgp']);
  });
});
