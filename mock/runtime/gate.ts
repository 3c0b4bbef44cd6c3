import { passwords } from '@/api/account-center/password';
import { frontInits } from '@/api/session/front-init';
import { sessions } from '@/api/session/session';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isAuthPath } from '@/lib/http/axios';
import { mayDo } from './personas';
import { Refusal } from './refusal';
import type { World } from './world';

/** What an account may still call while its password must be changed (ACC-03): who am I, change it, leave. */
const OPEN_DURING_RESET = new Set<string>([
  sessions.get.path,
  sessions.end.path,
  frontInits.get.path,
  passwords.change.path,
]);

const sessionOver = (code: number, message: string) => ({ code, message, data: null });

/** The session code a token earns, or null if it is good. */
function sessionFault(token: string | null, world: World | undefined) {
  if (token === null || token === '') return sessionOver(40101, 'Token Is Empty!');
  if (!world) return sessionOver(40112, 'Token not be valid.');
  return world.isEnded ? sessionOver(40105, 'Not Login!') : null;
}

/**
 * Whether a call may reach its handler at all: null, the envelope of a session code (spec 7), or a refusal for want of a
 * new password or of a right; whoever looks as another account may only read.
 */
export function turnedAway(
  endpoint: Endpoint,
  { token, viewAs }: { token: string | null; viewAs: string | null },
  world: World | undefined,
) {
  if (endpoint.access === 'anonymous' || isAuthPath(endpoint.path)) return null;
  const over = sessionFault(token, world);
  if (over || !world) return over;
  const { persona } = world;
  if (persona.passwordReset !== 'none' && !OPEN_DURING_RESET.has(endpoint.path))
    return new Refusal('PASSWORD_CHANGE_NEEDED', [], {});
  if (viewAs !== null && endpoint.access !== 'session') return new Refusal('VIEW_ONLY', [], {});
  const isAllowed = endpoint.access === 'session' || mayDo(persona, endpoint.access);
  return isAllowed ? null : new Refusal('NO_RIGHT', [], {});
}
