import axios, { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '@/lib/contract/failure';
import { connect, headersOf, isAuthPath, isDomainAssistantPath, probe, send } from '@/lib/http/axios';
import { traceHeader } from '@/lib/http/headers';
import { ORIGIN, plan, server, signIn } from '../../support/gateway';

const LIST = '/api/acm/secretKey/list';
const PAGE = { current: 1, pageSize: 10 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failed = (call: Promise<unknown>) => call.then(() => expect.unreachable('a failure was expected'), failureOf);

/** The requests that went out during an action. */
async function requestsOf(action: () => Promise<unknown>): Promise<Request[]> {
  const seen: Request[] = [];
  const note = ({ request }: { request: Request }) => void seen.push(request);
  server.events.on('request:start', note);
  await action().catch(() => undefined);
  server.events.removeListener('request:start', note);
  return seen;
}

describe('before the transport is connected', () => {
  it('a call goes out without a token, in Chinese', async () => {
    vi.resetModules();
    const fresh = await import('@/lib/http/axios');
    expect(fresh.headersOf('/api/x', null)).toStrictEqual({
      Timestamp: expect.any(String),
      'Accept-Language': 'zh-CN',
    });
    server.use(http.post('*/api/x', () => HttpResponse.json({ code: 40114 })));
    vi.spyOn(axios, 'request').mockResolvedValue({ status: 200, statusText: '', data: '{"code":40114}' });
    await expect(fresh.send('/api/x', {})).rejects.toMatchObject({ failure: { kind: 'abort', showType: 0 } });
    vi.mocked(axios.request).mockResolvedValue({ status: 200, statusText: '', data: '{"code":40105}' });
    await expect(fresh.send('/api/x', {})).rejects.toMatchObject({ failure: { kind: 'session' } });
  });
});

describe('a call that failed', () => {
  it.each([
    ['req-7.a:1', 'req-7.a:1'],
    ['<b>', undefined],
    ['', undefined],
  ])('carries the id of its request, %j, where it is one', async (given, requestId) => {
    signIn();
    server.use(http.post('*/api/x', () => new HttpResponse(null, { status: 503, headers: { 'X-Request-Id': given } })));
    expect((await failed(send('/api/x', {}))).requestId).toBe(requestId);
  });
});

describe('the headers of a call', () => {
  it('are token, epoch milliseconds and the language of the moment', async () => {
    let language = 'zh-CN';
    const world = signIn('main', { language: () => language });
    vi.useFakeTimers({ now: 1_700_000_000_123, toFake: ['Date'] });
    for (language of ['zh-CN', 'en-US']) {
      const [request] = await requestsOf(() => send(LIST, PAGE));
      expect(request?.method).toBe('POST');
      expect(request?.headers.get('Access-Token')).toBe(world.token);
      expect(request?.headers.get('Timestamp')).toBe('1700000000123');
      expect(request?.headers.get('Accept-Language')).toBe(language);
      expect(request?.headers.has('Sensitive-Ticket')).toBe(false);
    }
  });

  it.each(['/api/auth/login', '/api/auth/a/b'])('are none for the authentication path %s', (path) => {
    signIn();
    expect(isAuthPath(path)).toBe(true);
    expect(headersOf(path, 'ticket')).toEqual({});
  });

  it.each(['/api/authx/login', '/api/acm/auth/login', '/auth/', '/fs/upload', '/api/sg_intel/source/list'])(
    'are there for %s, which is no authentication path',
    (path) => {
      signIn();
      expect(isAuthPath(path)).toBe(false);
      expect(Object.keys(headersOf(path, null))).toEqual(['Access-Token', 'Timestamp', 'Accept-Language']);
    },
  );

  it('SHIP-08 begin a trace with each call where one is asked for, authentication too, and none elsewhere', async () => {
    const TRACE = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;
    signIn();
    const [without] = await requestsOf(() => send(LIST, PAGE));
    expect(without?.headers.has('traceparent')).toBe(false);
    signIn('main', { trace: () => traceHeader(1) });
    const [one, other] = [...(await requestsOf(() => send(LIST, PAGE))), ...(await requestsOf(() => send(LIST, PAGE)))];
    expect(one?.headers.get('traceparent')).toMatch(TRACE);
    expect(other?.headers.get('traceparent')).not.toBe(one?.headers.get('traceparent'));
    expect(headersOf('/api/auth/login', null)).toEqual({ traceparent: expect.stringMatching(TRACE) });
  });

  it('name the account as which the console is seen, and none while it is seen as oneself', async () => {
    let viewed: string | null = 'sub-7';
    signIn('main', { viewAs: () => viewed });
    const [seen] = await requestsOf(() => send(LIST, PAGE));
    expect(seen?.headers.get('View-As')).toBe('sub-7');
    viewed = null;
    const [own] = await requestsOf(() => send(LIST, PAGE));
    expect(own?.headers.has('View-As')).toBe(false);
  });

  it('have no token where there is none, as on anonymous screens', () => {
    signIn('main', { token: () => null });
    expect(headersOf(LIST, null)).not.toHaveProperty('Access-Token');
  });
});

describe('the base of a call', () => {
  it('is chosen by its prefix', async () => {
    signIn('main', {
      bases: () => ({ gateway: 'http://gw.test/', security: 'http://sg.test', file: 'http://fs.test/f' }),
    });
    server.use(http.post('*', () => HttpResponse.json({ code: 20000, data: null })));
    const urls = await requestsOf(async () => {
      for (const path of ['/api/acm/x/get', '/api/sg_threat/x/get', '/fs/upload']) await send(path, {});
    });
    expect(urls.map(({ url }) => url)).toEqual([
      'http://gw.test/api/acm/x/get',
      'http://sg.test/api/sg_threat/x/get',
      'http://fs.test/f/fs/upload',
    ]);
  });
});

describe('a call', () => {
  it('gives up without words when the caller aborts, before and while it is under way', async () => {
    const world = signIn();
    const controller = new AbortController();
    plan(world, { path: LIST, delay: 60_000 });
    const call = failed(send(LIST, PAGE, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort' });
    expect(await failed(send(LIST, PAGE, { signal: controller.signal }))).toMatchObject({ kind: 'abort' });
  });

  it('that gets no answer in 30 s is a timeout, one that gets none at all a network failure', async () => {
    signIn();
    vi.spyOn(axios, 'request').mockImplementation((config) => {
      expect(config.timeout).toBe(30_000);
      return Promise.reject(new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED));
    });
    expect(await failed(send(LIST, PAGE))).toMatchObject({ kind: 'timeout' });
    vi.mocked(axios.request).mockRejectedValue(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    expect(await failed(send(LIST, PAGE))).toMatchObject({ kind: 'network' });
    vi.mocked(axios.request).mockRejectedValue(new TypeError('something else'));
    expect(await failed(send(LIST, PAGE))).toMatchObject({ kind: 'network' });
  });

  it('tells how much of the body is out, 0 where the size is unknown', async () => {
    signIn();
    const shares: number[] = [];
    const wanted = vi.spyOn(axios, 'request').mockImplementation((config) => {
      const event = { loaded: 1, bytes: 1, lengthComputable: true };
      config.onUploadProgress?.({ ...event, progress: 0.5 });
      config.onUploadProgress?.(event);
      return Promise.resolve({ status: 200, statusText: '', data: { code: 20000, data: 'done' } });
    });
    expect(await send('/fs/upload', new FormData(), { onProgress: (share) => shares.push(share) })).toBe('done');
    expect(shares).toEqual([0.5, 0]);
    expect(wanted).toHaveBeenCalledOnce();
    await send('/fs/upload', new FormData());
    // A listener alone makes a browser ask a foreign server beforehand.
    expect(wanted.mock.calls[1]?.[0]).not.toHaveProperty('onUploadProgress');
  });
});

describe('a call that index.html started', () => {
  // The page was opened a second ago, however long everything before took.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));

  const early = (code: number, token: string) => ({
    token,
    path: LIST,
    body: JSON.stringify(PAGE),
    answer: Promise.resolve(HttpResponse.json({ code, data: 'early' })),
  });

  it('is not sent a second time', async () => {
    const { token } = signIn();
    vi.stubGlobal('window', { __early: [early(20000, token)] });
    const sent = vi.spyOn(axios, 'request');
    expect(await send(LIST, PAGE)).toBe('early');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is no answer where the browser signed in as somebody else before the console ran', async () => {
    const { token } = signIn('main');
    signIn('operator');
    vi.stubGlobal('window', { __early: [{ ...early(20000, token), path: '/api/acm/session/get', body: '{}' }] });
    expect(await send('/api/acm/session/get', {})).toMatchObject({ account: { name: 'acme-operator' } });
  });

  it('is no answer to the same call as another account', async () => {
    const { token } = signIn();
    vi.stubGlobal('window', { __early: [early(20000, token)] });
    const sent = vi
      .spyOn(axios, 'request')
      .mockResolvedValue({ status: 200, statusText: '', data: '{"code":20000,"data":"seen"}' });
    expect(await send(LIST, PAGE, { viewAs: 'A-2' })).toBe('seen');
    expect(sent.mock.calls.map(([config]) => config?.headers)).toMatchObject([{ 'View-As': 'A-2' }]);
  });

  it('is no answer to the same call with a proof, which goes out with its ticket', async () => {
    const { token } = signIn('main', { onSensitive: () => Promise.resolve('T-1') });
    vi.stubGlobal('window', { __early: [early(40114, token), early(20000, token)] });
    const sent = vi
      .spyOn(axios, 'request')
      .mockResolvedValue({ status: 200, statusText: '', data: '{"code":20000,"data":"proved"}' });
    expect(await send(LIST, PAGE)).toBe('proved');
    expect(sent.mock.calls.map(([config]) => config?.headers)).toMatchObject([{ 'Sensitive-Ticket': 'T-1' }]);
  });
});

describe('the body of a call', () => {
  const bodyOf = async (body: unknown) => {
    signIn();
    const wanted = vi
      .spyOn(axios, 'request')
      .mockResolvedValue({ status: 200, statusText: '', data: '{"code":20000}' });
    await send('/fs/upload', body);
    return wanted.mock.calls[0]?.[0].data;
  };

  it('is a form with files where it holds bytes', async () => {
    const form: unknown = await bodyOf({ biz: 'logo', index: 1, chunk: new Blob(['x']) });
    if (!(form instanceof FormData)) throw new Error('a form was expected');
    expect([form.get('biz'), form.get('index')]).toEqual(['logo', '1']);
    expect(form.get('chunk')).toBeInstanceOf(Blob);
  });

  it.each([{ id: '1' }, {}, null, 'text'])('is %j as it is otherwise', async (body) => {
    expect(await bodyOf(body)).toEqual(body);
  });
});

describe('domain-assistant paths', () => {
  const PATH = '/api/domainAssistant/domainCheck';

  it.each([40101, 40105, 40112, 40114])('rethrow %i to the screen: no session effect, no question', async (code) => {
    expect(isDomainAssistantPath(PATH)).toBe(true);
    const onSession = vi.fn();
    const onSensitive = vi.fn();
    const world = signIn('main', { onSession, onSensitive });
    plan(world, { path: PATH, envelope: { code, message: 'no' } });
    expect(await failed(send(PATH, { target: 'a.example' }))).toMatchObject({ code: String(code) });
    expect(onSession).not.toHaveBeenCalled();
    expect(onSensitive).not.toHaveBeenCalled();
  });

  it.each(['/api/domainAssistantX/check', '/api/acm/domainAssistant/'])('%s is none', (path) => {
    expect(isDomainAssistantPath(path)).toBe(false);
  });
});

describe('a probe', () => {
  const signal = new AbortController().signal;

  it("gives an address's answer as it is", async () => {
    signIn();
    server.use(http.post(`${ORIGIN}/check`, () => HttpResponse.json({ flag: 1 })));
    const [request] = await requestsOf(async () => {
      expect(await probe(`${ORIGIN}/check`, signal)).toEqual({ flag: 1 });
    });
    expect(request?.headers.has('Access-Token')).toBe(true);
  });

  it('gives null where there is none', async () => {
    signIn();
    server.use(http.post(`${ORIGIN}/check`, () => HttpResponse.error()));
    expect(await probe(`${ORIGIN}/check`, signal)).toBeNull();
  });
});

describe('connect', () => {
  it('takes effect on the next call', () => {
    connect({
      bases: () => ({}),
      token: () => 'T',
      language: () => 'en-US',
      viewAs: () => null,
      hasSession: () => true,
      onSession: () => {},
      onSensitive: () => Promise.resolve(null),
    });
    expect(headersOf('/api/x', 'K')).toMatchObject({ 'Access-Token': 'T', 'Sensitive-Ticket': 'K' });
  });
});
