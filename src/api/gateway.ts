import type { Gateway } from '@/lib/contract/adapt';

/** How the gateway of this console differs from the contract: paths, names, words, its envelope. As delivered, not at all. */
export const gateway: Gateway = {};
