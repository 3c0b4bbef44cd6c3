import { backupText } from '@mock/system-settings/backup-file';
import { configOf } from '@mock/system-settings/config-modules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sendFile } from '@/api/fs/send-file';
import { backupForm, configBackupApi, hasBackup, MODULES } from '@/api/system-settings/config-backup';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { failureOf } from '@/lib/contract/failure';
import { plan, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';

const PATH = '/system_settings/config_backup_recovery';

/** Lets the background of the world go on, to its end. */
function later(world: { setClock(at: number): void; now(): number; tick(): void }) {
  for (let step = 0; step < 8; step += 1) {
    world.setClock(world.now() + 1000);
    world.tick();
  }
}

async function choose(text: string, name = 'config.cbk') {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, new File([text], name));
}

describe('CFG-01 backups', () => {
  it('and recoveries stand in a list with type, operator, state, file and size; an unknown state as it came', async () => {
    await renderScreen(PATH);
    await findRow({
      Type: 'Manual backup',
      Operator: 'acme',
      Status: 'Backup succeeded',
      File: 'config-20261030093000.cbk',
    });
    await findRow({
      Status: 'Backup failedconfig-center: connection refused (10.20.0.31:8848)',
      File: '—',
      'File size': '—',
    });
    await findRow({ Type: 'Recovery', Status: 'Recovery failednode east-1 did not confirm the configuration' });
    await findRow({ Status: 'verifying' });
  });

  it('run in the background module by module, and end with a file', async () => {
    const { user, world } = await renderScreen(PATH);
    await user.click(screen.getByRole('button', { name: 'Back up now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Back up now' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Intelligent analysis' }));
    await user.click(dialog.getByRole('button', { name: 'Start backup' }));
    await waitFor(() => expect(screen.getByText(/of 4 done/)).toBeVisible());
    later(world);
    await waitFor(() => expect(screen.queryByText(/of 4 done/)).toBeNull());
    const { list } = await configBackupApi.list({ current: 1, pageSize: 1 });
    expect(list[0]).toMatchObject({ status: 'backupSucceeded', operator: 'acme', fileId: expect.any(String) });
    expect(list[0]?.modules.map(({ module }) => module)).not.toContain('intelligentAnalysis');
  });

  it('that fail say in which module and why, and offer no file', async () => {
    const world = signIn('main');
    plan(world, { path: '/api/sys/configBackup/silentModule' });
    const { id } = await configBackupApi.add({ modules: [...MODULES] });
    expect(
      failureOf(await configBackupApi.add({ modules: ['publicBase'] }).catch((thrown: unknown) => thrown)).code,
    ).toBe('60006');
    later(world);
    const record = await configBackupApi.get({ id });
    expect(record).toMatchObject({ status: 'backupFailed', fileId: null });
    expect(record.modules.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'failed', 'waiting']);
    expect(hasBackup(record)).toBe('configBackup.isUnfinished');
    await renderScreen(`${PATH}/CB-3`);
    await waitFor(() => expect(screen.getByText(/connection refused/)).toBeVisible());
  });

  it('need a module at least', () => {
    expect(backupForm.safeParse({ modules: [] }).success).toBe(false);
    expect(backupForm.safeParse({ modules: ['publicBase'] }).success).toBe(true);
  });
});

describe('CFG-02 a recovery', () => {
  it('needs a file, previews what it changes, and asks for the account password', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=recover`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Recover configuration' }));
    const recover = drawer.getByRole('button', { name: 'Recover' });
    expect(recover).toHaveAccessibleDescription('Choose a backup or upload a backup file first');
    const config = configOf(world);
    config.publicBase['login.hours'] = '6';
    config.intelligentAnalysis['source.INT-CLOUD.priority'] = '7';
    await choose(backupText(config, ['publicBase', 'intelligentAnalysis'], 1));
    await findRow({ Setting: 'Sign-in duration (hours)', 'Current configuration': '4', 'After recovery': '6' });
    await findRow({
      Setting: 'Intelligence source 云端威胁情报: priority',
      'Current configuration': '20',
      'After recovery': '7',
    });
    await user.click(drawer.getByRole('checkbox', { name: 'Public base configuration (1 difference)' }));
    await user.click(recover);
    const question = within(await screen.findByRole('dialog', { name: 'Recover the configuration?' }));
    await waitFor(() =>
      expect(
        question.getByText(/replaced by that of the backup: Intelligent analysis\. 1 setting changes/),
      ).toBeVisible(),
    );
    await user.type(await question.findByLabelText('Your account password'), 'wrong{Enter}');
    await waitFor(() => expect(question.getByText('Account name or password is incorrect')).toBeVisible());
    expect((await configBackupApi.getRunning({})).list).toEqual([]);
    await user.clear(question.getByLabelText('Your account password'));
    await user.type(question.getByLabelText('Your account password'), 'Console#2026');
    await user.click(question.getByRole('button', { name: 'Recover' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recover configuration' })).toBeNull());
    later(world);
    expect((await intelSourceApi.get({ id: 'INT-CLOUD' })).priority).toBe(7);
    expect(configOf(world).publicBase['login.hours']).toBe('4');
  });

  it('says of the network that it changes without review and does not roll back by itself', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=recover`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Recover configuration' }));
    await choose(backupText(configOf(world), ['publicBase', 'integratedNetwork'], 1));
    const network = await drawer.findByRole('checkbox', { name: /^Integrated network management/ });
    const recover = drawer.getByRole('button', { name: 'Recover' });
    await user.click(recover);
    const question = () => screen.findByRole('dialog', { name: 'Recover the configuration?' });
    await waitFor(async () => expect(await question()).toHaveTextContent('does not roll back automatically'));
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recover the configuration?' })).toBeNull());
    await user.click(network);
    await user.click(recover);
    expect(await question()).not.toHaveTextContent('does not roll back automatically');
  });

  it.each([
    ['no backup', () => 'hello', '60087', 'no configuration backup'],
    ['cut off', (text: string) => text.slice(0, -30), '60084', 'damaged'],
    [
      'changed by a digit',
      (text: string) => text.replace('"login.hours": "4"', '"login.hours": "5"'),
      '60084',
      'damaged',
    ],
    ['of another version', (text: string) => text.replace('2026.2', '2025.1'), '60085', '2025.1'],
    ['of another main account', (text: string) => text.replace('"acme"', '"globex"'), '60086', 'globex'],
  ])('from a file that is %s is refused with its own message, and changes nothing', async (_, spoil, code, words) => {
    const world = signIn('main');
    const before = configOf(world);
    const text = spoil(backupText(before, MODULES, 1));
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    const { fileId } = await sendFile(new File([text], 'config.cbk'), 'configBackup', options);
    const failures = await Promise.all([
      configBackupApi.preview({ fileId }).catch(failureOf),
      configBackupApi.recover({ fileId, modules: ['publicBase'], password: 'Console#2026' }).catch(failureOf),
    ]);
    for (const failure of failures) expect(failure).toMatchObject({ code, text: expect.stringContaining(words) });
    expect(configOf(world)).toEqual(before);
  });
});

describe('BEY-07 two configurations', () => {
  it('are compared module by module: short settings side by side, texts line by line', async () => {
    await renderScreen(`${PATH}/CB-1`);
    await findRow({ Setting: 'Sign-in duration (hours)', 'Current configuration': '4' });
    await waitFor(() => expect(screen.getByText(/^\+ neighbor 10\.20\.0\.254 timers 30 90/)).toBeVisible());
    expect(screen.getByText(/No difference: Intelligent monitoring, Configuration management/)).toBeVisible();
  });

  it('name what only one of them contains, since it is not compared', async () => {
    await renderScreen(`${PATH}/CB-1?with=CB-2`);
    const text = await screen.findByText(/^Backup of .* does not contain /);
    expect(text).toHaveTextContent(
      /Intelligent analysis, Intelligent monitoring, Configuration management: not compared$/,
    );
    expect(screen.getByText('No difference: Public base configuration, Integrated network management')).toBeVisible();
  });

  it('of two backups are the same where nothing happened between them', async () => {
    signIn('main');
    const { modules } = await configBackupApi.getDifference({ left: 'CB-1', right: 'CB-2' });
    expect(modules.map(({ module, changes }) => [module, changes.length])).toEqual([
      ['publicBase', 0],
      ['integratedNetwork', 0],
    ]);
  });
});
