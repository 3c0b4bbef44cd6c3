// @vitest-environment node
import type http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import headers from '../../deploy/headers.json';
import { ask, freePort, portOf, startEcho } from './servers';
import { filled, releases, type Site, startSite } from './site';

const NAMES = Object.keys(headers).map((name) => name.toLowerCase());
let made: ReturnType<typeof releases>;
let gateway: http.Server;
let site: Site;

beforeAll(async () => {
  made = releases();
  gateway = await startEcho('gateway');
  site = await startSite(made, {
    CONSOLE_BASE: '/x/',
    CONSOLE_GATEWAY: `http://127.0.0.1:${portOf(gateway)}`,
    CONSOLE_HOSTS: '127.0.0.1 [::1] console.example.org',
    CONSOLE_STATUS: `127.0.0.1:${await freePort()}`,
    CONSOLE_TRUSTED_PROXIES: '127.0.0.2',
  });
}, 90_000);

afterAll(async () => {
  await site.stop();
  gateway.close();
  made.remove();
}, 90_000);

const seenBy = async (path: string, sent: http.OutgoingHttpHeaders) =>
  JSON.parse((await site.get(path, sent)).text).headers;

describe('SHIP-04 health', () => {
  it.each(['/healthz', '/readyz'])(
    '%s answers at any host, outside the base path, and is never stored',
    async (address) => {
      for (const host of ['127.0.0.1', '10.1.2.3:8080']) {
        const answer = await site.get(address, { host });
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(JSON.parse(answer.text)).toMatchObject({ status: 'ok', version: '1.0.0' });
      }
    },
  );

  it('readiness ends where no server of the gateway answers, while nginx stays alive', async () => {
    const own = releases();
    const alone = await startSite(own, { CONSOLE_GATEWAY: `http://127.0.0.1:${await freePort()}` });
    try {
      const ready = await alone.get('/readyz');
      expect(ready.status).toBe(503);
      expect(ready.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(ready.text).status).toBe('no server of the gateway answers');
      expect((await alone.get('/healthz')).status).toBe(200);
    } finally {
      await alone.stop();
      own.remove();
    }
  });

  it('the status of nginx stands on an address of loopback alone', async () => {
    const address = /listen (127\.0\.0\.1):(\d+);\n +access_log off;/.exec(
      filled(path.join(made.folder, 'tmp/nginx'), 'nginx.conf'),
    );
    const status = await ask({ port: Number(address?.[2]), path: '/status' });
    expect(status.text).toMatch(/^Active connections: \d+/);
    expect((await site.get('/x/status')).text).not.toContain('Active connections');
    expect((await site.get('/status')).status).toBe(404);
  });
});

describe('SHIP-04 the log', () => {
  it('tells each call in JSON, without query strings, tokens, tickets and passwords', async () => {
    const secrets = { token: 'share-token-41', ticket: 'ticket-42', password: 'Password#43', cookie: 'cookie-44' };
    await site.get(`/x/anonymous/alarmReport?token=${secrets.token}`, { referer: `http://a/?token=${secrets.token}` });
    await site.send('POST', '/api/acm/secretKey/delete', 0, {
      'access-token': secrets.token,
      'sensitive-ticket': secrets.ticket,
      cookie: `access_token=${secrets.cookie}`,
      authorization: `Bearer ${secrets.token}`,
    });
    await site.get(`/sign-in?password=${secrets.password}&redirect=/x/?token=${secrets.token}`);
    await site.get('/api/acm/role/list', { 'x-request-id': 'last-of-the-walk' });
    const lines = await site.logged('last-of-the-walk');
    for (const secret of Object.values(secrets)) expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines.map((line) => line.path)).toEqual(
      expect.arrayContaining(['/x/anonymous/alarmReport', '/api/acm/secretKey/delete', '/sign-in']),
    );
    expect(lines.at(-1)).toMatchObject({
      request_id: 'last-of-the-walk',
      client: '127.0.0.1',
      method: 'GET',
      status: 200,
      upstream: `127.0.0.1:${portOf(gateway)}`,
      upstream_status: '200',
    });
    expect(Number(lines.at(-1)?.seconds)).toBeGreaterThanOrEqual(0);
  });

  it('leaves out probes, so that it tells of people', async () => {
    await site.get('/healthz');
    await site.get('/readyz');
    await site.get('/x/', { 'x-request-id': 'behind-the-probes' });
    const lines = await site.logged('behind-the-probes');
    expect(lines.filter(({ path }) => path === '/healthz' || path === '/readyz')).toEqual([]);
  });
});

describe('SHIP-04 the id of a call', () => {
  it('is made where a client has none, and stands in the call and in the answer', async () => {
    const answer = await site.get('/api/acm/x');
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.parse(answer.text).headers['x-request-id']).toBe(id);
    expect((await site.get('/x/gone.js')).headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is kept where it is one, and never a text of the client’s', async () => {
    expect((await seenBy('/api/acm/x', { 'x-request-id': 'abc-1.2:3' }))['x-request-id']).toBe('abc-1.2:3');
    expect((await seenBy('/api/acm/x', { 'x-request-id': 'a b"c' }))['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is that of the gateway where it names its answer itself, once', async () => {
    const answer = await site.get('/api/acm/named');
    expect(answer.headers['x-request-id']).toBe('req-of-the-gateway');
    expect(answer.all.filter((name) => name === 'x-request-id')).toHaveLength(1);
  });
});

describe('what a client says of itself', () => {
  const LIES = [
    'Forwarded',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Server',
    'X-Forwarded-Scheme',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Original-Host',
    'X-Host',
    'X-HTTP-Method-Override',
    'Proxy',
    'Keep-Alive',
    'TE',
    'Upgrade',
    'Proxy-Connection',
  ];

  it.each(LIES)('%s does not reach a server', async (name) => {
    expect(await seenBy('/api/acm/x', { [name]: 'evil' })).not.toHaveProperty(name.toLowerCase());
  });

  it('about its address, its host and its scheme is not believed', async () => {
    const seen = await seenBy('/api/acm/x', {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${site.port}`,
      'x-forwarded-proto': 'http',
    });
  });

  it('is believed of a proxy that is named, which tells of the client before it', async () => {
    const socket = net.connect({ host: '127.0.0.1', port: site.port, localAddress: '127.0.0.2' });
    socket.write(
      'GET /api/acm/x HTTP/1.1\r\nHost: console.example.org\r\nX-Forwarded-For: 6.6.6.6, 9.9.9.9\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
    );
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toContain('"scheme":"https","client":"9.9.9.9"');
  });

  it.each(['/api/../fs/x', '/api/..%2ffs/x', '/api/%2e%2e/fs/x', '/api/.%2E%5cfs/x', '/api/a/..'])(
    'a path that climbs (%s) reaches no server',
    async (address) => {
      expect((await site.get(address)).status).toBe(400);
    },
  );
});

describe('what a server says of itself', () => {
  it('a redirect to its own address leads to the console’s', async () => {
    expect((await site.get('/api/acm/leads')).headers.location).toBe('/sign-in?done=1');
  });

  it('refusals by nginx itself carry each security header once', async () => {
    const raw = async (request: string) => {
      const socket = net.connect({ host: '127.0.0.1', port: site.port });
      socket.write(request);
      let text = '';
      for await (const chunk of socket) text += chunk;
      return {
        status: Number(text.split(' ')[1]),
        all: [...text.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase()),
      };
    };
    const answers = [
      await site.get('/x/', { host: 'evil.example' }),
      await raw('GET /x/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
      await raw(`GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
      await site.get('/x/umi.0a1b2c3d.js', { range: 'bytes=999999-' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([421, 400, 414, 200]);
    for (const { all, status } of answers) {
      expect(
        NAMES.map((name) => [name, all.filter((one) => one === name).length]),
        String(status),
      ).toEqual(NAMES.map((name) => [name, 1]));
    }
  });
});

it('SHIP-02 the server answers on IPv6 as on IPv4', async () => {
  expect(
    (await ask({ host: '::1', port: site.port, path: '/x/', headers: { host: `[::1]:${site.port}` } })).status,
  ).toBe(200);
});
