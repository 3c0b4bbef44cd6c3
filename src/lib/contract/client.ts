import { send } from '../http/axios';
import { type Contract, type Endpoint, type Input, isReading, type ListRequest, type Output } from './endpoint';
import { ApiError, failure, failureOf } from './failure';
import { invalidate, outdate } from './query-cache';
import { isReadable } from './readable';
import { resourceOf } from './resource';

export interface CallOptions {
  signal?: AbortSignal;
  /** Hears how much of the request has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A typed function for one endpoint; its path names the cache entry and the resource, its access the right that it takes. */
export interface TypedCall<I, O> {
  (input: I, options?: CallOptions): Promise<O>;
  readonly path: string;
}

/** A list call: what it takes besides its filters is the same everywhere. */
export type ListCall<Row, Filters extends object> = TypedCall<
  ListRequest & { filters?: Filters | undefined },
  { list: Row[]; total: number }
>;

/** What a list view sends: filters by name, whatever the endpoint calls them. */
export interface ListQuery extends ListRequest {
  filters?: Record<string, string[]>;
}

/** A list call for a view, whose filter names were checked against the endpoint where the list was drawn. */
export const anyFilters = <Row, Filters extends object>(call: ListCall<Row, Filters>) =>
  call as unknown as TypedCall<ListQuery, { list: Row[]; total: number }>;

/** Any call, where only its resource counts: `dependsOn: [roleApi.list]`. */
export interface AnyCall {
  readonly path: string;
}

/** A call that takes a right of its own: `can(secretKeyApi.enable)`. */
export interface GuardedCall {
  readonly access: `${string}.${string}`;
}

export type Call<E extends Endpoint> = TypedCall<Input<E>, Output<E>> & { readonly access: E['access'] };
export type Client<C extends Contract> = { readonly [K in keyof C]: Call<C[K]> };

const isStrict = process.env.NODE_ENV !== 'production';

/**
 * Typed functions for a contract: each posts its input and resolves to the unwrapped data, or rejects with ApiError.
 * An answer that breaks its schema is refused in development and tests; in production it is logged and passed through,
 * unless no screen could show it.
 */
export function client<C extends Contract>(contract: C): Client<C> {
  return Object.fromEntries(Object.entries(contract).map(([name, one]) => [name, callOf(one)])) as Client<C>;
}

function callOf<E extends Endpoint>(one: E): Call<E> {
  const call = async (input: Input<E>, options?: CallOptions): Promise<Output<E>> => {
    const isWrite = !isReading(one.path);
    const data = await send(one.path, input, options)
      .catch((thrown: unknown) => {
        // Nobody knows whether it went through: what is shown is asked for anew.
        if (isWrite && failureOf(thrown).kind === 'timeout') invalidate(resourceOf(one.path));
        throw thrown;
      })
      .finally(() => isWrite && outdate());
    if (isWrite) invalidate(resourceOf(one.path));
    const parsed = one.res.safeParse(data);
    if (parsed.success) return parsed.data as Output<E>;
    console.error(`[contract] ${one.path}`, parsed.error.issues);
    if (isStrict || !isReadable(one.res, data, parsed.error.issues))
      throw new ApiError(failure('contract', 'contract', { data: parsed.error.issues }));
    return data as Output<E>;
  };
  return Object.assign(call, { path: one.path, access: one.access });
}
