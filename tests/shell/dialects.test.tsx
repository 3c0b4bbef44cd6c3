import { type Dialect, numbersOf } from '@mock/runtime/dialect';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import type { World } from '@mock/runtime/world';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { server } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow, tableRows } from '../support/table';
import { watchWire, wire } from '../support/wire';

watchWire();

const AT = Date.UTC(2026, 10, 2, 9, 30);

const speaking = (dialect: Dialect | null) => (world: World) => {
  world.setClock(AT);
  world.gateway = { ...GATEWAY_KINDS.full, dialect };
};

/** The rows of a screen once it shows some, with each id by its own name. */
async function rowsOf(path: string, dialect: Dialect | null) {
  const { world } = await renderScreen(path, { onWorld: speaking(dialect) });
  await waitFor(() => expect(tableRows().length).toBeGreaterThan(2));
  await waitFor(() => expect(wire.isQuiet(50)).toBe(true));
  const named = (text: string) => text.replace(/71\d{8}/g, (number) => String(numbersOf(world).back(number)));
  const rows = tableRows().map((row) =>
    Object.fromEntries(Object.entries(row).map(([header, text]) => [header, named(text)])),
  );
  cleanup();
  return rows;
}

describe('GATE-04 a screen reads as without a dialect', () => {
  it.each<[string, Dialect]>([
    ['/account_center/secret_key', 'numbers'],
    ['/business_account/account_management', 'numbers'],
    ['/system_settings/host_management', 'texts'],
    ['/business_account/role_management', 'texts'],
    ['/message/contact', 'nulls'],
    ['/account_center/client_management', 'nulls'],
  ])('%s in "%s"', async (path, dialect) => {
    const plain = await rowsOf(path, null);
    expect(await rowsOf(path, dialect)).toEqual(plain);
  });
});

interface Host {
  version: unknown;
  remark: unknown;
}

describe('GATE-04 an edit', () => {
  afterEach(() => server.events.removeAllListeners());

  it.each<[Dialect, object]>([
    ['texts', { id: 'H-2', port: '2222', remark: '' }],
    ['numbers', { id: 7_100_000_002, port: 2222, remark: '' }],
    ['nulls', { id: 'H-2', port: 2222, remark: null }],
  ])('in "%s" sends what it is about, and what it leaves as it was, as that came: %j', async (dialect, kept) => {
    const came: Host[] = [];
    const went: Host[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/host/update')) went.push(await request.clone().json());
    });
    server.events.on('response:mocked', async ({ request, response }) => {
      if (request.url.endsWith('/host/get')) came.push((await response.clone().json()).data);
    });
    const { user } = await renderScreen('/system_settings/host_management', { onWorld: speaking(dialect) });
    const row = await findRow({ Name: 'resolver_v6' });
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(name);
    await user.paste('resolver_v7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await findRow({ Name: 'resolver_v7', Remark: '—' });
    expect(came[0]).toMatchObject(kept);
    expect(went).toEqual([expect.objectContaining({ ...kept, version: came[0]?.version, name: 'resolver_v7' })]);
  });
});
