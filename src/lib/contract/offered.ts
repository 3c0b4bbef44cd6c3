import { createStore } from '../store';
import type { Capability } from './capability';
import { type Failure, failureOf } from './failure';

/** What is known of this gateway: what it says it offers (null: it does not say), and what turned out to be missing. */
export interface Offers {
  readonly declared: ReadonlySet<string> | null;
  readonly missing: ReadonlySet<string>;
}

const UNKNOWN: Offers = { declared: null, missing: new Set() };

/** What the gateway of this page offers; everything, as long as nothing is known. */
export const offers = createStore<Offers>(UNKNOWN);

/** Whether a call can be offered: it is specified (null), or the gateway has what it belongs to as far as is known. */
export function isOffered(capability: Capability | null | undefined, { declared, missing }: Offers = offers.get()) {
  if (capability === null || capability === undefined) return true;
  return !missing.has(capability) && (declared === null || declared.has(capability));
}

/** Takes over the list in which a gateway, or its deployment, says what it offers: it counts for more than what was missed before. */
export function declareOffered(capabilities: Iterable<string>): void {
  offers.set({ declared: new Set(capabilities), missing: new Set() });
}

/** The gateway does not know a path that belongs to this capability: nothing of it is offered or asked for from now on. */
export function markMissing(capability: Capability): void {
  const { declared, missing } = offers.get();
  if (!missing.has(capability)) offers.set({ declared, missing: new Set([...missing, capability]) });
}

/** Forgets what is known, so that everything is offered and tried again. */
export const forgetOffers = (): void => offers.set(UNKNOWN);

/** The answer of a call, or what stands in its place where the gateway does not offer it; every other failure stays one. */
export const orWithout = <Answer, Instead>(answer: Promise<Answer>, instead: Instead): Promise<Answer | Instead> =>
  answer.catch((thrown: unknown) => {
    if (failureOf(thrown).kind === 'unoffered') return instead;
    throw thrown;
  });

let witness: (() => Promise<unknown>) | null = null;

/**
 * Sets the call that tells an outage from a path that is unknown, where a server gives a page in the place of JSON: one that
 * every gateway has. Without one a page is a failure like any other.
 */
export function setWitness(call: (() => Promise<unknown>) | null): void {
  witness = call;
}

/** Whether a failure says that the gateway does not know the path of a call; one that may be an outage is looked into. */
export async function isPathUnknown({ unknownPath }: Failure): Promise<boolean> {
  if (unknownPath !== 'maybe' || witness === null) return unknownPath === 'yes';
  return witness().then(
    () => true,
    (thrown: unknown) => failureOf(thrown).kind === 'business',
  );
}
