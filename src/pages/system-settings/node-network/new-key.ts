/** A key for an entry that the gateway does not know yet. */
export const newKey = (): string => `new-${crypto.randomUUID()}`;
