// What the page's first script (deploy/umi/first-script.ts) knows of the session.

/** The session's cookie, set by the gateway's sign-in page. */
export const TOKEN_COOKIE = 'access_token';

/** Where an entry at the root led the last time. */
export const LANDING_KEY = 'landsAt';
