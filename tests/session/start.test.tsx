import { expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { start } from '@/layouts/start/start';
import { setCookie } from '../support/document';
import { ORIGIN, server, signIn } from '../support/gateway';
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
