import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { securityHeaders } from '../../deploy/page.mjs';
import { takeFault } from './faults';
import type { World } from './world';

/**
 * Plays the planned fault of a file of the build (`/part.1a2b3c4d.async.js`, `/index.html`): delay, cut line, or another
 * answer. True if that was the whole answer. A plan for every path (`*`) means calls and leaves files alone.
 */
export async function playStaticFault(world: World, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { pathname } = new URL(incoming.url ?? '/', 'http://x');
  const fault = takeFault(world, pathname, { hasWildcard: false });
  if (!fault) return false;
  // Nobody waits for the answer to a page that is gone, and the process may end meanwhile.
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  if (fault.delay) await wait(fault.delay, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  if (outgoing.destroyed) return true;
  if (fault.drop) {
    outgoing.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  const type = pathname.endsWith('.html') ? 'text/html' : 'text/plain';
  const headers = { ...securityHeaders(), 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  outgoing.writeHead(fault.status ?? 200, headers).end(fault.body ?? '');
  return true;
}
