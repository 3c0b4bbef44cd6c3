import { createSignal } from '../store';
import type { Resource } from './resource';

/** How long an answer is shown again at once: ahooks' own default. */
const KEPT_MS = 5 * 60_000;

/** So long nothing asks again by itself for what is on screen: neither a window that gets the focus nor a new part. */
const FRESH_MS = 5_000;

/** The answer to a query, which its key names: endpoint, language and input. */
export interface QueryResult<V> {
  readonly key: string;
  readonly value: V;
  /** When it came, epoch milliseconds of the browser. */
  readonly at: number;
  /** When it was asked for. */
  readonly askedAt?: number;
  /** The resources (`/api/acm/role`) whose writes make it old: its own, and those that it depends on. */
  readonly resources: ReadonlySet<string>;
}

type Listener = (result: QueryResult<never>) => void;

const results = new Map<string, QueryResult<unknown>>();
const running = new Map<string, Promise<unknown>>();
const listeners = new Map<string, Set<Listener>>();
const invalidated = createSignal<[resource: Resource]>();

let written = 0;

/** How many runs of writes are under way, and what they wrote. */
let deferrals = 0;
const deferred = new Set<Resource>();

/** A clock that was put back makes an answer old too. */
const isOld = ({ at }: QueryResult<unknown>, now: number) => now < at || now - at >= KEPT_MS;

/**
 * Keeps an answer for 5 minutes and tells who shows an older one. What is old goes with the next answer: a timer for
 * each would live long after its screen was left.
 */
export function setQueryResult(result: QueryResult<unknown>): void {
  const now = Date.now();
  for (const [key, old] of results) if (isOld(old, now)) results.delete(key);
  results.set(result.key, result);
  for (const listener of [...(listeners.get(result.key) ?? [])]) listener(result as QueryResult<never>);
}

/** The answer that is kept under a key; its type is that of the endpoint which the key begins with. */
export function queryResult<V>(key: string): QueryResult<V> | undefined {
  const result = results.get(key);
  return result && !isOld(result, Date.now()) ? (result as QueryResult<V>) : undefined;
}

/** The answer of a moment ago that another part shows, unless that part asks anew or something was written since. */
export function freshResult<V>(key: string): QueryResult<V> | undefined {
  const result = listeners.has(key) && !running.has(key) ? queryResult<V>(key) : undefined;
  return result && result.at > written && Date.now() - result.at < FRESH_MS ? result : undefined;
}

/** Something was written, or may have been before the call failed: no answer of before is fresh, whatever its resource. */
export function outdate(): void {
  written = Date.now();
}

/** Calls back with each new answer under a key; returns the function that stops it. */
export function onQueryResult<V>(key: string, listener: (result: QueryResult<V>) => void): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(listener as Listener));
  return () => {
    all.delete(listener as Listener);
    if (all.size === 0) listeners.delete(key);
  };
}

/**
 * The call for a query that another part has under way, or the one that `start` makes. `own` is what the asking part
 * asked last: that one is out of date, or it would not ask again.
 */
export function shareFetch<A>(key: string, own: Promise<A> | null, start: () => Promise<A>): Promise<A> {
  const known = running.get(key) as Promise<A> | undefined;
  if (known && known !== own) return known;
  const call = start();
  running.set(key, call);
  const end = () => {
    if (running.get(key) === call) running.delete(key);
  };
  call.then(end, end);
  return call;
}

/** Forgets every answer. */
export function clearQueries(): void {
  results.clear();
  written = 0;
}

/**
 * A write of a resource (`/api/acm/secretKey`) went through: every answer that depends on it is forgotten, also those whose
 * screens are not open (another page of a list, a detail that was left); then every screen that shows it loads again.
 */
export function invalidate(resource: Resource): void {
  for (const [key, { resources }] of results) if (resources.has(resource)) results.delete(key);
  if (deferrals > 0) deferred.add(resource);
  else invalidated.emit(resource);
}

/**
 * Many writes follow each other now: who shows their resources loads again once, when the function that this gives is
 * called, and not after each of them.
 */
export function deferInvalidations(): () => void {
  deferrals += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    deferrals -= 1;
    if (deferrals > 0) return;
    const resources = [...deferred];
    deferred.clear();
    for (const resource of resources) invalidate(resource);
  };
}

/** Calls back after each write; returns the function that stops it. */
export const onInvalidate = (listener: (resource: Resource) => void): (() => void) => invalidated.subscribe(listener);
