// What the page's first script (deploy/umi/first-script.ts) knows of the session and the gateway.

import type { Capability } from '@/lib/contract/capability';

/** The session's cookie, set by the gateway's sign-in page. */
export const TOKEN_COOKIE = 'access_token';

/** Where an entry at the root led the last time. */
export const LANDING_KEY = 'landsAt';

/** What was learnt of the gateway, as gateway-offers.ts keeps it. */
export const OFFERS_KEY = 'gatewayOffers';

/** Whether what is kept of the gateway says that it lacks a capability; a cheap look, which may be out of date. */
export function isKnownToLack(kept: string | null, capability: Capability): boolean {
  const names = (list: 'declared' | 'missing') =>
    new RegExp(`"${list}":\\[([^\\]]*)\\]`).exec(kept ?? '')?.[1]?.split(',') ?? null;
  const name = `"${capability}"`;
  return names('missing')?.includes(name) === true || names('declared')?.includes(name) === false;
}
