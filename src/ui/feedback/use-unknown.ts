import { useState } from 'react';
import type { Failure } from '@/lib/contract/failure';

/** So often the gateway may fail to say what an action comes to before the operator can go on without knowing. */
export const TRIES = 3;

/** Whether what a question waits for cannot be found out: the load failed three times, each failure counted once. */
export function useUnknown(failure: Failure | null): boolean {
  const [seen, setSeen] = useState<{ last: Failure | null; count: number }>({ last: null, count: 0 });
  if (failure !== null && failure !== seen.last) setSeen({ last: failure, count: seen.count + 1 });
  return seen.count >= TRIES;
}
