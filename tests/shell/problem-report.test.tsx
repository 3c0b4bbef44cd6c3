import { endpoints } from '@mock/handlers';
import { journalOf } from '@mock/runtime/journal';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { roleApi } from '@/api/business-account/role';
import { resourceOf } from '@/lib/contract/resource';
import { downloadBlob } from '@/lib/http/axios';
import { lastCalls, lastErrors, noteError } from '@/lib/http/last-calls';
import { invalidate } from '@/lib/query/invalidation';
import { routeRows } from '@/routes';
import { endpointOf, problemText, routeOf, screenOf } from '@/ui/feedback/problem-text';
import { plan, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const KEYS = '/account_center/secret_key';

beforeEach(() => {
  lastCalls.splice(0);
  lastErrors.splice(0);
});

const shownIn = async (dialog: HTMLElement) =>
  (await within(dialog).findByRole('region', { name: 'What the report says' })).textContent ?? '';

async function openFromHelp(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const drawer = await screen.findByRole('dialog', { name: /^Help: / });
  await user.click(await within(drawer).findByRole('button', { name: 'Report a problem' }));
  return screen.findByRole('dialog', { name: 'Problem report' });
}

describe('BEY-23 a problem report', () => {
  it('from the help says what runs where, and the last calls with the ids of the gateway’s log', async () => {
    const { user, world } = await renderScreen(KEYS, { hasShell: true });
    await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
    const question = await screen.findByRole('dialog', { name: /^Disable key/ });
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
    const text = await shownIn(await openFromHelp(user));
    expect(text).toMatch(/^version {3}-$/m);
    expect(text).toMatch(/^build {5}development$/m);
    expect(text).toMatch(/^route {5}\/account_center\/secret_key$/m);
    expect(text).toContain(navigator.userAgent);
    expect(text).toMatch(/\/api\/acm\/secretKey\/list +200 +ok +\d+ ms +req-r\w+$/m);
    const entry = journalOf(world).at(-1);
    expect(text).toMatch(new RegExp(`/api/acm/secretKey/disable +200 +ok +\\d+ ms +${entry?.requestId}$`, 'm'));
    expect(text).toContain('no errors');
  });

  it('copies exactly what it shows, and marks it where the browser has no clipboard', async () => {
    const { user } = await renderScreen(KEYS, { hasShell: true });
    await findRow({ 'Key ID': 'AK20260001' });
    const dialog = await openFromHelp(user);
    const text = await shownIn(dialog);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: 'Copy report' }));
    expect(write).toHaveBeenCalledWith(text);
    write.mockRejectedValue(new Error('denied'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy report' }));
    await waitFor(() => expect(screen.getByText(/^Copy failed/)).toBeVisible());
    expect(text).toContain(window.getSelection()?.toString() || text);
  });

  it('stands beside what could not be loaded, with its code', async () => {
    const { user } = await renderScreen(KEYS, {
      onWorld: (world) => plan(world, { path: '/api/acm/secretKey/list', status: 503, times: 9 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const text = await shownIn(await screen.findByRole('dialog', { name: 'Problem report' }));
    expect(text).toMatch(/\/api\/acm\/secretKey\/list +503 +503 +\d+ ms/);
  });

  it('stands beside what a dialog or a form was refused for', async () => {
    const full = { code: 60999, message: 'Not now', data: null };
    const { user } = await renderScreen(KEYS, {
      onWorld: (world) => {
        plan(world, { path: '/api/acm/secretKey/disable', envelope: full });
        plan(world, { path: '/api/acm/secretKey/add', envelope: full });
      },
    });
    const reported = async (part: HTMLElement) => {
      const alert = await within(part).findByRole('alert');
      expect(alert).toHaveTextContent('Not now');
      await user.click(within(alert).getByRole('button', { name: 'Report a problem' }));
      const report = await screen.findByRole('dialog', { name: 'Problem report' });
      const text = await shownIn(report);
      const [, close] = within(report).getAllByRole('button', { name: 'Close' });
      if (close) await user.click(close);
      await waitFor(() => expect(report).not.toBeVisible());
      return text;
    };
    await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
    const question = await screen.findByRole('dialog', { name: /^Disable key/ });
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    expect(await reported(question)).toMatch(/\/api\/acm\/secretKey\/disable +200 +60999 +\d+ ms +req-\w+/);
    // What is asked about stands behind the report as it was.
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const drawer = await screen.findByRole('dialog', { name: 'Create key' });
    await user.type(await within(drawer).findByRole('textbox', { name: /Description/ }), 'Export');
    await user.click(within(drawer).getByRole('button', { name: 'Create' }));
    expect(await reported(drawer)).toMatch(/\/api\/acm\/secretKey\/add +200 +60999 /);
    expect(within(drawer).getByRole('textbox', { name: /Description/ })).toHaveValue('Export');
  });

  it('tells of a call that the page started before the console ran', async () => {
    const { token } = signIn();
    const headers = { 'X-Request-Id': 'req-early' };
    const body = JSON.stringify({ code: 20000, data: { list: [], total: 0 } });
    const request = { current: 1, pageSize: 10 };
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    window.__early = [
      {
        token,
        path: '/api/acm/role/list',
        body: JSON.stringify(request),
        answer: Promise.resolve(new Response(body, { headers })),
      },
    ];
    await roleApi.list(request);
    vi.mocked(performance.now).mockRestore();
    expect(problemText({ route: '/', language: 'en-US' })).toMatch(
      /\/api\/acm\/role\/list +200 +ok +\d+ ms +req-early$/m,
    );
  });

  it('stands beside what crashed, with the kind of the error and without its message', async () => {
    const draw = document.createTextNode.bind(document);
    vi.spyOn(document, 'createTextNode').mockImplementation((text) => {
      if (text === 'CI pipeline') throw new RangeError(`cannot draw ${text}`);
      return draw(text);
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderScreen(KEYS, { hasShell: true });
    await screen.findByRole('heading', { name: 'This screen failed' });
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    const text = await shownIn(await screen.findByRole('dialog', { name: 'Problem report' }));
    expect(text).toMatch(/ RangeError [\w.-]+\.(js|tsx?):\d+:\d+/);
    expect(text).not.toContain('CI pipeline');
  });

  it('stands in the log of notices, once it has an error', async () => {
    const { user, world } = await renderScreen(KEYS, { hasShell: true });
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Notice log' }));
      return screen.findByRole('dialog', { name: 'Notice log' });
    };
    expect(within(await open()).queryByRole('button', { name: 'Report a problem' })).toBeNull();
    await user.keyboard('{Escape}');
    const refused = { code: 60999, showType: 4, message: 'Not now', data: null };
    plan(world, { path: '/api/acm/secretKey/list', envelope: refused });
    invalidate(resourceOf(secretKeyApi.list.path));
    await waitFor(() => expect(screen.getAllByText('Not now')[0]).toBeInTheDocument());
    expect(within(await open()).getByRole('button', { name: 'Report a problem' })).toBeVisible();
  });

  it('SHIP-01 names the release that the page is of, and which build of it', () => {
    const version = document.createElement('meta');
    Object.assign(version, { name: 'version', content: '3.1.4' });
    const script = document.createElement('script');
    // Not run: only its address counts.
    Object.assign(script, { type: 'text/plain', src: '/umi.0f0f0f0f.js' });
    document.head.append(version, script);
    try {
      const text = problemText({ route: '/', language: 'en-US' });
      expect(text).toMatch(/^version {3}3\.1\.4$/m);
      expect(text).toMatch(/^build {5}umi\.0f0f0f0f\.js$/m);
    } finally {
      version.remove();
      script.remove();
    }
  });

  it('holds no body, token, secret or name, whatever was sent, answered, thrown or opened', async () => {
    const SECRETS = ['Console#2026', 'zone-editor', 'Nightly export', 'acme', '张三', 'F-20261122-private'];
    const path = '/business_account/account_management/A-zone-editor';
    const { world } = await renderScreen(KEYS, { hasShell: true });
    await findRow({ 'Key ID': 'AK20260001' });
    await roleApi.list({ current: 1, pageSize: 10, keyword: 'zone-editor' });
    await downloadBlob('/fs/download/F-20261122-private').catch(() => undefined);
    plan(world, {
      path: '/api/acm/role/list',
      envelope: { code: 60002, message: 'acme: 张三', data: ['Nightly export'] },
    });
    await roleApi.list({ current: 1, pageSize: 10 }).catch(noteError);
    plan(world, { path: '/api/acm/role/list', envelope: { code: 'code of acme', message: '', data: null } });
    await roleApi.list({ current: 1, pageSize: 10 }).catch(noteError);
    noteError(new Error('Console#2026'));
    noteError(new SyntaxError(`Unexpected token 'a', "acme\n at zone-editor.ts:1:2" is not valid JSON`));
    noteError({ reason: 'Nightly export' });
    noteError(Object.assign(new Error('x'), { name: '张三 of acme' }));
    const text = problemText({ route: routeOf(path, { id: 'A-zone-editor' }), language: 'en-US' });
    for (const one of [...SECRETS, world.token]) expect(text).not.toContain(one);
    expect(text).toContain('/business_account/account_management/:id');
    expect(text).toContain('/fs/download/:id');
    expect(text).toMatch(/\/api\/acm\/role\/list +200 +60002 /);
    expect(text).toMatch(/ SyntaxError/);
  });
});

describe('BEY-23 places in a problem report', () => {
  it('name each endpoint of the contract as it is, and nothing else', () => {
    const paths = endpoints().map(({ path }) => path);
    expect(paths.filter((path) => endpointOf(path) !== path)).toEqual([]);
    expect(endpointOf('/api/acm/role/list?keyword=acme')).toBe(':other');
    expect(endpointOf('https://acme.example/check')).toBe(':other');
  });

  it('name the parameters of an address, never their values', () => {
    for (const { path } of routeRows) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
      const params = Object.fromEntries(names.map((name, index) => [name, `acme ${index}`]));
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      expect(routeOf(filled, params)).not.toContain('acme');
      expect(routeOf(filled, {})).not.toContain('acme');
    }
    for (const { path } of routeRows) {
      // All that is known of the screen behind a question: what may be somebody's word is left out.
      expect(screenOf(path.replaceAll(/:\w+/g, 'acme'))).not.toContain('acme');
    }
    expect(routeOf('/acme/secrets', { '*': 'acme/secrets' })).toBe('*');
    expect(routeOf('/help/%E0%A4%A', {})).toBe('/help/:id');
  });
});
