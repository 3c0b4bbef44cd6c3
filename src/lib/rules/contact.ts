import * as z from 'zod';
import { isDomain } from './domain';
import { rule } from './rule';
import { LIMITS } from './text';

const LOCAL_PART = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

function isEmail(text: string): boolean {
  const [, local, domain] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  return local !== undefined && domain !== undefined && LOCAL_PART.test(local) && isDomain(domain);
}

/** An e-mail address (RFC 5321 dot-string, no quoted local part), up to 320 characters; its domain may be an IDN. */
export const email = rule(z.string().min(1).max(LIMITS.email), 'emailFormat', isEmail);

// Our own rule: the metadata of a phone-number library costs 35 KiB (brotli) to refuse a little more. A number with
// the code of mainland China must be a mobile one there, because verification codes are sent to it.
const PHONE = /^(?:(?:\+86)?1[3-9]\d{9}|\+(?!86)[1-9]\d{6,14})$/;

/** What a number is grouped by in letters and address books says nothing: `+1 (415) 555-2671`, `138-0000-0001`. */
const dialed = (text: string) => text.replace(/[\s().\-\u2010-\u2013（）]/g, '');

/** A mainland mobile number of 11 digits, with or without +86, or any other number as in E.164 (+, 7 to 15 digits). */
export const phone = rule(z.string().overwrite(dialed).min(1), 'phoneFormat', (text) => PHONE.test(text));

/** An e-mail address that replaces `current`; letter case makes no difference. */
export function newEmail(current: string): z.ZodString {
  return rule(email, 'emailSame', (text) => text.toLowerCase() !== current.toLowerCase());
}

/** A phone number as it is compared: with and without +86 it is the same number. */
export const national = (text: string): string => text.replace(/^\+86/, '');

/** A phone number that replaces `current`, and is none of the account's `others` either, such as its backup phone. */
export function newPhone(current: string, others: readonly string[] = []): z.ZodString {
  const changed = rule(phone, 'phoneSame', (text) => national(text) !== national(current));
  return rule(changed, 'phoneOther', (text) => others.every((one) => national(text) !== national(one)));
}
