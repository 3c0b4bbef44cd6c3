import { mayAccess } from '@mock/business-account/access';
import { accountsOf } from '@mock/business-account/account-rows';
import { policiesFor } from '@mock/business-account/policy';
import { RESOURCES } from '@mock/business-account/resources';
import type { World } from '@mock/runtime/world';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { failureOf } from '@/lib/contract/failure';
import { markMissing } from '@/lib/contract/offered';
import { authorizationsOf } from '@/pages/business-account/sub-account/authorizations';
import { accountEvidence } from '@/pages/business-account/sub-account/evidence';
import { plan, signIn } from '../../support/gateway';
import { csvLines } from '../../support/readers';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';
import { watchWire, wire } from '../../support/wire';

let saved: Blob[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:saved';
  });
});

/** The rows of the evidence that a list screen saves, by their column; the facts above the table are left out. */
async function evidenceOf(
  path: string,
  first: Readonly<Record<string, string>>,
  onWorld: (world: World) => void = () => {},
) {
  const rendered = await renderScreen(path, { onWorld });
  await findRow(first);
  await rendered.user.click(await screen.findByRole('button', { name: 'Export' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Audit evidence (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = csvLines((await saved[0]?.text()) ?? '').map(({ cells }) => cells);
  const at = lines.findIndex((cells) => cells.length > 2);
  const [header = [], ...rows] = lines.slice(at);
  return {
    ...rendered,
    rows: rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))),
  };
}

describe('BEY-20 the evidence of rights', () => {
  watchWire();

  it('of policies says who could write acme.example, from the file alone, as the gateway decides', async () => {
    const { rows, world } = await evidenceOf(
      '/business_account/policy_management',
      { 'Policy name': 'Many zones' },
      // Hosted zones are reached with the menus of DNS hosting: three accounts get them, one of which is locked.
      (given) => {
        for (const id of ['A-operator', 'A-2020', 'A-locked']) accountsOf(given).change(id, { roleId: 'ROLE-3' });
      },
    );
    const resource = RESOURCES.find(({ name }) => name === 'acme.example');
    if (!resource) throw new Error('the main account does not own it');
    const question = { product: 'dns', menu: 'dns.zones', operation: 'write', resource } as const;
    const able = accountsOf(world).rows.filter(({ id }) => mayAccess(world, id, question));
    expect(able.map(({ id }) => id)).toEqual(['A-operator', 'A-2020']);
    const told = rows.filter(
      (row) =>
        row.Line === 'Effective right' &&
        row['Resource name'] === 'acme.example' &&
        row['Resource type'] === 'Zone' &&
        row.Operation === 'Read/write' &&
        row['Can sign in'] === 'Yes',
    );
    expect(told.map((row) => row.Accounts).sort()).toEqual(able.map(({ name, id }) => `${name} (${id})`).sort());
    expect(rows).toContainEqual(
      expect.objectContaining({
        Line: 'Granted by policy',
        'Resource name': 'acme.example',
        Operation: 'Read/write',
        'Granted by': '权威域运维 (POL-1)',
        Organizations: '网络运维部 (ORG-4)',
      }),
    );
  });

  it('of roles says which menu items each account has of its role', async () => {
    const { rows } = await evidenceOf('/business_account/role_management', { 'Role name': 'Domain operators' });
    const chosen = rows.find((row) => row.Account === 'dns-engine');
    expect(chosen).toMatchObject({
      'Role ID': 'ROLE-1',
      'Follows the role': 'Own selection',
      'Menu items of the account': 'Cloud DNS / Overview; Cloud DNS / Authoritative zones; Cloud DNS / Records',
    });
    expect(chosen?.['Menu items']).toContain('Domain name manager / Overview');
    expect(rows.find((row) => row['Role name'] === 'DNS hosting only')).toMatchObject({ Account: '' });
  });

  it('of accounts says what each may see and change, and when it last signed in', async () => {
    const { rows, world } = await evidenceOf('/business_account/account_management', {
      'Account name': 'acme-readonly',
    });
    expect(rows).toHaveLength(accountsOf(world).rows.length);
    expect(rows.find((row) => row['Account name'] === 'dns-engine')).toMatchObject({
      'Full name': '李想',
      Organization: '解析引擎小组 (ORG-9)',
      Role: 'Domain operators (ROLE-1)',
      'Follows the role': 'No',
      'Product menus': 'Cloud DNS / Overview; Cloud DNS / Authoritative zones; Cloud DNS / Records',
    });
    const reader = rows.find((row) => row['Account name'] === 'acme-readonly');
    expect(reader).toMatchObject({
      Status: 'Normal',
      'Follows the role': 'Yes',
      'All business data': 'Shield DNS',
      'Business data': 'Read-only',
      'All log data': 'No',
    });
    expect(reader?.['Resource authorization']).toContain('Zone acme.example: Read/write (in effect: Read-only)');
    expect(reader?.['Last sign-in']).toMatch(/^2026-11-0\dT/);
    expect(rows.find((row) => row['Account name'] === 'no-contact')).toMatchObject({
      Role: '',
      'Follows the role': '',
    });
    for (const row of rows) {
      const { id, organizationId } = accountsOf(world).get(row['Account ID'] ?? '');
      const policies = policiesFor(world, id, organizationId).map((one) => `${one.name} (${one.id})`);
      expect(row.Policies?.split('; ').filter(Boolean).sort()).toEqual(policies.sort());
    }
    expect(rows.find((row) => row['Account name'] === 'zone-editor')?.Policies).toContain('权威域运维 (POL-1)');
  });

  it('of 5,000 accounts takes a call for a hundred, and tells how far it is', async () => {
    const world = signIn();
    const { rows: own } = accountsOf(world);
    const model = accountsOf(world).get('A-2021');
    for (let serial = own.length; serial < 5000; serial += 1)
      own.push({ ...model, id: `A-${10_000 + serial}`, name: `ops-${serial}` });
    const told: number[] = [];
    const table = await accountEvidence(
      (id) => id,
      { current: 1, pageSize: 10 },
      {
        signal: new AbortController().signal,
        onProgress: (done, total) => told.push(done / total),
      },
    );
    expect(table.rows.map(([id]) => id)).toEqual(own.map(({ id }) => id));
    const calls = (end: string) => wire.paths().filter((path) => path.endsWith(end)).length;
    expect([calls('/authorization/getMany'), calls('/authorization/get')]).toEqual([50, 0]);
    expect(wire.paths().length).toBeLessThan(70);
    expect([told[0], told.length, told.at(-1)]).toEqual([0.02, 50, 1]);
    const menus = table.rows.map((row) => row[table.header.indexOf('subAccount.menus')]);
    const { basic } = await accountAuthorizationApi.get({ id: own.at(-1)?.id ?? '' });
    expect(String(menus.at(-1)).split('; ')).toHaveLength(basic.menus.length);
  }, 60_000);

  describe('reads what accounts may', () => {
    const read = (ids: readonly string[], signal = new AbortController().signal, onDone = (_: number) => {}) =>
      authorizationsOf(ids, { signal, onDone });

    it('by a call each, a few at a time, where the gateway has none for many; one that is gone has nothing', async () => {
      const world = signIn();
      const ids = accountsOf(world).rows.map(({ id }) => id);
      const many = await read([...ids, 'A-404']);
      expect([...many.keys()].sort()).toEqual([...ids].sort());
      markMissing('manyAccounts');
      wire.clear();
      const one = await read([...ids, 'A-404']);
      expect(Object.fromEntries(one)).toEqual(Object.fromEntries(many));
      expect(wire.paths()).toHaveLength(ids.length + 1);
    });

    it('until it is stopped or one fails, and then no more', async () => {
      const world = signIn();
      const ids = accountsOf(world).rows.map(({ id }) => id);
      markMissing('manyAccounts');
      const stop = new AbortController();
      wire.clear();
      const stopped = await read(ids, stop.signal, (done) => done === 3 && stop.abort()).catch((thrown) => thrown);
      expect(failureOf(stopped).kind === 'abort' || stopped instanceof Map).toBe(true);
      expect(wire.paths().length).toBeLessThan(12);
      plan(world, { path: '/api/acm/authorization/get', status: 503 });
      wire.clear();
      await expect(read(ids)).rejects.toMatchObject({ failure: { code: '503' } });
      expect(wire.paths().length).toBeLessThan(12);
    });
  });
});
