import * as z from 'zod';
import type { CrossIssue } from './cross-field';
import { rule } from './rule';
import { secret } from './secret';
import { isVisible } from './text';

const CLASSES = { upper: /[A-Z]/, lower: /[a-z]/, digit: /[0-9]/, special: /[!-/:-@[-`{-~]/ } as const;

export type PasswordClass = keyof typeof CLASSES;

/** Which of the four kinds of characters the password has; special is printable ASCII punctuation. */
export function classes(password: string): Readonly<Record<PasswordClass, boolean>> {
  const has = (kind: PasswordClass) => CLASSES[kind].test(password);
  return { upper: has('upper'), lower: has('lower'), digit: has('digit'), special: has('special') };
}

const LENGTH = { min: 8, max: 16 } as const;
const VARIETY = { least: 3 } as const;

/** The rules of a password one by one, for a checklist that follows the typing. */
export const PASSWORD_RULES = [
  {
    code: 'passwordLength',
    values: LENGTH,
    test: (password: string) => [...password].length >= LENGTH.min && [...password].length <= LENGTH.max,
  },
  { code: 'passwordSpaces', values: {}, test: (password: string) => password !== '' && !/\s/.test(password) },
  {
    code: 'passwordClasses',
    values: VARIETY,
    test: (password: string) => Object.values(classes(password)).filter(Boolean).length >= VARIETY.least,
  },
] as const;

/** A password to be set: 8 to 16 characters, no spaces, three of four kinds of characters. */
export const password: z.ZodString = secret(
  rule(
    PASSWORD_RULES.reduce((schema, { code, test, values }) => rule(schema, code, test, values), z.string().min(1)),
    'invisibleText',
    // Spaces have a rule of their own.
    (text) => isVisible(text.replace(/\s/g, '')),
  ),
);

/** A password that replaces `current` and so must differ from it. */
export function newPassword(current: string): z.ZodString {
  return rule(password, 'passwordSame', (value) => value !== current);
}

/** A password that is only compared, such as the account password that confirms an action: required, no other rule. */
export const presentPassword = secret(z.string().min(1));

/** For crossField: the new password repeats the old one; shown on `path`. */
export function unchangedPassword(old: string | undefined, next: string | undefined, path: string): CrossIssue[] {
  return next && next === old ? [{ path: [path], rule: 'passwordSame' }] : [];
}

/** For crossField: the repetition differs from the password; shown on `path`, the field of the repetition. */
export function confirmation(first: string | undefined, second: string | undefined, path: string): CrossIssue[] {
  return first !== undefined && second && first !== second ? [{ path: [path], rule: 'passwordMismatch' }] : [];
}
