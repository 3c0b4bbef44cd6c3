import { accountsOf } from '@mock/business-account/account-rows';
import { bulkImpactOf, impactOf } from '@mock/business-account/impact';
import { personas } from '@mock/runtime/personas';
import { Worlds } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';

const totalOf = (list: readonly { total: number }[]) => list.reduce((sum, { total }) => sum + total, 0);

describe('KIT-13 what ends with many accounts', () => {
  it('is what ends with each of them, added up by kind with at most three names', () => {
    const accounts = accountsOf(new Worlds().open(personas.main)).rows;
    const all = bulkImpactOf(accounts);
    expect(totalOf(all)).toBe(accounts.reduce((sum, one) => sum + totalOf(impactOf(one)), 0));
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
    expect(all.every(({ names }) => names.length <= 3 && new Set(names).size === names.length)).toBe(true);
  });

  it('is nothing where nobody ever signed in', () => {
    const silent = accountsOf(new Worlds().open(personas.main)).rows.filter(({ lastLoginAt }) => lastLoginAt === null);
    expect(silent).not.toEqual([]);
    expect(bulkImpactOf(silent)).toEqual([]);
  });
});
