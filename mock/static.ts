import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { configAt, pageAt, securityHeaders } from '../deploy/page.mjs';

/** A text made of a file, made again when the file has changed; null while there is none, as during a build. */
function textOf(file: string, make: (text: string) => string): () => string | null {
  let made = { at: -1, text: '' };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (at !== made.at) made = { at, text: make(readFileSync(file, 'utf8')) };
    return made.text;
  };
}

/**
 * What is asked for as a file of the build, as nginx has it: beside the page, in static/ or with a hash. An id of a screen may
 * end like a file's name.
 */
const FILE = /^\/(?:[^/]+|static\/.+|.+\.[0-9a-f]{8}(?:\.\w+)?)\.\w+$/;

/** Serves the built console under a base path: precompressed files, immutable assets, one page for all other paths. */
export function staticFiles(dist: string, base: string) {
  const headers = securityHeaders();
  const page = textOf(join(dist, 'index.html'), (html) => pageAt(html, base));
  const config = textOf(join(dist, 'config.js'), (script) => configAt(script, base));
  const files = sirv(dist, {
    // Looks at the disk at each request: a list made at the start would name files that a rebuild has removed.
    dev: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = /\.[0-9a-f]{8}\./.test(path);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const send = (response: ServerResponse, type: string, body: string | null, status = body === null ? 503 : 200) => {
    response.writeHead(status, { ...headers, 'content-type': type, 'cache-control': 'no-store' });
    response.end(body ?? 'the console is being built');
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (!path.startsWith(base)) return send(response, 'text/plain', 'not found', 404);
    const inner = `/${path.slice(base.length)}`;
    if (inner === '/config.js') return send(response, 'text/javascript; charset=utf-8', config());
    if (inner === '/index.html' || !FILE.test(inner)) return send(response, 'text/html; charset=utf-8', page());
    request.url = inner;
    files(request, response, () => send(response, 'text/plain', 'not found', 404));
  };
}
