// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePort, portOf, startEcho } from './servers';
import { filled, judged, releases, startSite } from './site';

let made: ReturnType<typeof releases>;
let gateway: http.Server;

beforeAll(async () => {
  made = releases();
  gateway = await startEcho('gateway');
}, 60_000);

afterAll(() => {
  gateway.close();
  made.remove();
}, 60_000);

describe('SHIP-02 an installation', () => {
  it('speaks TLS with HTTP/2, and leads on from plain HTTP', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'pipe' },
    );
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    const own = releases();
    const plain = await freePort();
    const secure = await startSite(
      own,
      {
        CONSOLE_GATEWAY: `http://127.0.0.1:${portOf(gateway)}`,
        CONSOLE_TLS_CERTIFICATE: certificate,
        CONSOLE_TLS_KEY: key,
        CONSOLE_PLAIN_PORT: String(plain),
      },
      { isSecure: true },
    );
    try {
      const session = connect(`https://127.0.0.1:${secure.port}`, { rejectUnauthorized: false });
      const stream = session.request({ ':path': '/api/acm/x', ':authority': 'console.example.org' });
      let text = '';
      for await (const chunk of stream) text += chunk;
      session.close();
      expect(JSON.parse(text)).toMatchObject({ scheme: 'https', host: 'console.example.org' });
      const led = await ask({ port: plain, path: '/console?a=b' });
      expect([led.status, led.headers.location]).toEqual([308, `https://127.0.0.1:${secure.port}/console?a=b`]);
    } finally {
      await secure.stop();
      own.remove();
      rmSync(folder, { recursive: true });
    }
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'CONSOLE_GATEWAY is missing'],
    [
      { CONSOLE_GATEWAY: 'http://gateway/prefix' },
      'CONSOLE_GATEWAY: http://gateway/prefix must be http:// or https:// with a host',
    ],
    [{ CONSOLE_GATEWAY: 'http://a,wieght=2' }, "CONSOLE_GATEWAY: 'wieght=2' of http://a is none of weight="],
    [{ CONSOLE_GATEWAY: 'http://127.0.0.1 https://127.0.0.2' }, 'http and https cannot stand in one list'],
    [{ CONSOLE_GATEWAY: 'https://127.0.0.1', CONSOLE_CA: '/nowhere.crt' }, 'CONSOLE_CA: no file /nowhere.crt'],
    [{ CONSOLE_BASE: 'x' }, "CONSOLE_BASE must be a path such as / or /x/, not 'x'"],
    [{ CONSOLE_PORT: '99999' }, "CONSOLE_PORT must be a port number, not '99999'"],
    [{ CONSOLE_HOSTS: 'a;}' }, 'CONSOLE_HOSTS must be host names'],
    [{ CONSOLE_ORIGINS: 'https://a/b' }, 'CONSOLE_ORIGINS must be origins'],
    [{ CONSOLE_BODY_LIMIT: 'much' }, 'CONSOLE_BODY_LIMIT must be a size'],
    [{ CONSOLE_READ_TIMEOUT: '1\n; }' }, 'CONSOLE_READ_TIMEOUT must be a time'],
    [{ CONSOLE_STATUS: '0.0.0.0:81' }, 'CONSOLE_STATUS must be off or an address of loopback'],
    [{ CONSOLE_TLS_KEY: '/key.pem' }, 'CONSOLE_TLS_CERTIFICATE and CONSOLE_TLS_KEY belong together'],
    [{ CONSOLE_GATWAY: 'http://a' }, 'CONSOLE_GATWAY is no setting'],
  ])('ends the start for %o with a sentence that names it', (wrong, sentence) => {
    expect(
      judged(made.at('1.0.0'), {
        CONSOLE_GATEWAY: Object.keys(wrong).length === 0 ? '' : 'http://127.0.0.1:9',
        ...wrong,
      }),
    ).toContain(sentence);
  });

  it('asks servers behind https for a certificate for their name that the given list knows', async () => {
    const own = releases();
    const list = execFileSync('sh', ['-c', 'ls /etc/ssl/certs/ca-certificates.crt'], { encoding: 'utf8' }).trim();
    const secure = await startSite(own, {
      CONSOLE_GATEWAY: 'https://localhost:8443',
      CONSOLE_FILE_SERVER: 'http://127.0.0.1:8002',
      CONSOLE_CA: list,
    });
    try {
      const conf = filled(path.join(own.folder, 'tmp/nginx'), 'nginx.conf');
      const passes = conf.split('proxy_pass https://').slice(1);
      expect(passes.length).toBeGreaterThan(5);
      for (const one of passes) {
        expect(one.slice(0, 300)).toContain('proxy_ssl_name localhost;');
        expect(one.slice(0, 300)).toContain('proxy_ssl_verify on;');
        expect(one.slice(0, 300)).toContain(`proxy_ssl_trusted_certificate ${list};`);
      }
    } finally {
      await secure.stop();
      own.remove();
    }
  });

  it('is judged without leaving anything where the server writes later', () => {
    expect(judged(made.at('1.0.0'), { CONSOLE_GATEWAY: 'http://127.0.0.1:9' })).toBe('');
    expect(existsSync(path.join(made.folder, 'tmp-judged'))).toBe(false);
  });

  it('takes settings from console.env beside the release, and the environment before it', () => {
    const file = path.join(made.folder, 'console.env');
    writeFileSync(file, '# ours\nCONSOLE_GATEWAY="http://127.0.0.1:9"\nCONSOLE_PORT=no\n');
    expect(judged(made.at('1.0.0'), { CONSOLE_ENV: file })).toBe(
      "start.sh: CONSOLE_PORT must be a port number, not 'no'\n",
    );
    expect(judged(made.at('1.0.0'), { CONSOLE_ENV: file, CONSOLE_PORT: '81' })).toBe('');
  });
});

describe('SHIP-06 containers', () => {
  const settingsIn = (file: string, line: RegExp) =>
    Object.fromEntries(
      [...readFileSync(file, 'utf8').matchAll(line)].map(([, name = '', value = '']) => [name, value]),
    );

  it.each([
    ['kubernetes/settings.env', /^(CONSOLE_\w+)=(.*)$/gm],
    ['container/compose.yaml', /^ +(CONSOLE_\w+): (?:\$\{\w+:-)?([^}\n]*)/gm],
  ])('%s has settings that the start takes', (file, line) => {
    const settings = settingsIn(path.join('deploy', file), line);
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining(['CONSOLE_GATEWAY', 'CONSOLE_HOSTS', 'CONSOLE_CONFIG']),
    );
    // Names that only their network knows, and a file that stands only in the container.
    const here = {
      CONSOLE_GATEWAY: settings.CONSOLE_GATEWAY?.replace(/\/\/[\w.-]+/g, '//127.0.0.1') ?? '',
      CONSOLE_CONFIG: path.resolve('public/config.js'),
    };
    expect(judged(made.at('1.0.0'), { ...settings, ...here })).toBe('');
  });
});
