import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sendFile } from '@/api/fs/send-file';
import { downloadFile } from '@/api/fs/upload';
import { intelLookupApi, lookupInput } from '@/api/system-settings/intel-lookup';
import { intelPreviewApi } from '@/api/system-settings/intel-preview';
import { updateLogApi } from '@/api/system-settings/intel-update-log';
import { canSource, intelSourceApi, sourceForm } from '@/api/system-settings/intelligence-source';
import { libraryText } from '@/domain/intel/til';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/system_settings/intelligence_source';
const FIRST = { 'Sync source': '云端威胁情报' };

const bad = { type: 'domain', threat: 'phishing', level: 'high', expiresAt: null } as const;
const LIBRARY = libraryText(1, [
  { ...bad, value: 'new-1.example' },
  { ...bad, value: 'login.bank.example', level: 'low' },
  { ...bad, type: 'ip', value: '192.0.2.10' },
]);

async function choose(text: string, name = 'local.til') {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, new File([text], name));
}

/** Lets the background of the world go on. */
const later = (world: { setClock(at: number): void; now(): number }) => world.setClock(world.now() + 60_000);

const upload = (text: string) =>
  sendFile(new File([text], 'local.til'), 'intel', { signal: new AbortController().signal, onProgress: () => {} });

describe('INT-01 sources', () => {
  it('show an account that reads when they were created, as a column on request', async () => {
    const { user } = await renderScreen(PATH, { persona: 'readonly' });
    await findRow(FIRST);
    await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
    const panel = await screen.findByRole('dialog', { name: 'Views and columns' });
    await user.click(within(panel).getByRole('checkbox', { name: 'Created' }));
    await waitFor(() =>
      expect(tableRows().find((row) => row['Sync source'] === FIRST['Sync source'])?.Created).toMatch(
        /^\d\d\d\d-\d\d-\d\d \d\d:\d\d/,
      ),
    );
  });

  it('stand in a list with interval, priority and state; an unknown state is shown as it came', async () => {
    await renderScreen(PATH);
    await findRow({ ...FIRST, Status: 'Enabled', 'Priority (lowest wins)': '20', 'Update interval': '30 min' });
    await findRow({ 'Sync source': 'Community feed', 'Update interval': '12 hr' });
    await findRow({ 'Sync source': '本地情报库 Local', 'Update interval': 'By import' });
    await findRow({ 'Sync source': '旧版黑名单', Status: 'Disabled' });
    await findRow({ 'Sync source': 'Feed of a newer gateway', Status: 'suspended' });
  });

  it('were updated within their interval, but for the one whose server does not answer', async () => {
    const world = signIn('main');
    const { list } = await intelSourceApi.list({ current: 1, pageSize: 50 });
    const late = list.filter(
      ({ status, frequency, updatedAt }) =>
        status === 'enabled' && frequency !== null && world.now() - updatedAt > frequency * 60_000,
    );
    expect(late.map((one) => one.syncSource)).toEqual(['Partner exchange']);
  });

  it('are executed at once: running first, then with an entry in the update log', async () => {
    const { user, world } = await renderScreen(PATH);
    await user.click(within(await findRow(FIRST)).getByRole('button', { name: 'Run now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update source 云端威胁情报 now?' });
    await user.click(within(dialog).getByRole('button', { name: 'Run now' }));
    await waitFor(async () => expect(await findRow(FIRST)).toHaveTextContent('Updating'));
    later(world);
    await waitFor(async () => expect(await findRow(FIRST)).not.toHaveTextContent('Updating'));
    await user.click(screen.getByRole('tab', { name: 'Update log' }));
    await findRow({
      ...FIRST,
      Mode: 'Manual',
      Result: 'Succeeded',
      Details: 'Added 12, updated 0, removed 0, left out 0',
    });
  });

  it('tell what no source knows any more before one is disabled', async () => {
    const { user } = await renderScreen(PATH);
    const row = await findRow(FIRST);
    await user.click(within(row).getByRole('button', { name: 'More actions for INT-CLOUD' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable source 云端威胁情报?' });
    await within(dialog).findByText(/known only to this source no longer match/);
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await findRow({ ...FIRST, Status: 'Disabled' });
  });

  it('of a taken name are refused at the field; the local library has its priority alone', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create source' }));
    await user.click(dialog.getByLabelText('Sync source'));
    await user.paste('community ＦＥＥＤ');
    await user.click(dialog.getByLabelText('Priority'));
    await user.paste('5');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText(/name is in use/i)).toBeVisible());
    expect(dialog.getByLabelText('Priority')).toHaveValue('5');
    const local = await intelSourceApi.get({ id: 'INT-LOCAL' });
    const change = { id: local.id, version: local.version, priority: 3, syncSource: 'x', frequency: 5 };
    expect(failureOf(await intelSourceApi.update(change).catch((thrown: unknown) => thrown)).code).toBe('60006');
  });

  it.each([
    ['enabled', 'sync', false, { enable: 'intelSource.isEnabled', disable: true, execute: true, delete: true }],
    [
      'disabled',
      'sync',
      false,
      { enable: true, disable: 'intelSource.isDisabled', execute: 'intelSource.isDisabled', delete: true },
    ],
    [
      'enabled',
      'sync',
      true,
      {
        enable: 'intelSource.isEnabled',
        disable: 'intelSource.isRunning',
        execute: 'intelSource.isRunning',
        delete: 'intelSource.isRunning',
      },
    ],
    ['enabled', 'local', false, { execute: 'intelSource.isLocal', delete: 'intelSource.isLocal', disable: true }],
  ] as const)('that are %s (%s, running: %s) allow what their state allows', (status, kind, isRunning, expected) => {
    const state = { status, kind, isRunning };
    expect({
      enable: canSource.enable(state),
      disable: canSource.disable(state),
      execute: canSource.execute(state),
      delete: canSource.delete(state),
    }).toMatchObject(expected);
  });

  it.each([
    ['a text of 128 characters', { syncSource: '源'.repeat(128) }, true],
    ['a text of 129 characters', { syncSource: '源'.repeat(129) }, false],
    ['an interval of one minute', { frequency: '1' }, true],
    ['an interval of no minute', { frequency: '0' }, false],
    ['half a minute', { frequency: '0.5' }, false],
    ['no priority', { priority: '' }, false],
    ['a priority that is no integer', { priority: '1.0' }, false],
  ])('take %s: %s', (_, change, isGood) => {
    const input = { syncSource: 'Feed', frequency: '60', priority: '10', isEnabled: true, isRunNow: false, ...change };
    expect(sourceForm.safeParse(input).success).toBe(isGood);
  });
});

describe('INT-02 an import', () => {
  it('of a file that is no library names what is wrong, and uploads nothing', async () => {
    const { world } = await renderScreen(`${PATH}?panel=import`);
    await screen.findByRole('dialog', { name: 'Import local intelligence' });
    await choose('a,b\n', 'list.csv');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('.til'));
    await choose('a,b\n');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Line 1 is not the header'));
    await choose(LIBRARY.slice(0, -20));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Line 4: the file ends here'));
    expect(world.nextId('next')).toBe('next-1001');
  });

  it('is previewed line by line, then merged; nothing is taken before', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=import`);
    await screen.findByRole('dialog', { name: 'Import local intelligence' });
    await choose(`${LIBRARY.replace('"count":3', '"count":4')}{"type":"ip"}\n`);
    await findRow({ Line: '2', Action: 'Added' });
    await findRow({ Line: '3', Action: 'Updated' });
    await findRow({ Line: '5', Action: 'Left out', Indicator: '{"type":"ip"}Fields are missing or too many' });
    expect(screen.getByText(/云端威胁情报: 2 in common, of which it decides 0/)).toBeVisible();
    const local = await intelSourceApi.get({ id: 'INT-LOCAL' });
    await user.click(screen.getByRole('button', { name: 'Import 3 indicators' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import local intelligence' })).toBeNull());
    later(world);
    await waitFor(async () =>
      expect((await intelSourceApi.get({ id: 'INT-LOCAL' })).indicators).toBe(local.indicators + 2),
    );
    const { list } = await updateLogApi.list({ current: 1, pageSize: 1 });
    expect(list[0]).toMatchObject({ mode: 'manual', counts: { added: 2, updated: 1, rejected: 1 } });
  });

  it('of what was exported changes nothing, and is exported again as the same file', async () => {
    signIn('main');
    const exportedText = async () => (await downloadFile((await intelSourceApi.export({})).fileId)).text();
    const text = await exportedText();
    const { fileId } = await upload(text);
    const { count } = await intelSourceApi.export({});
    expect(await intelPreviewApi.get({ fileId })).toMatchObject({ add: 0, update: 0, same: count, reject: 0 });
    expect(await exportedText()).toBe(text);
  });

  it('of a damaged file is refused by the gateway too, with its line', async () => {
    signIn('main');
    const { fileId } = await upload('no library\n');
    const failure = failureOf(await intelSourceApi.import({ fileId }).catch((thrown: unknown) => thrown));
    expect(failure).toMatchObject({ code: '60083', text: expect.stringContaining('Line 1') });
  });
});

describe('INT-03 the update log', () => {
  it('is filtered by result, and a failure opens with its reason', async () => {
    const { user } = await renderScreen(`${PATH}?tab=log&result=failure`);
    const row = await findRow({ 'Sync source': 'Partner exchange', Result: 'Failed' });
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update details' });
    await waitFor(() => expect(within(dialog).getByText(/certificate expired on 2026-10-31/)).toBeVisible());
  });
});

describe('BEY-16 the lookup', () => {
  it('says which source decides and why the others do not', async () => {
    const { user } = await renderScreen(`${PATH}?tab=lookup`);
    await user.click(await screen.findByRole('textbox', { name: 'Indicator' }));
    await user.paste('what is this');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await waitFor(() =>
      expect(screen.getByText('An indicator is a domain name, an IP address or a network')).toBeVisible(),
    );
    await user.clear(screen.getByRole('textbox', { name: 'Indicator' }));
    await user.paste('Login.Bank.example');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await waitFor(() =>
      expect(screen.getByText('本地情报库 decides about login.bank.example: Phishing, High level')).toBeVisible(),
    );
    await findRow({ Outcome: 'Decides', 'Sync source': '本地情报库', 'Priority (lowest wins)': '10' });
    await findRow({ Outcome: 'Lower priority', 'Sync source': '云端威胁情报', Level: 'Medium' });
    await findRow({ 'Sync source': '本地情报库', Indicators: '65' });
  });

  it.each([
    ['old.example', ['expired']],
    ['a.botnet.example', ['wins']],
    ['192.0.2.10', ['wins', 'lowerPriority']],
    ['nobody.knows.example', []],
  ])('of %s finds %j', async (indicator, outcomes) => {
    signIn('main');
    expect((await intelLookupApi.get({ indicator })).list.map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  it('takes names, addresses and networks, and nothing else', () => {
    const isGood = (indicator: string) => lookupInput.safeParse({ indicator }).success;
    expect(['bad.example', 'bücher.example', '::1', '192.0.2.0/24'].every(isGood)).toBe(true);
    expect(['', ' bad.example', 'localhost', '192.0.2', 'http://bad.example'].some(isGood)).toBe(false);
  });
});
