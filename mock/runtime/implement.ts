import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type * as z from 'zod';
import { type Contract, type Endpoint, isReading, type Output } from '@/lib/contract/endpoint';
import { parseKept } from '@/lib/rules/kept-choice';
import { tellWrite } from './before-write';
import { inDialect, outOfDialect } from './dialect';
import { renamed, takeFault } from './faults';
import { callerOf, gate, planned } from './gate';
import { knows, unknownPath } from './gateway-kind';
import { idOnly, isLogged, observe, writeDown } from './journal';
import type { Language } from './messages';
import { Refusal, refusalEnvelope } from './refusal';
import { withoutVersions } from './versions';
import { accountSeen } from './view-as';
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
 * response schema and the envelope. A handler fails only through refuse(), and only with a code of its endpoint.
 */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>): Implementation {
  return {
    endpoints: Object.values(contract),
    handlers: (worlds) => {
      const bound = new Map(
        Object.entries(contract).map(([name, endpoint]): [string, Bound] => {
          const handler: unknown = Reflect.get(handlers, name);
          if (!isHandler(handler)) throw new TypeError(`no handler for ${endpoint.path}`);
          const read: Read = (other, input, context) => {
            const one: unknown = Reflect.get(handlers, other);
            return isHandler(one) ? one(input, context) : null;
          };
          return [endpoint.path, { endpoint, contract, handler, read }];
        }),
      );
      // One for the whole contract, found by its path: a pattern for each of five hundred endpoints costs more than the answer.
      return [
        http.post(
          ({ request }) => bound.has(pathOf(request)),
          ({ request }) => {
            const found = bound.get(pathOf(request));
            return found && named(found, request, worlds);
          },
        ),
      ];
    },
  };
}

/** The path as the contracts write it, behind whatever base the console was given. */
const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^.*?(?=\/(api|fs)\/)/, '');

/** A handler once its input is parsed: what it gets and gives was checked against its endpoint's schemas. */
type AnyHandler = (input: unknown, context: Context) => unknown;

/** Calls another handler of the same contract. */
type Read = (name: string, input: unknown, context: Context) => unknown;

interface Bound {
  endpoint: Endpoint;
  contract: Contract;
  handler: AnyHandler;
  read: Read;
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function';

/** Fields of a multipart body, or the JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

const undeclared = (endpoint: Endpoint, code: string) =>
  `${endpoint.path} refused with ${code}, which its contract does not declare: add '${code}' to the codes of the endpoint in src/api`;

const reads = new WeakMap<World, number>();

/** The answer with the id of its request: of the log's entry where the call is written down. */
async function named(bound: Bound, request: Request, worlds: Worlds): Promise<Response> {
  const { world } = callerOf(request, worlds);
  const count = (reads.get(world) ?? 0) + 1;
  reads.set(world, count);
  let id = `req-r${count.toString(16).padStart(7, '0')}`;
  const response = await answer(bound, request, worlds, (logged) => {
    id = logged;
  });
  if (response.type !== 'error') response.headers.set('X-Request-Id', id);
  return response;
}

/** Hears the id that the log gave to a call. */
type OnLogged = (requestId: string) => void;

async function answer(bound: Bound, request: Request, worlds: Worlds, onLogged: OnLogged): Promise<Response> {
  const { endpoint } = bound;
  // Read first: the next call on a kept connection waits behind a body that nobody reads.
  const sentBody = await bodyOf(request).catch(() => undefined);
  const caller = callerOf(request, worlds);
  const { world, language, viewAs } = caller;
  const body = outOfDialect(world, endpoint, sentBody);
  world.tick();
  if (!knows(world.gateway, endpoint.capability)) return unknownPath();
  const fault = takeFault(world, endpoint.path);
  if (fault?.delay) await delay(fault.delay);
  const refused = (refusal: Refusal) => {
    const envelope = refusalEnvelope(refusal, language);
    if (caller.isKnown && isLogged(endpoint)) onLogged(writeDown(world, endpoint, idOnly(endpoint, body), envelope));
    return HttpResponse.json(envelope);
  };
  const instead = fault ? planned(fault) : null;
  const closed = (fault?.isDone ? null : instead) ?? gate(endpoint, caller, fault, refused);
  if (closed) return closed;
  const parsed = endpoint.req.safeParse(body);
  const input = parsed.success ? parsed : parseKept(endpoint.req, body, storedOf(bound, body, { world, language }));
  if (!input.success) {
    const fields = [...new Set(input.error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean);
    return refused(new Refusal('INVALID', fields, {}));
  }
  try {
    const seen = viewAs === null ? null : accountSeen(world, viewAs);
    const answered = endpoint.res.parse(
      await world.seenAs(seen, () => run(bound, input.data, { world, language }, onLogged)),
    );
    const data = world.gateway.versions ? answered : withoutVersions(endpoint.res, answered);
    // It was done, and this is all that its caller hears.
    if (instead) return instead;
    const spoken = inDialect(world, endpoint, data);
    const sent = fault?.rename ? renamed(spoken, fault.rename) : spoken;
    return HttpResponse.json({ code: 20000, message: 'success', data: sent });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!endpoint.codes.includes(error.code)) throw new TypeError(undeclared(endpoint, error.code));
    return refused(error);
  }
}

/** The object that a call is about, as the gateway tells it: a choice that it knows itself it does not refuse. */
function storedOf({ contract, read }: Bound, body: unknown, context: Context): unknown {
  const known = contract.get?.req.safeParse(body);
  if (!known?.success) return undefined;
  try {
    return read('get', known.data, context);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Runs the handler, and writes down what it changed if it is a write. */
function run(bound: Bound, input: unknown, context: Context, onLogged: OnLogged): unknown {
  if (!isReading(bound.endpoint.path)) tellWrite(context.world);
  return isLogged(bound.endpoint) ? runLogged(bound, input, context, onLogged) : bound.handler(input, context);
}

async function runLogged(
  { endpoint, contract, handler, read }: Bound,
  input: unknown,
  context: Context,
  onLogged: OnLogged,
) {
  const { world } = context;
  const call = { endpoint, contract, world, input, read: (name: string, one: unknown) => read(name, one, context) };
  const { value, written } = await observe(call, () => handler(input, context));
  onLogged(writeDown(world, endpoint, written, { code: 20000, message: '' }));
  return value;
}
