import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The names of all headers as they came, repeated ones too. */
  all: string[];
  text: string;
}

export interface Site {
  hasBrotli: boolean;
  get(path: string, headers?: http.OutgoingHttpHeaders): Promise<Answer>;
  send(method: string, path: string, bytes?: number): Promise<Answer>;
  stop(): Promise<void>;
}

const NOTED = '.cache/nginx-path';
const NGINX = process.env.NGINX_PATH ?? (existsSync(NOTED) ? readFileSync(NOTED, 'utf8').trim() : 'nginx');
const RAW = { br: brotliDecompressSync, gzip: gunzipSync };

const pad = (text: string) => `/* ${text} */\n${'console.warn("a line that compresses well");\n'.repeat(60)}`;

const BUILD = {
  'index.html': `<!doctype html><html><head><link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./umi.4d5e6f70.css">
<script src="./config.js"></script></head><body>${'<!-- outline -->'.repeat(60)}<div id="root"></div><script src="./umi.0a1b2c3d.js"></script></body></html>`,
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

/** A server that tells what reached it; `/fs/doc/` may be kept for a minute, `lax` tries to weaken the policy, `fails` fails. */
async function startEcho(server: string): Promise<http.Server> {
  const echo = http.createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    const { url = '', method, headers } = request;
    if (url.endsWith('fails')) response.statusCode = 503;
    if (url.endsWith('lax')) response.setHeader('Content-Security-Policy', "default-src 'unsafe-inline'");
    if (url.startsWith('/fs/doc/')) response.setHeader('Cache-Control', 'max-age=60');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const [scheme, client] = [headers['x-forwarded-proto'], headers['x-forwarded-for']];
    response.end(JSON.stringify({ server, url, method, bytes, host: headers.host, scheme, client }));
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  return echo;
}

function portOf(server: http.Server): number {
  const isBound = (address: AddressInfo | string | null): address is AddressInfo =>
    typeof address === 'object' && address !== null;
  const address = server.address();
  if (!isBound(address)) throw new Error('the server does not listen');
  return address.port;
}

async function freePort(): Promise<number> {
  const probe = await startEcho('probe');
  const port = portOf(probe);
  await once(probe.close(), 'close');
  return port;
}

/** Sends one request without keep-alive and reads the whole answer, unpacked. */
function ask(
  port: number,
  method: string,
  url: string,
  headers: http.OutgoingHttpHeaders,
  bytes: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const unpack = encoding === 'br' || encoding === 'gzip' ? RAW[encoding] : (packed: Buffer) => packed;
        const all = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, all, text: unpack(body).toString() });
      });
      // A refusal may come before the body is sent whole.
      request.off('error', reject).on('error', () => undefined);
    });
    request.on('error', reject);
    const piece = Buffer.alloc(2 ** 20, 'a');
    const write = (left: number) => {
      if (left === 0) request.end();
      else request.write(piece.subarray(0, left), () => write(Math.max(0, left - piece.length)));
    };
    write(bytes);
  });
}

const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });

function writeBuild(root: string): void {
  for (const [name, text] of Object.entries({ ...BUILD, '../secret.txt': 'secret' })) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The configuration for a gateway, beside two servers in the clear, and the full path of the list of certificates. */
export function configured(gateway: string, ca: string): { text: string; asked: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [root, out] = [path.join(folder, 'dist'), path.join(folder, 'out')];
  writeBuild(root);
  const others = ['--file-server=http://127.0.0.1:8002', '--security-server=http://127.0.0.1:8003'];
  try {
    node('deploy/render.mjs', `--root=${root}`, `--out=${out}`, `--gateway=${gateway}`, `--ca=${ca}`, ...others);
    return { text: readFileSync(path.join(out, 'nginx.conf'), 'utf8'), asked: path.resolve(ca) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a small build, renders the production configuration for it and starts a real nginx before three echoing servers. */
export async function deployBehindNginx(base: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const [root, out] = [path.join(folder, 'dist'), path.join(folder, 'out')];
  writeBuild(root);
  node('deploy/compress.mjs', root);

  const echoes = await Promise.all(['gateway', 'file', 'security'].map(startEcho));
  const addresses = echoes.map((echo) => `http://127.0.0.1:${portOf(echo)}`);
  const port = await freePort();
  const to = ['gateway', 'file-server', 'security-server'].map((name, index) => `--${name}=${addresses[index]}`);
  const options = [`--root=${root}`, `--out=${out}`, `--port=${port}`, `--base=${base}`, `--nginx=${NGINX}`];
  const render = () =>
    node(
      'deploy/render.mjs',
      ...options,
      ...to,
      '--bases=https://files.example.org',
      '--hosts=127.0.0.1 console.example.org',
      '--paths=/v2/ /rest/v3/',
    );
  render();
  const own = path.join(out, 'page/config.js');
  writeFileSync(own, readFileSync(own, 'utf8').replace("'Default'", "'Ours'"));
  const told = render();

  const nginx = spawn(NGINX, ['-p', out, '-c', path.join(out, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'close');
  const answers = () =>
    ask(port, 'GET', base, {}, 0).then(
      () => true,
      () => false,
    );
  const started = Date.now();
  while (!(await answers())) {
    if (nginx.exitCode !== null || Date.now() - started > 10_000) throw new Error('nginx does not answer');
  }
  return {
    hasBrotli: told.includes('brotli files on'),
    get: (url, headers = {}) => ask(port, 'GET', url, headers, 0),
    send: (method, url, bytes = 0) => ask(port, method, url, { 'content-length': bytes }, bytes),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      for (const echo of echoes) echo.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
