import { announce } from '@/components/network-changes/staged-keys';
import { removeStored, storedKeys } from '@/lib/storage';

/** Forgets what any account staged on any node, and what waits aside while it is applied: for the end of a test. */
export function clearStaged(): void {
  for (const key of storedKeys('network-changes:')) removeStored(key);
  announce();
}
