import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type * as z from 'zod';
import type { Contract, Endpoint, Output } from '@/lib/contract/endpoint';
import { takeFault } from './faults';
import { callerOf, gate, planned } from './gate';
import type { Language } from './messages';
import { Refusal, refusalEnvelope } from './refusal';
import type { World, Worlds } from './world';

export interface Context {
  world: World;
  language: Language;
  /** The account as which the console is seen (header `View-As`); null for one's own. */
  viewAs: string | null;
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
 * response schema and the envelope. A handler fails only through refuse(), and only with a code of its endpoint.
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

/** Fields of a multipart body, or the JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

const undeclared = (endpoint: Endpoint, code: string) =>
  `${endpoint.path} refused with ${code}, which its contract does not declare: add '${code}' to the codes of the endpoint in src/api`;

async function answer(endpoint: Endpoint, handler: AnyHandler, request: Request, worlds: Worlds): Promise<Response> {
  // Read first: the next call on a kept connection waits behind a body that nobody reads.
  const body = await bodyOf(request).catch(() => undefined);
  const caller = callerOf(request, worlds);
  const { world, language, viewAs } = caller;
  world.tick();
  const fault = takeFault(world, endpoint.path);
  if (fault?.delay) await delay(fault.delay);
  const closed = (fault && planned(fault)) ?? gate(endpoint, caller, fault);
  if (closed) return closed;
  const input = endpoint.req.safeParse(body);
  if (!input.success) {
    const fields = [...new Set(input.error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean);
    return HttpResponse.json(refusalEnvelope(new Refusal('INVALID', fields, {}), language));
  }
  try {
    const data = endpoint.res.parse(await handler(input.data, { world, language, viewAs }));
    return HttpResponse.json({ code: 20000, message: 'success', data });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!endpoint.codes.includes(error.code)) throw new TypeError(undeclared(endpoint, error.code));
    return HttpResponse.json(refusalEnvelope(error, language));
  }
}
