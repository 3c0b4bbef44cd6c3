/** The smallest TTL that each edition takes, in seconds: the quotas, the orders and the handbook tell the same. */
export const MIN_TTL = { basic: 600, standard: 120, flagship: 60 } as const;
