import { isDomainAssistantPath, send } from '../http/axios';
import { noteBreak } from '../http/last-calls';
import { invalidate, outdate } from '../query/invalidation';
import { adapter } from './adapter';
import type { Capability } from './capability';
import { isOddPage } from './count';
import {
  type Contract,
  type Endpoint,
  type Input,
  isMaking,
  isReading,
  type ListRequest,
  type Output,
} from './endpoint';
import { ApiError, type Failure, failure, failureOf, isUncertain } from './failure';
import { hasUnknown } from './fields';
import { isOffered, isPathUnknown, markMissing } from './offered';
import { resourceOf } from './resource';
import { lacksVersion, namesOwnVersion } from './version';

export interface CallOptions {
  signal?: AbortSignal;
  /** Hears how much of the request has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The account as which this one call is made, in the place of the one as which the console is seen; null is one's own. */
  viewAs?: string | null;
}

/** A typed function for one endpoint; its path names the cache entry and the resource, its access the right that it takes. */
export interface TypedCall<I, O> {
  (input: I, options?: CallOptions): Promise<O>;
  readonly path: string;
  /** What the gateway must offer for it beyond what is specified; nothing if it has none. */
  readonly capability?: Capability | null;
}

/** A list call: what it takes besides its filters is the same everywhere. */
export type ListCall<Row, Filters extends object> = TypedCall<
  ListRequest & { filters?: Filters | undefined },
  ListAnswer<Row>
>;

/** What a list call answers. */
export interface ListAnswer<Row> {
  list: Row[];
  total: number;
  /** False where the gateway does not count: `total` is then no more than what is known to be there. */
  isCounted?: boolean | undefined;
  /** How many rows fill a page of one that is not counted, where the gateway gives fewer than were asked for. */
  given?: number | undefined;
  /** The gateway gave more rows than were asked for, and those beyond are not in the list. */
  isCut?: boolean | undefined;
  /** Some lists name the state of the data that their rows are of. */
  version?: string | undefined;
  /** The moment that the answer is of, where the gateway keeps pages of one moment. */
  asOf?: number | undefined;
}

/** What a list view sends: filters by name, whatever the endpoint calls them. */
export interface ListQuery extends ListRequest {
  filters?: Record<string, string[]>;
  /** Leaves out what came later, where the endpoint knows it. */
  asOf?: number;
}

/** A list call for a view, whose filter names were checked against the endpoint where the list was drawn. */
export const anyFilters = <Row, Filters extends object>(call: ListCall<Row, Filters>) =>
  call as unknown as TypedCall<ListQuery, ListAnswer<Row>>;

/** Any call, where only its resource counts: `dependsOn: [roleApi.list]`. */
export interface AnyCall {
  readonly path: string;
}

/** A call that takes a right of its own: `can(secretKeyApi.enable)`. */
export interface GuardedCall {
  readonly access: `${string}.${string}`;
}

/** Any call, where only what a gateway must offer for it counts. */
export type OfferedCall = Pick<TypedCall<never, unknown>, 'capability'>;

export type Call<E extends Endpoint> = TypedCall<Input<E>, Output<E>> & {
  readonly access: E['access'];
  readonly capability: Capability | null;
};
export type Client<C extends Contract> = { readonly [K in keyof C]: Call<C[K]> };

/** Whether the gateway has answered this page at all: where it has not, a path that is unknown is a wrong address, no gap. */
let hasAnswered = false;

const unoffered = (capability: Capability) => new ApiError(failure('unoffered', capability));

/** Only where a gateway gives no versions. */
const ownVersions = () => import('./own-version');

/** Only where an answer breaks its schema. */
const readable = () => import('./readable');

/** An answer about an object that can be changed, and not one of many in a list. */
const GET = /\/get\w*$/;

const isStrict = process.env.NODE_ENV !== 'production';

type Dialect = typeof import('./dialect');

/** As the contract writes. */
const PLAIN: Dialect = {
  readAnswer: (_, data) => data,
  inDialect: (_, input) => input,
  clearDialect: () => undefined,
};

/** What reads and writes as the gateway does, from the first answer on that was in a dialect. */
let dialect = PLAIN;

/** Only where a gateway says more than the contract knows. */
let unknown: typeof import('./unknown-fields') | null = null;

/** Forgets in which dialect the gateway speaks, that it speaks one, and what it said beyond the contract. */
export function forgetDialect(): void {
  dialect.clearDialect();
  dialect = PLAIN;
  unknown?.forgetUnknown();
}

/**
 * The answer by its schema, and what was made of it where it breaks that. What keeps its schema as it came is looked at once;
 * what reads a dialect is loaded for the first answer that does not.
 */
async function readBy(one: Endpoint, data: unknown) {
  const strict = dialect === PLAIN ? one.res.safeParse(data) : null;
  if (strict?.success) return { parsed: strict, read: data };
  const reader = dialect === PLAIN ? await import('./dialect').catch(() => PLAIN) : dialect;
  const read = reader.readAnswer(one, data);
  if (read !== data) dialect = reader;
  return { parsed: one.res.safeParse(read), read };
}

/**
 * Typed functions for a contract: each posts its input and resolves to the unwrapped data, or rejects with ApiError.
 * An answer that breaks its schema, also when it is read as a dialect, is refused in development and tests; in production
 * it is logged and passed through, unless no screen could show it. What the gateway lacks is not asked for: such a call
 * rejects as `unoffered`. What it says of an object beyond the contract goes back with an edit of it. Where it gives no
 * versions, objects have one of our own, and a write that names it is sent only after the object was read again.
 */
export function client<C extends Contract>(contract: C): Client<C> {
  return Object.fromEntries(Object.entries(contract).map(([name, one]) => [name, callOf(one)])) as Client<C>;
}

/** Whether the gateway refused a call and not something that was entered. */
const isOfWhole = ({ kind, fields }: Failure) => kind === 'business' && Object.keys(fields).length === 0;

function callOf<E extends Endpoint>(one: E): Call<E> {
  const call = async (input: Input<E>, options?: CallOptions): Promise<Output<E>> => {
    if (one.capability !== null && !isOffered(one.capability)) throw unoffered(one.capability);
    const isWrite = !isReading(one.path);
    const lost = isMaking(one.path) ? 'second' : 'same';
    // A browser that knows of no network sends nothing.
    const isSent = globalThis.navigator?.onLine !== false;
    const sent = namesOwnVersion(input) ? await (await ownVersions()).unversioned(input, isWrite) : input;
    const written = dialect.inDialect(one, sent);
    const whole = unknown?.withUnknown(one, sent, written) ?? written;
    const data = await send(one.path, adapter.requestTo(one.path, whole), options)
      .catch(async (thrown: unknown) => {
        const why = failureOf(thrown);
        if (one.capability !== null && hasAnswered && (await isPathUnknown(why))) {
          markMissing(one.capability);
          throw unoffered(one.capability);
        }
        // Refused as a whole: what is shown may be older than what it was judged by, such as an object that is gone.
        if (isWrite && isOfWhole(why)) invalidate(resourceOf(one.path));
        // A check of a domain changes nothing, and its failure goes on as it is.
        if (!isWrite || !isSent || !isUncertain(why) || isDomainAssistantPath(one.path)) throw thrown;
        // Nobody knows whether it went through: what is shown is asked for anew.
        invalidate(resourceOf(one.path));
        throw new ApiError({ ...why, lost });
      })
      .finally(() => isWrite && outdate());
    hasAnswered = true;
    if (isWrite) invalidate(resourceOf(one.path));
    const answered = async (answer: unknown) => {
      if (GET.test(one.path) && lacksVersion(one.res, answer)) {
        const again = () => call(input);
        return (await ownVersions()).withOwnVersions(one.res, answer, again) as Output<E>;
      }
      if (!isOddPage(answer, sent)) return answer as Output<E>;
      const page = { endpoint: one, input: sent, read: readPage };
      return (await import('./odd-page')).pageOf(page, answer) as Promise<Output<E>>;
    };
    const readPage = async (other: unknown) => {
      const page = await send(one.path, adapter.requestTo(one.path, dialect.inDialect(one, other)), options);
      return (await readBy(one, adapter.answerOf(one.path, page))).read;
    };
    const { parsed, read } = await readBy(one, adapter.answerOf(one.path, data));
    // Also where there is nothing unknown any longer: what was does not go back.
    if (GET.test(one.path) && (unknown || hasUnknown(read, parsed.data))) {
      // A read fails where this cannot be had: an edit without it would drop what the gateway alone knows.
      unknown ??= await import('./unknown-fields');
      unknown.keepUnknown(one, input, read);
    }
    if (parsed.success) return answered(parsed.data);
    const { issues } = parsed.error;
    noteBreak(one, issues);
    console.error(`[contract] ${one.path}`, issues);
    const canShow = async () =>
      readable().then(
        ({ isReadable }) => isReadable(one.res, read, issues),
        () => false,
      );
    if (isStrict || !(await canShow()))
      throw new ApiError(failure('contract', 'contract', { data: issues, lost: isWrite ? lost : null }));
    return answered(read);
  };
  return Object.assign(call, { path: one.path, access: one.access, capability: one.capability });
}
