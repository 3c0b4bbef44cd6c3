import { HttpResponse } from 'msw';
import * as z from 'zod';
import { passwords } from '@/api/account-center/password';
import { frontInits } from '@/api/session/front-init';
import { sessions } from '@/api/session/session';
import { rollouts } from '@/api/system-settings/rollout';
import { type Endpoint, isReading } from '@/lib/contract/endpoint';
import { isAuthPath } from '@/lib/http/axios';
import { callers } from './callers';
import type { Language } from './messages';
import { mayDo } from './personas';
import { Refusal, refusalEnvelope } from './refusal';
import { accountSeen } from './view-as';
import type { Fault, World, Worlds } from './world';

/** What an account may still call while its password must be changed: who am I, change it, leave. */
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
  const lost = callers.lost(world);
  if (lost === 'deleted') return sessionOver(40110, 'User does not exist, Login Failed!');
  return world.isEnded || lost ? sessionOver(40105, 'Not Login!') : null;
}

/** Who calls, as the headers say. */
export interface Caller {
  world: World;
  /** Whether the token is one of a world: without one the world is that of nobody. */
  isKnown: boolean;
  token: string | null;
  ticket: string | null;
  viewAs: string | null;
  language: Language;
}

/** Who calls, by the headers of his request; without a token that is known, the world of those without a session. */
export function callerOf({ headers }: Request, worlds: Worlds): Caller {
  const token = headers.get('Access-Token');
  const known = worlds.find(token);
  return {
    world: known ?? worlds.anonymous,
    isKnown: known !== undefined,
    token,
    ticket: headers.get('Sensitive-Ticket'),
    viewAs: headers.get('View-As'),
    language: headers.get('Accept-Language')?.startsWith('en') ? 'en-US' : 'zh-CN',
  };
}

/** What of an endpoint the gate looks at; a file has no more than that. */
type Guarded = Pick<Endpoint, 'path' | 'access'> & Partial<Pick<Endpoint, 'codes'>>;

/** The answer that a fault puts in the place of the handler's; null if it only delays, or protects the call. */
export function planned(fault: Fault): Response | null {
  if (fault.drop) return HttpResponse.error();
  if (fault.status !== undefined || fault.body !== undefined) {
    return new HttpResponse(fault.body ?? '', { status: fault.status ?? 200 });
  }
  return fault.envelope === undefined || isProtection(fault) ? null : HttpResponse.json(fault.envelope);
}

const protection = z.object({ code: z.union([z.literal(40114), z.literal('40114')]) });
const isProtection = ({ envelope }: Fault) => protection.safeParse(envelope).success;

/**
 * The answer to a call that may not reach its handler: a session code, a refusal for want of a new password or of a right,
 * or 40114; null if the way is open. Whoever looks as another account may only read. A planned 40114 is asked of a call
 * that comes without a proof, and so is a critical one by an account that protects them; a proof that this gateway did not
 * give is none, whatever the call is.
 */
export function gate(
  endpoint: Guarded,
  caller: Caller,
  fault?: Fault,
  refused = (refusal: Refusal): Response => HttpResponse.json(refusalEnvelope(refusal, caller.language)),
): Response | null {
  const { world, ticket } = caller;
  const away = turnedAway(endpoint, caller);
  if (away) return away instanceof Refusal ? refused(away) : HttpResponse.json(away);
  const isProven = ticket !== null && world.tickets.has(ticket);
  if (fault && isProtection(fault) && !isProven) {
    // Protected until it is proved: asking again, or a replay without the ticket, meets the same question.
    fault.times += 1;
    return HttpResponse.json(fault.envelope ?? null);
  }
  const isOpen = ticket === null && !(isCritical(endpoint) && callers.isProtected(world));
  return isOpen || isProven ? null : HttpResponse.json(UNPROVEN);
}

/** Takes something away, and asks for no password of its own; or takes many nodes down, one after the other. */
const isCritical = ({ path, access, codes = [] }: Guarded) =>
  path === rollouts.add.path || (access.endsWith('.delete') && !codes.includes('WRONG_PASSWORD'));

const UNPROVEN = { code: 40114, message: 'Sensitive API protection', data: { methods: ['password'] } };

/** Reads, looks up something outside, or leaves. */
const isHarmless = (path: string) =>
  path === sessions.end.path || isReading(path) || /^\/(fs\/download|api\/domainAssistant)\b/.test(path);

function turnedAway(endpoint: Guarded, { token, viewAs, world, isKnown }: Caller) {
  const isOpen = endpoint.access === 'anonymous' || isAuthPath(endpoint.path);
  if (isOpen) return viewAs === null || isHarmless(endpoint.path) ? null : new Refusal('VIEW_ONLY', [], {});
  const over = sessionFault(token, isKnown ? world : undefined);
  if (over) return over;
  const { persona } = world;
  if (persona.passwordReset !== 'none' && !OPEN_DURING_RESET.has(endpoint.path))
    return new Refusal('PASSWORD_CHANGE_NEEDED', [], {});
  if (viewAs !== null) {
    if (!mayDo(persona, 'subAccount.viewAs')) return new Refusal('NO_RIGHT', [], {});
    if (accountSeen(world, viewAs) === null) return new Refusal('NOT_FOUND', [], {});
    // Asked by its verb: what every account may do for itself, such as a new password, is a change all the same.
    return endpoint.access === 'session' && isHarmless(endpoint.path) ? null : new Refusal('VIEW_ONLY', [], {});
  }
  const isAllowed = endpoint.access === 'session' || mayDo(persona, endpoint.access);
  return isAllowed ? null : new Refusal('NO_RIGHT', [], {});
}
