import { storeFile } from '@mock/fs/upload';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { nodeSoftwareApi, SOFTWARE_FILE, softwareForm } from '@/api/system-settings/node-software';
import { failureOf } from '@/lib/contract/failure';
import { checkFile } from '@/lib/file-check';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/system_settings/node_access_management/node_software_management';
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const zip = (name: string) => new File([new Uint8Array(ZIP)], name);

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

describe('node software', () => {
  it('is listed with type, version, size and remark; an unknown type as it came', async () => {
    await renderScreen(PATH);
    await findRow({
      'File name': 'business-node-5.3.0.tar.gz',
      'Node type': 'Business node',
      Version: '5.3.0',
      Size: '4 MB',
      Remark: '修复采集服务的内存增长',
    });
    await findRow({ 'File name': 'probe.zip', 'Node type': 'probe' });
    await findRow({ 'File name': 'ddi-hotfix.tgz', Size: '37.5 KB' });
    expect(tableRows()).toHaveLength(10);
  });

  it('is refused by its format before anything is sent, then uploaded and added', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    await user.click(await screen.findByRole('radio', { name: 'DDI node' }));
    await user.type(screen.getByRole('textbox', { name: /^Version/ }), '6.0.0-rc.1');
    await choose(new File(['MZ'], 'ddi-6.exe'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Wrong file format, choose one of .tar.gz, .tgz, .zip'),
    );
    await choose(zip('ddi-6.zip'));
    await screen.findByText(/· Uploaded$/);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await findRow({ 'File name': 'ddi-6.zip', 'Node type': 'DDI node', Version: '6.0.0-rc.1', Size: '4 B' });
  });

  it('of a version that its type has already is told when the field is left, and anew when the type changes', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    await user.click(await screen.findByRole('radio', { name: 'Business node' }));
    await user.type(screen.getByRole('textbox', { name: /^Version/ }), '5.3.0');
    await user.tab();
    const reason = 'This version already exists for the node type, enter another one';
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
    await user.click(screen.getByRole('radio', { name: 'Data node' }));
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('of a taken version that could not be checked early is refused at the field, and the upload stays', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=create`);
    await choose(zip('kept.zip'));
    await screen.findByText(/· Uploaded$/);
    await user.click(screen.getByRole('radio', { name: 'Data node' }));
    await user.type(screen.getByRole('textbox', { name: /^Version/ }), '2.6.0');
    plan(world, { path: '/api/dcomm/nodeSoftware/checkUnique', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    // What the early check could not say, the gateway says at the field.
    await waitFor(() => expect(screen.getByText(/^This version already exists/)).toBeVisible());
    expect(screen.getByText('kept.zip')).toBeVisible();
  });

  it('changes its remark only, and not over what somebody else saved', async () => {
    const { user } = await renderScreen(PATH);
    const row = await findRow({ 'File name': 'ddi-5.2.1.zip' });
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: /Remark/ });
    await user.clear(field);
    await user.type(field, 'Mine');
    await nodeSoftwareApi.update({ id: 'NSW-3', version: 1, remark: 'Theirs' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile'));
    expect(field).toHaveValue('Mine');
  });

  it('that an upgrade takes cannot be deleted, and its nodes are named; other software goes with the password', async () => {
    const { user } = await renderScreen(PATH);
    const remove = async (name: string, id: string) => {
      const row = await findRow({ 'File name': name });
      await user.click(within(row).getByRole('button', { name: `More actions for ${id}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      return screen.findByRole('dialog', { name: `Delete software ${name}?` });
    };
    const used = await remove('business-node-5.3.0.tar.gz', 'NSW-1');
    await waitFor(() => expect(within(used).getByText('Shanghai core (Paused)')).toBeVisible());
    expect(within(used).getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.click(within(used).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const free = await remove('business-node-5.2.1.tar.gz', 'NSW-2');
    await within(free).findByText('No node is being upgraded with this software.');
    await user.type(within(free).getByLabelText('Your account password'), 'Console#2026{Enter}');
    await waitFor(() => expect(tableRows().map((row) => row['File name'])).not.toContain('business-node-5.2.1.tar.gz'));
  });

  it('is downloaded with its progress while other work goes on; canceling aborts the request', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const sent = vi.spyOn(axios, 'request');
    const { user, world } = await renderScreen(PATH);
    plan(world, { path: '/fs/download', delay: 60_000 });
    const row = await findRow({ 'File name': 'ddi-5.2.1.zip' });
    await user.click(within(row).getByRole('button', { name: 'Download' }));
    const progress = () => screen.findByRole('progressbar', { name: 'Download progress of ddi-5.2.1.zip' });
    expect(await progress()).toBeVisible();
    expect(screen.getByText('Downloading')).toHaveAttribute('role', 'status');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: /Remark/ });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the download of ddi-5.2.1.zip' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    const asked = sent.mock.calls.find(([{ url }]) => url?.includes('/fs/download/'));
    expect(asked?.[0].signal?.aborted).toBe(true);
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByText('ddi-5.2.1.zip downloaded')).toBeNull();
  });

  it('whose download fails says why once, and comes down at the next attempt', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { user, world } = await renderScreen(PATH);
    plan(world, { path: '/fs/download', status: 503 });
    const row = await findRow({ 'File name': 'ddi-5.2.1.zip' });
    await user.click(within(row).getByRole('button', { name: 'Download' }));
    expect(await screen.findAllByText(/The service is unavailable, overloaded or under maintenance/)).toHaveLength(1);
    await user.click(within(row).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByText('ddi-5.2.1.zip downloaded')).toBeVisible());
    expect(saved).toHaveBeenCalledOnce();
  });

  it('is chosen by a button whose name begins with what is read on it', async () => {
    await renderScreen(`${PATH}?panel=create`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose file Software file' })).toHaveTextContent('Choose file'),
    );
  });

  it('can only be looked at and downloaded by an account that reads', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const row = await findRow({ 'File name': 'ddi-5.2.1.zip' });
    expect(within(row).getByRole('button', { name: 'Download' })).toBeEnabled();
    for (const button of [
      screen.getByRole('button', { name: 'Upload software' }),
      within(row).getByRole('button', { name: 'Edit' }),
    ]) {
      expect(button).toHaveAccessibleDescription('The account has no right to do this');
    }
  });

  it('is refused by the gateway too: no such file, no package, in use', async () => {
    const { world } = await renderScreen(PATH);
    const refused = (call: Promise<unknown>) => call.then(() => expect.unreachable(), failureOf);
    const facts = { type: 'data', softwareVersion: '9.9' } as const;
    expect(await refused(nodeSoftwareApi.add({ ...facts, fileId: 'F-0' }))).toMatchObject({
      fields: { file: expect.any(String) },
    });
    const fileId = storeFile(world, 'notes.zip', 'no zip at all');
    expect(await refused(nodeSoftwareApi.add({ ...facts, fileId }))).toMatchObject({
      text: 'The file is no node software package, choose another one',
    });
    expect(await refused(nodeSoftwareApi.delete({ id: 'NSW-1', password: 'Console#2026' }))).toMatchObject({
      text: 'The object is in use and cannot be deleted',
    });
  });
});

describe('the rules of node software', () => {
  const file = { fileId: 'F-1', name: 'a.zip', size: 1, sha256: '' };
  const wrong = (change: object) => {
    const { error } = softwareForm.safeParse({ type: 'ddi', softwareVersion: '1', file, ...change });
    return [...new Set(error?.issues.map(({ path }) => path[0]))];
  };

  it.each([
    [{}, []],
    [{ type: 'probe' }, ['type']],
    [{ softwareVersion: '' }, ['softwareVersion']],
    [{ softwareVersion: '5.2.1-hotfix.2+0714_a' }, []],
    [{ softwareVersion: '.5' }, ['softwareVersion']],
    [{ softwareVersion: '5 2' }, ['softwareVersion']],
    [{ softwareVersion: '5/2' }, ['softwareVersion']],
    [{ softwareVersion: '版本5' }, ['softwareVersion']],
    [{ softwareVersion: '5'.repeat(32) }, []],
    [{ softwareVersion: '5'.repeat(33) }, ['softwareVersion']],
    [{ file: undefined }, ['file']],
    [{ remark: '' }, []],
    [{ remark: '字'.repeat(128) }, []],
    [{ remark: '字'.repeat(129) }, ['remark']],
  ])('%j is refused at %j', (change, fields) => {
    expect(wrong(change)).toEqual(fields);
  });

  it.each([
    ['node.tar.gz', [0x1f, 0x8b], null],
    ['NODE.TAR.GZ', [0x1f, 0x8b], null],
    ['node.tgz', [0x1f, 0x8b], null],
    ['node.zip', ZIP, null],
    ['node.gz', [0x1f, 0x8b], 'badExtension'],
    ['tar.gz', [0x1f, 0x8b], 'badExtension'],
    ['node.tar.gz', ZIP, 'badContent'],
    ['node.zip', [], 'empty'],
  ])('the file %s of %j: %s', async (name, bytes, problem) => {
    expect(await checkFile(new File([new Uint8Array(bytes)], name), SOFTWARE_FILE)).toBe(problem);
  });
});
