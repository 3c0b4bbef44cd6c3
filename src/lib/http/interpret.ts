import { type Failure, failure, type ShowType } from '../contract/failure';
import { type Envelope, readEnvelope, SENSITIVE_CODE, SESSION_CODES } from './envelope';

/** What came back from the wire: an answer with its body already read, or the reason there is none. */
export type Reply =
  | { kind: 'response'; status: number; statusText: string; body: unknown; requestId?: unknown }
  | { kind: 'network' | 'timeout' | 'abort' };

export type Outcome<T = unknown> = { ok: true; data: T } | { ok: false; failure: Failure };

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

/**
 * The meaning of a reply. Pure: it decides, the transport applies. A session code has no words, since the page refreshes
 * itself. Where nothing reacts to session codes and protection (`isPlain`), they are refusals like any other, with the
 * gateway's words.
 */
export function interpret(reply: Reply, isPlain = false): Outcome {
  if (reply.kind !== 'response') return { ok: false, failure: failure(reply.kind, reply.kind) };
  const envelope = readEnvelope(reply.body);
  const refusal = envelope && !envelope.isSuccess ? envelope : null;
  if (refusal && SESSION_CODES.has(refusal.code)) {
    return { ok: false, failure: isPlain ? refused(refusal) : failure('session', refusal.code, { showType: 0 }) };
  }
  if (refusal?.code === SENSITIVE_CODE) {
    if (isPlain) return { ok: false, failure: refused(refusal) };
    return { ok: false, failure: failure('sensitive', refusal.code, { text: refusal.message, data: refusal.data }) };
  }
  if (reply.status < 200 || reply.status > 299) {
    const text = reply.statusText.trim() || null;
    return { ok: false, failure: failure('http', String(reply.status), { text }) };
  }
  if (!envelope) return { ok: false, failure: failure('contract', 'contract') };
  return refusal ? { ok: false, failure: refused(refusal) } : { ok: true, data: envelope.data };
}

const refused = ({ code, showType, message, data }: Envelope) =>
  failure('business', code, {
    showType: showTypeOf(showType),
    text: message,
    fields: fieldsOf(data),
    data: data ?? null,
  });
