import * as z from 'zod';
import { rule } from './rule';
import { LIMITS } from './text';

/** How long a name may be, for the schema and for what is said of it before it is typed. */
export const USERNAME_LENGTH = { min: 3, max: LIMITS.short } as const;

/** Account names: 3 to 32 of letters, digits, - _ . ; a letter first, a letter or digit last. */
export const username = rule(z.string().min(USERNAME_LENGTH.min).max(USERNAME_LENGTH.max), 'usernameFormat', (name) =>
  /^[A-Za-z](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(name),
);
