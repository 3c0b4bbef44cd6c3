import { type Failure, failure, type ShowType } from '../contract/failure';
import { type Envelope, readEnvelope, SENSITIVE_CODE, SESSION_CODES } from './envelope';

/** What came back from the wire: an answer with its body already read, or the reason there is none. */
export type WireReply =
  | { kind: 'response'; status: number; statusText: string; body: unknown; requestId?: unknown }
  | { kind: 'network' | 'timeout' | 'abort' };

export type CallResult<T = unknown> = { ok: true; data: T } | { ok: false; failure: Failure };

/** showType as the specification numbers it; every other value is an error message. */
function showTypeOf(value: number | null): ShowType {
  return value === 0 || value === 1 || value === 4 || value === 9 ? value : 2;
}

/** Field messages in `data.fields`; everything that is no text is left out. */
function fieldsOf(data: unknown): Record<string, string> {
  const fields: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'fields') : null;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Statuses by which a server says that it has no such path, or not for this method. */
const UNKNOWN_PATH: ReadonlySet<number> = new Set([404, 405, 501]);
/** Statuses by which many a gateway refuses what was sent, with the same words as under 200. */
const REFUSES_INPUT: ReadonlySet<number> = new Set([400, 422]);
const NO_CODES: ReadonlySet<string> = new Set();
const UNKNOWN = { unknownPath: 'yes' } as const;

/** A page in the place of JSON: what servers of files answer for a path that nothing else takes. */
const isPage = (body: unknown) => typeof body === 'string' && /^\s*</.test(body);

export interface InterpretOptions {
  /** Nothing reacts to session codes and protection here. */
  isPlain?: boolean;
  /** The codes by which the gateway's own envelope says that it does not know the path. */
  unknownPathCodes?: ReadonlySet<string>;
}

/**
 * The meaning of a reply. Pure: it decides, the transport applies. A session code has no words, since the page refreshes
 * itself. Where nothing reacts to session codes and protection (`isPlain`), they are refusals like any other, with the
 * gateway's words. A path that the server does not know is marked: by its status without an envelope, by a page in the
 * place of JSON, or by a code; an envelope under status 404 speaks of an object that is gone. Of a status that refuses
 * what was sent, the envelope says what is wrong and where.
 */
export function interpret(
  reply: WireReply,
  { isPlain = false, unknownPathCodes = NO_CODES }: InterpretOptions = {},
): CallResult {
  if (reply.kind !== 'response') return { ok: false, failure: failure(reply.kind, reply.kind) };
  const envelope = readEnvelope(reply.body);
  const refusal = envelope && !envelope.isSuccess ? envelope : null;
  const isOfPath = ({ code }: Envelope) => unknownPathCodes.has(code);
  if (refusal && SESSION_CODES.has(refusal.code)) {
    return { ok: false, failure: isPlain ? refused(refusal) : failure('session', refusal.code, { showType: 0 }) };
  }
  if (refusal?.code === SENSITIVE_CODE) {
    if (isPlain) return { ok: false, failure: refused(refusal) };
    return { ok: false, failure: failure('sensitive', refusal.code, { text: refusal.message, data: refusal.data }) };
  }
  if (reply.status < 200 || reply.status > 299) {
    const said = REFUSES_INPUT.has(reply.status) ? refusal : null;
    const text = said?.message ?? (reply.statusText.trim() || null);
    const isUnknown = UNKNOWN_PATH.has(reply.status) && (envelope === null || isOfPath(envelope));
    return {
      ok: false,
      failure: failure('http', String(reply.status), {
        text,
        ...(said && { isSaid: said.message !== null, fields: fieldsOf(said.data) }),
        ...(isUnknown && UNKNOWN),
      }),
    };
  }
  if (!envelope) {
    return { ok: false, failure: failure('contract', 'contract', isPage(reply.body) ? { unknownPath: 'maybe' } : {}) };
  }
  if (!refusal) return { ok: true, data: envelope.data };
  return { ok: false, failure: { ...refused(refusal), ...(isOfPath(refusal) && UNKNOWN) } };
}

const refused = ({ code, showType, message, data }: Envelope) =>
  failure('business', code, {
    showType: showTypeOf(showType),
    text: message,
    fields: fieldsOf(data),
    data: data ?? null,
  });
