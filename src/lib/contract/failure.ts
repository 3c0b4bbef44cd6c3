/**
 * Why a call failed, before anybody chose how to show it.
 * - `session`: the session is over, the page refreshes itself (session codes)
 * - `sensitive`: the gateway wants a second proof (40114)
 * - `business`: the gateway refused with a code and, mostly, a message
 * - `http`: an HTTP status outside 2xx; `network`, `timeout`: no answer; `abort`: the caller gave up
 * - `contract`: an answer that is not what the contract says
 * - `unoffered`: the gateway lacks the capability that the call belongs to; nothing was sent, or its path is unknown there
 */
export type FailureKind =
  | 'session'
  | 'sensitive'
  | 'business'
  | 'http'
  | 'network'
  | 'timeout'
  | 'abort'
  | 'contract'
  | 'unoffered';

/** How the gateway wants a failure shown: 0 silent, 1 warning, 2 error, 4 notification, 9 error page. */
export type ShowType = 0 | 1 | 2 | 4 | 9;

export interface Failure {
  readonly kind: FailureKind;
  /** The envelope's code, the HTTP status, the missing capability, or the kind where there is no number. */
  readonly code: string;
  readonly showType: ShowType;
  /** The gateway's own words, or null. */
  readonly text: string | null;
  /** Of an HTTP status: whether the text is the gateway's about this call, and not the name of the status. */
  readonly isSaid?: boolean;
  /** Messages by field name, to land on the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  /**
   * Whether the server does not know the path at all: `yes`, or `maybe` where it gave a page in the place of JSON, as it may
   * do in an outage too. An object that is gone is a refusal with a code, and no such thing.
   */
  readonly unknownPath?: 'yes' | 'maybe';
  /**
   * Of a write without an answer of the gateway, which may have gone through all the same: whether to do it again would do
   * the same once more, or a second one. Null where it is known that nothing was done.
   */
  readonly lost: 'same' | 'second' | null;
  /** By which the servers on the way wrote the call down, where the answer says so. */
  readonly requestId?: string;
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

/** The code of a refusal by the console itself: what is to be written is not what it was when it was read. */
export const STALE = 'stale';

/** What the gateway wants unsaid, and what was given up, as by Cancel of a second proof: no news where an answer is shown. */
export const isSilent = ({ kind, showType }: Failure) => kind === 'abort' || (kind === 'business' && showType === 0);

/** A failure with the defaults filled in: showType 2, no words, no fields. */
export function failure(kind: FailureKind, code: string, rest: Partial<Failure> = {}): Failure {
  return { kind, code, showType: 2, text: null, fields: {}, data: null, lost: null, ...rest };
}

/**
 * Whether nobody knows what became of a write that failed so: the line broke, a server on the way answered in the
 * gateway's place, or its answer cannot be read. A status of 4xx is a refusal; of those, 408 only says that it took too long.
 */
export function isUncertain({ kind, code }: Failure): boolean {
  if (kind === 'http') return code === '408' || !code.startsWith('4');
  // Where it was not proved that it may be done, `abort` has another code.
  return kind === 'network' || kind === 'timeout' || kind === 'contract' || (kind === 'abort' && code === 'abort');
}

/** The failure inside any thrown value; what is no ApiError becomes a `contract` failure. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : failure('contract', 'contract', { data: error });
}
