import * as z from 'zod';

/** Whose settings: a sub-account's by id; one's own without it. */
export const ofAccount = z.object({ accountId: z.string().min(1).optional() });
