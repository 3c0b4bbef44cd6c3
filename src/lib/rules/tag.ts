import { rule } from './rule';
import { LIMITS, text } from './text';

/** A tag value of a push task: letters and digits only (spec 5), up to 64. */
export const tagValue = rule(text(LIMITS.name, 'none'), 'tagFormat', (value) => /^[A-Za-z0-9]+$/.test(value));
