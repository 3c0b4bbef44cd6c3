/** A call as a problem report tells of it: never what was sent or answered. */
export interface LastCall {
  path: string;
  /** Epoch milliseconds of the browser; how long it took is not there while it is under way. */
  at: number;
  ms?: number;
  status?: number;
  code?: string;
  /** What the gateway calls this request, so that its log can be searched. */
  requestId?: unknown;
}

/** What the gateway calls a request in its log; from another origin it must expose this header. */
export const REQUEST_ID = 'x-request-id';

const KEPT = 40;

/** The last calls of this page and what crashed in it, the newest last. They are gone with the page. */
export const lastCalls: LastCall[] = [];
export const lastErrors: { at: number; error: unknown }[] = [];

function keep<V extends { at: number }>(list: V[], one: V): V {
  if (list.push(one) > KEPT) list.shift();
  return one;
}

export const noteCall = (path: string): LastCall => keep(lastCalls, { path, at: Date.now() });
export const noteError = (error: unknown): unknown => keep(lastErrors, { at: Date.now(), error });
