/** Session codes: the session is over, the page refreshes itself and no message is shown. */
export const SESSION_CODES: ReadonlySet<string> = new Set(['40101', '40102', '40105', '40110', '40111', '40112']);
/** Sensitive API protection: the caller must prove again who he is. */
export const SENSITIVE_CODE = '40114';
export const SUCCESS_CODE = '20000';
/** The code of an errmsg inside a command's original content. */
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

/** Codes that speak of the caller and not of the call: no flag beside them makes their answer a success. */
const isAboutCaller = (code: string) => SESSION_CODES.has(code) || code === SENSITIVE_CODE;

/**
 * Reads both envelopes, `{ code, message, data }` and `{ success, data, errorCode, errorMessage, showType }`; null for
 * anything else. Gateways whose result class has a getter for success send both at once: then the code decides.
 */
export function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null) return null;
  const at = (name: string): unknown => Reflect.get(body, name);
  const own = word(at('code'));
  const code = own || word(at('errorCode'));
  const success = at('success');
  if (own === '' && typeof success !== 'boolean') return null;
  return {
    isSuccess: own === '' ? success === true && !isAboutCaller(code) : own === SUCCESS_CODE,
    code,
    message: text(at('message')) ?? text(at('errorMessage')),
    showType: typeof at('showType') === 'number' ? Number(at('showType')) : null,
    data: at('data'),
  };
}
