import { rule } from './rule';
import { LIMITS, text } from './text';

/** The version of a software package, up to 32 characters: a letter or digit, then these and . - _ + (as SemVer 2.0.0). */
export const softwareVersion = rule(text(LIMITS.short, 'none'), 'softwareVersion', (value) =>
  /^[A-Za-z0-9][\w.+-]*$/.test(value),
);
