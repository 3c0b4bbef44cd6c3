import type { Endpoint } from '../contract/endpoint';

/** An answer that breaks its schema. */
export interface Break {
  readonly at: number;
  readonly endpoint: Pick<Endpoint, 'path' | 'res'>;
  readonly issues: readonly { readonly code: string; readonly path: readonly PropertyKey[] }[];
}

/** Whether a text is a code or the id of a request, short and of one piece, and nothing that could be anything else. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value);

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
/** The last answers that broke the contract. */
export const lastBreaks: Break[] = [];

function keep<V extends { at: number }>(list: V[], one: V): V {
  if (list.push(one) > KEPT) list.shift();
  return one;
}

export const noteCall = (path: string): LastCall => keep(lastCalls, { path, at: Date.now() });
export const noteError = (error: unknown): unknown => keep(lastErrors, { at: Date.now(), error });
export const noteBreak = (endpoint: Break['endpoint'], issues: Break['issues']): Break =>
  keep(lastBreaks, { at: Date.now(), endpoint, issues });
