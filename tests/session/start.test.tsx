import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { start } from '@/layouts/start/start';
import { setCookie } from '../support/document';
import { ORIGIN, plan, server, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';
import { startAt } from '../support/umi';

const PATH = '/account_center/secret_key';
const OTHER = 'http://127.0.0.1:8099';

it('REQ-01 a console that starts sends its calls to the stored bases, each server to its own', async () => {
  const world = signIn('main');
  window.happyDOM?.setURL(`${ORIGIN}${PATH}`);
  startAt(PATH);
  setCookie(`access_token=${world.token}; Path=/`);
  localStorage.setItem(
    'consoleConfig',
    JSON.stringify({ gatewayServer: `${OTHER}/`, fileServer: 'https://evil.example' }),
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  await start();
  await secretKeyApi.list({ current: 1, pageSize: 10 });
  server.events.removeAllListeners();
  expect(asked).toContain(`${OTHER}/api/acm/session/get`);
  expect(asked).toContain(`${OTHER}/api/acm/secretKey/list`);
  expect(asked.filter((url) => !url.startsWith(OTHER))).toEqual([]);
  expect(warn).toHaveBeenCalledWith('[config] consoleConfig.fileServer is ignored: not an allowed base');
});

it('a console whose session is refused by HTTP 401 at the start offers to sign in', async () => {
  const { user } = await renderScreen(PATH, {
    hasShell: true,
    onWorld: (world) => plan(world, { path: '/api/acm/session/get', times: 9, status: 401 }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in is not valid');
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(replaced).toHaveBeenCalledWith(`${ORIGIN}/sign-in?redirect=${encodeURIComponent(PATH)}`);
});
