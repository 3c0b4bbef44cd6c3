import * as z from 'zod';
import { isTimeZone } from '../time-zone';
import { rule } from './rule';
import { LIMITS } from './text';

/** A zone of the IANA database, by its name. */
export const timeZone = rule(z.string().min(1).max(LIMITS.name), 'zoneFormat', isTimeZone);
