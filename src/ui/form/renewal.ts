import { createContext, useCallback, useMemo, useState } from 'react';
import * as z from 'zod';
import type { Loaded } from '@/ui/data/use-load';

/** What a form knows of the object that it changes. */
export interface Renewal {
  /** The version of what the form was last given; undefined for what has none. */
  version: number | undefined;
  /** Loads the object anew and gives the form what came, in new props. */
  renew: () => void;
  isRenewing: boolean;
}

/** Filled by what loads an object for a form, so that a form finds out what was changed meanwhile by itself. */
export const RenewalContext = createContext<Renewal | null>(null);

const versioned = z.object({ version: z.number() });
const ownVersion = (data: unknown) => versioned.safeParse(data).data?.version;

/** The version of what was loaded, or of the first that has one where it was put together of several loads. */
function versionOf(data: unknown): number | undefined {
  const own = ownVersion(data);
  if (own !== undefined || typeof data !== 'object' || data === null) return own;
  return Object.values(data)
    .map(ownVersion)
    .find((version) => version !== undefined);
}

/**
 * What was loaded first, for a form: a later load does not touch it, since the input is the operator's. Only when the form
 * asks, after a refusal, it gets what is there now.
 */
export function useRenewal<Data>(loaded: Loaded<Data>): { held: Data | undefined; renewal: Renewal } {
  const { data, isLoading, reload } = loaded;
  const [held, setHeld] = useState<Data | undefined>(undefined);
  const [isRenewing, setRenewing] = useState(false);
  if (held === undefined && data !== undefined && !isLoading) setHeld(data);
  if (isRenewing && !isLoading) {
    setRenewing(false);
    if (data !== undefined) setHeld(data);
  }
  const renew = useCallback(() => {
    reload();
    setRenewing(true);
  }, [reload]);
  const version = versionOf(held);
  return { held, renewal: useMemo(() => ({ version, renew, isRenewing }), [version, renew, isRenewing]) };
}
