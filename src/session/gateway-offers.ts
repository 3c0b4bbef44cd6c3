import * as z from 'zod';
import { declareOffered, forgetOffers, type Offers, offers } from '@/lib/contract/offered';
import { ownEntry } from '@/lib/own-entry';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { config } from './config';
import { OFFERS_KEY } from './first-facts';

const KEPT_MS = 24 * 60 * 60_000;

const stored = z.object({
  gateway: z.string(),
  build: z.string().nullable(),
  at: z.number(),
  declared: z.array(z.string()).nullable(),
  missing: z.array(z.string()),
});

/** What was learnt of this gateway by this build of the console within the last day; null if nothing was. */
function keptFor(gateway: string): Offers | null {
  const kept = stored.safeParse(readStored(OFFERS_KEY)).data;
  const age = Date.now() - (kept?.at ?? 0);
  if (!kept || kept.gateway !== gateway || kept.build !== ownEntry() || age < 0 || age > KEPT_MS) return null;
  return { declared: kept.declared && new Set(kept.declared), missing: new Set(kept.missing) };
}

/**
 * Takes up what is known of a gateway (by its address) from the visit before, and keeps what is learnt from now on; what
 * public/config.js says of its capabilities stands in for what the gateway does not say itself. Returns the function that
 * stops it.
 */
export function followOffers(gateway: string): () => void {
  const before = keptFor(gateway);
  if (before) offers.set(before);
  if (offers.get().declared === null && config.capabilities) declareOffered(config.capabilities);
  return offers.subscribe(() => {
    const { declared, missing } = offers.get();
    if (declared === null && missing.size === 0) return removeStored(OFFERS_KEY);
    const at = Date.now();
    writeStored(OFFERS_KEY, {
      gateway,
      build: ownEntry(),
      at,
      declared: declared && [...declared],
      missing: [...missing],
    });
  });
}

/** Takes over what the gateway says of itself; a name that this console does not know changes nothing. */
export const takeDeclared = (names: readonly string[]): void => declareOffered(names);

/** Forgets what is known of the gateway and tries everything again. */
export function askAgain(): void {
  forgetOffers();
  if (config.capabilities) declareOffered(config.capabilities);
}
