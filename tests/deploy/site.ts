import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { compressAll } from '../../deploy/compress.mjs';
import { stage } from '../../deploy/release/stage.mjs';
import { type Answer, ask, freePort, portOf, startEcho } from './servers';

/** Between two looks at what is waited for, so that it gets the processor. */
export const pause = () => after(20);

export interface Site {
  port: number;
  hasBrotli: boolean;
  get(path: string, headers?: http.OutgoingHttpHeaders): Promise<Answer>;
  send(method: string, path: string, bytes?: number, headers?: http.OutgoingHttpHeaders): Promise<Answer>;
  /** The lines of the access log, once one with this id stands in it. */
  logged(requestId: string): Promise<Record<string, unknown>[]>;
  /** Runs another command of start.sh beside the running one. */
  command(release: string, name: string): void;
  stop(): Promise<void>;
}

const NOTED = '.cache/nginx-path';
const NGINX = process.env.NGINX_PATH ?? (existsSync(NOTED) ? readFileSync(NOTED, 'utf8').trim() : 'nginx');

const pad = (text: string) => `/* ${text} */\n${'console.warn("a line that compresses well");\n'.repeat(60)}`;

const BUILD = {
  'index.html': `<!doctype html><html><head><link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./umi.4d5e6f70.css">
<script src="./config.js"></script></head><body>${'<!-- $outline -->'.repeat(60)}<div id="root"></div><script src="./umi.0a1b2c3d.js"></script></body></html>`,
  'config.js':
    "// window.routerBase = '/';\nwindow.publicPath = '/';\nwindow.consoleConfig = { productName: 'Default' };\n",
  'umi.0a1b2c3d.js': pad('the entry'),
  'umi.4d5e6f70.css': 'body { margin: 0 }\n',
  'list.1a2b3c4d.async.js': pad('a route'),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'TOKEN=secret',
  '.well-known.js': 'secret',
  'static/.htaccess': 'secret',
};

/** Tests that run as root start the server as nobody: the release is nothing that it may write to. */
const isRoot = process.getuid?.() === 0;
const NOBODY = isRoot ? { uid: 65534, gid: 65534 } : {};

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A folder that holds releases made of small builds, which nobody may write to; the first is `1.0.0`. */
export function releases(versions: Record<string, Record<string, string>> = { '1.0.0': {} }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-'));
  chmodSync(folder, 0o755);
  const at = (version: string) => path.join(folder, 'releases', `cloud-dns-console-${version}`);
  for (const [version, changed] of Object.entries(versions)) {
    const dist = path.join(folder, 'dist');
    write(dist, { ...BUILD, ...changed });
    compressAll(dist);
    stage({ dist, out: at(version), version, contract: '1+test' });
    rmSync(dist, { recursive: true });
    write(at(version), { 'html/static/.htaccess': 'secret', 'html/.env': 'secret', 'secret.txt': 'secret' });
  }
  writeFileSync(path.join(folder, 'releases', 'config.js'), BUILD['config.js'].replace("'Default'", "'Ours'"));
  execFileSync('chmod', ['-R', 'a-w,a+rX', path.join(folder, 'releases')]);
  return {
    folder,
    at,
    remove: () => {
      execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What start.sh says of settings without starting anything: '' where it takes them. */
export function judged(release: string, settings: Record<string, string>): string {
  const { status, stderr } = spawnSync('sh', [path.join(release, 'start.sh'), 'check'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      CONSOLE_NGINX: NGINX,
      CONSOLE_TMP: path.join(release, '../../tmp-judged'),
      ...settings,
    },
  });
  return status === 0 ? '' : stderr;
}

/** A file of the filled configuration of a running server. */
export function filled(folder: string, file: string): string {
  const newest = readdirSync(folder)
    .filter((name) => name.startsWith('filled-'))
    .sort()
    .at(-1);
  return readFileSync(path.join(folder, newest ?? '', file), 'utf8');
}

/** Starts the real nginx of a release by its start.sh, as a user without rights. */
export async function startSite(
  { folder, at }: { folder: string; at: (version: string) => string },
  settings: Record<string, string>,
  { version = '1.0.0', isSecure = false } = {},
): Promise<Site> {
  const port = Number(settings.CONSOLE_PORT ?? (await freePort()));
  const tmp = path.join(folder, 'tmp');
  mkdirSync(tmp, { recursive: true });
  chmodSync(tmp, 0o777);
  const base = settings.CONSOLE_BASE ?? '/';
  const log = path.join(tmp, 'access.log');
  const env = {
    PATH: process.env.PATH,
    CONSOLE_NGINX: NGINX,
    CONSOLE_PORT: String(port),
    CONSOLE_TMP: path.join(tmp, 'nginx'),
    CONSOLE_ACCESS_LOG: log,
    CONSOLE_ERROR_LEVEL: 'emerg',
    ...settings,
  };
  const nginx = spawn('sh', [path.join(at(version), 'start.sh')], { stdio: 'inherit', env, ...NOBODY });
  const ended = once(nginx, 'close');
  const send: Site['send'] = (method, url, bytes = 0, headers = {}) =>
    ask({
      port,
      method,
      path: url,
      bytes,
      isSecure,
      headers: bytes > 0 ? { 'content-length': bytes, ...headers } : headers,
    });
  const answers = () =>
    send('GET', base).then(
      () => true,
      () => false,
    );
  const started = Date.now();
  while (!(await answers())) {
    if (nginx.exitCode !== null || Date.now() - started > 60_000) throw new Error('nginx does not answer');
    await pause();
  }
  return {
    port,
    hasBrotli: readFileSync(path.join(env.CONSOLE_TMP, 'nginx.conf'), 'utf8').includes('brotli_static on'),
    get: (url, headers) => send('GET', url, 0, headers),
    send,
    logged: async (requestId) => {
      for (;;) {
        const text = readFileSync(log, 'utf8');
        if (text.includes(requestId))
          return text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line));
        await pause();
      }
    },
    command: (release, name) => {
      execFileSync('sh', [path.join(at(release), 'start.sh'), name], { env, ...NOBODY, stdio: 'pipe' });
    },
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** A small release behind nginx, before three servers that tell what reached them. */
export async function deployBehindNginx(base: string): Promise<Site> {
  const made = releases();
  const echoes = await Promise.all(['gateway', 'file', 'security'].map(startEcho));
  const [gateway = '', file = '', security = ''] = echoes.map((echo) => `http://127.0.0.1:${portOf(echo)}`);
  const site = await startSite(made, {
    CONSOLE_BASE: base,
    CONSOLE_GATEWAY: gateway,
    CONSOLE_FILE_SERVER: file,
    CONSOLE_SECURITY_SERVER: security,
    CONSOLE_ORIGINS: 'https://files.example.org',
    CONSOLE_HOSTS: '127.0.0.1 console.example.org [::1]',
    CONSOLE_PATHS: '/v2/ /rest/v3/',
    CONSOLE_TRUSTED_PROXIES: '127.0.0.2',
  });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      for (const echo of echoes) echo.close();
      made.remove();
    },
  };
}
