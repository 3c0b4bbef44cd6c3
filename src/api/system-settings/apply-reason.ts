import { text } from '@/lib/rules/text';

// Apart from the network of a node: also what does nothing to it says why.

/** Why something is applied, in a line of one's own; a gateway without `nodeVersions` is sent none. */
export const REASON_LENGTH = 200;
export const applyReason = text(REASON_LENGTH);
