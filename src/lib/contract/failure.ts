/**
 * Why a call failed, before anybody chose how to show it.
 * - `session`: the session is over, the page refreshes itself (session codes)
 * - `sensitive`: the gateway wants a second proof (40114)
 * - `business`: the gateway refused with a code and, mostly, a message
 * - `http`: an HTTP status outside 2xx; `network`, `timeout`: no answer; `abort`: the caller gave up
 * - `contract`: an answer that is not what the contract says
 */
export type FailureKind = 'session' | 'sensitive' | 'business' | 'http' | 'network' | 'timeout' | 'abort' | 'contract';

/** How the gateway wants a failure shown: 0 silent, 1 warning, 2 error, 4 notification, 9 error page. */
export type ShowType = 0 | 1 | 2 | 4 | 9;

export interface Failure {
  readonly kind: FailureKind;
  /** The envelope's code, the HTTP status, or the kind where there is no number. */
  readonly code: string;
  readonly showType: ShowType;
  /** The gateway's own words, or null. */
  readonly text: string | null;
  /** Messages by field name, to land on the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** The only error that the typed clients reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.text ?? failure.kind);
    this.failure = failure;
  }
}

/** A failure with the defaults filled in: showType 2, no words, no fields. */
export function failure(kind: FailureKind, code: string, rest: Partial<Failure> = {}): Failure {
  return { kind, code, showType: 2, text: null, fields: {}, data: null, ...rest };
}

/** The failure inside any thrown value; what is no ApiError becomes a `contract` failure. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : failure('contract', 'contract', { data: error });
}
