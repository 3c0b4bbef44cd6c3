import { randomKey } from '@/lib/random-key';

/** A key for an entry that the gateway does not know yet. */
export const newKey = (): string => `new-${randomKey()}`;
