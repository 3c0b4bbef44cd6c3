import type { Resource } from '../contract/resource';
import { createSignal } from '../store';

const forgotten = createSignal<[resource: Resource]>();
const invalidated = createSignal<[resource: Resource]>();

let writes = 0;

/** How many runs of writes are under way, and what they wrote. */
let deferrals = 0;
const deferred = new Set<Resource>();

/** Something was written, or may have been before the call failed: no answer of before is fresh, whatever its resource. */
export function outdate(): void {
  writes += 1;
}

/** How much was written so far: what was asked for at another count may be out of date. */
export const writeCount = (): number => writes;

/**
 * A write of a resource (`/api/acm/secretKey`) went through: every answer that depends on it is forgotten, also those whose
 * screens are not open (another page of a list, a detail that was left); then every screen that shows it loads again.
 */
export function invalidate(resource: Resource): void {
  forgotten.emit(resource);
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

/** Calls back after each write, or after a run of them; returns the function that stops it. */
export const onInvalidate = (listener: (resource: Resource) => void): (() => void) => invalidated.subscribe(listener);

/** Calls back at each write, also within a run of them: what is kept of the resource is out of date. */
export const onForget = (listener: (resource: Resource) => void): (() => void) => forgotten.subscribe(listener);
