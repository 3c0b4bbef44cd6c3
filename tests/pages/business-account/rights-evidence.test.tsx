import { mayAccess } from '@mock/business-account/access';
import { accountsOf } from '@mock/business-account/account-rows';
import { RESOURCES } from '@mock/business-account/resources';
import type { World } from '@mock/runtime/world';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { csvLines } from '@/lib/csv';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';

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
        'Based on': '权威域运维 (POL-1)',
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
      'User name': '李想',
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
    expect(reader?.['Last login']).toMatch(/^2026-11-0\dT/);
    expect(rows.find((row) => row['Account name'] === 'no-contact')).toMatchObject({
      Role: '',
      'Follows the role': '',
    });
  });
});
