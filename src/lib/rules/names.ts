import type { z } from 'zod';
import type { RuleCode } from './codes';
import { rule } from './rule';
import { secret } from './secret';
import { LIMITS, text } from './text';

const named =
  (code: RuleCode, pattern: RegExp) =>
  (max: number = LIMITS.name) =>
    rule(text(max, 'none'), code, (value) => pattern.test(value));

/** Names of system settings, up to `max` characters: a letter, then letters and digits. */
export const alnumName: (max?: number) => z.ZodString = named('nameAlnum', /^[A-Za-z][A-Za-z0-9]*$/);

/** The variant with underscores. */
export const underscoreName: (max?: number) => z.ZodString = named('nameUnderscore', /^[A-Za-z]\w*$/);

/** The variant with hyphens, not at the end. */
export const hyphenName: (max?: number) => z.ZodString = named('nameHyphen', /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/);

/** The variant that allows - _ . @ # after the first letter. */
export const symbolName: (max?: number) => z.ZodString = named('nameSymbols', /^[A-Za-z][\w.@#-]*$/);

/** The device name of an edge node: up to 64 characters, no spaces, no digit first. */
export const deviceName = rule(text(LIMITS.name, 'none'), 'deviceNameDigit', (value) => !/^\p{Nd}/u.test(value));

const SHORTEST = 8;

/** The password of a device: 8 to 128 characters with upper case, lower case and a digit, no spaces. */
export const devicePassword = rule(
  secret(text(LIMITS.remark, 'none')),
  'devicePassword',
  (value) => [...value].length >= SHORTEST && /[A-Z]/.test(value) && /[a-z]/.test(value) && /[0-9]/.test(value),
  { min: SHORTEST },
);
