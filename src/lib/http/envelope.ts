/** Session codes (spec 8): the session is over, the page refreshes itself and no message is shown. */
export const SESSION_CODES: ReadonlySet<string> = new Set(['40101', '40102', '40105', '40110', '40111', '40112']);
/** Sensitive API protection: the caller must prove again who he is. */
export const SENSITIVE_CODE = '40114';
export const SUCCESS_CODE = '20000';
/** The code of an errmsg inside a command's original content (spec 7). */
export const INVOKE_ERROR_CODE = '50000';

export interface Envelope {
  isSuccess: boolean;
  code: string;
  message: string | null;
  showType: number | null;
  data: unknown;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads both envelopes of spec 7, `{ code, message, data }` and `{ success, data, errorCode, … }`; null for anything else. */
export function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null) return null;
  const at = (name: string): unknown => Reflect.get(body, name);
  const showType = typeof at('showType') === 'number' ? Number(at('showType')) : null;
  if (typeof at('success') === 'boolean') {
    const message = text(at('errorMessage')) ?? text(at('message'));
    return { isSuccess: at('success') === true, code: word(at('errorCode')), message, showType, data: at('data') };
  }
  const code = word(at('code'));
  if (code === '') return null;
  return { isSuccess: code === SUCCESS_CODE, code, message: text(at('message')), showType, data: at('data') };
}
