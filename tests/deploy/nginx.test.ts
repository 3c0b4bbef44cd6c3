// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import headers from '../../deploy/headers.json';
import { deployBehindNginx, type Site } from './site';

const NAMES = Object.keys(headers).map((name) => name.toLowerCase());

describe.each([{ base: '/' }, { base: '/x/' }])('nginx in front of the console at $base', ({ base }) => {
  let site: Site;

  beforeAll(async () => {
    site = await deployBehindNginx(base);
  });

  afterAll(async () => {
    await site.stop();
  });

  it('every answer carries each security header once: page, deep link, asset, refusal, call, failed server', async () => {
    const paths = [
      base,
      `${base}alarm/business_report/list`,
      `${base}umi.0a1b2c3d.js`,
      `${base}gone.0a1b2c3d.js`,
      `${base}.env`,
      '/api/acm/secretKey/list',
      '/api/acm/fails',
      '/fs/doc/a',
    ];
    for (const path of paths) {
      const answer = await site.get(path);
      const sent = NAMES.map((name) => [name, answer.all.filter((header) => header === name).length]);
      expect(sent, path).toEqual(NAMES.map((name) => [name, 1]));
    }
  });

  it('the policy is the one of the data file, and the answer of a server cannot replace it', async () => {
    const { headers: page } = await site.get(base);
    expect(page['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(page['content-security-policy']).toContain("connect-src 'self' https://files.example.org;");
    expect(page['content-security-policy']).toContain("base-uri 'none'");
    const { headers: call } = await site.get('/api/acm/lax');
    expect(call['content-security-policy']).toBe(page['content-security-policy']);
  });

  it('the sign-in page keeps the policy of the gateway whose page it is, and gets none of ours', async () => {
    const { headers: lax } = await site.get('/sign-in/lax');
    expect(lax['content-security-policy']).toBe("default-src 'unsafe-inline'");
    const { headers: page, all } = await site.get('/sign-in');
    expect(page['content-security-policy']).toBeUndefined();
    for (const name of ['x-content-type-options', 'strict-transport-security']) {
      expect(all.filter((one) => one === name)).toHaveLength(1);
    }
    expect(page['strict-transport-security']).toBe(headers['Strict-Transport-Security']);
  });

  it('a host that is not the console is refused before a server hears of it', async () => {
    const answer = await site.get('/api/acm/x', { host: 'evil.example' });
    expect(answer.status).toBe(421);
    expect(answer.text).not.toContain('gateway');
  });

  it.each([
    ['/fs/download/1?a=b', 'file'],
    ['/api/sg_intel/source/list', 'security'],
    ['/api/sgx/list', 'gateway'],
    ['/api/acm/role/list', 'gateway'],
    ['/api/auth/login', 'gateway'],
    ['/sign-in?redirect=/a%2Fb', 'gateway'],
    ['/sign-in/style.css', 'gateway'],
  ])('%s goes to the %s server with its address unchanged', async (path, server) => {
    const answer = await site.get(path);
    expect(JSON.parse(answer.text)).toMatchObject({ server, url: path, method: 'GET' });
  });

  it('the client, its host and its scheme are told to the server', async () => {
    const { text } = await site.get('/api/acm/x', { host: 'console.example.org' });
    expect(JSON.parse(text)).toMatchObject({ host: 'console.example.org', scheme: 'http', client: '127.0.0.1' });
  });

  it.each(['', 'console', 'alarm/business_report/list', 'help_doc/v1.2', 'a/b.c/d'])(
    'the page answers at "%s" with its files and config.js under the base path, never stored',
    async (path) => {
      const answer = await site.get(`${base}${path}?q=1`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect([...answer.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
        `${base}icon.svg`,
        `${base}umi.4d5e6f70.css`,
        `${base}config.js`,
        `${base}umi.0a1b2c3d.js`,
      ]);
    },
  );

  it('config.js is never stored, sets the base path, and keeps what the deployment wrote into it', async () => {
    const answer = await site.get(`${base}config.js`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.text.trim().split('\n').slice(-4)).toEqual([
      "window.consoleConfig = { productName: 'Ours' };",
      '',
      `window.publicPath = '${base}';`,
      `window.routerBase = '${base}';`,
    ]);
  });

  it('a file with a content hash is cached forever, another one is asked for again', async () => {
    expect((await site.get(`${base}umi.0a1b2c3d.js`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await site.get(`${base}list.1a2b3c4d.async.js`)).headers['cache-control']).toContain('immutable');
    expect((await site.get(`${base}icon.svg`)).headers['cache-control']).toBe('no-cache');
  });

  it.each(['gone.0a1b2c3d.js', 'static/gone.png', 'umi.0a1b2c3d.js.map', 'deep/umi.0a1b2c3d.js'])(
    'a missing asset (%s) is a 404 that nobody stores, not the page',
    async (path) => {
      const answer = await site.get(`${base}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).not.toContain('umi.0a1b2c3d.js');
    },
  );

  it.each(['alarm/business_report/x.js', 'a/b.css', 'system/node/v1.json'])(
    'an id that ends like a file (%s) is the page',
    async (path) => {
      const answer = await site.get(`${base}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['.env', '.git/config', 'static/.htaccess', '.well-known.js', '%2eenv'])(
    'the dotfile %s is refused',
    async (path) => {
      expect((await site.get(`${base}${path}`)).status).toBe(404);
    },
  );

  it('a folder is the page, never its list, and TRACE is refused', async () => {
    const folder = await site.get(`${base}static/`);
    expect(folder.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(folder.text).not.toContain('.htaccess');
    expect((await site.send('TRACE', '/api/acm/x')).status).toBe(405);
  });

  it('a path cannot climb out of the build', async () => {
    const answer = await site.get(`${base}static/..%2f..%2fsecret.txt`);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('secret');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('a browser that accepts %s gets the file prepared for it', async (accepted, encoding) => {
    for (const path of [`${base}umi.0a1b2c3d.js`, `${base}console`]) {
      const answer = await site.get(path, { 'accept-encoding': accepted });
      // The page is filled where there need be no brotli, its files come with the release.
      const isBrotli = encoding === 'br' && site.hasBrotli && path.endsWith('.js');
      const expected = encoding === 'br' && !isBrotli ? 'gzip' : encoding;
      expect(answer.headers['content-encoding'], path).toBe(expected);
      expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
      expect(answer.text, path).toContain(path.endsWith('.js') ? 'the entry' : '<div id="root">');
      // A length is known beforehand only for a file that was compressed beforehand.
      expect(Number(answer.headers['content-length']), path).toBeGreaterThan(0);
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s passes to the servers and is refused for the page',
    async (method) => {
      expect(JSON.parse((await site.send(method, '/fs/upload')).text)).toMatchObject({ server: 'file', method });
      expect(JSON.parse((await site.send(method, '/api/acm/x')).text)).toMatchObject({ server: 'gateway', method });
      expect((await site.send(method, `${base}console`)).status).toBe(405);
    },
  );

  it('an upload of 100 MB reaches the file server whole, while a call of 11 MB is refused', async () => {
    const { text } = await site.send('POST', '/fs/upload', 100 * 2 ** 20);
    expect(JSON.parse(text)).toMatchObject({ server: 'file', bytes: 100 * 2 ** 20 });
    expect((await site.send('POST', '/api/acm/x', 11 * 2 ** 20)).status).toBe(413);
  });

  it('paths of the gateway that are its own reach it, others are refused', async () => {
    for (const path of ['/v2/keys/query', '/rest/v3/providers']) {
      const { text, headers } = await site.send('POST', path);
      expect(JSON.parse(text)).toMatchObject({ server: 'gateway', url: path, method: 'POST' });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect([404, 405]).toContain((await site.send('POST', '/rest/v2/providers')).status);
  });

  it('a call is not stored unless its server says otherwise', async () => {
    expect((await site.get('/api/acm/x')).headers['cache-control']).toBe('no-store');
    expect((await site.get('/fs/doc/a')).headers['cache-control']).toBe('max-age=60');
  });

  it('nginx does not tell its version', async () => {
    expect((await site.get(`${base}gone.js`)).headers.server).toBe('nginx');
  });
});

describe('an origin that holds more than the console', () => {
  it('leads from / to the base path and knows nothing else', async () => {
    const site = await deployBehindNginx('/x/');
    try {
      expect((await site.get('/')).headers.location).toBe('/x/');
      expect((await site.get('/x')).headers.location).toBe('/x/');
      expect((await site.get('/console')).status).toBe(404);
      expect((await site.get('/umi.0a1b2c3d.js')).status).toBe(404);
    } finally {
      await site.stop();
    }
  });
});
