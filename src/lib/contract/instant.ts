import * as z from 'zod';

/** Counts from here up are milliseconds: 3 March 1973, and as seconds the year 5138. */
export const LEAST_MILLISECONDS = 1e11;
/** Counts from here up to `LEAST_MILLISECONDS` are seconds: 3 March 1973 again. As milliseconds they would end before that day. */
export const LEAST_SECONDS = 1e8;

/** Whether a count can only be seconds: the time it names in milliseconds is long before there were such gateways. */
export const isInSeconds = (count: number): boolean => count >= LEAST_SECONDS && count < LEAST_MILLISECONDS;

/**
 * A moment, in epoch milliseconds. A count that can only be seconds is none; a smaller one, such as 0, is in either unit
 * long past and stays as it is. Durations are numbers of their own.
 */
export const instant = z.number().check(z.refine((count) => !isInSeconds(count)));
