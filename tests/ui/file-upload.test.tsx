import { LOST_PART, storedFile } from '@mock/fs/upload';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { useState } from 'react';
import { describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod';
import { CODES } from '@/api/codes';
import { type UploadedFile, uploadedFile } from '@/api/fs/upload';
import { FileUpload } from '@/components/upload/file-upload';
import { loadMessages } from '@/i18n/messages';
import type { FileRule } from '@/lib/file-check';
import { go } from '@/lib/navigation';
import { Field } from '@/ui/form/field';
import { FormDrawer } from '@/ui/form/form-drawer';
import { plan } from '../support/gateway';
import { renderPart } from '../support/render';

const MB = 1024 * 1024;
const RULE: FileRule = { extensions: ['zip', 'til'], maxBytes: 3 * MB };
const form = z.object({ file: uploadedFile });

function Part() {
  const [file, setFile] = useState<UploadedFile | undefined>();
  return (
    <>
      <FileUpload biz="nodeSoftware" rule={RULE} value={file} onChange={setFile} />
      <output aria-label="value">{JSON.stringify(file)}</output>
    </>
  );
}

const zip = (name: string, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  return new File([bytes], name);
};

async function chooseIn(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  // The browser's filter is only a hint: an operator can choose any file.
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

async function open() {
  await loadMessages('en-US', ['components/upload']);
  return { ...(await renderPart(<Part />)), choose: chooseIn };
}

describe('an upload', () => {
  it.each([
    ['another format', new File(['x'], 'a.exe'), /^Wrong file format, choose one of \.zip, \.til$/],
    ['a false extension', new File(['MZ'], 'a.zip'), /does not match its format/],
    ['an empty file', new File([], 'a.zip'), /^The file is empty$/],
    ['a file above the limit', zip('a.zip', 3 * MB + 1), /^The file cannot exceed 3 MB$/],
    ['a name that hides its direction', zip('a\u202Epiz.zip', 8), /^The file name has up to 128/],
  ])('SEC-6 refuses %s before a byte is sent', async (_, file, text) => {
    const { choose } = await open();
    const wanted = vi.spyOn(axios, 'request');
    await choose(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(wanted).not.toHaveBeenCalled();
  });

  it('sends a file in parts that arrive whole and in order', async () => {
    const { choose, world } = await open();
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    const value = uploadedFile.parse(JSON.parse(screen.getByRole('status', { name: 'value' }).textContent ?? ''));
    expect(value).toMatchObject({ name: 'node.zip', size: 2 * MB + 5 });
    expect(storedFile(world, value.fileId)?.bytes.length).toBe(2 * MB + 5);
  });

  it('is canceled without a message, and another file can be chosen', async () => {
    const { choose, user, world } = await open();
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('slow.zip', 64));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Upload progress of slow.zip' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  });

  it('REL-6 that is canceled aborts its request, so no further part goes out', async () => {
    const { choose, user, world } = await open();
    const sent: (boolean | undefined)[] = [];
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('slow.zip', 2 * MB + 5));
    await waitFor(() => expect(wanted).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    for (const [config] of wanted.mock.calls) {
      const { signal } = config;
      sent.push(signal instanceof AbortSignal ? signal.aborted : undefined);
    }
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    // What is there already was asked first, then the first part went out.
    expect(sent).toEqual([true, true]);
    expect(wanted).toHaveBeenCalledTimes(2);
  });

  it('REL-6 asks one question before the page is left while it runs, however often it is left', async () => {
    const { choose, world, history, user } = await open();
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('slow.zip', 64));
    await screen.findByRole('progressbar');
    for (const address of ['/elsewhere', '/again', '/again']) go(address);
    await waitFor(() => expect(screen.getAllByRole('dialog', { name: 'Stop the upload?' })).toHaveLength(1));
    expect(history.location.pathname).toBe('/part');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('progressbar')).toBeVisible();
  });

  it('inside a form is asked about before the form closes, and the form is not sent before it ends', async () => {
    await loadMessages('en-US', ['components/upload']);
    const onClose = vi.fn();
    const { user, world } = await renderPart(
      <FormDrawer permit name="part" title="Part" schema={form} onSubmit={() => Promise.resolve()} onClose={onClose}>
        <Field name="file" label="File">
          <FileUpload biz="nodeSoftware" rule={RULE} />
        </Field>
      </FormDrawer>,
    );
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await chooseIn(zip('slow.zip', 64));
    await screen.findByRole('progressbar');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText('Available once the upload is done')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Stop the upload?' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('a line that fails', () => {
  const partsOf = (wanted: MockInstance<typeof axios.request>) =>
    wanted.mock.calls.flatMap(([{ url, data }]) =>
      String(url).endsWith('/fs/upload') && data instanceof FormData ? [Number(data.get('index'))] : [],
    );

  it('is tried again by itself, with the missing parts only', async () => {
    const { choose, world } = await open();
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: '/fs/upload' });
    plan(world, { path: '/fs/upload', drop: true });
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    expect(partsOf(wanted)).toEqual([0, 1, 1, 2]);
  });

  it('sends again what the file server took and lost', async () => {
    const { choose, world } = await open();
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: LOST_PART });
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    expect(partsOf(wanted)).toEqual([0, 1, 2, 0]);
  });

  it('that stays bad stops the upload with its reason; it is resumed where it stopped', async () => {
    const { choose, world, user } = await open();
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: '/fs/upload' });
    plan(world, { path: '/fs/upload', status: 503, times: 4 });
    // A browser may think so beside a server that it reaches, as on a closed network.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The service is unavailable'));
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    expect(partsOf(wanted)).toEqual([0, 1, 1, 1, 1, 1, 2]);
  }, 20_000);

  it('because there is no network is waited for, however long, and the upload goes on at once when it is back', async () => {
    const { choose, world } = await open();
    const wanted = vi.spyOn(axios, 'request');
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    plan(world, { path: '/fs/upload' });
    plan(world, { path: '/fs/upload', delay: 60_000 });
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(partsOf(wanted)).toEqual([0, 1]));
    onLine.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(screen.getByText('Interrupted, resumes when the connection is back')).toBeVisible());
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    expect(partsOf(wanted)).toEqual([0, 1, 1, 2]);
  });

  it('or a closed page loses nothing: the same file chosen later goes on from the parts that are there', async () => {
    const { choose, world, user } = await open();
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: '/fs/upload' });
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('node.zip', 2 * MB + 5));
    await waitFor(() => expect(partsOf(wanted)).toEqual([0, 1]));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    plan(world, { path: '/fs/upload', delay: 500 });
    await choose(zip('node.zip', 2 * MB + 5));
    // Shown for as long as the next part takes: looked for and looked at in one go.
    await waitFor(() => expect(screen.getByText('Resumed at 49%')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/Uploaded$/)).toBeVisible());
    expect(partsOf(wanted)).toEqual([0, 1, 1, 2]);
  });
});

describe('what the file server answers', () => {
  it('is told where it refuses the file, and nothing is sent again', async () => {
    const { choose, world } = await open();
    const wanted = vi.spyOn(axios, 'request');
    const words = 'The file that arrived does not have its checksum, upload it again';
    plan(world, { path: '/fs/upload', envelope: { code: CODES.FILE_DAMAGED, message: words, data: null } });
    await choose(zip('node.zip', 64));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(wanted).toHaveBeenCalledOnce();
  });

  it('is compared with the file by its checksum', async () => {
    const { choose, world } = await open();
    const other = { fileId: 'F-1', name: 'node.zip', size: 64, sha256: '0'.repeat(64) };
    plan(world, { path: '/fs/upload', envelope: { code: 20000, message: 'success', data: other } });
    await choose(zip('node.zip', 64));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The uploaded file differs from the chosen one'),
    );
    expect(screen.queryByText(/Uploaded$/)).toBeNull();
  });
});
