import axios, { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '@/lib/contract/failure';
import { downloadBlob } from '@/lib/http/axios';
import { server, signIn } from '../../support/gateway';

const textOf = async (file: Promise<Blob>) => new Response(await file).text();
const failed = (call: Promise<unknown>) => call.then(() => expect.unreachable('a failure was expected'), failureOf);

describe('a download', () => {
  const FILE = '/fs/download/1';
  const use = (answer: () => Response) => server.use(http.get(`*${FILE}`, answer));

  it('gives the bytes', async () => {
    signIn();
    use(() => new HttpResponse('a,b\n', { headers: { 'content-type': 'text/csv' } }));
    expect(await textOf(downloadBlob(FILE))).toBe('a,b\n');
  });

  it.each([
    [
      'a refusal in JSON',
      () => HttpResponse.json({ code: 60004, message: 'gone' }),
      { kind: 'business', text: 'gone' },
    ],
    ['a success without bytes', () => HttpResponse.json({ code: 20000, data: 1 }), { kind: 'contract' }],
    ['an HTTP error', () => new HttpResponse('no', { status: 404 }), { kind: 'http', code: '404' }],
    ['a lost line', () => HttpResponse.error(), { kind: 'network' }],
  ])('fails as any call does with %s', async (_, answer, wanted) => {
    signIn();
    use(answer);
    vi.stubGlobal('Blob', Blob);
    vi.spyOn(axios, 'request').mockImplementation(async (config) => {
      const response = await fetch(String(config.url)).catch(() => null);
      if (!response) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
      const headers = { 'content-type': response.headers.get('content-type') };
      return { status: response.status, statusText: response.statusText, headers, data: await response.blob() };
    });
    expect(await failed(downloadBlob(FILE))).toMatchObject(wanted);
  });

  it('tells how much has come, and of how much where the server says so', async () => {
    signIn();
    const heard: unknown[] = [];
    vi.spyOn(axios, 'request').mockImplementation(async ({ onDownloadProgress, responseType }) => {
      expect(responseType).toBe('blob');
      const event = { bytes: 1, lengthComputable: true };
      onDownloadProgress?.({ ...event, loaded: 2, total: 4 });
      onDownloadProgress?.({ ...event, loaded: 3 });
      return { status: 200, statusText: '', headers: { 'content-type': 'application/zip' }, data: new Blob() };
    });
    await downloadBlob(FILE, { onProgress: (loaded, total) => heard.push([loaded, total]) });
    expect(heard).toEqual([
      [2, 4],
      [3, null],
    ]);
  });

  it('after the end of the session ends it for the console too', async () => {
    const onSession = vi.fn();
    signIn('main', { onSession });
    vi.spyOn(axios, 'request').mockImplementation(async () => {
      const data = new Blob([JSON.stringify({ code: 40101, message: 'Token Is Empty!' })]);
      return { status: 200, statusText: '', headers: { 'content-type': 'application/json' }, data };
    });
    expect(await failed(downloadBlob(FILE))).toMatchObject({ kind: 'session', showType: 0 });
    expect(onSession).toHaveBeenCalledOnce();
  });

  it('that the caller gave up is silent', async () => {
    signIn();
    use(() => new HttpResponse('x'));
    const controller = new AbortController();
    controller.abort();
    expect(await failed(downloadBlob(FILE, { signal: controller.signal }))).toMatchObject({ kind: 'abort' });
  });
});
