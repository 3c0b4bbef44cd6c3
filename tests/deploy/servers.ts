import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The names of all headers as they came, repeated ones too. */
  all: string[];
  text: string;
}

const RAW = { br: brotliDecompressSync, gzip: gunzipSync };

/** A server that tells what reached it; `/fs/doc/` may be kept for a minute, `lax` tries to weaken the policy, `fails` fails. */
export async function startEcho(server: string): Promise<http.Server> {
  const echo = http.createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    const { url = '', method, headers } = request;
    if (url.endsWith('fails')) response.statusCode = 503;
    if (url.endsWith('leads')) {
      response.statusCode = 302;
      response.setHeader('Location', `http://127.0.0.1:${portOf(echo)}/sign-in?done=1`);
    }
    if (url.endsWith('lax')) response.setHeader('Content-Security-Policy', "default-src 'unsafe-inline'");
    if (url.endsWith('named')) response.setHeader('X-Request-Id', 'req-of-the-gateway');
    if (url.startsWith('/fs/doc/')) response.setHeader('Cache-Control', 'max-age=60');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const [scheme, client] = [headers['x-forwarded-proto'], headers['x-forwarded-for']];
    response.end(JSON.stringify({ server, url, method, bytes, host: headers.host, scheme, client, headers }));
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  return echo;
}

/** Where a server listens. */
export function portOf(server: net.Server): number {
  const isBound = (address: AddressInfo | string | null): address is AddressInfo =>
    typeof address === 'object' && address !== null;
  const address = server.address();
  if (!isBound(address)) throw new Error('the server does not listen');
  return address.port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = await startEcho('probe');
  const port = portOf(probe);
  await once(probe.close(), 'close');
  return port;
}

interface Asked {
  port: number;
  method?: string;
  path: string;
  headers?: http.OutgoingHttpHeaders;
  bytes?: number;
  host?: string;
  isSecure?: boolean;
}

/** Sends one request without keep-alive and reads the whole answer, unpacked. */
export function ask({ port, method = 'GET', path, headers = {}, bytes = 0, host = '127.0.0.1', isSecure }: Asked) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host, port, method, path, headers, agent: false as const };
    const read = (response: http.IncomingMessage) => {
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
    };
    const request = isSecure
      ? https.request({ ...options, rejectUnauthorized: false }, read)
      : http.request(options, read);
    request.on('error', reject);
    const piece = Buffer.alloc(2 ** 20, 'a');
    const write = (left: number) => {
      if (left === 0) request.end();
      else request.write(piece.subarray(0, left), () => write(Math.max(0, left - piece.length)));
    };
    write(bytes);
  });
}
