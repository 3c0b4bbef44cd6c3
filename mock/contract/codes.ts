import { CODES, type CodeName } from '@/api/codes';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isAuthPath } from '@/lib/http/axios';
import { SENSITIVE_CODE, SESSION_CODES } from '@/lib/http/envelope';

const isCodeName = (name: string): name is CodeName => name in CODES;

/** Whether everybody may call it. */
export const isOpen = ({ access, path }: Endpoint) => access === 'anonymous' || isAuthPath(path);

/** Whether it takes a right beyond a session. */
export const hasRight = ({ access }: Endpoint) => access.includes('.');

/**
 * The codes that an endpoint may refuse with and what each says: those of any call, those about the caller where a
 * session is needed, and its own.
 */
export function codesOf(endpoint: Endpoint): Map<number, string> {
  const ofSession = [...SESSION_CODES].map((code) => [Number(code), 'the session is over'] as const);
  const ofCaller = [
    ...ofSession,
    [Number(SENSITIVE_CODE), 'prove who you are'],
    [CODES.PASSWORD_CHANGE_NEEDED, 'PASSWORD_CHANGE_NEEDED'],
  ] as const;
  const named = endpoint.codes.filter(isCodeName).map((name) => [CODES[name], name] as const);
  return new Map<number, string>([
    [CODES.INVALID, 'INVALID'],
    ...(isOpen(endpoint) ? [] : ofCaller),
    ...(hasRight(endpoint) ? [[CODES.NO_RIGHT, 'NO_RIGHT'] as const] : []),
    ...named,
  ]);
}

/** Codes by which nobody is let in: whatever was asked, nothing was answered. */
const SHUT: ReadonlySet<string> = new Set([...SESSION_CODES, String(CODES.PASSWORD_CHANGE_NEEDED)]);
export const isShut = (code: string) => SHUT.has(code);
