import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../support/document';
import { ORIGIN } from '../support/gateway';

/** A document of its own: what the guard remembers lasts as long as a page. */
async function newPage() {
  vi.resetModules();
  const drafts = await import('@/lib/drafts');
  const guard = await import('@/session/guard');
  return { ...drafts, ...guard };
}

const NOON = Date.UTC(2026, 10, 2, 12);
let reload = vi.spyOn(window.location, 'reload');

beforeEach(() => {
  window.happyDOM?.setURL(`${ORIGIN}/account_center/secret_key`);
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it('twenty calls that meet the end of the session together reload the page once and keep what is typed', async () => {
  const page = await newPage();
  page.setDraftOwner('A-main');
  const half = { version: 1, fields: [{ path: ['description'], mine: 'half', base: '' }] };
  page.registerDraft('secretKey', () => half);
  for (let call = 0; call < 20; call += 1) page.onSessionOver();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.sessionEnd()).toBe('none');
  const next = await newPage();
  next.setDraftOwner('A-main');
  expect(next.takeDraft('secretKey')).toEqual(half);
});

/** A document whose session was good after so many milliseconds. */
async function goodAfter(ms: number) {
  const page = await newPage();
  vi.setSystemTime(Date.now() + ms);
  page.noteSession();
  return page;
}

it('a second end without a good answer since says so instead of reloading again, however long it took', async () => {
  (await newPage()).onSessionOver();
  vi.setSystemTime(NOON + 10_400);
  const page = await newPage();
  const ended = vi.fn();
  page.onSessionEnd(ended);
  page.onSessionOver();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.sessionEnd()).toBe('ended');
  expect(ended).toHaveBeenCalledOnce();
});

it('a second end within ten seconds of the first good answer says so too', async () => {
  (await goodAfter(0)).onSessionOver();
  const page = await goodAfter(12_000);
  vi.setSystemTime(Date.now() + 9_999);
  page.noteSession();
  page.onSessionOver();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.sessionEnd()).toBe('ended');
});

it.each([10_000, -60_000])('an end %d ms after the first good answer reloads again', async (ms) => {
  (await goodAfter(0)).onSessionOver();
  const page = await goodAfter(12_000);
  vi.setSystemTime(Date.now() + ms);
  page.onSessionOver();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(page.sessionEnd()).toBe('none');
});

it('after it said so, the next sign-in in the tab may reload again', async () => {
  (await newPage()).onSessionOver();
  (await newPage()).onSessionOver();
  (await newPage()).onSessionOver();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('where nothing can be stored the page says that the session has ended, since reloading might never stop', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const page = await newPage();
  page.onSessionOver();
  const calls = reload.mock.calls.length;
  vi.restoreAllMocks();
  expect(calls).toBe(0);
  expect(page.sessionEnd()).toBe('ended');
});
