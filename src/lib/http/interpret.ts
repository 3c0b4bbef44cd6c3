import { type Failure, failure, type ShowType } from '../contract/failure';
import { readEnvelope, SENSITIVE_CODE, SESSION_CODES } from './envelope';

/** What came back from the wire: an answer with its body already read, or the reason there is none. */
export type Reply =
  | { kind: 'response'; status: number; statusText: string; body: unknown }
  | { kind: 'network' | 'timeout' | 'abort' };

export type Outcome = { ok: true; data: unknown } | { ok: false; failure: Failure };

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
 * The meaning of a reply (spec 7 and 8). Pure: it decides, the transport applies. A session code has no words, since the
 * page refreshes itself; with `isRethrown` nothing does, and the caller shows the gateway's (decision 13).
 */
export function interpret(reply: Reply, isRethrown = false): Outcome {
  if (reply.kind !== 'response') return { ok: false, failure: failure(reply.kind, reply.kind) };
  const envelope = readEnvelope(reply.body);
  if (envelope && !envelope.isSuccess && SESSION_CODES.has(envelope.code)) {
    return {
      ok: false,
      failure: failure('session', envelope.code, { showType: 0, text: isRethrown ? envelope.message : null }),
    };
  }
  if (envelope && !envelope.isSuccess && envelope.code === SENSITIVE_CODE) {
    return { ok: false, failure: failure('sensitive', envelope.code, { text: envelope.message, data: envelope.data }) };
  }
  if (reply.status < 200 || reply.status > 299) {
    const text = reply.statusText.trim() || null;
    return { ok: false, failure: failure('http', String(reply.status), { text }) };
  }
  if (!envelope) return { ok: false, failure: failure('contract', 'contract') };
  if (envelope.isSuccess) return { ok: true, data: envelope.data };
  return {
    ok: false,
    failure: failure('business', envelope.code, {
      showType: showTypeOf(envelope.showType),
      text: envelope.message,
      fields: fieldsOf(envelope.data),
      data: envelope.data ?? null,
    }),
  };
}
