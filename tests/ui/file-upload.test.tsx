import { storedFile } from '@mock/fs/upload';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type UploadedFile, uploadedFile } from '@/api/fs/upload';
import { FileUpload } from '@/components/file-upload';
import { go } from '@/lib/navigation';
import { plan } from '../support/gateway';
import { renderPart } from '../support/render';

const MB = 1024 * 1024;

function Part() {
  const [file, setFile] = useState<UploadedFile | undefined>();
  return (
    <>
      <FileUpload
        biz="nodeSoftware"
        rule={{ extensions: ['zip', 'til'], maxBytes: 3 * MB }}
        value={file}
        onChange={setFile}
      />
      <output aria-label="value">{JSON.stringify(file)}</output>
    </>
  );
}

const zip = (name: string, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  return new File([bytes], name);
};

async function open() {
  const rendered = await renderPart(<Part />);
  // The browser's filter is only a hint: an operator can choose any file.
  const anyFile = userEvent.setup({ applyAccept: false });
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await anyFile.upload(input, file);
  };
  return { ...rendered, choose };
}

describe('an upload', () => {
  it.each([
    ['another format', new File(['x'], 'a.exe'), /^Wrong file format, choose one of \.zip, \.til$/],
    ['a false extension', new File(['MZ'], 'a.zip'), /does not fit its format/],
    ['an empty file', new File([], 'a.zip'), /^The file is empty$/],
    ['a file above the limit', zip('a.zip', 3 * MB + 1), /^The file cannot exceed 3 MB$/],
    ['a name that hides its direction', zip('a\u202Epiz.zip', 8), /^The file name has up to 128/],
  ])('refuses %s before a byte is sent', async (_, file, text) => {
    const { choose } = await open();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('sends a file in parts that arrive whole and in order', async () => {
    const { choose, world } = await open();
    await choose(zip('node.zip', 2 * MB + 5));
    expect(await screen.findByText(/Uploaded$/)).toBeVisible();
    const value = uploadedFile.parse(JSON.parse(screen.getByRole('status', { name: 'value' }).textContent ?? ''));
    expect(value).toMatchObject({ name: 'node.zip', size: 2 * MB + 5 });
    expect(storedFile(world, value.fileId)?.bytes.length).toBe(2 * MB + 5);
  });

  it('is cancelled without a message, and another file can be chosen', async () => {
    const { choose, user, world } = await open();
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('slow.zip', 64));
    expect(await screen.findByRole('progressbar', { name: 'Upload progress of slow.zip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  });

  it('REL-6 that is cancelled aborts its request, so no further part goes out', async () => {
    const { choose, user, world } = await open();
    const sent: (boolean | undefined)[] = [];
    const wanted = vi.spyOn(axios, 'request');
    plan(world, { path: '/fs/upload', delay: 5_000 });
    await choose(zip('slow.zip', 2 * MB + 5));
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    for (const [config] of wanted.mock.calls) {
      const { signal } = config;
      sent.push(signal instanceof AbortSignal ? signal.aborted : undefined);
    }
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(sent).toEqual([true]);
    expect(wanted).toHaveBeenCalledOnce();
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

  it('says what the file server answered', async () => {
    const { choose, world } = await open();
    plan(world, { path: '/fs/upload', status: 503 });
    await choose(zip('node.zip', 64));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is unavailable');
  });
});
