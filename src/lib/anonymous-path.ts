/** Whether a path of the console, without the router base, is a screen that needs no session and never reads the token. */
export const isAnonymousPath = (path: string): boolean => path.startsWith('/anonymous/');
