// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropEarly, takeEarly } from '@/lib/http/early';

afterEach(() => {
  Reflect.deleteProperty(window, '__early');
});

const started = (answer: Promise<Response>) => {
  window.__early = [{ token: 'T', path: '/api/acm/session/get', body: '{}', answer }];
};
const BOUNDS = { token: 'T', timeoutMs: 30_000 };
const take = (bounds: Parameters<typeof takeEarly>[2] = BOUNDS) => takeEarly('/api/acm/session/get', {}, bounds);

describe('a call that index.html started', () => {
  // The page was opened a second ago, however long everything before took.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));

  it('is taken once, by the same path and body', async () => {
    started(
      Promise.resolve(
        new Response('{"code":20000}', { status: 200, statusText: 'OK', headers: { 'X-Request-Id': 'req-1' } }),
      ),
    );
    expect(takeEarly('/api/acm/session/get', { a: 1 }, BOUNDS)).toBeNull();
    expect(takeEarly('/api/acm/session/end', {}, BOUNDS)).toBeNull();
    expect(await take()).toEqual({
      kind: 'response',
      status: 200,
      statusText: 'OK',
      body: { code: 20000 },
      requestId: 'req-1',
    });
    expect(take()).toBeNull();
  });

  it('is the one that was asked for among several, and the others wait for their own', async () => {
    const call = (path: string) => ({
      token: 'T',
      path,
      body: '{}',
      answer: Promise.resolve(new Response(JSON.stringify(path))),
    });
    window.__early = ['/a', '/b', '/c'].map(call);
    expect(await takeEarly('/b', {}, BOUNDS)).toMatchObject({ body: '/b' });
    expect(takeEarly('/b', {}, BOUNDS)).toBeNull();
    expect(await takeEarly('/c', {}, BOUNDS)).toMatchObject({ body: '/c' });
    expect(await takeEarly('/a', {}, BOUNDS)).toMatchObject({ body: '/a' });
  });

  it('is forgotten where its screen does not open, and its answer let go', async () => {
    const cancel = vi.fn();
    started(Promise.resolve(new Response(new ReadableStream({ cancel }))));
    dropEarly();
    expect(take()).toBeNull();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  it.each(['another', null])('is no answer for the sign-in %j, and all that one asked is let go', async (token) => {
    const cancel = vi.fn();
    started(Promise.resolve(new Response(new ReadableStream({ cancel }))));
    expect(takeEarly('/api/acm/console/overview', {}, { ...BOUNDS, token })).toBeNull();
    expect(take()).toBeNull();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  it('is forgotten where dropping finds no answer or nothing', () => {
    dropEarly();
    started(Promise.reject(new TypeError('Failed to fetch')));
    dropEarly();
    expect(take()).toBeNull();
  });

  it('is asked again half a minute after the page was opened', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(30_000);
    started(Promise.resolve(new Response('{}')));
    expect(take()).not.toBeNull();
    started(Promise.resolve(new Response('{}')));
    now.mockReturnValue(30_001);
    expect(take()).toBeNull();
    now.mockRestore();
  });

  it('is none where the page started nothing', () => {
    expect(take()).toBeNull();
  });

  it('keeps a body that is no JSON as text', async () => {
    started(Promise.resolve(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })));
    expect(await take()).toMatchObject({ kind: 'response', status: 502, statusText: 'Bad Gateway', body: '<html>' });
  });

  it('gives any JSON as what it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        // Numbers that a script would round come with all their digits, as texts.
        fc.pre(!/(?<![.\d])\d{16,}(?![.\d])/.test(text));
        started(Promise.resolve(new Response(text)));
        expect(await take()).toMatchObject({ kind: 'response', body: JSON.parse(text) });
      }),
    );
  });

  it('is given up by who took it, and after its time, as any other call', async () => {
    const hanging = () => new Promise<Response>(() => {});
    const controller = new AbortController();
    started(hanging());
    const left = take({ ...BOUNDS, signal: controller.signal });
    controller.abort();
    expect(await left).toEqual({ kind: 'abort' });
    started(hanging());
    expect(await take({ ...BOUNDS, signal: controller.signal })).toEqual({ kind: 'abort' });
    started(hanging());
    expect(await take({ ...BOUNDS, timeoutMs: 1 })).toEqual({ kind: 'timeout' });
  });

  it('that got no answer is a network failure', async () => {
    started(Promise.reject(new TypeError('Failed to fetch')));
    expect(await take()).toEqual({ kind: 'network' });
  });
});
