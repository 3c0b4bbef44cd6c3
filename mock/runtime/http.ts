import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A fetch Request of a node request; the body streams. */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const init: RequestInit = { method: incoming.method ?? 'GET', headers };
  // The DOM's types know neither node's streams nor `duplex`; node's fetch wants both.
  if (hasBody) Object.assign(init, { body: Readable.toWeb(incoming), duplex: 'half' });
  return new Request(url, init);
}

/** Writes a fetch Response to a node response, as it comes; a network-error response cuts the connection. */
export async function writeResponse(answer: Response, outgoing: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    outgoing.destroy();
    return;
  }
  const headers: Record<string, string | string[]> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  answer.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(answer.status, headers);
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) outgoing.write(part.value);
  outgoing.end();
}
