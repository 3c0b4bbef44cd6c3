import { expect, it } from 'vitest';
import type { EffectGroup, Right } from '@/api/business-account/access-change';
import { groupEffects, inOrder, writingFirst } from '@/components/access-change/read-effects';

const menu: Right = { kind: 'menu', of: 'DNS hosting', name: 'Overview' };
const read: Right = { kind: 'read', of: 'Zone', name: 'acme.example' };
const write: Right = { kind: 'write', of: 'Zone', name: 'acme.example' };
const group = (key: string, count: number, gains: Right[], losses: Right[]): EffectGroup => ({
  key,
  count,
  gains,
  losses,
  accounts: [],
});

it('who may write from now on comes first, then who gains anything, then who only loses; the larger first', () => {
  const groups = [
    group('loses', 900, [], [write]),
    group('menu', 500, [menu], []),
    group('one writes', 1, [read, write], []),
    group('read', 20, [read], [menu]),
    group('many write', 7, [write], [menu]),
  ];
  expect(inOrder(groups).map(({ key }) => key)).toEqual(['many write', 'one writes', 'menu', 'read', 'loses']);
});

it('of one effect what may be written comes first, the rest as it came', () => {
  const other = { ...write, name: 'lab.acme.example' };
  expect(writingFirst([menu, read, write, other])).toEqual([write, other, menu, read]);
});

it('accounts that were sent without groups are put together by their effect, each counted once', () => {
  const account = { name: 'a', isBlocked: false };
  const found = groupEffects([
    { id: '1', ...account, gains: [menu], losses: [] },
    { id: '2', ...account, gains: [], losses: [menu] },
    { id: '3', ...account, gains: [menu], losses: [] },
  ]);
  expect(found.map(({ count, accounts }) => [count, accounts.map(({ id }) => id)])).toEqual([
    [2, ['1', '3']],
    [1, ['2']],
  ]);
});
