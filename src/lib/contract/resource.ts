import type { Contract } from './endpoint';

declare const brand: unique symbol;

/** The name of a resource, `/api/acm/secretKey`: of a call's path, or written out against the contract that has it. */
export type Resource = string & { readonly [brand]: 'resource' };

/** A path without its verb. */
type Above<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${Head}/${Above<Rest>}`
    : Head
  : never;

/** The resource of a path: `/api/acm/secretKey/list` → `/api/acm/secretKey`. */
export function resourceOf(path: string): Resource {
  return path.slice(0, path.lastIndexOf('/')) as Resource; // the paths of endpoints are made so
}

/**
 * The resource of a contract, where its calls would cost the first load the whole of it:
 * `resourceIn<typeof roles>('/api/acm/role')` imports a type only, and a misspelled name does not compile.
 */
export const resourceIn = <C extends Contract>(name: Above<C[keyof C]['path']>): Resource => name as string as Resource; // one of the contract's
