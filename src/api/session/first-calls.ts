// The calls that the page's first script makes before any contract is there (deploy/umi/first-script.ts).

/** What every console screen asks for first: the account with its rights. */
export const FIRST_CALL = '/api/acm/session/get';

export const FRONT_INIT = '/api/acm/getFrontInitInfo';
export const ATTENTION = '/api/acm/overview/getAttention';
export const HOME_COUNTERS = '/api/acm/overview/getCounters';

/** What the home asks for besides. */
export const HOME_CALLS = [FRONT_INIT, ATTENTION, HOME_COUNTERS];
