import { accountsOf } from '@mock/business-account/account-rows';
import { bulkImpactOf, impactOf } from '@mock/business-account/impact';
import { personas } from '@mock/runtime/personas';
import { Worlds } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';

const totalOf = (list: readonly { total: number }[]) => list.reduce((sum, { total }) => sum + total, 0);

describe('KIT-13 what stops while many accounts are locked', () => {
  it('is the accounts, and what stops for each of them, whole and with its account', () => {
    const accounts = accountsOf(new Worlds().open(personas.main)).rows;
    const all = bulkImpactOf(accounts);
    const [named, ...kinds] = all;
    expect(named).toEqual({ kind: 'account', total: accounts.length, names: accounts.map(({ name }) => name) });
    expect(totalOf(kinds)).toBe(accounts.reduce((sum, one) => sum + totalOf(impactOf(one, 'lock')), 0));
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
    expect(all.every(({ names, total }) => names.length === total && new Set(names).size === total)).toBe(true);
  });

  it('is what signs in, no more: keys, tasks and resources end only with the account', () => {
    const [used] = accountsOf(new Worlds().open(personas.main)).rows.filter((one) => impactOf(one, 'lock').length > 0);
    if (!used) throw new Error('no account is signed in');
    expect(impactOf(used, 'lock').map(({ kind }) => kind)).toEqual(['session']);
    expect(impactOf(used, 'delete').length).toBeGreaterThan(1);
  });

  it('is the accounts alone where nobody ever signed in', () => {
    const silent = accountsOf(new Worlds().open(personas.main)).rows.filter(({ lastLoginAt }) => lastLoginAt === null);
    expect(silent).not.toEqual([]);
    expect(bulkImpactOf(silent).map(({ kind }) => kind)).toEqual(['account']);
  });
});
