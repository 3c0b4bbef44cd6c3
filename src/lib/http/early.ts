import { readBody } from './body';
import type { WireReply } from './interpret';
import { REQUEST_ID } from './last-calls';

/** A call that index.html's preload script already started: the token it was asked with, path, exact body, and the answer to come. */
interface Early {
  token: string;
  path: string;
  body: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    __early?: Early[];
  }
}

interface Bounds {
  /** Of the page's own sign-in. */
  token: string | null;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** What the first screen did not ask for by then may be out of date, milliseconds since the page was opened. */
const FRESH_MS = 30_000;

/** Forgets what was started before the bundle ran: the screen that it was for does not open now. */
export function dropEarly(): void {
  for (const { answer } of window.__early?.splice(0) ?? []) {
    // An answer that nobody reads holds its connection.
    void answer.then((response) => response.body?.cancel()).catch(() => undefined);
  }
}

/** An answer belongs to the token that it was asked with: the browser may have signed in anew since, in another tab. */
const isOf = (token: string | null) => (window.__early ?? []).every((one) => one.token === token);

/**
 * The reply to a call that was started before the bundle ran, once; null if there is none for this path and body, or it was
 * asked by another sign-in. As for any call, the reply is `abort` once the signal says so and `timeout` after `timeoutMs`.
 */
export function takeEarly(path: string, body: unknown, bounds: Bounds): Promise<WireReply> | null {
  if (typeof window !== 'undefined' && (performance.now() > FRESH_MS || !isOf(bounds.token))) dropEarly();
  const list = typeof window === 'undefined' ? [] : (window.__early ?? []);
  const index = list.findIndex((one) => one.path === path && one.body === JSON.stringify(body));
  const found = index < 0 ? undefined : list.splice(index, 1)[0];
  return found ? within(bounds, read(found.answer)) : null;
}

function within({ timeoutMs, signal }: Omit<Bounds, 'token'>, reply: Promise<WireReply>): Promise<WireReply> {
  return new Promise((resolve) => {
    const end = (given: WireReply) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolve(given);
    };
    const onAbort = () => end({ kind: 'abort' });
    const timer = setTimeout(() => end({ kind: 'timeout' }), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    void reply.then(end);
  });
}

async function read(answer: Promise<Response>): Promise<WireReply> {
  try {
    const response = await answer;
    const body = await readBody(await response.text());
    const requestId = response.headers.get(REQUEST_ID);
    return { kind: 'response', status: response.status, statusText: response.statusText, body, requestId };
  } catch {
    return { kind: 'network' };
  }
}
