/**
 * For `loading` of each table: the library makes a live region of all its rows, and a screen reader would read them out with
 * every change. How many there are is told beside them.
 */
export const QUIET = { spinning: false, 'aria-live': 'off' } as const;
