import { useCallback, useSyncExternalStore } from 'react';
import type { OfferedCall } from '@/lib/contract/client';
import { isOffered, type Offers, offers } from '@/lib/contract/offered';

/** What is known of the gateway's capabilities; draws again when something is learnt. */
export const useOffersNow = (): Offers => useSyncExternalStore(offers.subscribe, offers.get);

/**
 * Whether the gateway offers what a call needs beyond what is specified: `offers(accessApi.getDecision)`. What it does
 * not offer is not drawn: no entry, no tab, no button.
 */
export function useOffers(): (call: OfferedCall) => boolean {
  const now = useOffersNow();
  return useCallback(({ capability }) => isOffered(capability, now), [now]);
}
