import { optional } from './optional';
import { LIMITS, text } from './text';

/** The name of a robot, up to 32 characters (decision 19). */
export const robotName = text(LIMITS.short);

/** A secret of a third party, such as a robot's key: up to 256 characters, no spaces. */
export const secret = text(LIMITS.long, 'none');

/** A secret in an update: empty keeps the old one. */
export const keptSecret = optional(secret);
