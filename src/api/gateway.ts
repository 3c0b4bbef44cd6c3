import type { Adapter } from '@/lib/contract/adapter';

/** How the gateway of this console differs from the contract: paths, names, words, its envelope. As delivered, not at all. */
export const gateway: Adapter | null = null;
