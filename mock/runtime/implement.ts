import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type * as z from 'zod';
import type { Contract, Endpoint, Output } from '@/lib/contract/endpoint';
import { isAuthPath } from '@/lib/http/axios';
import { takeFault } from './faults';
import type { Language } from './messages';
import { mayDo } from './personas';
import { Refusal, refusalEnvelope } from './refusal';
import type { World, Worlds } from './world';

export interface Context {
  world: World;
  language: Language;
}

type Handler<E extends Endpoint> = (input: z.output<E['req']>, context: Context) => Output<E> | Promise<Output<E>>;

/** A handler for every endpoint of a contract, none missing. */
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export interface Implementation {
  endpoints: Endpoint[];
  handlers: (worlds: Worlds) => RequestHandler[];
}

/**
 * Binds handlers to a contract. Around every handler, once: fault plan, session, right, request schema; and behind it the
 * response schema and the envelope. A handler fails only through refuse().
 */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>): Implementation {
  return {
    endpoints: Object.values(contract),
    handlers: (worlds) =>
      Object.entries(contract).map(([name, endpoint]) => {
        const handler: unknown = Reflect.get(handlers, name);
        if (!isHandler(handler)) throw new TypeError(`no handler for ${endpoint.path}`);
        return http.post(`*${endpoint.path}`, ({ request }) => answer(endpoint, handler, request, worlds));
      }),
  };
}

/** A handler once its input is parsed: what it gets and gives was checked against its endpoint's schemas. */
type AnyHandler = (input: unknown, context: Context) => unknown;

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function';

const sessionOver = (code: number, message: string) => ({ code, message, data: null });

/** The session code a token earns, or null if it is good. */
function sessionFault(token: string | null, world: World | undefined) {
  if (token === null || token === '') return sessionOver(40101, 'Token Is Empty!');
  if (!world) return sessionOver(40112, 'Token not be valid.');
  return world.isEnded ? sessionOver(40105, 'Not Login!') : null;
}

/** Fields of a multipart body, or the JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

async function answer(endpoint: Endpoint, handler: AnyHandler, request: Request, worlds: Worlds): Promise<Response> {
  const token = request.headers.get('Access-Token');
  const known = worlds.find(token);
  const world = known ?? worlds.anonymous;
  const language: Language = request.headers.get('Accept-Language')?.startsWith('en') ? 'en-US' : 'zh-CN';
  world.tick();
  const fault = takeFault(world, endpoint.path);
  if (fault?.delay) await delay(fault.delay);
  if (fault?.drop) return HttpResponse.error();
  if (fault?.status !== undefined || fault?.body !== undefined) {
    return new HttpResponse(fault.body ?? '', { status: fault.status ?? 200 });
  }
  if (fault?.envelope !== undefined) return HttpResponse.json(fault.envelope);

  if (endpoint.access !== 'anonymous' && !isAuthPath(endpoint.path)) {
    const over = sessionFault(token, known);
    if (over) return HttpResponse.json(over);
    if (endpoint.access !== 'session' && !mayDo(world.persona, endpoint.access)) {
      return HttpResponse.json(refusalEnvelope(new Refusal('NO_RIGHT', [], {}), language));
    }
  }
  const input = endpoint.req.safeParse(await bodyOf(request).catch(() => undefined));
  if (!input.success) {
    const fields = [...new Set(input.error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean);
    return HttpResponse.json(refusalEnvelope(new Refusal('INVALID', fields, {}), language));
  }
  try {
    const data = endpoint.res.parse(await handler(input.data, { world, language }));
    return HttpResponse.json({ code: 20000, message: 'success', data });
  } catch (error) {
    if (error instanceof Refusal) return HttpResponse.json(refusalEnvelope(error, language));
    throw error;
  }
}
