import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { roleApi, roles } from '@/api/business-account/role';
import { startTelling } from '@/layouts/start/telemetry';
import { lastBreaks, lastErrors, noteBreak, noteError } from '@/lib/http/last-calls';
import { setCookie } from '../support/document';
import { plan, server, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const ADDRESS = 'https://telemetry.example/console';
const KEYS = '/account_center/secret_key';

interface Sent {
  headers: Record<string, string>;
  text: string;
}
let sent: Sent[] = [];
let stop = () => {};

beforeEach(() => {
  sent = [];
  lastErrors.splice(0);
  lastBreaks.splice(0);
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sent.push({ headers: Object.fromEntries(request.headers), text: await request.text() });
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => stop());

/** What the page sends as it is left. */
async function leave(): Promise<Sent> {
  const before = sent.length;
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
  return sent.at(-1) ?? expect.unreachable('nothing was sent');
}
const events = ({ text }: Sent) => JSON.parse(text).events;

describe('SHIP-08 telemetry', () => {
  it('tells of what went wrong before it was loaded and after, once each, and of the first screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    noteError(new RangeError('before'));
    await renderScreen(KEYS, { hasShell: true });
    await findRow({ 'Key ID': 'AK20260001' });
    stop = startTelling(ADDRESS);
    noteError(new TypeError('after'));
    noteError(new TypeError('after'));
    const first = events(await leave());
    expect(first).toEqual([
      expect.objectContaining({ kind: 'ready', route: KEYS, times: 1 }),
      expect.objectContaining({ kind: 'error', name: 'RangeError', times: 1 }),
      expect.objectContaining({ kind: 'error', name: 'TypeError', times: 2 }),
    ]);
    noteError(new SyntaxError('later'));
    expect(events(await leave())).toEqual([expect.objectContaining({ name: 'SyntaxError', times: 1 })]);
  });

  it('tells of an answer that breaks the contract, by the words of the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = signIn();
    stop = startTelling(ADDRESS);
    plan(world, {
      path: '/api/acm/secretKey/list',
      envelope: { code: 20000, data: { list: [{ id: 7, acme: 1 }], total: 1 } },
    });
    await secretKeyApi.list({ current: 1, pageSize: 10 }).catch(() => undefined);
    const [told] = events(await leave());
    expect(told).toMatchObject({ kind: 'break', path: '/api/acm/secretKey/list' });
    expect(told.at).toContain('list.*.createdAt invalid_type');
  });

  it('sends nothing where nothing was, and nothing more once it has ended', async () => {
    stop = startTelling(ADDRESS);
    window.dispatchEvent(new Event('pagehide'));
    noteError(new Error('x'));
    await leave();
    stop();
    noteError(new Error('y'));
    window.dispatchEvent(new Event('pagehide'));
    stop = startTelling(ADDRESS);
    await leave();
    expect(sent.map(({ text }) => JSON.parse(text).events.length)).toEqual([1, 1]);
  });

  it('loses nothing of the page where nobody listens', async () => {
    server.use(http.post(ADDRESS, () => HttpResponse.error()));
    stop = startTelling(ADDRESS);
    noteError(new Error('x'));
    window.dispatchEvent(new Event('pagehide'));
    signIn();
    const { list } = await secretKeyApi.list({ current: 1, pageSize: 10 });
    expect(list.length).toBeGreaterThan(0);
  });

  it('sends no token, password, key or name, whatever was entered, thrown, answered or opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const SECRETS = ['Console#2026', 'SK-7f3a9c', 'zone-editor', 'acme.example', '张三', 'share-token-41', 'Nightly'];
    const address = `${KEYS}?keyword=zone-editor&token=share-token-41#SK-7f3a9c`;
    const { world } = await renderScreen(address, { hasShell: true });
    setCookie('access_token=SK-7f3a9c; Path=/');
    for (const one of SECRETS) {
      // Each begins with a minute of its own, or most of it would only be counted.
      stop();
      stop = startTelling(ADDRESS);
      noteError(new Error(one));
      noteError(Object.assign(new Error('x'), { name: one }));
      noteError(Object.assign(new Error('x'), { stack: `Error: x\n    at ${one} (https://${one}/${one}.js:1:2)` }));
      noteError({ reason: one });
      noteError({ error: { message: one, stack: `at ${one}.js:1:2` } });
      noteError(one);
      noteBreak(roles.list, [
        { code: one, path: ['list', one] },
        { code: 'invalid_type', path: [one, 0, one] },
      ]);
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: one,
          blockedURI: `https://${one}/?q=${one}`,
          sourceFile: `https://console.example/${one}.js`,
          sample: one,
          documentURI: `https://console.example/?token=${one}`,
        }),
      );
      plan(world, {
        path: '/api/acm/role/list',
        envelope: { code: 20000, data: { list: [{ [one]: one }], [one]: one } },
      });
      await roleApi.list({ current: 1, pageSize: 10, keyword: one }).catch(noteError);
      plan(world, { path: '/api/acm/role/list', envelope: { code: 60002, message: one, data: [one] } });
      await roleApi.list({ current: 1, pageSize: 10, keyword: one }).catch(noteError);
      await leave();
      lastErrors.splice(0);
      lastBreaks.splice(0);
    }
    expect(sent.length).toBeGreaterThanOrEqual(SECRETS.length);
    const whole = JSON.stringify(sent);
    for (const one of [...SECRETS, world.token, world.persona.name]) expect(whole).not.toContain(one);
    for (const { headers } of sent) {
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(Object.keys(headers)).not.toContain('access-token');
    }
    for (const { text } of sent) for (const { route } of JSON.parse(text).events) expect([KEYS, '*']).toContain(route);
  });
});
