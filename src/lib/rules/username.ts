import * as z from 'zod';
import { rule } from './rule';
import { LIMITS } from './text';

/** Account names: 3 to 32 of letters, digits, - _ . ; a letter first, a letter or digit last. */
export const username = rule(z.string().min(3).max(LIMITS.short), 'usernameFormat', (name) =>
  /^[A-Za-z](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(name),
);
