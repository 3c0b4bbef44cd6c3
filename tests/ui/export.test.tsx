import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axios from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { plan, worlds } from '../support/gateway';
import { renderScreen } from '../support/render';
import { watchSavedFiles } from '../support/saved-files';
import { findRow } from '../support/table';

const PATH = '/account_center/secret_key';
const LIST = '/api/acm/secretKey/list';

let saved: ReturnType<typeof watchSavedFiles> = [];

beforeEach(() => {
  saved = watchSavedFiles();
});

async function choose(user: UserEvent, format: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

async function fileText(): Promise<{ name: string; lines: string[] }> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const { name = '', content } = saved[0] ?? {};
  return { name, lines: (await content?.text())?.replace(/^\uFEFF/, '').split(/\r?\n/) ?? [] };
}

describe('KIT-05 export', () => {
  it('saves every row that the filters match, not only the page, as the columns show them, with times in ISO form', async () => {
    const { user, world } = await renderScreen(`${PATH}?q=Automation`);
    worlds.reset(world.token, { secretKey: 255 });
    await choose(user, 'CSV');
    const { name, lines } = await fileText();
    expect(name).toMatch(/^Secret-keys-\d{8}-\d{6}\.csv$/);
    expect(lines[0]).toBe('"Key ID","Description","Status","Secret suffix","Created","Replace by","Last used"');
    expect(lines[1]).toMatch(/^"AK20260006","Automation 1","Enabled","···· [0-9a-f]{4}","2026-10-15T\d\d:30:00/);
    expect(lines).toHaveLength(251);
    await waitFor(() => expect(screen.getByText('Secret keys: 250 rows exported')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
  });

  it('names the currency of an amount by its code, not by a sign of a language', async () => {
    const { user } = await renderScreen('/cost_center/order_management?q=O2026109995');
    await findRow({ 'Total amount': 'US$1,280.00' });
    await choose(user, 'CSV');
    const { lines } = await fileText();
    expect(lines[1]).toContain('"USD 1280"');
  });

  it('shows how far it is, runs once however often it is asked for, and saves nothing when it is given up', async () => {
    const { user, world } = await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    plan(world, { path: LIST, delay: 60_000 });
    await choose(user, 'CSV');
    const dialog = await screen.findByRole('dialog', { name: 'Exporting' });
    await waitFor(() => expect(within(dialog).getByRole('progressbar', { name: 'Exporting' })).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
    await choose(user, 'CSV');
    expect((await fileText()).lines).toHaveLength(25);
  });

  it('saves no part of a list when it is given up between two pages', async () => {
    const { user, world } = await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    worlds.reset(world.token, { secretKey: 255 });
    const asked: number[] = [];
    // The first page is here, and the second one not yet asked for.
    const watch = axios.interceptors.response.use(async (answer) => {
      asked.push(JSON.parse(String(answer.config.data)).current);
      const dialog = await screen.findByRole('dialog', { name: 'Exporting' });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      return answer;
    });
    await choose(user, 'CSV');
    await screen.findByRole('dialog', { name: 'Exporting' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    axios.interceptors.response.eject(watch);
    expect(asked).toEqual([1]);
    expect(saved).toEqual([]);
    expect(screen.queryByText(/rows exported/)).toBeNull();
  });

  it('asks before it reads very many rows, says what that takes, and can be stopped then and later', async () => {
    const { user, world } = await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    const { list } = await secretKeyApi.list({ current: 1, pageSize: 100 });
    // More than anybody would seed.
    const many = { code: 20000, message: 'success', data: { list, total: 150_000 } };
    plan(world, { path: LIST, times: 1, envelope: many });
    await choose(user, 'CSV');
    const question = await screen.findByRole('dialog', { name: 'Export 150,000 rows?' });
    expect(question).toHaveTextContent(/in 6,250 calls of 24 rows: about .+ at the pace of the first call/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    plan(world, { path: LIST, times: 1, envelope: many });
    await choose(user, 'CSV');
    const again = await screen.findByRole('dialog', { name: 'Export 150,000 rows?' });
    plan(world, { path: LIST, delay: 60_000 });
    await user.click(within(again).getByRole('button', { name: 'Export' }));
    const running = await screen.findByRole('dialog', { name: 'Exporting' });
    await user.click(within(running).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });

  it('says once why it could not read the rows, and saves nothing', async () => {
    const { user, world } = await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    plan(world, { path: LIST, envelope: { code: 60005, message: 'Not now', data: null } });
    await choose(user, 'CSV');
    expect(await screen.findAllByText('Not now')).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it('BEY-20 saves evidence: who, when with zone, filter, columns, rows and a checksum that holds', async () => {
    const { user } = await renderScreen(`${PATH}?status=disabled&q=Zone`);
    await choose(user, 'Audit evidence (Markdown)');
    const { name, lines } = await fileText();
    expect(name).toMatch(/\.md$/);
    expect(lines.slice(0, 5)).toEqual([
      '# Secret keys',
      '- Screen: Secret keys',
      '- Exported by: acme (A-main)',
      expect.stringMatching(/^- Exported at: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/),
      '- Filter: Search ID or description: Zone; Status: Disabled',
    ]);
    expect(lines).toContain('- Rows: 1');
    const table = lines.slice(lines.indexOf('') + 1).join('\n');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(table));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(lines.find((line) => line.includes('SHA-256'))).toContain(hex);
  });
});
